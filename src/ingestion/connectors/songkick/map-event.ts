import type { NativeListing } from '../../../domain/native-listing.ts'
import type { Outcome } from '../connector.ts'
import { isObject, listOf, objectOf, textOf, unlessSilent, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'

/** One event of Songkick as a native listing. Its popularity is of Songkick's visitors, and no rating. */
export function mapEvent(event: JsonObject): Outcome {
  const id = textOf(event['id']) ?? null
  if (id === null) return { rejected: 'no id', id }
  const performances = billOf(event['performance'])
  const festival = event['type'] === 'Festival'
  const listing: NativeListing = {
    id,
    name: nameOf(event, performances, festival),
    url: textOf(event['uri']),
    start: momentOf(event['start']),
    end: momentOf(event['end']),
    status: statusOf(event['status']),
    description: ageOf(event['ageRestriction']),
    categories: [festival ? 'festival/music-festival' : 'music'],
    performers: performersOf(performances, textOf(event['displayName']) ?? ''),
    place: placeOf(event),
  }
  return { listing: without(listing) }
}

/** By `billingIndex`, where all tell it. */
function billOf(value: unknown): readonly JsonObject[] {
  const bill = listOf(value).filter(isObject)
  const index = (one: JsonObject) => Number(textOf(one['billingIndex']) ?? Number.NaN)
  return bill.every((one) => Number.isFinite(index(one)))
    ? bill.toSorted((a, b) => index(a) - index(b))
    : bill
}

/** No show begins a minute before midnight, and less so at some second of it. */
const STAND_IN = /^23:59/

/**
 * `datetime` has an offset that is often the one of the season the listing was made in: the local clock counts. Without
 * `time` the day is all that is known.
 */
function momentOf(value: unknown): string | undefined {
  const { date, time, datetime } = objectOf(value)
  const day = textOf(date)
  const clock = STAND_IN.test(textOf(time) ?? '') ? undefined : textOf(time)
  if (day === undefined) return textOf(datetime)
  return clock === undefined ? day : `${day}T${clock}`
}

function statusOf(value: unknown): string | undefined {
  const status = textOf(value)?.toLowerCase()
  return status === 'ok' ? 'scheduled' : status
}

function ageOf(value: unknown): string | undefined {
  const age = textOf(value)
  return age === undefined ? undefined : `Age: ${/^\d+$/.test(age) ? `${age}+` : age}`
}

/** `Radiohead at Roundhouse (May 18, 1992) (CANCELLED)`: the part that Songkick put together from other members. */
const PUT_TOGETHER = / at (?:(?! at ).)+ \(\p{L}+ \d{1,2}, \d{4}\)(?: \(\p{Lu}+\))?\s*$/u
/** The bill is in `performance` to its end. */
const MORE = /,? and \d+ more…$/
const STATUS = /\s*\((?:CANCELLED|POSTPONED|RESCHEDULED)\)\s*$/

/** Who plays is what a concert is called; a festival has a name of its own. */
function nameOf(
  event: JsonObject,
  performances: readonly JsonObject[],
  festival: boolean,
): string | undefined {
  const name = textOf(event['displayName'])?.replace(STATUS, '')
  if (festival || name === undefined) return name
  const venue = textOf(objectOf(event['venue'])['displayName'])
  const ending = venue === undefined ? -1 : name.lastIndexOf(` at ${venue} (`)
  const acts = ending > 0 ? name.slice(0, ending) : name.replace(PUT_TOGETHER, '')
  return acts.trim() === '' ? textOf(performances[0]?.['displayName']) : acts.replace(MORE, '')
}

type Performer = NonNullable<NativeListing['performers']>[number]

/** Where no billing is told, `Otters with Badgers` tells who supports whom. */
function performersOf(performances: readonly JsonObject[], title: string): Performer[] {
  const told = performances.some((one) => textOf(one['billing']) !== undefined)
  const supported = told ? -1 : title.indexOf(' with ')
  return steadily(performances.flatMap(performerOf)).map((performer) => {
    const at = supported === -1 ? -1 : title.indexOf(String(performer.name), supported)
    const isHead = at === -1 || title.slice(0, supported).includes(String(performer.name))
    return isHead ? performer : { ...performer, role: 'support' }
  })
}

/** Whom a festival's bill begins with is the same in every answer; further down the order is another one each time. */
const ORDERED = 12

function steadily<T extends Exclude<Performer, string>>(bill: readonly T[]): readonly T[] {
  const rest = bill.slice(ORDERED).toSorted((a, b) => Number(a.id ?? 0) - Number(b.id ?? 0))
  return [...bill.slice(0, ORDERED), ...rest]
}

function performerOf(performance: JsonObject): readonly Exclude<Performer, string>[] {
  const artist = objectOf(performance['artist'])
  const name = textOf(artist['displayName']) ?? textOf(performance['displayName'])
  if (name === undefined) return []
  const songkick = textOf(artist['id'])
  return [
    without({
      id: songkick,
      name,
      role: performance['billing'] === 'support' ? 'support' : 'headliner',
      sameAs: sameAsOf(artist['identifier'], songkick),
    }),
  ]
}

/** Several MusicBrainz ids mean that Songkick is not sure which of them it is: then none of them says who it is. */
function sameAsOf(value: unknown, songkick: string | undefined): string[] {
  const ids = new Set(listOf(value).flatMap((one) => textOf(objectOf(one)['mbid']) ?? []))
  const own = songkick === undefined ? [] : [`songkick:${songkick}`]
  return ids.size === 1 ? [...[...ids].map((id) => `musicbrainz:${id}`), ...own] : own
}

function placeOf(event: JsonObject): NativeListing['place'] {
  const venue = objectOf(event['venue'])
  return unlessSilent({ ...hallOf(venue), ...nearestTown(event, venue) })
}

/** `Unknown venue` without an id is no place but its town. */
function hallOf(venue: JsonObject): object {
  if (venue['id'] === null || textOf(venue['displayName']) === 'Unknown venue') return {}
  const [lat, lng] = [textOf(venue['lat']), textOf(venue['lng'])]
  return without({
    id: textOf(venue['id']),
    name: textOf(venue['displayName']),
    street: textOf(venue['street']),
    postalCode: textOf(venue['zip']),
    lat: lng === undefined ? undefined : lat,
    lng: lat === undefined ? undefined : lng,
    phone: textOf(venue['phone']),
    url: textOf(venue['website']),
  })
}

/** The venue's own, told where an event is asked for alone, and that of `location` are nearer than the metro area. */
function nearestTown(event: JsonObject, venue: JsonObject): Town {
  const told = ownTown(venue) ?? townOf(textOf(objectOf(event['location'])['city']))
  const metro = objectOf(venue['metroArea'])
  return without({
    // `New York (NYC)`.
    city: told.city ?? textOf(metro['displayName'])?.replace(/ \([^()]*\)$/, ''),
    region: told.region ?? textOf(objectOf(metro['state'])['displayName']),
    country: told.country ?? textOf(objectOf(metro['country'])['displayName']),
  })
}

interface Town {
  readonly city?: string | undefined
  readonly region?: string | undefined
  readonly country?: string | undefined
}

function ownTown(venue: JsonObject): Town | null {
  const city = objectOf(venue['city'])
  const name = textOf(city['displayName'])
  if (name === undefined) return null
  return {
    city: name,
    region: textOf(objectOf(city['state'])['displayName']),
    country: textOf(objectOf(city['country'])['displayName']),
  }
}

/** `Brisbane, QLD, Australia`, `Clisson, France`, `Knebworth`. */
function townOf(text: string | undefined): Town {
  const parts = (text ?? '').split(',').map((part) => part.trim())
  const [city, second, third] = parts
  if (city === undefined || city === '') return {}
  if (third !== undefined) return { city, region: second, country: third }
  return { city, country: second }
}

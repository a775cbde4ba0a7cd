import type { NativeListing } from '../../../domain/native-listing.ts'
import type { Outcome } from '../connector.ts'
import { inUtc, isObject, listOf, objectOf, textOf, unlessSilent, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { categoryOf, genreNamed } from './taxonomies.ts'

/** One event of SeatGeek as a native listing. It tells no end; `visible_until_utc` is when its page goes. */
export function mapEvent(event: JsonObject): Outcome {
  const id = textOf(event['id']) ?? null
  if (id === null) return { rejected: 'no id', id }
  const venue = objectOf(event['venue'])
  const listing: NativeListing = {
    id,
    name: nameOf(event, venue),
    url: textOf(event['url']),
    ...datesOf(event, venue),
    status: statusOf(event),
    ...salesOf(event['stats']),
    description: textOf(event['description']),
    image: imageOf(event),
    categories: categoriesOf(event),
    kind: /^parking/i.test(textOf(event['type']) ?? '') ? 'parking' : undefined,
    performers: performersOf(event),
    place: placeOf(venue),
  }
  return { listing: without(listing) }
}

/** `The Otters - Boston`: the town of a show that tours. */
function nameOf(event: JsonObject, venue: JsonObject): string | undefined {
  const name = textOf(event['title']) ?? textOf(event['short_title'])
  const ending = ` - ${textOf(venue['city']) ?? ''}`
  return name !== undefined && name.endsWith(ending) ? name.slice(0, -ending.length) : name
}

/** SeatGeek's time of day where none is known, whether or not it says so. */
const STAND_IN = /T03:30(?::00)?$/

/** A day whose time is to come carries a stand-in; a date to come carries a day as well. */
function datesOf(event: JsonObject, venue: JsonObject): Partial<NativeListing> {
  const local = textOf(event['datetime_local'])
  const instant = textOf(event['datetime_utc'])
  const timeUnknown = event['time_tbd'] === true || STAND_IN.test(local ?? '')
  const dateUnknown = event['date_tbd'] === true || event['datetime_tbd'] === true
  const start = local ?? inUtc(instant)
  return {
    timeZone: textOf(venue['timezone']),
    start: timeUnknown ? start?.slice(0, 10) : start,
    timeUnknown: timeUnknown ? true : undefined,
    dateUnknown: dateUnknown ? true : undefined,
    end: inUtc(textOf(event['enddatetime_utc'])),
  }
}

const STATUSES: Readonly<Record<string, string>> = {
  normal: 'scheduled',
  canceled: 'cancelled',
  contingent: 'scheduled',
}

function statusOf(event: JsonObject): string | undefined {
  const status = textOf(event['status'])?.toLowerCase()
  return status === undefined ? undefined : (STATUSES[status] ?? status)
}

/**
 * What others offer for resale at the moment, in US dollars. None: there is nothing to be had from SeatGeek, whatever is
 * left elsewhere. Neither count nor price: nothing is known.
 */
function salesOf(value: unknown): Partial<NativeListing> {
  const stats = objectOf(value)
  const lowest = textOf(stats['lowest_price'])
  const highest = textOf(stats['highest_price'])
  const count = Number(stats['listing_count'] ?? Number.NaN)
  if (count === 0) return { offers: [], availability: 'soldOut' }
  if (lowest === undefined) return { offers: [], availability: 'unknown' }
  const offer = { kind: 'resale', price: lowest, priceMax: highest, currency: 'USD' }
  return { offers: [{ ...without(offer), availability: 'available' }], availability: 'available' }
}

/** The deepest taxonomies first: they say most. Of a concert the genre of who heads it says more. */
function categoriesOf(event: JsonObject): string[] | undefined {
  const taxonomies = listOf(event['taxonomies']).filter(isObject)
  const names = taxonomies.flatMap((one) => textOf(one['name']) ?? []).toReversed()
  const labels = [...names, textOf(event['type']) ?? ''].filter((name) => name !== '')
  const told = labels.map(categoryOf)
  const all = told.flatMap((one) => (one === 'music' ? [...genresOf(event), one] : one))
  return all.length === 0 ? undefined : [...new Set(all)]
}

function genresOf(event: JsonObject): string[] {
  const genres = listOf(headOf(event)['genres']).filter(isObject)
  const primary = genres.filter((one) => one['primary'] === true)
  const names = (primary.length > 0 ? primary : genres).flatMap((one) => textOf(one['name']) ?? [])
  return names.map(genreNamed)
}

function headOf(event: JsonObject): JsonObject {
  const performers = listOf(event['performers']).filter(isObject)
  return performers.find((one) => one['primary'] === true) ?? performers[0] ?? {}
}

/** Types of performers that are no people and no teams, but the show or the tournament itself. */
const SHOW =
  /^(?:theater(?!_comedy)|broadway|family|festival|music_festival|cirque|film|circus|pga|lpga|golf|f1|nascar|indycar|monster_truck|motocross|horse_racing|rodeo)/

function performersOf(event: JsonObject): NativeListing['performers'] {
  const performers = listOf(event['performers'])
    .filter(isObject)
    .filter((one) => !SHOW.test(textOf(one['type']) ?? ''))
  const named = performers.some((one) => one['primary'] === true)
  return performers.flatMap((one) => {
    const name = textOf(one['name'])
    if (name === undefined) return []
    const team = one['home_team'] === true || one['away_team'] === true
    const head = team || one['primary'] === true || !named
    return [
      without({
        id: textOf(one['id']),
        name,
        role: head ? 'headliner' : 'support',
        image: textOf(one['image']),
      }),
    ]
  })
}

function imageOf(event: JsonObject): NativeListing['image'] {
  return textOf(event['image']) ?? textOf(headOf(event)['image'])
}

function placeOf(venue: JsonObject): NativeListing['place'] {
  const location = objectOf(venue['location'])
  const shown = shownTown(venue)
  return unlessSilent({
    id: textOf(venue['id']),
    name: textOf(venue['name_v2']) ?? textOf(venue['name']),
    street: textOf(venue['address']),
    postalCode: textOf(venue['postal_code']),
    city: textOf(venue['city']) ?? shown.city,
    region: textOf(venue['state']) ?? shown.region,
    country: textOf(venue['country']),
    lat: textOf(location['lat']),
    lng: textOf(location['lon']),
    timeZone: textOf(venue['timezone']),
  })
}

/** `Boston, MA`; of a town abroad `Toronto, Canada`. */
function shownTown(venue: JsonObject): { city?: string; region?: string } {
  const [, city, last = ''] = /^(.+), ([^,]+)$/.exec(textOf(venue['display_location']) ?? '') ?? []
  if (city === undefined) return {}
  return /^[A-Z]{2}$/.test(last) ? { city, region: last } : { city }
}

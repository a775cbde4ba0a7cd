import type { NativeListing } from '../../../domain/native-listing.ts'
import type { Outcome } from '../connector.ts'
import {
  isObject,
  listOf,
  objectOf,
  oneLineOf,
  textOf,
  unlessSilent,
  without,
} from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { offersOf } from './offers.ts'

/** One event of JamBase as a native listing. Its words are schema.org's, its values its own: empty texts mean none. */
export function mapEvent(event: JsonObject, seller: string | null): Outcome {
  const id = textOf(event['identifier']) ?? null
  if (id === null) return { rejected: 'no id', id }
  if (textOf(event['mergedInto']) !== undefined)
    return { rejected: 'merged into another', id, withdraw: true }
  if (event['deletionStatus'] === 'deleted') return { removed: true, id }
  const location = objectOf(event['location'])
  const zone = textOf(objectOf(location['address'])['x-timezone'])
  const { offers, url } = offersOf(event, seller)
  const listing: NativeListing = {
    id,
    name: nameOf(event, location),
    url: url ?? textOf(event['url']),
    timeZone: zone,
    ...datesOf(event),
    status: textOf(event['eventStatus']),
    description: textOf(event['description']) ?? textOf(event['x-subtitle']),
    image: imageOf(event['x-promoImage']) ?? imageOf(event['image']),
    categories: categoriesOf(event),
    performers: performersOf(event['performer']),
    place: placeOf(location, zone),
    online: event['eventAttendanceMode'] === 'virtual' ? true : undefined,
    offers,
  }
  return { listing: without(listing) }
}

/** `endDate` is the last day, not an end: of one evening it says nothing. */
function datesOf(event: JsonObject): Partial<NativeListing> {
  const start = textOf(event['startDate'])
  const lastDay = textOf(event['endDate'])
  const doors = textOf(event['doorTime'])
  const day = start?.slice(0, 10)
  const clocked = lastDay !== undefined && lastDay.length > 10
  return {
    start,
    end: clocked || lastDay !== day ? lastDay : undefined,
    doors: doors === undefined || doors.length > 8 ? doors : `${day ?? ''}T${doors}`,
    previousStart: textOf(event['previousStartDate']),
  }
}

/** `Andrés Cepeda at Shubert Theatre` is put together from the bill and the place; a title of its own wins. */
function nameOf(event: JsonObject, location: JsonObject): string | undefined {
  const name = textOf(event['x-customTitle']) ?? textOf(event['name'])
  const ending = ` at ${textOf(location['name']) ?? ''}`
  return name !== undefined && name.endsWith(ending) && name.length > ending.length
    ? name.slice(0, -ending.length)
    : name
}

const STAND_IN = /jambase-default-/i

function imageOf(value: unknown): string | undefined {
  const url = textOf(value)
  return url === undefined || STAND_IN.test(url) ? undefined : url
}

function categoriesOf(event: JsonObject): string[] {
  const first = event['@type'] === 'Festival' ? ['festival/music-festival'] : []
  const acts = actsIn(event['performer'])
  const head = acts.find((one) => one['x-isHeadliner'] === true) ?? acts[0]
  const genres = listOf(head?.['genre']).flatMap((one) => genreIn(one) ?? [])
  return [...first, ...genres, 'music']
}

/** JamBase's own genres, where their names alone would be read otherwise. */
const GENRES: Readonly<Record<string, string>> = {
  'rhythm-and-blues-soul': 'music/soul',
  jamband: 'music/rock',
  christian: 'music/gospel',
}

/** `rock`, or what the vocabulary tells of it. */
function genreIn(value: unknown): string | undefined {
  const { name, identifier } = objectOf(value)
  const genre = textOf(value) ?? textOf(identifier) ?? textOf(name)
  return GENRES[genre ?? ''] ?? genre
}

/** By their rank, where all tell one. */
function actsIn(value: unknown): readonly JsonObject[] {
  const acts = listOf(value).filter(isObject)
  const rank = (one: JsonObject) => Number(textOf(one['x-performanceRank']) ?? Number.NaN)
  return acts.every((one) => Number.isFinite(rank(one)))
    ? acts.toSorted((a, b) => rank(a) - rank(b))
    : acts
}

function performersOf(value: unknown): NativeListing['performers'] {
  const acts = actsIn(value)
  const headed = acts.some((one) => one['x-isHeadliner'] === true)
  return acts.flatMap((one) => {
    const name = textOf(one['name'])
    if (name === undefined) return []
    return [
      without({
        id: textOf(one['identifier']),
        name,
        role: headed && one['x-isHeadliner'] !== true ? 'support' : 'headliner',
        image: imageOf(one['image']),
        sameAs: idsOf(one),
      }),
    ]
  })
}

/** Of other systems, by `x-externalIdentifiers` and by the addresses of `sameAs`. */
function idsOf(act: JsonObject): string[] | undefined {
  const external = listOf(act['x-externalIdentifiers']).flatMap((one) => {
    const { source, identifier } = objectOf(one)
    const ids = listOf(identifier).flatMap((id) => textOf(id) ?? [])
    return textOf(source) === undefined ? [] : ids.map((id) => `${textOf(source)}:${id}`)
  })
  const links = listOf(act['sameAs']).flatMap(
    (one) => textOf(isObject(one) ? one['url'] : one) ?? [],
  )
  const ids = [...external, ...links]
  return ids.length === 0 ? undefined : ids
}

function placeOf(location: JsonObject, timeZone: string | undefined): NativeListing['place'] {
  const address = objectOf(location['address'])
  const geo = objectOf(location['geo'])
  const region = objectOf(address['addressRegion'])
  const country = objectOf(address['addressCountry'])
  return unlessSilent({
    id: textOf(location['identifier']),
    name: textOf(location['name']),
    street: oneLineOf(address['streetAddress'], address['x-streetAddress2']),
    postalCode: textOf(address['postalCode']),
    city: textOf(address['addressLocality']),
    region:
      textOf(region['alternateName']) ?? textOf(region['name']) ?? textOf(address['addressRegion']),
    country:
      textOf(country['identifier']) ?? textOf(country['name']) ?? textOf(address['addressCountry']),
    lat: textOf(geo['latitude']),
    lng: textOf(geo['longitude']),
    timeZone,
    image: imageOf(location['image']),
  })
}

import { UNTOLD_PLACE } from '../../../src/domain/listing.ts'
import type { ListingPlace } from '../../../src/domain/listing.ts'
import { choosePlace } from '../../../src/ingestion/resolve/places.ts'
import { countPairs, pairCount } from '../pair-count.ts'
import type { PairCount } from '../pair-count.ts'
import { placeBook } from '../universe.ts'
import type { Feeds } from './read.ts'

interface Hall {
  readonly name: string
  readonly city: string
  readonly country: string
  readonly lat: number
  readonly lng: number
  readonly pid?: string
}

/** Theatres under several names; truth: the id that a places directory has for each. */
export function hallVariants(feeds: Feeds): PairCount | null {
  if (!feeds.has('venue-names/venues_catalog.json')) return null
  const halls = feeds
    .json<Hall[]>('venue-names/venues_catalog.json')
    .filter(({ pid }) => pid !== undefined)
  const book = placeBook([])
  const found = halls.map((hall) => ({
    hall,
    place: book.choose({
      ...UNTOLD_PLACE,
      name: hall.name,
      city: hall.city,
      lat: hall.lat,
      lng: hall.lng,
    }).id,
  }))
  return countPairs(
    found.map(({ hall, place }) => ({
      truth: hall.pid ?? '',
      place,
      text: `${hall.name} (${hall.city})`,
    })),
  )
}

/** Restaurants by name, address and town, with labelled pairs. */
export function labelledPlaces(feeds: Feeds): PairCount | null {
  const file = 'entity-resolution/Structured_Fodors-Zagats_train.txt'
  if (!feeds.has(file)) return null
  let [together, same, right] = [0, 0, 0]
  const wrong: string[] = []
  for (const line of feeds
    .text(file)
    .split('\n')
    .filter((one) => one !== '')) {
    const [left = '', other = '', label = ''] = line.split('\t')
    const [a, b] = [toPlace(left), toPlace(other)]
    const candidate = { ...b, id: 1, aliases: [], isCentroid: false, directoryId: '' }
    const joined = choosePlace(a, [candidate]).placeId !== null
    const truly = label.trim() === '1'
    if (joined) together += 1
    if (truly) same += 1
    if (joined && truly) right += 1
    if (joined !== truly)
      wrong.push(`${joined ? 'joined' : 'parted'}: ${a.name}, ${a.street} / ${b.name}, ${b.street}`)
  }
  return pairCount({ together, same, right, wrong })
}

function toPlace(text: string): ListingPlace {
  const field = (name: string) => {
    const value = new RegExp(`COL ${name} VAL (.*?)(?= COL |$)`, 'u').exec(text)?.[1] ?? ''
    return value
      .replace(/[`']{1,2} ?| \\/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim()
  }
  return {
    ...UNTOLD_PLACE,
    name: field('name'),
    street: field('addr') || null,
    city: field('city') || null,
    country: 'US',
  }
}

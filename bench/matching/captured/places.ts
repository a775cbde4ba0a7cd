import { UNTOLD_PLACE } from '../../../src/domain/listing.ts'
import type { ListingPlace } from '../../../src/domain/listing.ts'
import { choosePlace } from '../../../src/ingestion/resolve/places.ts'
import { placeBook } from '../universe.ts'
import type { Feeds } from './read.ts'

export interface PairCount {
  readonly pairs: number
  readonly precision: number
  readonly recall: number
  /** The first wrong ones, for reading. */
  readonly wrong: readonly string[]
}

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
  let [together, same, right] = [0, 0, 0]
  const wrong: string[] = []
  for (const [index, a] of found.entries()) {
    for (const b of found.slice(index + 1)) {
      const [joined, truly] = [a.place !== null && a.place === b.place, a.hall.pid === b.hall.pid]
      if (joined) together += 1
      if (truly) same += 1
      if (joined && truly) right += 1
      if (joined && !truly) wrong.push(`joined: ${a.hall.name} / ${b.hall.name} (${a.hall.city})`)
      if (!joined && truly) wrong.push(`parted: ${a.hall.name} / ${b.hall.name} (${a.hall.city})`)
    }
  }
  return { pairs: same, precision: ratio(right, together), recall: ratio(right, same), wrong }
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
  return { pairs: same, precision: ratio(right, together), recall: ratio(right, same), wrong }
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

function ratio(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole
}

import { tell } from '../tell.ts'
import type { Told } from '../universe.ts'
import { localText, offsetAt } from './read.ts'
import type { Feeds } from './read.ts'

interface Row {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly category: string
  readonly coordinates: readonly [lng: number, lat: number] | null
  readonly venue: string | null
  readonly address: string | null
  readonly city: string | null
  readonly startDate: string
  readonly endDate?: string
  readonly timezone: string
  readonly url: string
  readonly imageUrl: string | null
}

const SELLERS = ['tm', 'eb', 'serp', 'tkx']
const MAINS: Readonly<Record<string, string>> = {
  music: 'music',
  sports: 'sport',
  sport: 'sport',
  arts: 'theatre',
  theater: 'theatre',
  theatre: 'theatre',
  comedy: 'comedy',
  family: 'family',
  food: 'food',
  nightlife: 'nightlife',
}

/** One town from four sources; nobody has told which are one event. */
export function orlandoTellings(feeds: Feeds): Told[] | null {
  const file = 'crosslisted/events.json'
  if (!feeds.has(file)) return null
  return feeds.json<Row[]>(file).map((row) => ({
    partner: SELLERS.indexOf(row.id.split('-')[0] ?? '') + 1,
    listing: toListing(row),
  }))
}

function toListing(row: Row) {
  const at = Date.parse(row.startDate)
  const offset = offsetAt(row.timezone, at)
  const [lng, lat] = row.coordinates ?? [null, null]
  return tell({
    id: row.id,
    title: row.title,
    at: localText(at, offset),
    offset,
    place: {
      name: row.venue ?? '',
      street: streetOf(row),
      city: row.city?.split(',')[0] ?? null,
      country: 'US',
      lat,
      lng,
    },
    main: MAINS[row.category] ?? 'other',
    more: { url: row.url, description: row.description },
  })
}

/** Some write the hall's name before its address. */
function streetOf({ address, venue }: Row): string | null {
  const parts = (address ?? '').split(',').map((part) => part.trim())
  const [first] = parts[0] === venue ? parts.slice(1) : parts
  return first === undefined || first === '' ? null : first
}

import { areOfOtherCountries } from '../../../lib/geo/countries.ts'
import type { PlaceZone } from '../../../lib/geo/zone-of-place.ts'
import { offsetAt } from '../../../lib/zone.ts'

export interface ZoneWords {
  /** By a word for the clock of one of the others. */
  readonly told?: string
  /** The listing's own. */
  readonly listing: string | null
  readonly place: PlaceZone | null
  readonly feed: string | null
  readonly partner: string | null
}

/** Zones that say "no zone" rather than where something is. */
function isUniversal(zone: string): boolean {
  return zone === 'UTC' || zone.startsWith('Etc/')
}

/** The zone in which texts without an offset are read: the one that is told, the listing's, the place's, the feed's, the partner's. */
export function readingZone({ told, listing, place, feed, partner }: ZoneWords): string | null {
  return told ?? listing ?? place?.zone ?? feed ?? partner
}

/** The zone in which people at the place live. */
export function showingZone({ listing, place, feed, partner }: ZoneWords): string | null {
  const own = listing !== null && !isUniversal(listing) ? listing : null
  if (place !== null && (own === null || isElsewhere(own, place))) return place.zone
  return own ?? feed ?? listing ?? partner
}

/**
 * A zone with the same clock as the place's is the partner's name for it. A calendar kept in New York tells of Helsinki by its own
 * clock: people there have another.
 */
function isElsewhere(zone: string, place: PlaceZone): boolean {
  if (sameClock(zone, place.zone)) return false
  return place.exact || (place.byDefault !== true && areOfOtherCountries(zone, place.zone))
}

const WINTER = Date.UTC(2026, 0, 15)
const SUMMER = Date.UTC(2026, 6, 15)

function sameClock(a: string, b: string): boolean {
  return (
    a === b ||
    (offsetAt(a, WINTER) === offsetAt(b, WINTER) && offsetAt(a, SUMMER) === offsetAt(b, SUMMER))
  )
}

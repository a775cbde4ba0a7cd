import type { NativeListing } from '../../../domain/native-listing.ts'
import { isObject, textOf } from '../json-value.ts'

const OFFSET = /T\d{2}:\d{2}.*([+-]\d{2}:?\d{2})$/
const NONE = /^[+-]00:?00$/

/**
 * Some sites write each time in its hall's offset, and `+0000` where they do not know the hall's. Where a document does the
 * former, `+0000` (never `Z`) is no offset: the clock is read in the zone of the place, where the listing says one.
 */
export function inLocalTime<T extends { readonly listing: NativeListing }>(
  events: readonly T[],
): readonly T[] {
  const offsets = events.flatMap(({ listing }) => offsetOf(listing.start) ?? [])
  if (offsets.every((offset) => NONE.test(offset))) return events
  return events.map((event) => {
    const { listing } = event
    if (!NONE.test(offsetOf(listing.start) ?? '') || !saysWhere(listing.place)) return event
    const { start, end, doors } = listing
    const local = { start: bare(start), end: bare(end), doors: bare(doors) }
    const told = Object.entries(local).filter(([, value]) => value !== undefined)
    return { ...event, listing: { ...listing, ...Object.fromEntries(told) } }
  })
}

function offsetOf(value: unknown): string | undefined {
  return OFFSET.exec(textOf(value) ?? '')?.[1]
}

function bare(value: NativeListing['start']): NativeListing['start'] {
  const offset = offsetOf(value)
  return typeof value === 'string' && offset !== undefined && NONE.test(offset)
    ? value.slice(0, -offset.length)
    : value
}

function saysWhere(place: NativeListing['place']): boolean {
  return isObject(place) && (place['country'] ?? place['lat'] ?? place['timeZone']) !== undefined
}

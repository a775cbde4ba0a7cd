import { DAY_MS } from '../../lib/durations.ts'
import type { Listing } from '../../domain/listing.ts'
import { fold, words } from '../../lib/fold.ts'

/** Club nights after midnight belong to the evening before. */
const DAY_STARTS_AT_MS = 5 * 3600_000

/**
 * Whether a partner gave the id of one show to another: nothing in common. A new name on another date is enough once
 * the first show is over; while it is still to come the hall or all who are on stage must differ as well, for shows are
 * renamed and moved.
 */
export function isReused(before: Listing, after: Listing, isOver: boolean): boolean {
  if (sharesWord(before.name, after.name) || sharesDay(before, after)) return false
  return isOver || !samePlace(before, after) || otherPerformers(before, after)
}

/** Both tell who is on stage, and nobody is in both. A venue's own feed has no other hall to tell its shows apart by. */
function otherPerformers(a: Listing, b: Listing): boolean {
  if (a.performers.length === 0 || b.performers.length === 0) return false
  return a.performers.every((one) =>
    b.performers.every((other) => !sharesWord(one.name, other.name)),
  )
}

function sharesWord(a: string, b: string): boolean {
  const known = new Set(words(fold(a)))
  const other = words(fold(b))
  // A name without a word (`!!!`) is compared as it is.
  if (known.size === 0 || other.length === 0) return a === b
  return other.some((word) => known.has(word))
}

function sharesDay(a: Listing, b: Listing): boolean {
  const known = new Set(eventDays(a))
  return eventDays(b).some((day) => known.has(day))
}

/** Local days, counted from 1970. */
function eventDays({ timing }: Listing): number[] {
  const starts =
    timing.sessions.length > 0 ? timing.sessions.map((one) => one.start) : [timing.start]
  return starts.map(({ at, offset }) => eventDay(at + offset * 60_000))
}

export function eventDay(local: number): number {
  return Math.floor((local - DAY_STARTS_AT_MS) / DAY_MS)
}

function samePlace(a: Listing, b: Listing): boolean {
  if (a.place === null || b.place === null) return a.place === b.place
  const sameId = a.place.externalId !== null && a.place.externalId === b.place.externalId
  if (sameId) return true
  // A hall that nobody names is known by its address.
  const [here, there] = [a.place, b.place].map(({ name, street }) =>
    name === '' ? words(fold(street ?? '')).join(' ') : fold(name),
  )
  return here === there
}

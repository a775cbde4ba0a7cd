import type { NativeListing } from '../../../domain/native-listing.ts'
import { parseTitle } from '../../../domain/title/parse-title.ts'
import { textOf } from '../json-value.ts'
import { completedBy, mayBeSamePlace } from './complete-listing.ts'

type Told = { readonly listing: NativeListing }

/** Those of `events` that one syntax of a page tells and none before it told: pages say the same in several ways. */
export function notToldBefore<T extends Told>(
  events: readonly T[],
  before: readonly T[],
): readonly T[] {
  return toldTogether(events, before).slice(before.length)
}

/** What was told before, completed by what `events` say of the same; then those of them that were not told. */
export function toldTogether<T extends Told>(
  events: readonly T[],
  before: readonly T[],
): readonly T[] {
  if (before.length === 0) return events
  const find = finder(events, before)
  const all = [...before]
  for (const event of events) {
    const at = find(event.listing)
    const known = at === null ? undefined : all[at]
    if (at === null || known === undefined) all.push(event)
    else all[at] = { ...known, listing: completedBy(known.listing, event.listing) }
  }
  return all
}

/** Which of those told before an event is. */
function finder(
  events: readonly Told[],
  before: readonly Told[],
): (listing: NativeListing) => number | null {
  const starts = before.map(({ listing }) => startOf(listing))
  const told = placesBy(before, nameKey)
  const addresses = placesBy(before, ({ url }) => textOf(url) ?? null)
  const own = placesBy(events, nameKey)
  return (listing) => {
    const start = startOf(listing)
    const isAt = (same: (a: string, b: string) => boolean) => (at: number) =>
      same(start, starts[at] ?? '')
    const atAddress = addresses.get(textOf(listing.url) ?? '')?.find(isAt(sameDay))
    if (atAddress !== undefined) return atAddress
    const name = nameKey(listing)
    const [only, ...others] = told.get(name) ?? []
    if (only === undefined) return isOnlyOne(events, before) ? 0 : null
    // The only event of that name in either: one may write its time in UTC, or leave it out.
    if (others.length === 0 && own.get(name)?.length === 1) return only
    return [only, ...others].find(isAt(sameTime)) ?? null
  }
}

/** One event in each, of one minute at one place: a page tells its only event under two names. */
function isOnlyOne(events: readonly Told[], before: readonly Told[]): boolean {
  const [one, other] = [events[0]?.listing, before[0]?.listing]
  if (one === undefined || other === undefined || events.length + before.length > 2) return false
  const [start, told] = [startOf(one), startOf(other)]
  const isMinute = start.length > 10 && told.length > 10 && sameTime(start, told)
  return (
    isMinute &&
    one.place !== undefined &&
    other.place !== undefined &&
    mayBeSamePlace(one.place, other.place)
  )
}

function sameDay(a: string, b: string): boolean {
  return a.slice(0, 10) === b.slice(0, 10)
}

function sameTime(a: string, b: string): boolean {
  const withTime = a.length > 10 && b.length > 10
  return withTime ? a.slice(0, 16) === b.slice(0, 16) : sameDay(a, b)
}

/** What a name is compared by. */
export function nameKey({ name }: NativeListing): string {
  const { tokens, compact } = parseTitle(textOf(name) ?? '')
  return tokens.length > 0 ? tokens.join(' ') : compact
}

function startOf({ start, sessions }: NativeListing): string {
  const [session] = Array.isArray(sessions) ? (sessions as readonly unknown[]) : []
  const first =
    typeof session === 'object' && session !== null && 'start' in session ? session.start : session
  return textOf(start) ?? textOf(first) ?? ''
}

function placesBy(
  events: readonly Told[],
  keyOf: (listing: NativeListing) => string | null,
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [at, { listing }] of events.entries()) {
    const key = keyOf(listing)
    if (key === null) continue
    const list = places.get(key)
    if (list === undefined) places.set(key, [at])
    else list.push(at)
  }
  return places
}

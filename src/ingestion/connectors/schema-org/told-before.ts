import type { NativeListing } from '../../../domain/native-listing.ts'
import { parseTitle } from '../../../domain/title/parse-title.ts'
import { textOf } from '../json-value.ts'

type Told = Pick<NativeListing, 'name' | 'start' | 'url' | 'sessions'>

/** Those of `events` that one syntax of a page tells and none before it told: pages say the same in several ways. */
export function notToldBefore<T extends { readonly listing: Told }>(
  events: readonly T[],
  before: readonly { readonly listing: Told }[],
): readonly T[] {
  if (before.length === 0) return events
  const times = countByName(events)
  const timesBefore = countByName(before)
  return events.filter(({ listing }) => {
    const name = nameOf(listing)
    const once = times.get(name) === 1 && timesBefore.get(name) === 1
    return !before.some((one) => isSame(listing, one.listing, name, once))
  })
}

function isSame(a: Told, b: Told, name: string, once: boolean): boolean {
  const [start, other] = [startOf(a), startOf(b)]
  const sameDay = start.slice(0, 10) === other.slice(0, 10)
  if (a.url !== undefined && a.url === b.url && sameDay) return true
  if (name !== nameOf(b)) return false
  // The only event of that name in either: one may write its time in UTC, or leave it out.
  if (once) return true
  const withTime = start.length > 10 && other.length > 10
  return withTime ? start.slice(0, 16) === other.slice(0, 16) : sameDay
}

function nameOf({ name }: Told): string {
  const { tokens, compact } = parseTitle(textOf(name) ?? '')
  return tokens.length > 0 ? tokens.join(' ') : compact
}

function startOf({ start, sessions }: Told): string {
  const session = sessions?.[0]
  const first = typeof session === 'object' && session !== null ? session.start : session
  return textOf(start) ?? textOf(first) ?? ''
}

function countByName(events: readonly { readonly listing: Told }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { listing } of events) {
    const name = nameOf(listing)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

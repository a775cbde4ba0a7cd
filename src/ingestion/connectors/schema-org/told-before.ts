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
  const told = startsBy(before, ({ listing }) => nameOf(listing))
  const addresses = startsBy(before, ({ listing }) => textOf(listing.url) ?? null)
  const own = startsBy(events, ({ listing }) => nameOf(listing))
  return events.filter(({ listing }) => {
    const start = startOf(listing)
    const atAddress = addresses.get(textOf(listing.url) ?? '') ?? []
    if (atAddress.some((other) => sameDay(start, other))) return false
    const name = nameOf(listing)
    const others = told.get(name) ?? []
    // The only event of that name in either: one may write its time in UTC, or leave it out.
    if (others.length === 1 && own.get(name)?.length === 1) return false
    return !others.some((other) => sameTime(start, other))
  })
}

function sameDay(a: string, b: string): boolean {
  return a.slice(0, 10) === b.slice(0, 10)
}

function sameTime(a: string, b: string): boolean {
  const withTime = a.length > 10 && b.length > 10
  return withTime ? a.slice(0, 16) === b.slice(0, 16) : sameDay(a, b)
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

function startsBy<T extends { readonly listing: Told }>(
  events: readonly T[],
  keyOf: (event: T) => string | null,
): Map<string, string[]> {
  const starts = new Map<string, string[]>()
  for (const event of events) {
    const key = keyOf(event)
    if (key === null) continue
    const list = starts.get(key)
    if (list === undefined) starts.set(key, [startOf(event.listing)])
    else list.push(startOf(event.listing))
  }
  return starts
}

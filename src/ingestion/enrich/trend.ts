import { DAY_MS } from '../../lib/durations.ts'
import type { TrendSignals } from '../../domain/trend.ts'

/**
 * From counted uses to the signals of an event: the pure part of the trend. Uses are counted by client, kind and UTC
 * day, and kept so; a score can therefore be computed again for any day.
 */

/** What one use is worth. `api`: a lookup of a performer or place whose document shows the event. */
export const USE_WORTH = { page: 0.2, open: 1, save: 2, clickOut: 3, booking: 10, api: 0.05 }

export type UseKind = keyof typeof USE_WORTH

export interface DailyUse {
  /** Whoever used it: no single one makes a trend. */
  readonly client: string
  readonly kind: UseKind
  /** Days since 1970, UTC. */
  readonly day: number
  readonly count: number
}

const HALF_LIFE_DAYS = 2
/** Of all worth, at most this share counts for one client. */
const CLIENT_SHARE_MAX = 0.2
/** What is older is worth less than a thousandth. */
export const DAYS_KEPT = 20
const POPULAR_SHARE = 0.1
/** Among fewer, being in the first tenth says nothing. */
const POPULAR_AMONG_MIN = 10

/**
 * The worth of all uses before `day`, as it stands when that day begins: a day's uses count as made at its end and
 * halve every two days. A client counts for at most a fifth of what all are worth, so one alone counts for a fifth.
 */
export function engagementAt(uses: readonly DailyUse[], day: number): number {
  const byClient = new Map<string, number>()
  for (const { client, kind, day: used, count } of inOrder(uses)) {
    const age = day - 1 - used
    if (age < 0 || age > DAYS_KEPT || count <= 0) continue
    const worth = USE_WORTH[kind] * count * 0.5 ** (age / HALF_LIFE_DAYS)
    byClient.set(client, (byClient.get(client) ?? 0) + worth)
  }
  const all = sum(byClient.values())
  const most = CLIENT_SHARE_MAX * all
  return sum([...byClient.values()].map((worth) => Math.min(worth, most)))
}

/** An event's signals for a day: its own uses, those of its performers' and place's documents, and who heads the bill. */
export function trendSignals(
  uses: readonly DailyUse[],
  around: { readonly headliner: number | null; readonly popular: ReadonlySet<number> },
  day: number,
): TrendSignals {
  return {
    engagement: engagementAt(uses, day),
    asOf: day * DAY_MS,
    popularHeadliner: around.headliner !== null && around.popular.has(around.headliner),
  }
}

/** The tenth of the performers that is used most, ties included, out of all that are used at all. */
export function popularPerformers(worth: ReadonlyMap<number, number>): ReadonlySet<number> {
  const used = [...worth].filter(([, value]) => value > 0).toSorted(([, a], [, b]) => b - a)
  if (used.length < POPULAR_AMONG_MIN) return new Set()
  const [, least] = used[Math.floor(used.length * POPULAR_SHARE) - 1] ?? [0, Infinity]
  return new Set(used.filter(([, value]) => value >= least).map(([id]) => id))
}

/** Sums of fractions depend on their order: one order, whatever the rows came in. */
function inOrder(uses: readonly DailyUse[]): DailyUse[] {
  return uses.toSorted(
    (a, b) =>
      byText(a.client, b.client) || a.day - b.day || byText(a.kind, b.kind) || a.count - b.count,
  )
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

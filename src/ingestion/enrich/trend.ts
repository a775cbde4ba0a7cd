import type { TrendSignals } from '../../domain/trend.ts'

/**
 * From counted lookups to the signals of an event: the pure part of the trend. Lookups are counted by document, client
 * and UTC day, and kept so; signals can therefore be taken again for any day within what is kept.
 */

/** What a lookup of a performer or place whose document shows the event is worth. */
const LOOKUP_WORTH = 0.05
const HALF_LIFE_DAYS = 2
/** Of all worth, at most this share counts for one client: no single one makes a trend. */
export const CLIENT_SHARE_MAX = 0.2
/** What is older is worth less than a thousandth. */
export const USE_DAYS = 20

/** A client's lookups of one document: days since 1970, UTC, and how many on each. */
export interface ClientUse {
  readonly client: string
  readonly days: readonly number[]
  readonly lookups: readonly number[]
}

export interface ClientWorth {
  readonly client: string
  readonly worth: number
}

/** What a lookup made so many days before is worth, the day before being 0: a day's lookups count as made at its end. */
export const WORTH_BY_AGE: readonly number[] = Array.from(
  { length: USE_DAYS + 1 },
  (_, age) => LOOKUP_WORTH * 0.5 ** (age / HALF_LIFE_DAYS),
)

export function worthOf({ client, days, lookups }: ClientUse, day: number): ClientWorth {
  let worth = 0
  for (const [index, used] of days.entries()) {
    worth += (WORTH_BY_AGE[day - 1 - used] ?? 0) * (lookups[index] ?? 0)
  }
  return { client, worth }
}

/**
 * The worth of all lookups of these documents. A client counts for at most a fifth of what all are worth, so one alone
 * counts for a fifth.
 */
export function engagementOf(documents: readonly (readonly ClientWorth[])[]): number {
  const byClient = new Map<string, number>()
  for (const uses of documents) {
    for (const { client, worth } of uses) byClient.set(client, (byClient.get(client) ?? 0) + worth)
  }
  // Sums of fractions depend on their order: one order, whatever the rows came in.
  const worths = [...byClient.values()].toSorted((a, b) => a - b)
  const most = CLIENT_SHARE_MAX * sum(worths)
  return sum(worths.map((worth) => Math.min(worth, most)))
}

/** Whether signals taken anew say other than those before said they would. */
export function isUnforeseen(before: TrendSignals | null, now: TrendSignals | null): boolean {
  if (before === null || now === null) return before !== now
  if (before.popularHeadliner !== now.popularHeadliner) return true
  const foreseen = before.engagement * 0.5 ** ((now.day - before.day) / HALF_LIFE_DAYS)
  return Math.abs(foreseen - now.engagement) > TINY
}

/** Far below what moves a score. */
const TINY = 1e-9

function sum(values: readonly number[]): number {
  let total = 0
  for (const value of values) total += value
  return total
}

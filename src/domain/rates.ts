import { DAY_MS } from '../lib/durations.ts'

/** One reference rate as a central bank publishes it. */
export interface Rate {
  /** ISO 4217, upper case. */
  readonly currency: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Units of the currency for one euro. */
  readonly perEuro: number
}

/** Every rate known, by currency, oldest first. */
export interface RateTable {
  readonly byCurrency: ReadonlyMap<string, RateSeries>
}

interface RateSeries {
  /** Days since 1970. */
  readonly days: readonly number[]
  readonly perEuro: readonly number[]
}

/** Fixed by law for good, whatever a table says. */
const FIXED: Readonly<Record<string, number>> = {
  EUR: 1,
  BGN: 1.95583,
  HRK: 7.5345,
  KMF: 491.96775,
  XAF: 655.957,
  XOF: 655.957,
  XPF: 119.331742,
}

/** A price is converted anew only when the rate has moved by more than this share. */
const STEADY = 0.02

export const NO_RATES: RateTable = { byCurrency: new Map() }

export function rateTable(rates: Iterable<Rate>): RateTable {
  const rows = [...rates]
    .map(({ currency, day, perEuro }) => ({ currency, day: dayNumber(day), perEuro }))
    .filter(({ day, perEuro }) => !Number.isNaN(day) && perEuro > 0 && Number.isFinite(perEuro))
    .sort((a, b) => a.day - b.day)
  const byCurrency = new Map<string, { days: number[]; perEuro: number[] }>()
  for (const { currency, day, perEuro } of rows) {
    let series = byCurrency.get(currency)
    if (series === undefined) byCurrency.set(currency, (series = { days: [], perEuro: [] }))
    if (series.days.at(-1) === day) series.perEuro[series.perEuro.length - 1] = perEuro
    else {
      series.days.push(day)
      series.perEuro.push(perEuro)
    }
  }
  return { byCurrency }
}

/**
 * The rate for a price that was first seen at `since` and last read at `asOf`: the one in force when it was first
 * seen, followed only when it moved by more than 2 %, so that daily noise changes no price. In force on a day is
 * the rate of the last business day up to it, or the first one known where there is none so early.
 * null: no rate for that currency.
 */
export function ratePerEuro(
  table: RateTable,
  currency: string,
  since: number,
  asOf: number,
): number | null {
  const fixed = Object.hasOwn(FIXED, currency) ? FIXED[currency] : undefined
  if (fixed !== undefined) return fixed
  const series = table.byCurrency.get(currency)
  if (series === undefined) return null
  const first = Math.max(0, lastUpTo(series.days, Math.floor(since / DAY_MS)))
  const last = lastUpTo(series.days, Math.floor(asOf / DAY_MS))
  let used = series.perEuro[first] ?? null
  for (let index = first + 1; index <= last && used !== null; index++) {
    const rate = series.perEuro[index] ?? used
    if (Math.abs(rate - used) > STEADY * used) used = rate
  }
  return used
}

/**
 * Euro cents, half up. Amounts are decimal texts read as doubles: the small addend undoes what that loses
 * (1.005 is a little less than it says), and is far below the precision of any price.
 */
export function euroCents(amount: number, perEuro: number): number {
  return Math.floor((amount / perEuro) * 100 + 0.5 + 1e-6)
}

/** Index of the last day <= `day`, -1 when all are later. */
function lastUpTo(days: readonly number[], day: number): number {
  let low = 0
  let high = days.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((days[middle] ?? Infinity) <= day) low = middle + 1
    else high = middle
  }
  return low - 1
}

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS
}

import { DAY_MS } from '../../../lib/durations.ts'

/** UTC midnight of a day of the calendar; null for 31 February, month 13 and the like. Day 0 of year 0 is a stand-in. */
export function dayOf(given: number, month: number, date: number): number | null {
  const year = given - (given >= BUDDHIST_MIN && given < BUDDHIST_MAX ? BUDDHIST : 0)
  if (year === 0 && month === 0 && date === 0) return YEAR_ONE
  if (month < 1 || month > 12 || date < 1 || date > lengthOf(month, year)) return null
  // Counted from four centuries on, which are of one length each: of years below 100 it would take those of our time.
  return Date.UTC(year + 400, month - 1, date) - FOUR_CENTURIES
}

const FOUR_CENTURIES = 146_097 * DAY_MS
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function lengthOf(month: number, year: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeap ? 29 : (LENGTHS[month - 1] ?? 0)
}

/** Nobody plans for the 26th century, but Thailand, where it is now, counts so. */
const BUDDHIST = 543
const [BUDDHIST_MIN, BUDDHIST_MAX] = [2540, 2640]

const YEAR_ONE = -62_135_596_800_000
/** Years from here on are nobody's plans: 2999, 3000, 9999. */
const YEAR_2900 = Date.UTC(2900, 0, 1)
/** The last second of 32 bits, which stands for "for ever": all of 19 January 2038, whatever zone wrote it. */
const LAST_DAY = Date.UTC(2038, 0, 19)
const YEAR_TWO = YEAR_ONE + 366 * DAY_MS

export function isStandIn(at: number): boolean {
  return at < YEAR_TWO || at >= YEAR_2900 || Math.floor(at / DAY_MS) * DAY_MS === LAST_DAY
}

/** UTC midnight of the calendar day of a local time. */
export function dayOfWall(wall: number): number {
  return Math.floor(wall / DAY_MS) * DAY_MS
}

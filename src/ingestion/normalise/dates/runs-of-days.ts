import { DAY_MS } from '../../../lib/durations.ts'
import { clockText, dayText, whole } from './date-texts.ts'
import type { Interval } from './interval.ts'
import type { DateOrder } from './moment.ts'
import { clocksOf, textOf, wordsOf } from './words-of-days.ts'
import type { Word } from './words-of-days.ts'

const DAYS = 'W?[DMYN]+(?:[-&]W?[DMYN]+)*'
const RUN = new RegExp(`(?<days>${DAYS})(?:&?C)+`, 'g')
const RUNS = new RegExp(`^(?:${DAYS}(?:&?C)+(?:&|$)){2,}$`)
const DAYS_MAX = 62

/**
 * `du 4 au 6 mars 2027 à 20h30, dimanche 7 mars à 16h`: runs of days and days, each with the time at which it begins. Null where
 * it is anything else, or no days from and to.
 */
export function runsIn(
  text: string,
  order: DateOrder,
  read: (days: string) => Interval | null,
): Interval | null {
  const words = wordsOf(text) ?? []
  const kinds = words.map(({ kind }) => kind).join('')
  if (!RUNS.test(kinds) || !kinds.includes('-')) return null
  const year = words.find(({ kind }) => kind === 'Y')?.text
  if (year === undefined) return null
  const starts = [...kinds.matchAll(RUN)].map(({ index, 0: run, groups }) => {
    const days = words.slice(index, index + (groups?.['days'] ?? '').length)
    const told = textOf(days, text) + (days.some(({ kind }) => kind === 'Y') ? '' : ` ${year}`)
    return startsOn(
      daysOf(read(told), told, order),
      words.slice(index + days.length, index + run.length),
    )
  })
  const all = starts.flatMap((one) => one ?? [])
  return starts.includes(null) || all.length > DAYS_MAX ? null : { kind: 'days', starts: all }
}

/** UTC midnights; null where they are none. */
function daysOf(told: Interval | null, text: string, order: DateOrder): readonly number[] | null {
  const dayIn = (day: string) => whole(day, order)?.day ?? Number.NaN
  if (told === null) return [dayIn(text)]
  if (told.kind === 'days') return told.starts.map(dayIn)
  const length = told.kind === 'span' ? (dayIn(told.end) - dayIn(told.start)) / DAY_MS + 1 : 0
  if (told.kind !== 'span' || !(length > 1 && length <= DAYS_MAX)) return null
  return Array.from({ length }, (_, at) => dayIn(told.start) + at * DAY_MS)
}

function startsOn(
  days: readonly number[] | null,
  words: readonly Word[],
): readonly string[] | null {
  const clocks = clocksOf(words)
  if (days === null || days.some(Number.isNaN) || clocks.length === 0) return null
  return days.flatMap((day) => clocks.map((clock) => `${dayText(day)}T${clockText(clock)}`))
}

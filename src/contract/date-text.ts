import { DAY_MS, MINUTE_MS } from '../lib/durations.ts'
import type { Stamp } from '../domain/stamp.ts'
import { remembering } from '../lib/remember.ts'

const TWO_DIGITS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
const THREE_DIGITS = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'))

/** 0001-01-01T00:00:00.000 and 10000-01-01, as milliseconds of a proleptic Gregorian clock: four digits of year. */
const FIRST_MS = -62_135_596_800_000
const BEYOND_MS = 253_402_300_800_000

/** `YYYY-MM-DD HH:MM:SS.mmm +hhmm`, as people at the place read it. Throws outside the years 0001 to 9999. */
export function stampText(stamp: Stamp): string {
  const { at, offset } = stamp
  if (!Number.isInteger(offset) || Math.abs(offset) >= 24 * 60) {
    throw new RangeError(`not an offset in minutes: ${offset}`)
  }
  const minute = at / MINUTE_MS
  return Number.isInteger(minute)
    ? textOfMinute(minute * OFFSETS + offset + OFFSETS / 2)
    : stampTextOf(at, offset)
}

/** More than there are offsets in minutes, so that one number holds a minute since 1970 and an offset. */
const OFFSETS = 4096

/** An event begins when its source does, and when many others do. */
const textOfMinute = remembering(5000, (key: number) => {
  const minute = Math.floor(key / OFFSETS)
  return stampTextOf(minute * MINUTE_MS, key - minute * OFFSETS - OFFSETS / 2)
})

function stampTextOf(at: number, offset: number): string {
  const minutes = Math.abs(offset)
  const sign = offset < 0 ? '-' : '+'
  const zone = `${sign}${digits(Math.floor(minutes / 60))}${digits(minutes % 60)}`
  // Joined, it is one text; added up, it would be a tree of a dozen that is gone through each time it is written.
  return [clockText(at + offset * MINUTE_MS, ' '), zone].join(' ')
}

/** `YYYY-MM-DDTHH:MM:SS.mmmZ`. Throws outside the years 0001 to 9999. All events of a batch are new at one instant. */
export const instantText = remembering(1000, (at: number) => [clockText(at, 'T'), 'Z'].join(''))

/** By hand, since Intl takes five times as long, and every event has a dozen of these. */
function clockText(at: number, separator: string): string {
  if (!Number.isInteger(at) || at < FIRST_MS || at >= BEYOND_MS) {
    throw new RangeError(`not an instant of the years 0001 to 9999: ${at}`)
  }
  const day = Math.floor(at / DAY_MS)
  const ms = at - day * DAY_MS
  const seconds = Math.floor(ms / 1000)
  const clock = `${digits(Math.floor(seconds / 3600))}:${digits(Math.floor(seconds / 60) % 60)}:${digits(seconds % 60)}`
  return `${dateText(day)}${separator}${clock}.${THREE_DIGITS[ms % 1000]}`
}

/** Days since 1970-01-01 to a Gregorian date: the year is taken to begin in March, so that the leap day is its last. */
function dateText(day: number): string {
  const shifted = day + 719_468 // days since 0000-03-01
  const era = Math.floor(shifted / 146_097) // 400 years each
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const dayOfMonth = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${digits(Math.floor(year / 100))}${digits(year % 100)}-${digits(month)}-${digits(dayOfMonth)}`
}

function digits(number: number): string {
  return TWO_DIGITS[number] ?? String(number)
}

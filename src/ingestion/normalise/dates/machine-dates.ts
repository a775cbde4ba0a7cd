import { DAY_MS, MINUTE_MS } from '../../../lib/durations.ts'

/** Day 0 of spreadsheets that count days: 30 December 1899. */
const SPREADSHEET = Date.UTC(1899, 11, 30)
/** 2009 to 2064: other numbers of five digits are something else. */
const [SERIAL_MIN, SERIAL_MAX] = [40_000, 60_000]

export interface SerialDay {
  readonly day: number
  /** Ms since that day's midnight; null where only a day was written. */
  readonly clock: number | null
}

/** `46361.854167`: what a spreadsheet keeps 5 December 2026, 20:30 as. */
export function serialDay(value: number): SerialDay | null {
  if (value < SERIAL_MIN || value >= SERIAL_MAX) return null
  const whole = Math.floor(value)
  // Some write few decimals: 0.8333 is 20:00.
  const clock = Math.round((value - whole) * 1440) * MINUTE_MS
  return { day: SPREADSHEET + whole * DAY_MS, clock: value === whole ? null : clock }
}

const MICROSOFT = /^\\?\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\\?\/$/

/** `/Date(1796500800000+0100)/`, in ms since 1970; the offset only says where it was written. */
export function microsoftInstant(text: string): number | null {
  const ms = MICROSOFT.exec(text)?.[1]
  return ms === undefined ? null : Number(ms)
}

const CHART =
  /^(?:new )?Date\((20\d\d), ?(\d{1,2}), ?(\d{1,2})(?:, ?(\d{1,2}), ?(\d{1,2})(?:, ?(\d{1,2})(?:, ?\d{1,3})?)?)?\)$/

/** `Date(2026,11,5,20,30)`, as tables for charts keep 5 December 2026, 20:30: their months count from 0. */
export function chartDate(text: string): string {
  const [, year, month, date, hours, ...rest] = CHART.exec(text) ?? []
  if (year === undefined) return text
  const two = (part: string | undefined) => (part ?? '0').padStart(2, '0')
  const day = `${year}-${two(String(Number(month) + 1))}-${two(date)}`
  return hours === undefined ? day : `${day}T${two(hours)}:${two(rest[0])}:${two(rest[1])}`
}

const DOUBLED = /^(\d{4}-\d{1,2}-\d{1,2})T(\d{2})-\2-(\d{2})-(?:\3|00)(?=[+-]|$)/

/** `2026-12-5T20-20-30-30`: a calendar's plug-in writes hours and minutes twice, with hyphens. */
export function doubledClock(text: string): string {
  return text.replace(DOUBLED, '$1T$2:$3')
}

const WEEK = /(?<!\d)(\d{4})-?W(\d{2})-?([1-7])(?!\d)/
const ORDINAL = /^(\d{4})-(\d{3})(?![\d-])/

/** `2026-W49-6` and `2026-339` of ISO 8601, as the UTC midnight of that day. */
export function isoDay(text: string): number | null {
  const [, ofWeeks, week, weekday] = WEEK.exec(text) ?? []
  if (ofWeeks !== undefined && Number(week) >= 1 && Number(week) <= 53) {
    // Week 1 is the one with 4 January.
    const fourth = Date.UTC(Number(ofWeeks), 0, 4)
    const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS
    return monday + ((Number(week) - 1) * 7 + Number(weekday) - 1) * DAY_MS
  }
  const [, ofDays, days] = ORDINAL.exec(text) ?? []
  if (ofDays === undefined || Number(days) < 1 || Number(days) > 366) return null
  return Date.UTC(Number(ofDays), 0, Number(days))
}

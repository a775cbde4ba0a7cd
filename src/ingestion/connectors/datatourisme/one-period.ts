import { DAY_MS } from '../../../lib/durations.ts'
import { listOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { WEEKDAYS } from '../weekdays.ts'
import { firstOf, lastPart, objectsOf } from './texts.ts'

/** Days from the first to the last, all of them or those of the week that are named, each at the same time of day. */
export interface Period {
  readonly from: string
  readonly to: string
  readonly opens: string | undefined
  readonly closes: string | undefined
  /** 0 = Sunday; empty: no days are named. */
  readonly weekdays: ReadonlySet<number>
}

/** What a period's members are called. */
export type PeriodMembers = Readonly<Record<'from' | 'to' | 'opens' | 'closes' | 'days', string>>

const DAY = /^\d{4}-\d{2}-\d{2}/
const CLOCK = /^\d{2}:\d{2}/

export function readPeriod(period: JsonObject, members: PeriodMembers): Period | null {
  const from = dayIn(period[members.from])
  if (from === undefined) return null
  const to = dayIn(period[members.to]) ?? from
  const clocks = clocksOf(clockIn(period[members.opens]), clockIn(period[members.closes]))
  const weekdays = listOf(period[members.days]).flatMap((day) => weekdayOf(day) ?? [])
  return {
    from,
    to: to < from || isNextMorning(from, to, clocks) ? from : to,
    ...clocks,
    weekdays: new Set(weekdays),
  }
}

/** The hours of the place as this event's: DATAtourisme writes an event's days of the week and clocks there. */
export function hoursOf(poi: JsonObject): readonly Period[] {
  return objectsOf(poi['isLocatedAt'])
    .flatMap((located) => objectsOf(located['schema:openingHoursSpecification']))
    .flatMap((hours) => readPeriod(hours, OF_HOURS) ?? [])
    .filter(({ opens }) => opens !== undefined)
}

const OF_HOURS: PeriodMembers = {
  from: 'schema:validFrom',
  to: 'schema:validThrough',
  opens: 'schema:opens',
  closes: 'schema:closes',
  days: 'schema:dayOfWeek',
}

/** How many days there are from the first to the last. */
export function daysFrom({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
}

export function daysIn(period: Period): readonly string[] {
  const first = Date.parse(period.from)
  return Array.from({ length: daysFrom(period) }, (_, at) =>
    new Date(first + at * DAY_MS).toISOString().slice(0, 10),
  )
}

export function isOn({ weekdays }: Period, day: string): boolean {
  return weekdays.size === 0 || weekdays.has(new Date(day).getUTCDay())
}

function dayIn(value: unknown): string | undefined {
  return DAY.exec(firstOf(value) ?? '')?.[0]
}

function clockIn(value: unknown): string | undefined {
  const text = firstOf(value)
  return text !== undefined && CLOCK.test(text) ? text : undefined
}

type Clocks = Pick<Period, 'opens' | 'closes'>

/** From midnight to midnight: nobody said when. */
function clocksOf(opens: string | undefined, closes: string | undefined): Clocks {
  const isAllDay = opens?.startsWith('00:00') === true && /^(?:00:00|23:59|$)/.test(closes ?? '')
  return isAllDay ? { opens: undefined, closes: undefined } : { opens, closes }
}

const EVENING = '17'
const MORNING = '09'

/** `22:00` on one day to `04:00` on the next is one night, and no two. */
function isNextMorning(from: string, to: string, { opens, closes }: Clocks): boolean {
  if (opens === undefined || closes === undefined) return false
  return Date.parse(to) - Date.parse(from) === DAY_MS && opens >= EVENING && closes < MORNING
}

function weekdayOf(value: unknown): number | undefined {
  const found = WEEKDAYS.indexOf(lastPart(firstOf(value)).toLowerCase())
  return found === -1 ? undefined : found
}

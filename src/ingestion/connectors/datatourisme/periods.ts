import { DAY_MS } from '../../../lib/durations.ts'
import type { NativeListing } from '../../../domain/native-listing.ts'
import type { JsonObject } from '../json-value.ts'
import { listOf, textOf } from '../json-value.ts'
import { nightEnd } from '../night-end.ts'
import { isLasting } from './categories.ts'
import { firstOf, lastPart, objectsOf } from './texts.ts'

interface Period {
  readonly from: string
  readonly to: string
  readonly opens: string | undefined
  readonly closes: string | undefined
  /** 0 = Sunday; empty: no days are named. */
  readonly weekdays: ReadonlySet<number>
}

interface Session {
  readonly start: string
  readonly end: string | undefined
}

/**
 * When it takes place. A period of a few days, or with its days of the week, is as many dates; a longer one tells the first
 * and the last day, and not on which days in between.
 */
export function datesOf(poi: JsonObject): Partial<NativeListing> {
  const periods = objectsOf(poi['takesPlaceAt']).flatMap((period) => periodOf(period) ?? [])
  if (periods.length === 0)
    return { start: edge(poi, 'schema:startDate', 0), end: edge(poi, 'schema:endDate', -1) }
  const first = periods.map(({ from }) => from).toSorted()[0]
  const last = periods
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
  if (isLasting(poi)) return lastingDates(periods)
  const sessions = periods.map(sessionsOf)
  const known = sessions.flatMap((some) => some ?? [])
  const all = sessions.every((some) => some !== null)
  if (known.length === 0) return { start: first, end: last }
  if (all) return { sessions: known, sessionsComplete: true }
  return { start: first, sessions: known, sessionsComplete: false, end: last }
}

/** Each period is one long date: an edition of a festival. */
function lastingDates(periods: readonly Period[]): Partial<NativeListing> {
  const sessions = periods.map(({ from, to, opens, closes }) => ({
    start: at(from, opens),
    end: from === to && closes === undefined ? undefined : at(to, closes),
  }))
  const [only] = sessions
  return sessions.length === 1 && only !== undefined ? only : { sessions, sessionsComplete: true }
}

/** The first or the last of dates that are listed without their pairs. */
function edge(poi: JsonObject, member: string, place: number): string | undefined {
  return listOf(poi[member])
    .flatMap((date) => textOf(date) ?? [])
    .toSorted()
    .at(place)
}

const DAY = /^\d{4}-\d{2}-\d{2}/
const CLOCK = /^\d{2}:\d{2}/

function periodOf(period: JsonObject): Period | null {
  const from = DAY.exec(firstOf(period['startDate']) ?? '')?.[0]
  if (from === undefined) return null
  const to = DAY.exec(firstOf(period['endDate']) ?? '')?.[0] ?? from
  return {
    from,
    to: to < from ? from : to,
    opens: clockOf(period['startTime']),
    closes: clockOf(period['endTime']),
    weekdays: new Set(listOf(period['appliesOnDay']).flatMap((day) => weekdayOf(day) ?? [])),
  }
}

function clockOf(value: unknown): string | undefined {
  const text = firstOf(value)
  return text !== undefined && CLOCK.test(text) ? text : undefined
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

function weekdayOf(value: unknown): number | undefined {
  const found = WEEKDAYS.indexOf(lastPart(firstOf(value)).toLowerCase())
  return found === -1 ? undefined : found
}

function at(day: string, clock: string | undefined): string {
  return clock === undefined ? day : `${day}T${clock}`
}

/** A weekend is played on all of its days; a season is not. */
const FEW_DAYS = 4
const DATES_MAX = 400

/** Null for a period that does not tell its days. */
function sessionsOf(period: Period): readonly Session[] | null {
  const { from, to, opens, closes, weekdays } = period
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  const tellsDays = days <= FEW_DAYS || weekdays.size > 0
  if (!tellsDays || days > DATES_MAX) return null
  return Array.from({ length: days }, (_, index) => new Date(Date.parse(from) + index * DAY_MS))
    .filter((day) => weekdays.size === 0 || weekdays.has(day.getUTCDay()))
    .map((day) => {
      const date = day.toISOString().slice(0, 10)
      const start = at(date, opens)
      const ends = opens !== undefined && closes !== undefined && closes !== opens
      const end = ends ? at(date, closes) : undefined
      return { start, end: end === undefined ? undefined : nightEnd(start, end) }
    })
}

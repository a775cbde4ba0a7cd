import type { NativeListing } from '../../../domain/native-listing.ts'
import type { JsonObject } from '../json-value.ts'
import { listOf, textOf } from '../json-value.ts'
import { nightEnd } from '../night-end.ts'
import { isLasting } from './categories.ts'
import { daysFrom, daysIn, hoursOf, isOn, readPeriod } from './one-period.ts'
import type { Period } from './one-period.ts'
import { objectsOf } from './texts.ts'

interface Session {
  readonly start: string
  readonly end: string | undefined
}

/**
 * When it takes place. A period of a few days, or with its days of the week, is as many dates; a longer one tells the first
 * and the last day, and not on which days in between. Seasons far apart are a long date each.
 */
export function datesOf(poi: JsonObject): Partial<NativeListing> {
  const told = objectsOf(poi['takesPlaceAt']).flatMap((period) => readPeriod(period, TOLD) ?? [])
  const hours = hoursOf(poi)
  if (told.length === 0) return datesOfEdges(poi, hours)
  return isLasting(poi)
    ? lastingDates(told.map((period) => withClocks(period, hours)))
    : datesIn(withHours(told, hours))
}

const TOLD = {
  from: 'startDate',
  to: 'endDate',
  opens: 'startTime',
  closes: 'endTime',
  days: 'appliesOnDay',
}

/** Periods as dates of their own where they tell their days. */
function datesIn(periods: readonly Period[]): Partial<NativeListing> {
  const first = firstOf(periods)
  const last = periods
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
  const sessions = periods.map(sessionsOf)
  const known = sessions.flatMap((some) => some ?? [])
  const all = sessions.every((some) => some !== null)
  if (known.length === 0) {
    const seasons = seasonsOf(periods)
    return seasons.length > 1 ? lastingDates(seasons) : { start: first, end: last }
  }
  if (all) return { sessions: known, sessionsComplete: true }
  // Before a date that is known a first day tells when it begins, and the weekdays of a period its first date.
  const untold = firstOf(periods.filter((_, at) => sessions[at] === null))
  const begins = known.some(({ start }) => start < (untold ?? '')) ? undefined : untold
  return { start: begins, sessions: known, sessionsComplete: false, end: last }
}

/** Days between two seasons; nearer ones are one with a break. */
const APART_DAYS = 60

/** `Christmas at the castle`, this year's and the next: what lies so far apart is no single run from the first to the last day. */
function seasonsOf(periods: readonly Period[]): readonly Period[] {
  const seasons: Period[] = []
  for (const { from, to } of periods.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const before = seasons.at(-1)
    const season = { from, to, opens: undefined, closes: undefined, weekdays: EVERY_DAY }
    if (before === undefined || daysFrom({ ...season, from: before.to, to: from }) > APART_DAYS)
      seasons.push(season)
    else if (to > before.to) seasons[seasons.length - 1] = { ...before, to }
  }
  return seasons
}

const EVERY_DAY: ReadonlySet<number> = new Set()

function firstOf(periods: readonly Period[]): string | undefined {
  return periods.map(({ from }) => from).toSorted()[0]
}

/**
 * Hours that are valid from the first to the last day of a period tell its days of the week and all its clocks. A day of a
 * weekend that they leave out is one of it all the same.
 */
function withHours(periods: readonly Period[], hours: readonly Period[]): readonly Period[] {
  const spans = new Map(periods.map((period) => [`${period.from} ${period.to}`, period]))
  return [...spans.values()].flatMap((span) => {
    const told = periods.filter((one) => isOfSpan(one, span))
    const own = hours.filter((one) => isOfSpan(one, span))
    if (own.length === 0) return told
    // Of a single day the hours may be all of it, and the periods its parts.
    if (daysFrom(span) === 1 && told.every(({ opens }) => opens !== undefined))
      return told.map((one) => withEnd(one, own))
    return [...own.map((one) => withEnd(one, told)), ...leftOut(told, own)]
  })
}

/** Either may know when it ends. */
function withEnd(one: Period, others: readonly Period[]): Period {
  if (one.closes !== undefined && one.closes !== one.opens) return one
  const closes = others.flatMap((other) => (other.opens === one.opens ? (other.closes ?? []) : []))
  return closes.length === 0 ? one : { ...one, closes: closes[0] }
}

function leftOut(told: readonly Period[], hours: readonly Period[]): readonly Period[] {
  return told
    .filter((one) => daysFrom(one) <= FEW_DAYS)
    .flatMap((one) =>
      daysIn(one)
        .filter((day) => !hours.some((other) => isOn(other, day)))
        .map((day) => ({ ...one, from: day, to: day })),
    )
}

function isOfSpan(one: Period, span: Period): boolean {
  return one.from === span.from && one.to === span.to
}

/** What is one long date begins when it first opens, and ends when it closes last. */
function withClocks(period: Period, hours: readonly Period[]): Period {
  if (period.opens !== undefined) return period
  const on = (day: string) => hours.filter((one) => isOfSpan(one, period) && isOn(one, day))
  const opens = on(period.from).flatMap((one) => one.opens ?? [])
  const closes = on(period.to).flatMap((one) => one.closes ?? [])
  return { ...period, opens: opens.toSorted()[0], closes: closes.toSorted().at(-1) }
}

/** First and last days that are listed without their pairs: where both lists are the same, each is a day of its own. */
function datesOfEdges(poi: JsonObject, hours: readonly Period[]): Partial<NativeListing> {
  const [from, to] = ['schema:startDate', 'schema:endDate'].map((member) => daysOf(poi[member]))
  const own = hours.filter((one) => from?.includes(one.from) === true && to?.includes(one.to))
  if (own.length > 0) return datesIn(own)
  if (from !== undefined && from.length > 1 && from.join() === to?.join())
    return { sessions: from.map((start) => ({ start })), sessionsComplete: true }
  return { start: from?.[0], end: to?.at(-1) }
}

function daysOf(value: unknown): readonly string[] {
  const days = listOf(value).flatMap((date) => textOf(date) ?? [])
  return [...new Set(days)].toSorted()
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

function at(day: string, clock: string | undefined): string {
  return clock === undefined ? day : `${day}T${clock}`
}

/** A weekend is played on all of its days; a season is not. */
const FEW_DAYS = 4
const DATES_MAX = 400

/** Null for a period that does not tell its days. */
function sessionsOf(period: Period): readonly Session[] | null {
  const { opens, closes, weekdays } = period
  const days = daysFrom(period)
  const tellsDays = days <= FEW_DAYS || weekdays.size > 0
  if (!tellsDays || days > DATES_MAX) return null
  return daysIn(period)
    .filter((day) => days === 1 || isOn(period, day))
    .map((day) => {
      const start = at(day, opens)
      const ends = opens !== undefined && closes !== undefined && closes !== opens
      const end = ends ? at(day, closes) : undefined
      return { start, end: end === undefined ? undefined : nightEnd(start, end) }
    })
}

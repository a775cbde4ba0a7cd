import { createHash } from 'node:crypto'
import { parseTitle } from '../../../domain/title/parse-title.ts'
import { cleanLine } from '../../../lib/clean-text.ts'
import type { Outcome } from '../connector.ts'
import { keyOf, textOf } from './calendar-event.ts'
import type { CalendarEvent, CalendarMoment } from './calendar-event.ts'
import { datesByDay, datesOfSeries, dayInSeries, inSeriesTime } from './dates-of-series.ts'
import type { DaysOfSeries, SeriesDate } from './dates-of-series.ts'
import { statusOf } from './event-fields.ts'
import { instantInSeries } from './instant-in-series.ts'
import { seriesListing } from './series-listing.ts'
import type { Occurrence } from './series-listing.ts'
import type { SeriesWindow } from './series-window.ts'
import { versionsOf } from './versions.ts'

/** Overrides of one series that speak for all later dates; two are rare. */
const SHIFTS_MAX = 100

export interface SeriesRules {
  readonly window: SeriesWindow
  /** Ids are new at every poll: what tells an event is its name, start and place. */
  readonly unstableIds: boolean
}

/** All VEVENTs of one UID become one listing, and one more for each date that is another show or elsewhere. */
export function readSeries(
  events: readonly CalendarEvent[],
  rules: SeriesRules,
): readonly Outcome[] {
  const { masters, overrides, warnings } = versionsOf(events)
  const [first, ...further] = masters
  if (first === undefined) return readOrphans(overrides, rules, warnings)
  return [
    ...readOne(first, overrides, rules, '', warnings),
    ...further.flatMap((one) => readOne(one, [], rules, `#${momentId(one.start)}`, [])),
  ]
}

/** Dates whose series is not in the feed stand for themselves. Those that are off call off no series that we know. */
function readOrphans(
  dates: readonly CalendarEvent[],
  rules: SeriesRules,
  warnings: readonly string[],
): readonly Outcome[] {
  const head = dates.find((one) => !isOff(one))
  if (head === undefined)
    return dates.flatMap((one) => readOne(one, [], rules, `#${dateOf(one)}`, warnings))
  const others = dates.filter((one) => one !== head)
  return readOne(head, others, rules, '', warnings)
}

function dateOf({ recurrenceId, start }: CalendarEvent): string {
  return momentId(recurrenceId ?? start)
}

const NO_DATES = 'all its dates are excluded, or its rule ends before it begins'

function readOne(
  master: CalendarEvent,
  overrides: readonly CalendarEvent[],
  rules: SeriesRules,
  suffix: string,
  told: readonly string[],
): readonly Outcome[] {
  const id = `${rules.unstableIds || master.uid === '' ? fingerprint(master) : master.uid}${suffix}`
  if (master.name === '') return [{ rejected: 'no SUMMARY', id }]
  const series = datesOfSeries(master, rules.window)
  const named = overrides.map((one) => ofClocks(one, master, series.dates, rules.window.zone))
  const occurrences = withOverrides(master, series.dates, named)
  const mine = [...occurrences.values()].filter((one) => isSameShow(one.source, master))
  const warnings = [...told, ...master.warnings, ...series.warnings]
  const repeats = series.repeats || overrides.length > 0
  const outcomes: Outcome[] = []
  if (mine.length > 0) {
    const listing = seriesListing(master, mine, { id, repeats, complete: series.complete })
    outcomes.push(warnings.length === 0 ? { listing } : { listing, warnings })
  } else if (occurrences.size === 0) {
    outcomes.push({ rejected: NO_DATES, id })
  }
  for (const [source, dates] of others(occurrences, master)) {
    const named = source.name === '' ? { ...source, name: master.name } : source
    const own = { id: `${id}#${dateOf(source)}` }
    outcomes.push({
      listing: seriesListing(named, dates, { ...own, repeats: dates.length > 1, complete: true }),
    })
  }
  return outcomes
}

/** Dates that overrides make another show. */
function others(
  occurrences: ReadonlyMap<number, Occurrence>,
  master: CalendarEvent,
): Map<CalendarEvent, Occurrence[]> {
  const bySource = new Map<CalendarEvent, Occurrence[]>()
  for (const one of occurrences.values()) {
    if (isSameShow(one.source, master)) continue
    const dates = bySource.get(one.source)
    if (dates === undefined) bySource.set(one.source, [one])
    else dates.push(one)
  }
  return bySource
}

function ofClocks(
  override: CalendarEvent,
  master: CalendarEvent,
  dates: ReadonlyMap<number, SeriesDate>,
  ofFeed: string | null,
): CalendarEvent {
  const { recurrenceId: id } = override
  const named = id === null ? null : instantInSeries(id, master, dates, ofFeed)
  return named === id ? override : { ...override, recurrenceId: named }
}

/** Each override replaces the date it names, whatever zone it names it in; one that names none is a further date. */
function withOverrides(
  master: CalendarEvent,
  dates: ReadonlyMap<number, SeriesDate>,
  overrides: readonly CalendarEvent[],
): Map<number, Occurrence> {
  const occurrences = new Map<number, Occurrence>()
  for (const [key, { moment, length }] of dates) {
    const cancelled = isCancelled(master, master)
    occurrences.set(key, { moment, length: length ?? master.length, source: master, cancelled })
  }
  const byDay = datesByDay(master, dates)
  const ordered = overrides
    .toSorted((a, b) => originOf(a) - originOf(b))
    .map((one) => offWhereNamed(one, master, dates, byDay))
  const shifts = ordered.filter(({ andFuture }) => andFuture).slice(0, SHIFTS_MAX)
  for (const override of shifts) shiftFrom(master, occurrences, override)
  for (const override of ordered) {
    const key = dateNamedBy(override, master, occurrences, byDay)
    occurrences.set(key, asOccurrence(override, master))
  }
  return occurrences
}

/** Who calls a date off names it: a start that is left out beside it, or copied from the series, moves nothing. */
function offWhereNamed(
  override: CalendarEvent,
  master: CalendarEvent,
  dates: ReadonlyMap<number, SeriesDate>,
  byDay: () => DaysOfSeries,
): CalendarEvent {
  if (!isCancelled(override, master)) return override
  const named = dates.get(dateNamedBy(override, master, dates, byDay))
  const isMoved = override.start.timed === master.start.timed && !dates.has(keyOf(override.start))
  return named === undefined || isMoved ? override : { ...override, start: named.moment }
}

function originOf(override: CalendarEvent): number {
  return keyOf(override.recurrenceId ?? override.start)
}

function asOccurrence(override: CalendarEvent, master: CalendarEvent): Occurrence {
  return {
    moment: override.start,
    length: override.length ?? (override.start.timed === master.start.timed ? master.length : null),
    source: override,
    cancelled: isCancelled(override, master),
  }
}

/** The key of the date that a RECURRENCE-ID names: the same instant, or for days and times without zone the same day. */
function dateNamedBy(
  override: CalendarEvent,
  master: CalendarEvent,
  occurrences: ReadonlyMap<number, unknown>,
  byDay: () => DaysOfSeries,
): number {
  const written = override.recurrenceId ?? override.start
  const isOfSeries = written.zone !== null && master.start.zone === null
  const named = isOfSeries ? inSeriesTime(written, master.start) : written
  const key = keyOf(named)
  if (occurrences.has(key) || (named.timed && named.zone !== null && master.start.timed)) return key
  return byDay().get(dayInSeries(named, master))?.[0] ?? key
}

/** RANGE=THISANDFUTURE: all dates from the named one on move and last as the override does. */
function shiftFrom(
  master: CalendarEvent,
  occurrences: Map<number, Occurrence>,
  override: CalendarEvent,
): void {
  const named = override.recurrenceId
  if (named === null) return
  const from = keyOf(named)
  const zone = override.start.zone ?? master.start.zone
  const at = (key: number) => (zone === null || !master.start.timed ? key : zone.wallAt(key))
  const shift = override.start.wall - at(from)
  for (const [key, one] of occurrences) {
    if (key < from) continue
    occurrences.set(key, {
      ...asOccurrence(override, master),
      moment: { ...override.start, zone: one.moment.timed ? zone : null, wall: at(key) + shift },
    })
  }
}

function isCancelled(event: CalendarEvent, master: CalendarEvent): boolean {
  // Where the whole series is called off, its listing says so.
  return event !== master && isOff(event)
}

function isOff({ component, head, name }: CalendarEvent): boolean {
  const stated = statusOf(component, head.method) === 'cancelled'
  return stated || parseTitle(name).status.includes('cancelled')
}

/** The same show at the same place: an override that tells a name or place of its own is another one. */
function isSameShow(one: CalendarEvent, master: CalendarEvent): boolean {
  if (one === master) return true
  return sameName(one.name, master.name) && samePlace(one, master)
}

function sameName(a: string, b: string): boolean {
  if (a === '' || a === b) return true
  const [less = [], more = []] = [parseTitle(a).tokens, parseTitle(b).tokens].toSorted(
    (x, y) => x.length - y.length,
  )
  const words = new Set(more)
  return less.length > 0 && less.every((word) => words.has(word))
}

function samePlace(one: CalendarEvent, master: CalendarEvent): boolean {
  const [a, b] = [one, master].map(({ component }) =>
    cleanLine(textOf(component, 'LOCATION')).toLowerCase(),
  )
  return a === undefined || b === undefined || a === '' || a === b
}

function momentId({ wall, timed, zone }: CalendarMoment): string {
  const text = new Date(timed ? keyOf({ wall, timed, zone }) : wall).toISOString()
  const basic = text.replace(/[-:]|\.\d+/g, '')
  return timed ? (zone === null ? basic.slice(0, -1) : basic) : basic.slice(0, 8)
}

function fingerprint({ name, start, component }: CalendarEvent): string {
  const text = JSON.stringify([
    cleanLine(name).toLowerCase(),
    momentId(start),
    cleanLine(textOf(component, 'LOCATION')).toLowerCase(),
  ])
  return `fp-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
}

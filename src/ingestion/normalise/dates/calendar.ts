import { DAY_MS, MINUTE_MS } from '../../../lib/durations.ts'
import type { Stamp } from '../../../domain/stamp.ts'
import { instantOf, offsetAt, wallOf, zoneOfOffset } from '../../../lib/zone.ts'
import type { Duration } from '../../../lib/icalendar/value.ts'
import { dayOfWall } from './calendar-day.ts'
import { dayText, isOtherOrder } from './date-texts.ts'
import { endWithoutYear } from './end-without-year.ts'
import { endMoment, ofProgramme, ofSpreadsheet } from './end-as-meant.ts'
import { instantAndClock, lengthOf } from './moments-of-programs.ts'
import { readMoment } from './moment.ts'
import type { DateOrder, Moment } from './moment.ts'
import type { Warn } from '../warn.ts'
import { readingZone, showingZone } from './shown-zone.ts'
import type { ZoneWords } from './shown-zone.ts'
import { suchDay } from './yearless.ts'
import type { FoundDay } from './yearless.ts'

/** A date as a listing has it: where it lies, and whether a time of day was said. */
export interface Point {
  readonly stamp: Stamp
  readonly clock: boolean
  /** The time of day said was 00:00. */
  readonly midnight: boolean
  /** A time of day was said, but not where its clock stands. */
  readonly clockUnplaced: boolean
}

export interface NoPoint {
  /** `absent`, `standIn`, or what is wrong with it. */
  readonly none: string
}

/** Reads dates of one listing, in its zone. */
export interface Calendar {
  /** Of the place: what stamps are shown in. */
  readonly zone: string
  readonly order: DateOrder
  /** UTC midnight of the day on which it is read. */
  readonly today: number
  /** A time of day alone is of the day of `near`. */
  read(value: unknown, near: Point | null): Point | NoPoint
  /** A time of day not after the start is of the next day. */
  readEnd(value: unknown, start: Point): Point | NoPoint
  stampOf(at: number): Stamp
  startOfDay(stamp: Stamp): Stamp
}

export interface CalendarRules {
  readonly zones: ZoneWords
  readonly order: DateOrder
  /** True: a bare day that ends something is the day after the last. */
  readonly endExclusive: boolean
  /** When the run began: days without a year are looked for from there. */
  readonly now: number
}

/** `sample`: a date of the listing; its own offset is the zone where nothing better is known. */
export function openCalendar(rules: CalendarRules, sample: unknown, warn: Warn): Calendar {
  const shown = showingZone(rules.zones) ?? zoneOfSample(sample, rules.order)
  return new ZonedCalendar(rules, shown, warn)
}

const OTHER_ORDER = {
  dmy: 'a date has its month first, and 05/12 was read day first: where all of the feed are so, option dateOrder=mdy turns that round',
  mdy: 'a date has its day first, and 05/12 was read month first: where all of the feed are so, option dateOrder=dmy turns that round',
}

/** A class, so that what reads the dates of each listing is made once, not for each listing anew. */
class ZonedCalendar implements Calendar {
  readonly zone: string
  readonly order: DateOrder
  readonly today: number
  readonly #isPlaced: boolean
  readonly #reading: string
  readonly #rules: CalendarRules
  readonly #warn: Warn

  constructor(rules: CalendarRules, shown: string | null, warn: Warn) {
    this.zone = shown ?? 'UTC'
    this.order = rules.order
    this.today = dayOfWall(rules.now)
    this.#isPlaced = shown !== null
    this.#reading = readingZone(rules.zones) ?? this.zone
    this.#rules = rules
    this.#warn = warn
  }

  read(value: unknown, near: Point | null): Point | NoPoint {
    const order = this.order === 'mdy' ? 'mdy' : 'dmy'
    if (isOtherOrder(value, order)) this.#warn(OTHER_ORDER[order])
    const joined = instantAndClock(value)
    const day = joined === null ? null : this.#dayBegunAt(joined.instant)
    if (joined !== null && day !== null)
      return this.#place(readMoment(`${dayText(day)} ${joined.clock}`), near)
    return this.#place(readMoment(value, this.#rules.order), near)
  }

  /** The day of which an instant is the first or the last at the place: so programs keep a day alone. */
  #dayBegunAt(instant: string): number | null {
    const moment = readMoment(instant)
    if (moment.kind !== 'instant') return null
    const wall = wallOf(this.stampOf(moment.at))
    const isEdge = wall % DAY_MS === 0 || DAY_MS - (wall % DAY_MS) <= MINUTE_MS
    return isEdge ? dayOfWall(wall) : null
  }

  readEnd(value: unknown, start: Point): Point | NoPoint {
    const { order, endExclusive } = this.#rules
    const length = lengthOf(value)
    if (length !== null) return this.#after(start, length)
    const read = readMoment(value, order)
    const told = read.kind === 'bad' ? (dayBehind(value, start, order) ?? read) : read
    const moment = endMoment(ofSpreadsheet(told, start), start, endExclusive)
    const end = this.#place(moment.kind === 'clock' ? ofProgramme(moment, start) : moment, start)
    if (!('stamp' in end)) return end
    if (endExclusive && start.midnight && end.midnight) return this.#lastDay(end, start)
    // At the very time of the start: no length, as of two whole dates that are the same.
    if (moment.kind !== 'clock' || end.stamp.at >= start.stamp.at) return end
    return pointAt(this.#atWall(this.#wallRead(end.stamp) + DAY_MS, null), true)
  }

  /** An hour and a half behind a time of day; of a day alone nothing is known to end so soon. */
  #after(start: Point, { days, ms }: Duration): Point | NoPoint {
    if (!start.clock) return { none: 'absent' }
    return pointAt(this.stampOf(start.stamp.at + days * DAY_MS + ms), true)
  }

  /** From one midnight to another: days, of which the last ends with the second. */
  #lastDay(end: Point, start: Point): Point {
    const day = dayOfWall(wallOf(end.stamp)) - DAY_MS
    return day < dayOfWall(wallOf(start.stamp)) ? end : pointAt(stampAtDay(this.zone, day), false)
  }

  stampOf(at: number): Stamp {
    return { at, offset: offsetAt(this.zone, at) }
  }

  startOfDay(stamp: Stamp): Stamp {
    return stampAtDay(this.zone, dayOfWall(wallOf(stamp)))
  }

  #place(moment: Moment, near: Point | null): Point | NoPoint {
    switch (moment.kind) {
      case 'none':
        return { none: 'absent' }
      case 'standIn':
        return { none: 'standIn' }
      case 'bad':
        return { none: moment.reason }
      case 'instant':
        return pointAt(this.stampOf(moment.at), true)
      case 'yearless': {
        const found = yearOf(moment, near, this.today)
        if (found === null) return { none: 'not a date: no year around has such a day' }
        this.#warn(yearTaken(found.which))
        return this.#place({ ...moment, kind: 'local', day: found.day }, near)
      }
      case 'clock':
        return this.#clockOf(moment, near)
      case 'local':
        return this.#local(moment)
    }
  }

  #clockOf(
    { clock, day, offset }: Extract<Moment, { kind: 'clock' }>,
    near: Point | null,
  ): Point | NoPoint {
    if (near === null && day !== undefined) return pointAt(stampAtDay(this.zone, day), false)
    if (near === null) return { none: 'a time of day, or a year alone, without a date' }
    if (near.clockUnplaced) return { none: 'absent' }
    if (offset === undefined)
      return pointAt(this.#atWall(dayOfWall(this.#wallRead(near.stamp)) + clock, null), true)
    const there = dayOfWall(wallOf({ at: near.stamp.at, offset })) + clock
    return pointAt(this.stampOf(there - offset * MINUTE_MS), true)
  }

  /** What clocks show at a stamp where texts without an offset are read. */
  #wallRead({ at }: Stamp): number {
    return wallOf({ at, offset: offsetAt(this.#reading, at) })
  }

  #local({ day, clock, zone, byMoon, halfUntold }: Extract<Moment, { kind: 'local' }>): Point {
    if (halfUntold === true)
      this.#warn('a time in words that may be of the morning or the evening: it is left out')
    if (byMoon === true)
      this.#warn(
        'a day of the Hijri calendar, by that of Umm al-Qura: elsewhere it may be a day off',
      )
    // A bare day is the place's day, whatever zone reads the clocks.
    if (clock === null) return pointAt(stampAtDay(this.zone, day), false)
    if (!this.#isPlaced && zone === null) {
      this.#warn('no zone known: times of day are left out (options timeZone and country tell it)')
      return { ...pointAt(stampAtDay(this.zone, day), false), clockUnplaced: true }
    }
    const point = pointAt(this.#atWall(day + clock, zone), true)
    // 24:00 is nobody's stand-in for a clock that is not known.
    return clock === DAY_MS ? { ...point, midnight: false } : point
  }

  #atWall(wall: number, own: string | null): Stamp {
    const { at, inGap } = instantOf(own ?? this.#reading, wall)
    if (inGap) this.#warn('gap-adjusted: a time that the clocks skipped')
    return this.stampOf(at)
  }
}

/** What begins: nothing does at some second of the last minute of a day, which programs write where nobody knows the time. */
export function readBegin(value: unknown, calendar: Calendar): Point | NoPoint {
  const point = calendar.read(value, null)
  const isStandIn =
    'stamp' in point && point.clock && DAY_MS - (wallOf(point.stamp) % DAY_MS) < MINUTE_MS
  return isStandIn ? pointAt(calendar.startOfDay(point.stamp), false) : point
}

/** `07/03`: a day of the year of its start, or of the next. */
function dayBehind(value: unknown, { stamp }: Point, order: DateOrder): Moment | null {
  if (typeof value !== 'string') return null
  const day = dayOfWall(wallOf(stamp))
  const start = { kind: 'local', day, clock: null, zone: null } as const
  // Where the year is first the month stands before its day.
  const left = order === 'ymd' && !value.includes('-') ? dayText(day) : ''
  return endWithoutYear({ start, left }, value.trim(), order)
}

function pointAt(stamp: Stamp, clock: boolean): Point {
  const midnight = clock && wallOf(stamp) % DAY_MS === 0
  return { stamp, clock, midnight, clockUnplaced: false }
}

const WHICH_DAY: Readonly<Record<FoundDay['which'], string>> = {
  next: 'the next such day',
  justOver: 'the one that is just over',
  past: 'the last one that was such a weekday',
}

export function yearTaken(which: FoundDay['which']): string {
  return `a date without its year: ${WHICH_DAY[which]} is taken`
}

/** Of an end (`near` is the start) the next such day from there, else from today. */
function yearOf(
  { day }: Extract<Moment, { kind: 'yearless' }>,
  near: Point | null,
  today: number,
): FoundDay | null {
  return near === null ? suchDay(day, today) : suchDay(day, dayOfWall(wallOf(near.stamp)), 0)
}

function stampAtDay(zone: string, day: number): Stamp {
  const { at } = instantOf(zone, day)
  return { at, offset: offsetAt(zone, at) }
}

function zoneOfSample(sample: unknown, order: DateOrder): string | null {
  const moment = readMoment(sample, order)
  if (moment.kind === 'local' || moment.kind === 'yearless') return moment.zone
  return moment.kind === 'instant' && moment.offset !== null
    ? (zoneOfOffset(moment.offset) ?? 'UTC')
    : null
}

import { DAY_MS, HOUR_MS } from '../../../lib/durations.ts'
import { CONFERENCE, FESTIVALS, mainOf, SPORT } from '../../../domain/category.ts'
import type { CategoryId } from '../../../domain/category.ts'
import type { Availability, Grain, Precision, Session, Timing } from '../../../domain/listing.ts'
import type { NativeListing } from '../../../domain/native-listing.ts'
import type { Stamp } from '../../../domain/stamp.ts'
import { wallOf } from '../../../lib/zone.ts'
import { readBegin } from './calendar.ts'
import { dayOfWall } from './calendar-day.ts'
import type { Calendar, Point } from './calendar.ts'
import { datesTold } from './dates-told.ts'
import { withDoorsOfText } from './doors-in-text.ts'
import { isOneMoment } from './one-moment.ts'
import { tellsOnlyLastDay } from './only-last-day.ts'
import { endOfRun } from './run-in-text.ts'
import { readMoment } from './moment.ts'
import { previousStartOf } from './previous-start.ts'
import { isClock, NIGHT_MAX, readEnd, readSessions } from './sessions.ts'
import type { SessionsRead } from './sessions.ts'
import { withStartOfText } from './start-in-text.ts'
import { readFlag } from '../status.ts'
import type { Warn } from '../warn.ts'
import { contradictedWeekday, isBareMidnight } from './weekdays-told.ts'

export interface TimingRules {
  readonly name: string
  readonly grain: Grain
  readonly categories: readonly CategoryId[]
  /** Of the listing: what a single date without one of its own has. */
  readonly availability: Availability
  readonly description: string
}

export type TimingRead = { readonly timing: Timing } | { readonly rejected: string }

const NOT_ANNOUNCED = 'the date is not announced yet'
const STAND_IN = 'start is a stand-in for a date that is not known'
/** What is rejected because it says itself that its date is not known. */
export const UNANNOUNCED: ReadonlySet<string> = new Set([NOT_ANNOUNCED, STAND_IN])
export const NO_DATE = 'no start and no sessions'

/** Kinds that last for days on end: several days are one date of theirs. */
const LASTING = new Set([FESTIVALS, SPORT, CONFERENCE])
/** No conference goes on for longer: what takes place now and then is told by its first and last day. */
const CONFERENCE_MAX = 16 * DAY_MS
const FESTIVAL = /(?<!\p{L})festivals?(?!\p{L})/iu
const ONE_OF_SEVERAL = {
  days: 'start: several days are told, and the first one counts: "sessions" takes all of them, one by one',
  clocks:
    'start: several times of a day are told, and the first one counts: "sessions" takes all of them, "end" an end',
}

/** When it is: start, end, sessions and how sure they are. Rejected when no date is known. */
export function readTiming(
  native: NativeListing,
  calendar: Calendar,
  rules: TimingRules,
  warn: Warn,
): TimingRead {
  const said = datesTold(native, { order: calendar.order, today: calendar.today, warn })
  if (said.leaves !== null) warn(ONE_OF_SEVERAL[said.leaves])
  const sessions = readSessions(said.sessions, said.doors !== null, calendar, warn)
  const start = readStart(native, said.start, calendar, sessions.first !== null)
  if (typeof start === 'string') return { rejected: start }
  const begin = earlier(start, sessions.first)
  if (begin === null) return { rejected: NO_DATE }
  const end =
    besideSessions(readEnd(said.end, begin, calendar, warn), sessions) ??
    sessions.lastEnd ??
    (sessions.first === null ? endOfOpenRun(begin, native, rules, calendar) : null)
  const isTimed = isClock(begin, end, openForMidnight(said.doors, begin, calendar))
  const shape = daysAlone(
    shapeOf({ start: begin, end, isTimed }, sessions, native, rules),
    calendar,
  )
  const doors = readDoors(said.doors, isTimed ? begin : { ...begin, clock: false }, calendar)
  const { precision } = shape
  const timing: Timing = {
    zone: calendar.zone,
    precision,
    start: precision === 'day' ? calendar.startOfDay(begin.stamp) : begin.stamp,
    ...(precision === 'day' && begin.midnight ? { midnight: true } : {}),
    end: endOf(shape, begin, end, calendar),
    endApproximate: (readFlag(native.endApproximate) ?? false) || (end !== null && !end.clock),
    sessions: shape.sessions,
    sessionsComplete: shape.complete,
    doors,
    previousStart: previousStartOf(native, begin.stamp, rules.description, calendar),
  }
  checkWords(native, timing, warn)
  const timed = withStartOfText(timing, begin, rules.description, calendar, warn)
  return {
    timing: said.doors !== null ? timed : withDoorsOfText(timed, rules.description, calendar, warn),
  }
}

/** The last day of several dates, told as such beside them, begins before that date does. */
function besideSessions(end: Point | null, { list }: SessionsRead): Point | null {
  const last = list.at(-1)
  if (end === null || end.clock || last === undefined || list.length < 2) return end
  return dayOfWall(wallOf(end.stamp)) === dayOfWall(wallOf(last.start)) ? null : end
}

/** What the words of a date say beside what was read of them. */
function checkWords({ start, end, sessions }: NativeListing, timing: Timing, warn: Warn): void {
  if (isOneMoment(start)) return
  const texts = [
    start,
    end,
    ...(Array.isArray(sessions) ? sessions.slice(0, TEXTS_MAX) : [sessions]),
  ]
  const stamps = () => [timing.start, timing.end, ...timing.sessions.map((one) => one.start)]
  const days = () => stamps().flatMap((stamp) => (stamp === null ? [] : [dayOfWall(wallOf(stamp))]))
  const weekday = contradictedWeekday(texts, days)
  if (weekday !== null)
    warn(
      `start: ${JSON.stringify(weekday.slice(0, 40))} is another day of the week: the date counts`,
    )
  if (wallOf(timing.start) % DAY_MS === 0 && timing.precision === 'minute' && isBareMidnight(start))
    warn(BARE_MIDNIGHT)
}

/** Who tells weekdays tells them of the first dates. */
const TEXTS_MAX = 50
const BARE_MIDNIGHT =
  'start: midnight is taken for the end of its day, as "24:00" says it; "00:00" is its beginning'

function readStart(
  native: NativeListing,
  stated: unknown,
  calendar: Calendar,
  hasSessions: boolean,
): Point | string | null {
  if (readFlag(native.dateUnknown) === true) return hasSessions ? null : NOT_ANNOUNCED
  if (
    !hasSessions &&
    typeof stated === 'string' &&
    !isOneMoment(stated) &&
    tellsOnlyLastDay(stated)
  )
    return `start: only the last day is told: ${JSON.stringify(stated.slice(0, 60))}`
  const start = readBegin(stated, calendar)
  if ('stamp' in start) return start
  if (hasSessions) return null
  if (start.none === 'standIn') return STAND_IN
  if (start.none === 'absent') return NO_DATE
  return `start: ${start.none}`
}

function earlier(start: Point | null, session: Point | null): Point | null {
  if (start === null || session === null) return start ?? session
  const sameDay = dayOfWall(wallOf(start.stamp)) === dayOfWall(wallOf(session.stamp))
  // The session of that day is the better word for its clock.
  if (sameDay || start.stamp.at > session.stamp.at) return session
  return start
}

/** Doors open no longer before a show that begins at midnight. */
const BEFORE_MIDNIGHT_MAX = 3 * HOUR_MS

/** Doors at 19:00 beside a midnight are those of that day, which begins with it; doors at 23:00 are those of its night. */
function openForMidnight(value: unknown, start: Point, calendar: Calendar): boolean {
  if (value === null || !start.midnight) return value !== null
  const doors = calendar.read(value, start)
  if (!('stamp' in doors) || !doors.clock) return true
  const behind = doors.stamp.at - start.stamp.at
  return (
    behind <= 0 || (readMoment(value).kind === 'clock' && behind >= DAY_MS - BEFORE_MIDNIGHT_MAX)
  )
}

function readDoors(value: unknown, start: Point, calendar: Calendar): Stamp | null {
  const doors = calendar.read(value, start)
  if (!('stamp' in doors) || !doors.clock) return null
  const isNight =
    start.clock && doors.stamp.at > start.stamp.at && readMoment(value).kind === 'clock'
  if (isNight) return calendar.stampOf(doors.stamp.at - DAY_MS)
  // Doors on another day are the doors of another date.
  return Math.abs(doors.stamp.at - start.stamp.at) > DAY_MS ? null : doors.stamp
}

interface Shape {
  readonly precision: Precision
  readonly sessions: readonly Session[]
  readonly complete: boolean
}

interface Ends {
  readonly start: Point
  readonly end: Point | null
  /** It begins at a time of day. */
  readonly isTimed: boolean
}

function shapeOf(
  { start, end, isTimed }: Ends,
  sessions: SessionsRead,
  native: NativeListing,
  rules: TimingRules,
): Shape {
  const stated = readFlag(native.sessionsComplete)
  const timeUnknown = readFlag(native.timeUnknown) === true
  const isPeriod = sessions.lastEnd !== null && isRange(start, end, rules)
  const precisionOf = (hasClock: boolean) => (hasClock && !timeUnknown ? 'minute' : 'day')
  if (sessions.list.length > 0 && !isPeriod) {
    const precision = precisionOf(sessions.clock)
    return { precision, sessions: sessions.list, complete: (stated ?? true) && sessions.complete }
  }
  const precision = precisionOf(isTimed)
  if (isPeriod || isRange(start, end, rules) || isOpenRun(start, native, rules)) {
    return { precision: 'range', sessions: [], complete: false }
  }
  const session: Session = {
    start: start.stamp,
    end: end?.stamp ?? null,
    availability: rules.availability,
    cancelled: false,
  }
  return { precision, sessions: [session], complete: (stated ?? true) && !sessions.given }
}

/** Where only days are sure a clock that came with them is no clock of a session either. */
function daysAlone(shape: Shape, calendar: Calendar): Shape {
  if (shape.precision !== 'day') return shape
  const byDay = new Map<number, Session>()
  for (const session of shape.sessions) {
    const start = calendar.startOfDay(session.start)
    if (byDay.has(start.at)) continue
    byDay.set(start.at, { ...session, start, end: endOfDay(session, start) })
  }
  return { ...shape, sessions: [...byDay.values()] }
}

function endOf(shape: Shape, begin: Point, end: Point | null, calendar: Calendar): Stamp | null {
  if (shape.precision !== 'day') return end?.stamp ?? null
  const night = { start: begin.stamp, end: end?.stamp ?? null }
  return endOfDay(night, calendar.startOfDay(begin.stamp))
}

/** The end of a night whose beginning is not known tells nothing; that of several days does. */
function endOfDay({ start, end }: Pick<Session, 'start' | 'end'>, day: Stamp): Stamp | null {
  if (end === null || day.at === start.at) return end
  return end.at - start.at > NIGHT_MAX ? end : null
}

/** First and last day of something that is not one long date: when it plays in between is not known. */
function isRange(start: Point, end: Point | null, rules: TimingRules): boolean {
  if (end === null) return false
  const lasts = end.stamp.at - start.stamp.at
  if (
    lasts <= NIGHT_MAX &&
    (end.clock || (rules.grain === 'single' && start.clock && !start.midnight))
  ) {
    return false
  }
  const [main = 0, ...others] = rules.categories.map(mainOf)
  const tooLong = main === CONFERENCE && lasts > CONFERENCE_MAX
  // A festival of music is one, whichever of the two is said first.
  const isFestival = others.includes(FESTIVALS) || FESTIVAL.test(rules.name)
  const lasting = (LASTING.has(main) && !tooLong) || isFestival
  return !(rules.grain === 'single' && lasting)
}

/** A run of which only the first day is given goes on from there. */
function isOpenRun(start: Point, native: NativeListing, rules: TimingRules): boolean {
  const timeUnknown = readFlag(native.timeUnknown) === true
  const bareDay = !start.clock && !start.clockUnplaced && !timeUnknown
  return rules.grain === 'run' && bareDay && (native.end ?? null) === null
}

function endOfOpenRun(start: Point, native: NativeListing, rules: TimingRules, dates: Calendar) {
  return isOpenRun(start, native, rules) ? endOfRun(start, native, rules.description, dates) : null
}

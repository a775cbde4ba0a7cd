import { DAY_MS, MINUTE_MS } from '../../lib/durations.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
import { isObject, listOf, textOf } from './json-value.ts'
import type { JsonObject } from './json-value.ts'
import { nightEnd } from './night-end.ts'

interface Timing {
  readonly begin: string
  readonly end: string | undefined
}

/** Dates as OpenAgenda writes them, itself or mirrored: all of them where the event has them, else those that a short form tells of: the first, the next and the last. */
export function agendaDates(event: JsonObject): Partial<NativeListing> {
  const full = timingsIn(event['timings'])
  const days = unbroken(full)
  if (days !== null) return days
  if (full.length > 0)
    return { sessions: full.map(sessionOf), ...endOf(full), sessionsComplete: true }
  const known = ['firstTiming', 'nextTiming', 'lastTiming'].flatMap((member) =>
    timingsIn(event[member]),
  )
  if (known.length === 0) return {}
  const day = ofOneDay(event, known)
  if (day !== null) return { sessions: day.map(sessionOf), ...endOf(day), sessionsComplete: true }
  return {
    sessions: known.map(sessionOf),
    ...endOf(known),
    sessionsComplete: known.length === 1 || isOnlyOne(event, known),
  }
}

function timingsIn(value: unknown): Timing[] {
  return listOf(value)
    .filter(isObject)
    .flatMap((timing) => {
      const begin = textOf(timing['begin']) ?? textOf(timing['start'])
      return begin === undefined ? [] : [{ begin, end: textOf(timing['end']) }]
    })
}

/**
 * From the first midnight to the last without a gap: days on end, cut into pieces by a program that kept another zone's
 * midnights. They are days, each once.
 */
function unbroken(timings: readonly Timing[]): Partial<NativeListing> | null {
  const sorted = timings.toSorted((a, b) => Date.parse(a.begin) - Date.parse(b.begin))
  const first = MIDNIGHT.exec(sorted[0]?.begin ?? '')?.[1]
  const last = TO_ITS_END.exec(sorted.at(-1)?.end ?? '')?.[1]
  if (first === undefined || last === undefined || timings.length < 2) return null
  const isUnbroken = sorted.every(({ begin }, at) => {
    const before = sorted[at - 1]
    const gap = before === undefined ? 0 : Date.parse(begin) - Date.parse(before.end ?? '')
    return gap >= 0 && gap <= MINUTE_MS
  })
  const from = Date.parse(first)
  const count = (Date.parse(last) - from) / DAY_MS + 1
  if (!isUnbroken || count > DAYS_MAX) return null
  const sessions = Array.from({ length: count }, (_, at) => ({
    start: new Date(from + at * DAY_MS).toISOString().slice(0, 10),
  }))
  return { sessions, sessionsComplete: true }
}

const DAYS_MAX = 1000

/** The short form of one date repeats it as first, next and last; the first one alone may be over and left out. */
function isOnlyOne(event: JsonObject, known: readonly Timing[]): boolean {
  const begins = new Set(known.map(({ begin }) => Date.parse(begin)))
  if (begins.size > 1) return false
  return (
    isObject(event['firstTiming']) ||
    rangeTexts(event).some((text) => /\d{1,2} ?[:h] ?\d{2}/.test(text))
  )
}

/** The text of dates by language, or in the only language asked for. */
function rangeTexts(event: JsonObject): readonly string[] {
  const { dateRange } = event
  const texts = isObject(dateRange) ? Object.values(dateRange) : listOf(dateRange)
  return texts.flatMap((text) => textOf(text) ?? [])
}

const BEGIN = /^(\d{4}-\d{2}-\d{2}T)(\d{2}:\d{2})(.*)$/
const CLOCK = /(?<!\d)(\d{1,2}) ?[:h] ?(\d{2})(?!\d)/g

/** Of several dates on one day the text that people see tells every time: `Saturday 17 September, 15:00, 16:00, 17:00`. */
function ofOneDay(event: JsonObject, known: readonly Timing[]): readonly Timing[] | null {
  const begins = known.flatMap(({ begin }) => {
    const [, date, clock = '', rest] = BEGIN.exec(begin) ?? []
    return date === undefined ? [] : [{ day: `${date}|${rest}`, date, clock, rest }]
  })
  const [first] = begins
  if (first === undefined || begins.length < known.length) return null
  if (begins.some(({ day }) => day !== first.day)) return null
  const told = rangeTexts(event)
    .map((text) => [...text.matchAll(CLOCK)].map(([, h = '', m]) => `${h.padStart(2, '0')}:${m}`))
    .find((clocks) => begins.every(({ clock }) => clocks.includes(clock)))
  if (told === undefined || told.length < 2) return null
  const lasts = new Set(
    known.map(({ begin, end }) => Date.parse(nightEnd(begin, end ?? '')) - Date.parse(begin)),
  )
  const [length = NaN] = lasts.size === 1 ? lasts : []
  return told.map((clock) => {
    const begin = `${first.date}${clock}${first.rest}`
    const own = known[begins.findIndex((one) => one.clock === clock)]
    return own ?? { begin, end: later(begin, length) }
  })
}

/** As long after it, written as it is; undefined where that is not known. */
function later(begin: string, ms: number): string | undefined {
  const [, , , rest = ''] = BEGIN.exec(begin) ?? []
  const wall = Date.parse(`${begin.slice(0, 16)}Z`)
  return Number.isNaN(ms) ? undefined : new Date(wall + ms).toISOString().slice(0, 16) + rest
}

const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0+)?)?[+-]/
const TO_ITS_END = /^(\d{4}-\d{2}-\d{2})T23:59/

/** From 00:00 on for all of the day says that the day is meant, not a clock; the clocks may change in it. */
function sessionOf({ begin, end }: Timing): { start: string; end: string | undefined } {
  const [, day] = MIDNIGHT.exec(begin) ?? []
  const lasts = Date.parse(end ?? '') - Date.parse(begin)
  if (day !== undefined && lasts >= DAY_MS - 2 * MINUTE_MS && lasts <= DAY_MS)
    return { start: day, end: undefined }
  return { start: begin, end: end === undefined ? undefined : nightEnd(begin, end) }
}

function endOf(timings: readonly Timing[]): Partial<NativeListing> {
  const ends = timings.flatMap((timing) => {
    const { end } = sessionOf(timing)
    return end === undefined ? [] : [end]
  })
  const last = ends.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1)
  return last === undefined ? {} : { end: last }
}

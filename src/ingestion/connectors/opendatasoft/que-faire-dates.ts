import { withoutAccents } from '../../../lib/without-accents.ts'
import { offsetAt, wallOf } from '../../../lib/zone.ts'
import type { NativeListing } from '../../../domain/native-listing.ts'
import { listOf, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { nightEnd } from '../night-end.ts'

export interface DatesRead {
  readonly dates: Partial<NativeListing>
  readonly warnings: readonly string[]
}

interface Session {
  readonly start: string
  readonly end: string | undefined
}

/**
 * Dates of the city's programme. `occurrences` holds them all; the text that people see (`date_description`) has the right
 * clock where the two differ, which happens after a change of the clocks; `date_start` may tell of one more before them.
 */
export function datesOf(record: JsonObject): DatesRead {
  const given = occurrencesIn(textsOf(record['occurrences']).join(';'))
  const shown = shownTimes(textOf(record['date_description']) ?? '')
  const start = textOf(record['date_start'])
  const end = textOf(record['date_end'])
  if (given.length === 0)
    return { dates: fromTexts(shown) ?? without({ start, end }), warnings: [] }
  const sessions = given.map((session) => asShown(session, given, shown))
  const moved = sessions.some(({ start: clock }, at) => clock !== given[at]?.start)
  const first = earlierDate(start, sessions)
  const all = first === null ? sessions : [first, ...sessions]
  return {
    dates: { sessions: all, sessionsComplete: true },
    warnings: [
      ...(moved ? ['dates: other times than the text that people see; the text is taken'] : []),
      ...(first === null ? [] : ['dates: the first one is missing from the list']),
    ],
  }
}

function textsOf(value: unknown): readonly string[] {
  return listOf(value).flatMap((one) => textOf(one) ?? [])
}

/** `start_end;start_end` */
function occurrencesIn(text: string): Session[] {
  return text.split(';').flatMap((occurrence) => {
    const [start = '', end = ''] = occurrence.trim().split('_')
    if (start === '') return []
    // From midnight to midnight: nobody said when.
    if (/T00:00/.test(start) && end.slice(0, 10) === start.slice(0, 10) && /T23:5\d/.test(end))
      return [{ start: start.slice(0, 10), end: undefined }]
    return [{ start, end: end === '' || end === start ? undefined : nightEnd(start, end) }]
  })
}

interface ShownTime {
  readonly day: string
  readonly from: string
  readonly to: string | undefined
}

const CLOCKS = String.raw`(?:de|à)\s+(\d{1,2})\s*h\s*(\d{2})?(?:\s*(?:à|-)\s*(\d{1,2})\s*h\s*(\d{2})?)?`
const CLOCK = new RegExp(CLOCKS, 'giu')
const SHOWN = new RegExp(
  String.raw`le\s+\p{L}+\s+(\d{1,2})(?:er)?\s+(\p{L}+)\s+(\d{4})\s*:?\s*((?:${CLOCKS}(?:\s*,|\s*et(?!\p{L}))?\s*)+)`,
  'giu',
)
const MONTHS = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
]

/** `Le jeudi 12 juin 2025 de 19h00 à 21h00`, once for each day, with one time of day or several. */
function shownTimes(html: string): ShownTime[] {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return [...text.matchAll(SHOWN)].flatMap(([, date = '', word = '', year = '', clocks = '']) => {
    const month = MONTHS.indexOf(withoutAccents(word)) + 1
    if (month === 0) return []
    const day = `${year}-${two(month)}-${two(date)}`
    return [...clocks.matchAll(CLOCK)].map(([, hour = '', minute, toHour, toMinute]) => {
      const to = toHour === undefined ? undefined : `${two(toHour)}:${two(toMinute ?? 0)}:00`
      return { day, from: `${two(hour)}:${two(minute ?? 0)}:00`, to }
    })
  })
}

function two(number: number | string): string {
  return String(number).padStart(2, '0')
}

function fromTexts(shown: readonly ShownTime[]): Partial<NativeListing> | null {
  if (shown.length === 0) return null
  return { sessions: shown.map(sessionAt), sessionsComplete: true }
}

function sessionAt({ day, from, to }: ShownTime): Session {
  const start = `${day}T${from}`
  return { start, end: to === undefined ? undefined : nightEnd(start, `${day}T${to}`) }
}

/** A day with one time in the list and one in the text: where they differ, the text has it. */
function asShown(session: Session, all: readonly Session[], shown: readonly ShownTime[]): Session {
  const day = session.start.slice(0, 10)
  const told = shown.filter((time) => time.day === day)
  const [only] = told
  const alone = all.filter(({ start }) => start.startsWith(day)).length === 1
  if (only === undefined || told.length > 1 || !alone) return session
  return session.start.slice(11, 16) === only.from.slice(0, 5) ? session : sessionAt(only)
}

/** Portals tell starts in UTC, where a midnight of Paris is of the day before. */
function dayInParis(start: string): string {
  const at = /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(start) ? Date.parse(start) : Number.NaN
  if (Number.isNaN(at)) return start.slice(0, 10)
  const wall = wallOf({ at, offset: offsetAt('Europe/Paris', at) })
  return new Date(wall).toISOString().slice(0, 10)
}

/** A start on a day before all dates is one more date; its clock is that of the others where they all have the same. */
function earlierDate(start: string | undefined, sessions: readonly Session[]): Session | null {
  const day = dayInParis(start ?? '')
  const isBefore =
    /^\d{4}-\d{2}-\d{2}$/.test(day) && sessions.every((one) => one.start.slice(0, 10) > day)
  if (!isBefore) return null
  const clock = ({ start: from, end }: Session) =>
    `${from.slice(11, 19)} ${end?.slice(11, 19) ?? ''}`
  const clocks = new Set(sessions.map(clock))
  const [from = '', to = ''] = [...clocks][0]?.split(' ') ?? []
  if (clocks.size > 1 || from === '') return { start: day, end: undefined }
  return sessionAt({ day, from, to: to === '' ? undefined : to })
}

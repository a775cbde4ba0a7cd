import type { Timing } from '../../../domain/listing.ts'
import { DAY_MS, MINUTE_MS } from '../../../lib/durations.ts'
import { wallOf } from '../../../lib/zone.ts'
import type { Calendar } from './calendar.ts'
import type { Warn } from '../warn.ts'

/** What is behind this is not about one evening any more. */
const TEXT_MAX = 5000
const DAY = 24 * 60
const HALF_DAY = 12 * 60
/** Doors open no earlier before a show. */
const LEAD_MAX = 4 * 60

const DOORS =
  /(?<!\p{L})(?:doors|door(?= ?(?:times?|opens)(?!\p{L}))|gates|(?:ouverture|ouvrent|ouvre)(?: (?:des|les|ses))? portes|portes|einlass|admission(?=: (?:\p{L}{3,}\.? \d|\d{1,2}\.? \p{L}{3}))|(?:apertura (?:de )?)?(?:puertas|porte)|deuren|(?:abertura (?:das |de )?)?portas|abertura da casa)(?!\p{L})/giu
/** One look before it: in most texts there is none of them. */
const ANY_DOORS = /door|gates|port[ae]|einlass|admission|puertas|deuren|abertura/iu
const SHOW =
  /(?<!\p{L})(?:show ?time|show start|shows?|start(?:s|ing)?|music|concert|spectacle|d[ée]but|beginn|inicio|inizio|aanvang)(?!\p{L})/giu
/** From a word to its clock. A stroke parts one clock from the next: `7PM Doors | 8PM Music`. */
const LINK =
  /^(?:\s*(?:times?|open(?:s|ing)?|are open|abren|aprono|ouvertes))?[^\p{L}\p{N}|/,;()$€£]{0,6}(?:(?:at|à partir de|à|a|ab|um|dès|from|ore|alle|om|às|las)(?!\p{L})\s*){0,3}/iu
/** `Einlass: 10. Dezember 2026 18:30`: shops write the day as well. */
const DAY_BEFORE_CLOCK =
  /^(?:\p{L}{2,}\.?,? )?(?:\d{1,2}\.? \p{L}{3,}\.?,?|\p{L}{3,}\.? \d{1,2},?|\d{1,2}[./]\d{1,2}[./]|\d{4}-\d{2}-(?=\d{2} )) ?(?:\d{4}|\d{2}(?= )),? (?:(?:at|um|à|alle|om) )?/u
const CLOCK =
  /^(?<hour>\d{1,2})(?:(?:[:.]|\s?[hH]\s?)(?<minute>[0-5]\d))?\s?(?:(?<half>[aApP])\.?\s?[mM](?!\p{Ll})|(?<full>[hH](?:eures?|rs?|s)?|[uU]hr)(?![\p{L}\d]))?/u
const CLOCK_BEFORE =
  /(?<!\d|[:.])(?<hour>\d{1,2})(?::(?<minute>[0-5]\d))?\s?(?<half>[aApP])\.?\s?[mM]\.?[\s:–-]{0,3}$/u

interface ClockRead {
  /** Minutes of the day; a clock without its half of the day may be two. */
  readonly minutes: readonly number[]
  readonly from: number
  readonly to: number
}

function clockOf(match: RegExpExecArray | null): readonly number[] | null {
  const { hour, minute, half, full } = match?.groups ?? {}
  if (hour === undefined || (minute ?? half ?? full) === undefined) return null
  const hours = Number(hour)
  const rest = Number(minute ?? 0)
  if (half !== undefined) {
    const noon = half.toLowerCase() === 'p' ? HALF_DAY : 0
    return hours > 12 ? null : [(hours % 12) * 60 + noon + rest]
  }
  if (hours > 23) return null
  const told = hours * 60 + rest
  return full !== undefined || hours > 12 || hours === 0 ? [told] : [told, (told + HALF_DAY) % DAY]
}

/** Directly behind a word, or with its half of the day directly before it. */
function clockBeside(text: string, from: number, to: number): ClockRead | null {
  const early = CLOCK_BEFORE.exec(text.slice(Math.max(0, from - 12), from))
  const before = clockOf(early)
  const behind = text.slice(to, to + 60)
  const word = LINK.exec(behind)?.[0] ?? ''
  const link = word + (DAY_BEFORE_CLOCK.exec(behind.slice(word.length))?.[0] ?? '')
  const late = CLOCK.exec(behind.slice(link.length))
  const after = clockOf(late)
  // `7PM doors 8PM show`: a mere blank leads to the clock of the next word.
  if (after !== null && (before === null || link.trim() !== '')) {
    const end = to + link.length + (late?.[0].length ?? 0)
    return { minutes: after, from: to, to: end }
  }
  return before === null
    ? null
    : { minutes: before, from: from - (early?.[0].length ?? 0), to: from }
}

interface Told {
  readonly doors: readonly number[]
  readonly show: readonly number[] | null
}

/** How far around the doors the show is told. */
const AROUND = 60

function toldIn(text: string): readonly Told[] {
  return [...text.matchAll(DOORS)].flatMap((found) => {
    const from = found.index
    const to = from + found[0].length
    const doors = clockBeside(text, from, to)
    if (doors === null) return []
    const [first, last] = [Math.min(from, doors.from), Math.max(to, doors.to)]
    const show =
      showIn(text.slice(last, last + AROUND)) ??
      showIn(text.slice(Math.max(0, first - AROUND), first))
    return [{ doors: doors.minutes, show }]
  })
}

function showIn(text: string): readonly number[] | null {
  for (const { index, 0: word } of text.matchAll(SHOW)) {
    const clock = clockBeside(text, index, index + word.length)
    if (clock !== null) return clock.minutes
  }
  return null
}

/** Minutes from the first to the second, over midnight too. */
function after(from: number, to: number): number {
  return (to - from + DAY) % DAY
}

interface Doors {
  /** Minutes from the doors to the show. */
  readonly lead: number
  /** Minutes by which the show is later than the start that was told. */
  readonly later: number
}

/** Null where the text tells no doors, several, or none that fit a start at that minute of the day. */
export function doorsInText(text: string, start: number): Doors | null {
  const told = ANY_DOORS.test(text) ? toldIn(text.slice(0, TEXT_MAX)) : []
  const [first] = told
  if (first === undefined || new Set(told.map(({ doors }) => doors[0])).size > 1) return null
  const { doors, show } = first
  const lead = doors.map((minute) => after(minute, start)).find((minutes) => minutes <= LEAD_MAX)
  if (lead === undefined) return null
  if (show === null || show.includes(start)) return { lead, later: 0 }
  const later = show.map((minute) => after(start, minute)).find((minutes) => minutes <= LEAD_MAX)
  return lead === 0 && later !== undefined ? { lead: later, later } : null
}

/**
 * The doors of one evening, where only the text tells them (`Doors 7pm, show 8pm`). A start that is when the doors open
 * gives way to the show.
 */
export function withDoorsOfText(
  timing: Timing,
  text: string,
  calendar: Calendar,
  warn: Warn,
): Timing {
  const [session] = timing.sessions
  if (timing.precision !== 'minute' || timing.sessions.length !== 1 || session === undefined)
    return timing
  const doors = doorsInText(text, (wallOf(timing.start) % DAY_MS) / MINUTE_MS)
  if (doors === null) return timing
  const start = calendar.stampOf(timing.start.at + doors.later * MINUTE_MS)
  const told = { ...timing, doors: calendar.stampOf(start.at - doors.lead * MINUTE_MS) }
  if (doors.later === 0) return told
  warn('start: when the doors open; the show is the later one that the text tells')
  const endOf = (end: Timing['end']) => (end !== null && end.at > start.at ? end : null)
  return {
    ...told,
    start,
    end: endOf(timing.end),
    sessions: [{ ...session, start, end: endOf(session.end) }],
  }
}

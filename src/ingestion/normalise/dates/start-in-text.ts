import type { Timing } from '../../../domain/listing.ts'
import { MINUTE_MS } from '../../../lib/durations.ts'
import { weekdayNamed } from '../../../lib/weekday-words.ts'
import { wallOf } from '../../../lib/zone.ts'
import { dayOfWall } from './calendar-day.ts'
import type { Calendar, Point } from './calendar.ts'
import { clockText } from './date-texts.ts'
import { daysIn, isOn } from './days-in-prose.ts'
import type { DateOrder } from './moment.ts'
import { TO_WORDS } from '../tables/little-words.ts'
import type { Warn } from '../warn.ts'

/** What is longer tells of more than one evening. */
const TEXT_MAX = 5000
/** Up to here a number of hours is how long it lasts. */
const MORNING = 8 * 60

const CLOCK =
  /(?<![\d.,:/€$-])(?<hour>\d{1,2})(?:(?:\s?[hH]\s?|:)(?<minute>[0-5]\d)(?!\d)(?:\s?(?<half>[ap])\.?m(?!\p{L}))?|\s?(?<only>[ap])\.?m(?!\p{L})|\s?(?:h|H|heures?|[uU]hr)(?!\p{L}))/gu
/** `de 18h à 22h`, `18h-22h`. */
const TO = new RegExp(String.raw`^\s*(?:-|–|—|${TO_WORDS})\s*$`, 'iu')
/** Right before a clock: it is said of itself that it is the beginning. */
const LABEL =
  /(?<!\p{L})(?:horaires?|heure|d[ée]but(?: (?:du |de la )?(?:concert|spectacle|s[ée]ance))?|starts?|start(?:ing)? time|beginn|uhrzeit|hora|orario|inizio|inicio)\s*(?::|à|at|um|ab|-|–)\s*(?:de\s+)?$/iu
/** What takes place, and in the same sentence right before the clock that it is when. */
const SHOW =
  /(?<!\p{L})(?:concerts?|spectacle|soir[ée]e|s[ée]ance|projection|repr[ée]sentation|r[ée]cital|conf[ée]rence|rencontre|atelier|lecture|vernissage|show|gig|concerto|concierto|konzert|vorstellung)(?!\p{L})[^.!?\n\d]{0,60}(?:\d{1,2}(?:er)?\s[^.!?\n\d]{3,40}(?:\d{4}[^.!?\n\d]{0,80})?)?(?:à partir de|d[èe]s|d[ée]butera à|commence(?:ra)? à|à|at|from|um|ab)\s*$/iu
/** What opens, is sold or ends then is not the beginning. */
const NOT_START =
  /(?<!\p{L})(?:jusqu['’](?:à|au)|until|till|avant|before|bis|billetterie|r[ée]servations?|inscriptions?|ventes?|sale|tickets?|accueil|ouvertures?|ouvre|portes|doors|einlass|bar|restauration|repas|buffet|d[ée]part|fin|fermeture|tous|toutes|chaque|every|each|dur[ée]e|pendant|deadline|t[ée]l|appel\p{L}*|presse|press|d[ée]dicaces?|signing|issue|apr[èe]s|after|nach|dopo|despu[ée]s)(?!\p{L})[^.!?\n]{0,60}$/iu
/** Right behind a clock: it is a length (`8h de sommeil`), or said of some alone. */
const LENGTH_OR_SOME =
  /^\s*(?:de\s|d['’]|of\s|(?:\p{L}+\s){0,3}\(?(?:scolaires?|[ée]coles?|classes|schools?|schul\p{L}+)(?!\p{L}))/iu

interface ClockTold {
  /** Minutes of the day. */
  readonly minutes: number
  readonly from: number
  readonly to: number
}

interface StartTold {
  readonly start: number
  readonly end: number | null
}

function clocksIn(text: string): readonly ClockTold[] {
  return [...text.matchAll(CLOCK)].flatMap(({ 0: whole, index, groups = {} }) => {
    const half = (groups['half'] ?? groups['only'])?.toLowerCase()
    const hour = Number(groups['hour'])
    if (hour > (half === undefined ? 23 : 12)) return []
    const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
    const minutes = hours * 60 + Number(groups['minute'] ?? 0)
    return [{ minutes, from: index, to: index + whole.length }]
  })
}

/** The one time that a text tells of an evening, where it tells one and says that it begins then. */
export function startInText(text: string, day: number, order: DateOrder): StartTold | null {
  const told = text.slice(0, TEXT_MAX)
  const clocks = clocksIn(told).filter(
    ({ minutes, from, to }) =>
      minutes >= MORNING || isEnd(told, from) || TO.test(told.slice(to, to + 3)),
  )
  const starts = clocks.filter(({ from }) => !isEnd(told, from))
  const [first] = starts
  if (first === undefined || first.minutes < MORNING) return null
  if (starts.some(({ minutes }) => minutes !== first.minutes)) return null
  const meant = starts.find((clock) => isStart(told, clock, day, order))
  if (meant === undefined || starts.some(({ from }) => !isOfDay(told, from, day, order)))
    return null
  const ends = clocks.filter(({ from }) => isEnd(told, from)).map(({ minutes }) => minutes)
  return { start: first.minutes, end: new Set(ends).size === 1 ? (ends[0] ?? null) : null }
}

/** Behind another clock, and a word or dash that leads to an end. */
function isEnd(text: string, from: number): boolean {
  const before = text.slice(Math.max(0, from - 24), from)
  const last = clocksIn(before).at(-1)
  return last !== undefined && TO.test(before.slice(last.to))
}

function isStart(text: string, { from, to }: ClockTold, day: number, order: DateOrder): boolean {
  const before = sentenceBefore(text, from)
  if (NOT_START.test(before) || LENGTH_OR_SOME.test(text.slice(to, to + 60))) return false
  return LABEL.test(before) || SHOW.test(before) || isDay(before, day, order)
}

/** `Samedi 5 décembre à 20h` of that very day. */
function isDay(before: string, day: number, order: DateOrder): boolean {
  return (
    /(?:à|at|um|,|-|–|:)\s*$/u.test(before) &&
    daysIn(before.slice(-40), order).some((told) => isOn(told, day))
  )
}

function sentenceBefore(text: string, from: number): string {
  return (
    text
      .slice(Math.max(0, from - 200), from)
      .split(/[.!?]\s|\n/u)
      .at(-1) ?? ''
  )
}

/** No other day is told in the sentence of the clock. */
function isOfDay(text: string, from: number, day: number, order: DateOrder): boolean {
  const behind = text.slice(from, from + 100).split(/[.!?]\s|\n/u)[0] ?? ''
  const sentence = sentenceBefore(text, from) + behind
  if (daysIn(sentence, order).some((told) => !isOn(told, day))) return false
  const weekdays = [...sentence.matchAll(/\p{L}{4,}/gu)].flatMap(
    ([word]) => weekdayNamed(word) ?? [],
  )
  return weekdays.every((weekday) => weekday === new Date(day).getUTCDay())
}

/** Of one day alone without its clock, the one that its text tells. */
export function withStartOfText(
  timing: Timing,
  begin: Point,
  text: string,
  calendar: Calendar,
  warn: Warn,
): Timing {
  const [session] = timing.sessions
  if (timing.precision !== 'day' || timing.sessions.length !== 1 || session?.end !== null)
    return timing
  const told = startInText(text, dayOfWall(wallOf(timing.start)), calendar.order)
  if (told === null) return timing
  const point = calendar.read(clockText(told.start * MINUTE_MS), begin)
  if (!('stamp' in point) || !point.clock) return timing
  const until = told.end === null ? null : calendar.readEnd(clockText(told.end * MINUTE_MS), point)
  const end = until !== null && 'stamp' in until ? until.stamp : null
  warn('start: its time of day is told in the text alone')
  const { midnight: _, ...rest } = timing
  return {
    ...rest,
    precision: 'minute',
    start: point.stamp,
    end,
    sessions: [{ ...session, start: point.stamp, end }],
  }
}

import { HOUR_MS, MINUTE_MS } from '../../../lib/durations.ts'
import { spelledPlainly } from './date-spelling.ts'
import { withWholeDayClock } from './part-of-day.ts'
import {
  BEGINS,
  BEGINS_IN_THE_EAST,
  DOORS,
  DOORS_OF_THE_EAST,
  OPENS,
  OPENS_IN_THE_EAST,
} from '../tables/door-words.ts'
import { AT_OR_FROM, AT_SURELY } from '../tables/little-words.ts'
import { findClock } from './written-clock.ts'

export interface WithoutDoors {
  readonly text: string
  /** Ms of the day; null: none are told. */
  readonly doors: number | null
}

const LENGTH_MAX = 300
const HALF_A_DAY = 12 * HOUR_MS
/** Doors open no earlier before a show. */
const LEAD_MAX = 8 * HOUR_MS
/** `Doors 7pm – 11pm`: what is so far behind the doors is the end. */
const UNTOLD_LEAD_MAX = 2.5 * HOUR_MS
const COME_BEFORE_MAX = 2 * HOUR_MS

const CLOCK = new RegExp(
  [
    String.raw`(?<![\d.,:-]|\d\/)(?:(?:午前|午後|上午|下午|晚上|오전|오후|저녁)\s?)?\d{1,2}(?:(?::[0-5]\d(?!\d|[.:/]\d)|\.[0-5]\d(?!\d|[.:/]\s?\d))(?:\s?(?:[ap]\.?m(?!\p{L})\.?|(?:uhr|uur|h|hod\.?|ч\.?|val\.?|น\.?|م|مساءً?|tối|chiều)(?!\p{L})))?|\s?[hu]\s?[0-5]\d(?!\d)|\s?(?:uhr|uur|hs?|hrs|heures|óra|hod\.?|ч\.?|val\.?)(?!\p{L})|\s?[ap]\.?m(?!\p{L})\.?|\s?[時时시点點](?:\s?[0-5]?\d\s?[分분]|半|반)?)`,
    String.raw`(?<=(?<!\p{L})${AT_SURELY} )\d{1,2}(?![.:/]?\d|\s?\p{L})`,
  ].join('|'),
  'giu',
)
const LEADS = String.raw`${AT_OR_FROM}\s|h\.?\s|[@~]\s?`
const TO_CLOCK = new RegExp(
  String.raw`^\s?[\])】）]?\s?[:=–—-]?\s?(?:${LEADS}){0,2}[(（[【]?\s?$`,
  'iu',
)
const TO_WORD = /^\s?[:–—-]?\s?[([（【]?\s?$/u

function words(west: string, east: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${west})(?!\p{L})|${east}`, 'giu')
}
const SURE = words(DOORS, DOORS_OF_THE_EAST)
const OPENING = words(OPENS, OPENS_IN_THE_EAST)
const BEGINNING = words(BEGINS, BEGINS_IN_THE_EAST)
/** `19:30 for 20:00`, as invitations have it: from when one may come, and when it begins. */
const COME_FOR = /(?<=\d|[ap]m) for (?=\d)/giu
/** One look before it: in most texts there is none of them. */
const ANY = new RegExp([SURE, OPENING, COME_FOR].map(({ source }) => source).join('|'), 'iu')

interface Part {
  readonly from: number
  readonly to: number
}

interface ClockTold extends Part {
  readonly at: number
}

/**
 * `Doors 7pm | Show 8pm`, `18:00 OPEN / 19:00 START`, `20h (portes 19h)`: the text of when it begins alone, and when the doors
 * open. The text stays as it is where it tells one time only, or no doors.
 */
export function withoutDoors(given: string): WithoutDoors {
  const none = { text: given, doors: null }
  if (given.length > LENGTH_MAX || !ANY.test(given)) return none
  const clocks = clocksIn(given)
  if (clocks.length < 2) return none
  const found = doorsIn(given, clocks)
  if (found === null) return none
  const { word, clock, begin, isLabelled, isFarAhead } = found
  // Without its word `20.00` would be no time of day.
  const text = isLabelled ? withColonAt(given, begin) : given
  const region = { from: Math.min(word.from, clock.from), to: Math.max(word.to, clock.to) }
  if (isFarAhead) return { text: withoutLabels(cut(text, region)), doors: null }
  // Doors 11pm, show 0:30: the day is that of the doors.
  if (begin.at < inSameHalf(clock.at, begin.at))
    return withoutDoors(given.slice(0, begin.from) + nextDay(begin.at) + given.slice(begin.to))
  const isSpan =
    !isLabelled &&
    /^\s?[–—-]\s?$/u.test(given.slice(clock.to, begin.from)) &&
    after(clock.at, begin.at) > UNTOLD_LEAD_MAX
  if (isSpan) return { text: cut(text, word), doors: null }
  const rest = withoutDoors(cut(text, region))
  return { text: withoutLabels(rest.text), doors: inSameHalf(clock.at, begin.at) }
}

function withColonAt(text: string, { from, to }: Part): string {
  return text.slice(0, from) + text.slice(from, to).replace(/^(\d{1,2})\./, '$1:') + text.slice(to)
}

function clocksIn(text: string): readonly ClockTold[] {
  return [...text.matchAll(CLOCK)].flatMap(({ 0: written, index }) => {
    // Behind a word for it a number alone is an hour.
    const told = written.replace(/^(\d{1,2})(?:\.(\d\d))?$/, '$1:$2').replace(/:$/, ':00')
    const at = findClock(spelledPlainly(withWholeDayClock(told)))?.clock
    return at === undefined ? [] : [{ from: index, to: index + written.length, at }]
  })
}

interface DoorsTold {
  readonly word: Part
  readonly clock: ClockTold
  /** When it begins. */
  readonly begin: ClockTold
  /** A word says that it begins then. */
  readonly isLabelled: boolean
  /** The house opens then, long before: no doors of the show. */
  readonly isFarAhead: boolean
}

function doorsIn(text: string, clocks: readonly ClockTold[]): DoorsTold | null {
  const begins = partsIn(text, BEGINNING)
  const isBegin = (clock: ClockTold) => begins.some((word) => beside(text, word, [clock]) !== null)
  for (const [pattern, isSure, leadMax] of KINDS) {
    for (const word of partsIn(text, pattern)) {
      const clock = beside(text, word, clocks)
      const others = clocks.filter((one) => one !== clock)
      const labelled = others.find(isBegin)
      const begin = labelled ?? others[0]
      if (clock === null || begin === undefined || !(isSure || labelled !== undefined)) continue
      const isLabelled = labelled !== undefined
      const isFarAhead = after(inSameHalf(clock.at, begin.at), begin.at) > leadMax
      if (isFarAhead && !(isSure && isLabelled)) continue
      return { word, clock, begin, isLabelled, isFarAhead }
    }
  }
  return null
}

const KINDS: readonly (readonly [pattern: RegExp, isSure: boolean, leadMax: number])[] = [
  [SURE, true, LEAD_MAX],
  [OPENING, false, LEAD_MAX],
  [COME_FOR, true, COME_BEFORE_MAX],
]

function partsIn(text: string, pattern: RegExp): readonly Part[] {
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }))
}

/** The time right before or behind a word; of two, the earlier. */
function beside(text: string, word: Part, clocks: readonly ClockTold[]): ClockTold | null {
  const near = clocks.filter(({ from, to }) =>
    from >= word.to
      ? TO_CLOCK.test(text.slice(word.to, from))
      : to <= word.from && TO_WORD.test(text.slice(to, word.from)),
  )
  const [first, second] = near
  if (first === undefined || second === undefined) return first ?? null
  return after(inSameHalf(first.at, second.at), second.at) <= HALF_A_DAY ? first : second
}

/** `24:30`, of the night of the day that is told. */
function nextDay(at: number): string {
  const minutes = Math.round(at / MINUTE_MS)
  return `${24 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** From the first to the second, over midnight too. */
function after(from: number, to: number): number {
  return (to - from + 2 * HALF_A_DAY) % (2 * HALF_A_DAY)
}

/** `Doors 7:00, show 8:00 pm` */
function inSameHalf(doors: number, begin: number): number {
  const isEarly = doors < HALF_A_DAY && begin > HALF_A_DAY && begin - doors > LEAD_MAX
  return isEarly ? doors + HALF_A_DAY : doors
}

const SIGN_BEHIND = /^\s*[,;/|•·–—-]?\s*/u
const SIGN_BEFORE = /\s*[,;/|•·:–—-]\s*$/u
const OPEN_BRACKET = /[([（【]\s?$/u
const CLOSED_BRACKET = /^\s?[)\]）】]/u

/** The text without a part, the brackets around it, and the sign that parted it from others. */
function cut(text: string, { from, to }: Part): string {
  let before = text.slice(0, from)
  let behind = text.slice(to)
  const isClosed = CLOSED_BRACKET.test(behind)
  const isOpened = OPEN_BRACKET.test(before)
  if (isOpened && (isClosed || /[)\]）】]/u.test(text.slice(from, to)))) {
    before = before.replace(OPEN_BRACKET, '')
    behind = behind.replace(CLOSED_BRACKET, '')
  }
  behind = behind.replace(SIGN_BEHIND, ' ')
  if (behind.trim() === '' || CLOSED_BRACKET.test(behind)) before = before.replace(SIGN_BEFORE, '')
  return `${before} ${behind}`.replace(/ {2,}/g, ' ').trim()
}

/** `Beginn: 19 Uhr` is `19 Uhr`. */
function withoutLabels(text: string): string {
  const clocks = clocksIn(text)
  let left = text
  for (const word of partsIn(text, BEGINNING).toReversed()) {
    const clock = beside(text, word, clocks)
    if (clock === null) continue
    const [before, behind] = [left.slice(0, word.from), left.slice(word.to)]
    left =
      clock.from > word.from
        ? before + behind.replace(/^\s?[\])】）]?\s?[:=–—-]?\s?/u, '')
        : before.replace(/\s?[:–—-]?\s?[([（【]?\s?$/u, ' ') + behind.replace(CLOSED_BRACKET, '')
  }
  return left.trim()
}

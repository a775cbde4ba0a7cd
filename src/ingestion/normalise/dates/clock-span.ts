import { weekdayNamed } from '../../../lib/weekday-words.ts'
import { TIME } from './clock-pattern.ts'
import { AND_WORDS, BETWEEN_WORDS, TO_WORDS } from '../tables/little-words.ts'
import { NUMBERED_WORDS } from '../tables/room-words.ts'

const TO = String.raw`\s?(?:[-–—]|${TO_WORDS})\s?`
const FROM = '(?:de|from|von|vom|van|dalle|das|od|fra|från|ab)'
const HOURS = String.raw`(\d{1,2})(?:[:.]([0-5]\d))?`
/** Not `le 6 à 15h`, which is a day. */
const SPAN = new RegExp(
  String.raw`(?<![\d:./-]|(?<!\p{L})(?:le|the|am|den|il|el)\s)${HOURS}${TO}${HOURS}\s?(?:([ap])\.?\s?m\.?|(h|hrs|uhr|uur|hod\.?))(?![\p{L}\d])`,
  'giu',
)

/** `12.00-14.00` right behind the year, or a word of a clock: elsewhere these may be days and months. */
const DOTTED =
  /(?<=(?:\d{4}|\d[./]\d{1,2}[./]\d\d|(?<!\p{L})(?:klo|kl\.?|kell|plkst\.?|ore|om|um|at)),? )(\d{1,2})\.([0-5]\d)\s?[-–—]\s?(\d{1,2})\.([0-5]\d)(?![\d.])/giu
/** `2027-06-19 kl. 19.30-22`: to a whole hour later that day. `-05` is how far from UTC it is. */
const TO_WHOLE_HOUR =
  /(?<=(?:\d{4}|\d[./-]\d{1,2}[./-]\d\d|(?<!\p{L})(?:klo|kl\.?|kell|plkst\.?|ore|om|um|at)),? )(\d{1,2})[.:]([0-5]\d)\s?[-–—]\s?([1-9]|1\d|2[0-4])(?![\d.:/-]|\s?[\p{L}€$£])/giu
/** `dalle 19 alle 21`, `klo 19-21`: whole hours, told as such by the word before them. */
const WHOLE_HOURS =
  /(?<!\p{L})(?:dalle|klo|kl\.?|kell|plkst\.?|from|das|von)\s(\d{1,2})\s?(?:alle|bis|to|às|[-–—])\s?(1[3-9]|2[0-4])(?![\d.:h]|\s?\p{L})/giu

/** `20.00 - 22.00`: of no month; right before a year it may be, as in `3.15 - 3.20 2027`. */
const SURELY_DOTTED =
  /(?<![\d.,:/-])([01]?\d|2[0-3])\.(00|1[3-9]|[2-5]\d)\s?[-–—]\s?([01]?\d|2[0-4])\.(00|1[3-9]|[2-5]\d)(?!\d|\.\d|\s\d{4}(?![\d./-]))/gu

/** `dalle 10 alle 12`, `dalle ore 9.30 alle 12.30`: nothing but times of day stand between these. */
const DALLE =
  /(?<!\p{L})dalle\s(?:ore\s)?(\d{1,2})(?:[.,]([0-5]\d))?\salle\s(?:ore\s)?(\d{1,2})(?:[.,]([0-5]\d))?(?![\d.:,]*\d|\s?h)/giu

const WHEN = String.raw`(?:(?<article>le|les|las|kl\.?|klo)\s)?`
/** `entre 14h et 18h`, `tra le 14 e le 18`: what elsewhere stands between two beginnings. */
const BETWEEN = new RegExp(
  String.raw`(?<!\p{L})${BETWEEN_WORDS}\s${WHEN}(?<from>${TIME})\s${AND_WORDS}\s(?:(?:le|les|las|kl\.?|klo)\s)?(?<to>${TIME})(?![\p{L}\d]|[.:/-]\d|\.?\s?\p{L}{3})`,
  'iu',
)

const DASH_TO_CLOCK =
  /(?<=\d{4})\s[–—-]\s(?=\d{1,2}(?::\d\d|(?:\s?h(?:eures|rs?)?|\suhr|\s?[ap]\.?m)(?!\p{L})))/giu

/** `March 5 & 6 @ 8pm` */
const AT_SIGN = /\s?@\s?(?=\d)/g

/** `4 mars 2027 - 19h30 / 5 mars 2027 - 20h30`: behind a day without its time a dash leads to no end. `26 Haziran` is no hour. */
export function withPlainLeads(text: string): string {
  return text.replace(DASH_TO_CLOCK, ' ').replace(AT_SIGN, ' at ')
}

/** Times of day that are told as both ends of a span, with a dash between them. */
export function withSpansOfDay(text: string): string {
  return text.replace(BETWEEN, (given, ...found: unknown[]) => {
    const {
      article,
      from = '',
      to = '',
    } = found.at(-1) as Readonly<Record<string, string | undefined>>
    if (/\D/.test(to)) return `${from} – ${to}`
    return article === undefined ? given : `${from}:00 – ${to}:00`
  })
}

/** `9-12 und 14-17 Uhr`: what tells that the second are hours tells it of the first. */
const SPAN_BEFORE = new RegExp(
  String.raw`(?<![\d:./-])${HOURS}${TO}${HOURS}(?=\s?(?:[,/&+]|${AND_WORDS}\s)\s?(?:${FROM}\s)?${HOURS}${TO}${HOURS}\s?(?:([ap])\.?\s?m|(h|hrs|uhr|uur))(?![\p{L}\d]))`,
  'giu',
)
const NOON = /(?<![\d:.,/])12(?:[:.]00)?\s?noon(?!\p{L})/giu
const MIDNIGHT = /(?<![\d:.,/])12(?:[:.]00)?\s?midnight(?!\p{L})/giu

function withUnit(span: string, ...told: (string | undefined)[]): string {
  const [
    hours,
    minutes = '00',
    endHours,
    ,
    next,
    nextMinutes = '00',
    last,
    lastMinutes = '00',
    half,
    unit,
  ] = told
  if (half === undefined) return `${span} ${unit}`
  const end = half.toLowerCase()
  const isOver = isLater(Number(next), nextMinutes, Number(last), lastMinutes)
  if (isLater(Number(hours), minutes, Number(next), nextMinutes))
    // `10-12 and 2-4pm`: it ends at noon.
    return `${span} ${Number(endHours) === 12 ? end : otherHalf(end)}m`
  return `${span} ${isOver ? otherHalf(end) : end}m`
}

/** `Salle 3 - 20h`: nothing goes on from the small hours to the evening. */
const ROOM_BEFORE_CLOCK = new RegExp(
  String.raw`(?<!\p{L})${NUMBERED_WORDS}\s[1-7]\s?[-–—|]\s?(?=(?:1[6-9]|2[0-3])\s?(?:h|:|uhr|uur))`,
  'giu',
)

/** `8-10pm` is `8:00 pm – 10:00 pm`, `20-22 Uhr` is `20:00 – 22:00`: what is said of the end alone goes for both. */
export function withBothHalves(text: string): string {
  const plain = text
    .replace(ROOM_BEFORE_CLOCK, ' ')
    .replace(NOON, '12pm')
    .replace(MIDNIGHT, '12am')
    .replace(SPAN_BEFORE, withUnit)
    .replace(SURELY_DOTTED, '$1:$2 – $3:$4')
    .replace(DOTTED, (_, ...at: string[]) => `${at[0]}:${at[1]} – ${at[2]}:${at[3]}`)
    .replace(TO_WHOLE_HOUR, (given: string, from: string, minutes: string, to: string) =>
      Number(to) > Number(from) ? `${from}:${minutes} – ${to}:00` : given,
    )
    .replace(DALLE, (_, from: string, minutes = '00', to = '', endMinutes = '00') => {
      return `${from}:${minutes} – ${to}:${endMinutes}`
    })
    .replace(WHOLE_HOURS, '$1:00 – $2:00')
  return plain.replace(SPAN, (given: string, ...told: (string | undefined)[]) => {
    const [hours = '', minutes = '00', endHours = '', endMinutes = '00', half] = told
    const [from, to] = [Number(hours), Number(endHours)]
    if (isDayOfWeek(given, plain)) return given
    if (half === undefined)
      return from > 24 || to > 24 ? given : `${hours}:${minutes} – ${endHours}:${endMinutes}`
    if (from < 1 || from > 12 || to < 1 || to > 12) return given
    const end = half.toLowerCase()
    const first = isLater(from, minutes, to, endMinutes) ? otherHalf(end) : end
    return `${hours}:${minutes} ${first}m – ${endHours}:${endMinutes} ${end}m`
  })
}

/** `samedi 6 à 15h` is a day and its time. */
function isDayOfWeek(span: string, text: string): boolean {
  const word = /(\p{L}+)\.?,?\s$/u.exec(text.slice(0, text.indexOf(span)))?.[1] ?? ''
  return /^\d{1,2}\sà\s/u.test(span) && weekdayNamed(word) !== undefined
}

/** In one half of the day the beginning would come after the end: `11-1pm` begins in the morning. */
function isLater(from: number, minutes: string, to: number, endMinutes: string): boolean {
  const [start, end] = [(from % 12) * 60 + Number(minutes), (to % 12) * 60 + Number(endMinutes)]
  return start >= end
}

function otherHalf(half: string): string {
  return half === 'p' ? 'a' : 'p'
}

import { monthNamed } from '../month-words.ts'
import { DAY, hasDay } from './day-spelling.ts'
import { LEADS, MOVES } from './led-day-words.ts'

/** Days in a text of dates on which something else is, known by the words before them: `on sale 5 March`. */

const CLOCK = String.raw`(?:,?\s(?:à|at|um|alle)?\s?\d{1,2}(?:[:h]\d{2}|\s?h|\suhr))?`

/** Between the words and their day. Each is a whole word: else a run of them could be parted in more ways than can be tried. */
const BETWEEN = [
  String.raw`on|le|les|the|am|der|den|vom|zum|du|au|el|il|del|al|op|de|for`,
  String.raw`dès|jusqu['’ ]?au|avant|before|by|until|bis|ab|from|depuis|seit|à partir|hasta|desde|antes|entro|fino|dal|voor|vanaf`,
  String.raw`prévue?s?|geplant|vorgesehen|scheduled|planned|previst[oa]|programad[oa]`,
  // Weekdays
  String.raw`\p{L}{2,9}(?:day|di|tag|dag)`,
].join('|')
const TO_DAY = String.raw`(?:[\s:]+(?:${BETWEEN})(?!\p{L}))*[\s:]*\s`

/** `du 1er au 15 mars`, `5 mars ou 6 mars`: what goes on with the day is led to by the same words. */
const TO = String.raw`\s(?:au|to|bis(?:\szum)?|al|tot(?:\sen\smet)?|until|till)\s(?:the\s|den\s)?`
const AND = String.raw`\s?(?:,\s)?(?:et|and|und|y|e|en|ou|or|oder|o)\s(?:le\s|the\s|am\s|el\s)?`
const FIRST = String.raw`(?:\d{1,2}(?:er|st|nd|rd|th|\.)?${TO})?`
const GOING_ON = String.raw`(?:(?:${TO}|${AND})(?:${DAY})(?!\d)${CLOCK})?`

const LED = new RegExp(
  String.raw`(?<!\p{L})(?:${LEADS})(?!\p{L})${TO_DAY}${FIRST}(?<day>${DAY})${CLOCK}${GOING_ON}`,
  'giu',
)
/** `Report du 5 mars 2026 au 5 mars 2027`: the first of two. */
const MOVED = new RegExp(
  String.raw`(?<!\p{L})(?:${MOVES})\s(?:du|from|vom|del|dal|van|de)\s(?:the\s|den\s)?(?<day>${DAY})${CLOCK}(?=\s(?:au|à|to|auf|al|naar|para)(?!\p{L}))`,
  'giu',
)
/** `5 mars 2027 reporté au 6 mars 2027` */
const MOVED_ON = new RegExp(
  String.raw`(?<day>${DAY})${CLOCK}[\s:,(–—-]{1,3}(?:est\s|is\s|wird\s)?(?:${MOVES})\s(?=(?:au|à|to|auf|al|naar|para)(?!\p{L}))`,
  'giu',
)
/** Most texts have none of these words. */
const MAY_BE_LED = new RegExp(`${LEADS}|${MOVES}`, 'iu')

/** What is led to by words stays where no other day is in what would be left. */
export function withoutLedDays(text: string): string {
  if (!MAY_BE_LED.test(text)) return text
  const left = text
    .replace(MOVED, withoutDay)
    .replace(LED, withoutDay)
    .replace(MOVED_ON, withoutDay)
  return left !== text && hasDay(left) ? left : text
}

/** `on sale Saturday 6` tells no day. */
function withoutDay(given: string, ...found: unknown[]): string {
  const { day = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>
  const words = day.match(/\p{L}{3,}/gu) ?? []
  return words.length === 0 || words.some((word) => monthNamed(word) !== null) ? ' ' : given
}

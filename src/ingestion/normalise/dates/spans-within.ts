import { monthNamed } from '../../../lib/month-words.ts'
import { HOUR_UNIT } from './clock-pattern.ts'
import type { Interval } from './interval.ts'
import { AT } from '../tables/little-words.ts'

const DAY = String.raw`\d{1,2}(?:er|st|nd|rd|th|\.)?(?:\s(?:de\s|d['’])?\p{L}{3,}\.?(?:\s(?:de\s)?\d{4})?)?`
const LAST = String.raw`\d{1,2}(?:er|st|nd|rd|th|\.)?\s(?:de\s|d['’])?(?<month>\p{L}{3,})\.?\s(?:del?\s)?\d{4}(?!\d)`
/** `du 5 au 7 mars 2027`: the words before both ends make a span of it, whatever stands around it. */
const SPAN = new RegExp(
  String.raw`(?<!\p{L})(?:du|from|vom|dal|del|van|od)\s(?:\p{L}{2,12}\.?\s)?${DAY}\s(?:au|to|bis(?:\szum)?|al|tot(?:\sen\smet)?|t\/m|do|until|till)\s(?:\p{L}{2,12}\.?\s)?${LAST}`,
  'giu',
)
/** Then it does not play, or tickets are sold. */
const NOT_WHEN =
  /(?<!\p{L})(?:sauf|rel[âa]che|ferm[ée]{1,2}s?|except|closed|not|au(?:ß|ss)er|geschlossen|excepto|cerrad[oa]|chius[oa]|tranne|gesloten|behalve|r[ée]servations?|inscriptions?|vente|billetterie|vorverkauf|vvk|anmeldung|booking|tickets?|expo(?:sition)? visible)\W{0,3}$/iu

/** `le 4 mars et du 11 au 13 mars 2027`: other days stand before it. */
const GOES_ON =
  /(?<!\d)\d{1,2}(?:er|st|nd|rd|th|\.)?(?:\s(?:de\s|d['’])?\p{L}{3,}\.?(?:\s\d{4})?)?\s*(?:,|[&+]|(?<!\p{L})(?:et|and|und|y|e|en|i|puis|sowie|then|oraz))\s+(?:(?:puis|then)\s+)?$/iu

const CLOCK_BEHIND = new RegExp(
  String.raw`^,?\s(?:${AT}\s)?\d{1,2}(?:\s?h\s?[0-5]\d|:[0-5]\d|\s?(?:[ap]\.?m\.?|${HOUR_UNIT}))\s*$`,
  'iu',
)

/** The span that a text of words tells (`12e édition du 5 au 7 mars 2027`), and what is behind it; null where it tells none or several. */
export function spanWithin(text: string): string | null {
  const [first, second] = [...text.matchAll(SPAN)]
  if (first === undefined || second !== undefined || first.index === 0) return null
  const before = text.slice(0, first.index)
  if (GOES_ON.test(before)) return null
  const others = text.replace(first[0], '').match(/(?<!\d)\d{4}(?!\d)/g)
  if (NOT_WHEN.test(before) || others !== null) return null
  if (monthNamed(first.groups?.['month'] ?? '') === null) return null
  // `tous les jours du 1er au 7 mars 2027 à 14h`: its time is all that is behind it.
  const clock = CLOCK_BEHIND.exec(text.slice(first.index + first[0].length))?.[0] ?? ''
  return first[0] + clock
}

const NEXT_SPAN =
  /,?\s(?:et|and|und|y|e|en|i|puis|sowie|then)\s(?=(?:du|from|vom|dal|del|van|od)\s)|,\s(?=(?:du|from|vom|dal|del|van|od)\s)/iu
const YEAR = /\s\d{4}\s?$/
const MONTH_AND_YEAR = /(?:\s(?:de|d['’]))?\s\p{L}{3,}\.?(?:\sdel?)?\s\d{4}\s?$/u

/** `du 6 au 8 mars et du 10 au 12 avril 2027`: from the first day of all to the last. */
export function aroundSpans(
  text: string,
  read: (part: string) => Interval | null,
): Interval | null {
  const parts = text.split(NEXT_SPAN)
  const year = YEAR.exec(text)?.[0] ?? ''
  if (parts.length < 2 || year === '') return null
  const month = MONTH_AND_YEAR.exec(text)?.[0] ?? year
  const spans = parts.map((part) =>
    read(YEAR.test(part) ? part : part + (/\d\.?$/.test(part) ? month : year)),
  )
  const [first, last] = [spans[0], spans.at(-1)]
  const areSpans = spans.every((span) => span?.kind === 'span')
  if (!areSpans || first?.kind !== 'span' || last?.kind !== 'span') return null
  return first.start < last.end ? { kind: 'span', start: first.start, end: last.end } : null
}

import { MONTHS } from '../../../lib/month-words.ts'
import { WEEKDAYS } from '../../../lib/weekday-words.ts'
import { withoutAccents } from '../../../lib/without-accents.ts'

export interface WordedDay {
  readonly year: number | undefined
  readonly month: number
  readonly date: number | undefined
}

/** `05-Dec-26` of RFC 850, `05 Dec 26` of RFC 822, behind which only its time of day stood */
const SHORT_YEAR = /(?<!\d)\d{1,2}([- ])\p{L}{3,}\.?\1['’]?(?<year>\d{2})(?=\s*$|(?<=-\d\d)(?!\d))/u

/** `samedi 5 décembre 2026`, `Dec 5th, 2026`, `8-10, 1er mars 2026`: the date is the number beside the month. Null: no month. */
export function dayInWords(text: string): WordedDay | null {
  const words = withoutAccents(text)
  // A comma parts a number from a month that has its own behind it: `Hall 3, March 6, 2027`.
  const parts = [...words.matchAll(/\p{L}+|\d+|[,;|](?=\s?\p{L}+\.? \d{1,2}(?!\d))/gu)].map(
    ([part]) => part,
  )
  const at = monthAt(parts)
  const month = MONTHS.get(parts[at] ?? '')
  if (month === undefined) return null
  const short = SHORT_YEAR.exec(text)?.groups?.['year']
  const year = parts.find((part) => /^\d{4}$/.test(part))
  return {
    year:
      short !== undefined ? 2000 + Number(short) : year === undefined ? undefined : Number(year),
    month,
    date: dateBeside(parts, at),
  }
}

/** `mar. 5 janv.` is a Tuesday in January, `mar. 5` in March; in `15 rue des Lilas 6 mars` `des` is no December. */
function monthAt(parts: readonly string[]): number {
  const months = [...parts.keys()].filter(
    (index) => MONTHS.has(parts[index] ?? '') && !isArticle(parts, index),
  )
  const sure = months.filter((index) => !WEEKDAYS.has(parts[index] ?? ''))
  const among = sure.length > 0 ? sure : months
  return (
    among.find((index) => isDate(parts[before(parts, index)])) ??
    among.find((index) => isDate(parts[index + 1])) ??
    among[0] ??
    -1
  )
}

/** `2 des artistes`: of Norwegian and Catalan it is a month, and nothing but a year or a time follows. */
function isArticle(parts: readonly string[], index: number): boolean {
  return parts[index] === 'des' && /^\p{L}{4,}$/u.test(parts[index + 1] ?? '')
}

const isDate = (part = '') => /^\d{1,2}$/.test(part)
/** Words between a date and its month: `5th of`, `1er`, `5 de la`. */
const LINKS = /^(?:st|nd|rd|th|er|de|di|do|du|of|del|da|den|d|l|la|le|el|e|a|o|ta|te|ste|nd)$/u

function before(parts: readonly string[], month: number): number {
  let at = month - 1
  while (LINKS.test(parts[at] ?? '')) at -= 1
  return at
}

/**
 * Right before the month, but for `th`, `de`, `day of`; else right behind it, but for `the` and a weekday. `5 concerts en mars 2027`
 * and `mars 2027, 5 concerts` tell none.
 */
function dateBeside(parts: readonly string[], month: number): number | undefined {
  let at = month - 1
  while (isShort(parts[at])) at -= 1
  const found = [parts[before(parts, month)], parts[behind(parts, month)], parts[at]].find(isDate)
  return found === undefined ? undefined : Number(found)
}

const isShort = (part = '') => /^\p{L}{1,3}$/u.test(part)
const isWeekday = (part = '') => WEEKDAYS.has(part)

function behind(parts: readonly string[], month: number): number {
  const weekday = [1, 2, 3].map((ahead) => month + ahead).find((at) => isWeekday(parts[at]))
  let at = (weekday ?? month) + 1
  while (isShort(parts[at])) at += 1
  return at
}

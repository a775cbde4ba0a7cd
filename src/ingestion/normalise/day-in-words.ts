import { MONTHS } from '../../lib/month-words.ts'
import { WEEKDAYS } from '../../lib/weekday-words.ts'

export interface WordedDay {
  readonly year: number | undefined
  readonly month: number
  readonly date: number | undefined
}

/** `05-Dec-26` of RFC 850, `05 Dec 26` of RFC 822, behind which only its time of day stood */
const SHORT_YEAR = /(?<!\d)\d{1,2}([- ])\p{L}{3,}\.?\1['’]?(?<year>\d{2})(?=\s*$|(?<=-\d\d)(?!\d))/u

/** `samedi 5 décembre 2026`, `Dec 5th, 2026`, `8-10, 1er mars 2026`: the date is the number beside the month. Null: no month. */
export function dayInWords(text: string): WordedDay | null {
  const words = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const parts = [...words.matchAll(/\p{L}+|\d+/gu)].map(([part]) => part)
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

/** `mar. 5 janv.` is a Tuesday in January, `mar. 5` in March. */
function monthAt(parts: readonly string[]): number {
  const months = [...parts.keys()].filter((index) => MONTHS.has(parts[index] ?? ''))
  return months.find((index) => !WEEKDAYS.has(parts[index] ?? '')) ?? months[0] ?? -1
}

const isDate = (part = '') => /^\d{1,2}$/.test(part)

/** Right before the month, but for `th`, `de`, `day of`; else right behind it; else the first there is. */
function dateBeside(parts: readonly string[], month: number): number | undefined {
  let before = month - 1
  while (/^\p{L}{1,3}$/u.test(parts[before] ?? '')) before -= 1
  const found = [parts[before], parts[month + 1], ...parts].find(isDate)
  return found === undefined ? undefined : Number(found)
}

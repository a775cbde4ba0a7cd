import { BEGINS } from '../tables/door-words.ts'
import { weekdayTold } from './weekday-of-word.ts'
import { readDayOfYear } from './yearless.ts'
import type { DayOfYear } from './yearless.ts'

const BRACKETED = /[(（]\s?(\p{L}{2,})\.?\s?[)）]/u
/** `Beginn: 20 Uhr, 5. März` */
const BEGINNING = new RegExp(String.raw`(?<!\p{L})(?:${BEGINS})(?!\p{L})\s?:?`, 'giu')

/** The day of a text without its time; brackets around anything but a weekday tell of more. */
export function dayOfYearIn(given: string, monthFirst: boolean): DayOfYear | null {
  const text = given.replace(BRACKETED, bareWeekday)
  if (/\d{3}|[()[\]]/.test(text)) return null
  const day = readDayOfYear(text, monthFirst)
  const plain = day === null ? text.replace(BEGINNING, ' ') : text
  return plain === text ? day : readDayOfYear(plain, monthFirst)
}

/** `5 mars (vendredi) 20h` */
function bareWeekday(given: string, word: string): string {
  return weekdayTold(word) === undefined ? given : ` ${word} `
}

import { monthNamed } from '../../../lib/month-words.ts'
import { weekdayNamed } from '../../../lib/weekday-words.ts'
import { NUMBERED } from '../tables/room-words.ts'

/** `5`, `Sat 5`, `Festival 5`; `Nov 5` tells its month, and `Salle 5` none. */
const DATE_ALONE = /^(?:(\p{L}{2,})\.?,? )?(\d{1,2})(?:er|st|nd|rd|th|\.)?$/u

export function dateAlone(left: string, right: string): number | null {
  const [, word = '', date] = DATE_ALONE.exec(left) ?? []
  if (date === undefined || NUMBERED.test(word)) return null
  const first = /^\p{L}{3,}(?=\.? \d)/u.exec(right)?.[0] ?? ''
  return isMonth(word) || (monthNamed(word) !== null && isMonth(first)) ? null : Number(date)
}

/** `mar` may be a Tuesday. */
export function isMonth(word: string): boolean {
  return monthNamed(word) !== null && !isWeekday(word)
}

/** `les mercredis` too. */
export function isWeekday(word: string): boolean {
  return weekdayNamed(word) !== undefined
}

import { monthNamed } from '../../lib/month-words.ts'
import { weekdayNamed } from '../../lib/weekday-words.ts'
import { withoutAccents } from '../../lib/without-accents.ts'
import { BEFORE } from './tables/little-words.ts'
import { weekdayTold } from './words-of-days.ts'

const LITTLE = new Set(BEFORE)

/** `5`, `Sat 5`; `Nov 5` tells its month. */
const DATE_ALONE = /^(?:(\p{L}{2,})\.?,? )?(\d{1,2})(?:er|st|nd|rd|th|\.)?$/u

export function dateAlone(left: string, right: string): number | null {
  const [, word = '', date] = DATE_ALONE.exec(left) ?? []
  if (date === undefined || !isBeforeDay(word)) return null
  const first = /^\p{L}{3,}(?=\.? \d)/u.exec(right)?.[0] ?? ''
  return isMonth(word) || (monthNamed(word) !== null && isMonth(first)) ? null : Number(date)
}

/** `Salle 3`, `J 12` are numbers of something else. */
function isBeforeDay(word: string): boolean {
  return (
    word === '' ||
    LITTLE.has(withoutAccents(word)) ||
    weekdayTold(word) !== undefined ||
    monthNamed(word) !== null
  )
}

/** `mar` may be a Tuesday. */
export function isMonth(word: string): boolean {
  return monthNamed(word) !== null && !isWeekday(word)
}

/** `les mercredis` too. */
export function isWeekday(word: string): boolean {
  return weekdayNamed(word) !== undefined
}

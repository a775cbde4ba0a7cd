import { HOUR_MS } from '../../../lib/durations.ts'
import { clockIn } from './date-texts.ts'
import type { Local } from './date-texts.ts'
import { daysIn } from './days-in-prose.ts'
import type { DateOrder } from './moment.ts'

/** Not `20h, portes`: what follows is no end. */
const ENDS_WITH_CLOCK =
  /(?:\d|h|[ap]\.?m\.?|uhr|uur|z|midi|noon|mittags?|minuit|midnight|mitternacht|mezzogiorno|mediod[ií]a)$/iu
/** `12h, salle des fêtes`: an end, and what is no day. */
const CLOCK_AND_WORDS =
  /^(\d{1,2}(?:\s?[:h]\s?[0-5]\d(?:\s?(?:[ap]\.?m\.?|uhr|uur|h))?|\s?(?:h|heures|uhr|uur|[ap]\.?m\.?)))(?![\p{L}\d]|[.:/]\d)(?=[\s,;|(]+\S|\s[–—-]\s)/iu

export interface Reading {
  readonly order: DateOrder
  /** No blanks stand around the sign between the ends. */
  readonly tight: boolean
}

/** The time of day at which it ends, whatever words stand behind it; undefined: the end is anything else, null: none. */
export function clockOfEnd(
  start: Local,
  left: string,
  right: string,
  { order, tight }: Reading,
): string | null | undefined {
  const clock = ENDS_WITH_CLOCK.test(left) ? clockIn(right) : null
  if (clock !== null)
    return start.clock !== null && (!tight || isNoOffset(right, clock)) ? right : null
  const [, until] = (start.clock === null ? null : CLOCK_AND_WORDS.exec(right)) ?? []
  const isAlone = until !== undefined && daysIn(right.slice(until.length), order).length === 0
  return isAlone ? until : undefined
}

const AFTERNOON = 15 * HOUR_MS

/** `20:00-05:00` is a time with its offset, and no offset is 15 hours, nor a word: `10am-noon`. */
function isNoOffset(text: string, clock: number): boolean {
  return clock >= AFTERNOON || !/^\d/.test(text) || /h|[ap]\.?m/i.test(text)
}

const DOTTED = /\s\d{1,2}\.[0-5]\d$/u
/** `19.03` may be a day. */
const SURELY_DOTTED = /^\d{1,2}\.(?:00|1[3-9]|[2-5]\d)$/u

/** The end behind a time of day, which with a dot is one where that has a dot as well: `5 de marzo a las 19.00-21.00`. */
export function clockBehind(left: string, right: string): string | null {
  if (clockIn(right) !== null) return right
  return DOTTED.test(left) && SURELY_DOTTED.test(right) ? right.replace('.', ':') : null
}

import { TO_WORDS } from './tables/little-words.ts'

const CLOCK = String.raw`(?:\p{L}{1,4}\s)?\d{1,2}(?:[:.]\d{2}|\s?(?:h|uhr|uur|[ap]\.?m))`
const WEEKDAY = String.raw`(?:\p{L}{2,12}\.?,\s)?`
const DAY_AND_CLOCK = String.raw`${WEEKDAY}[^,]{4,30}(?:,\s)?(?<=\d.*)\d{4},\s${CLOCK}[^,]{0,12}`
/** A day and a clock, what leads to the end, a day and a clock, and nothing else. */
const SPAN = new RegExp(
  String.raw`^${DAY_AND_CLOCK}\s(?:[-–—]|${TO_WORDS})\s${DAY_AND_CLOCK}$`,
  'iu',
)
const COMMA = new RegExp(String.raw`(?<=\d{4}),\s(?=${CLOCK})`, 'giu')
const LENGTH_MAX = 120

/** `5 mars 2027, 20h au 6 mars 2027, 22h`: one date, and no list of three. */
export function withoutCommasBeforeClocks(text: string): string {
  const maySpan = text.length <= LENGTH_MAX && /\d{4}, .*\d{4}, /.test(text)
  return maySpan && SPAN.test(text) ? text.replace(COMMA, ' ') : text
}

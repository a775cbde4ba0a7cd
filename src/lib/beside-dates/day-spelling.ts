import { monthNamed } from '../month-words.ts'

/** How texts of dates write a day, for patterns that look for one beside other words. */

const YEAR_FIRST = String.raw`\d{4}-\d{2}-\d{2}`
/** `5/3/2027`, `5.3.27`, `5.3.`: one sign between all parts. */
const NUMBERED = ['/', '-', String.raw`\.`].map(
  (sign) => String.raw`\d{1,2}${sign}\d{1,2}${sign}(?:\d{4}|\d{2})(?!\d)`,
)
const WITHOUT_YEAR = String.raw`\d{1,2}\.\d{1,2}\.`
const MONTH_BEHIND = String.raw`\d{1,2}(?:er|st|nd|rd|th|\.)?\s(?:de\s|of\s)?\p{L}{3,}\.?(?:,?\s(?:de\s)?\d{4})?`
const MONTH_BEFORE = String.raw`\p{L}{3,}\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s\d{4})?`

/** Part of a pattern. */
export const DAY = [YEAR_FIRST, ...NUMBERED, WITHOUT_YEAR, MONTH_BEHIND, MONTH_BEFORE].join('|')

const DAY_IN_NUMBERS = /(?<!\d)\d{1,2}[./-]\d{1,2}(?!\d)|\d{4}-\d{2}-\d{2}/u
const DAY_IN_WORDS = [
  /(?<!\d)\d{1,2}(?:er|st|nd|rd|th|\.)?\s(?:de\s|of\s)?(\p{L}{3,})/gu,
  /(\p{L}{3,})\.?\s\d{1,2}(?!\d)/gu,
]

/** Whether a text tells a day, with or without its year. */
export function hasDay(text: string): boolean {
  return (
    DAY_IN_NUMBERS.test(text) ||
    DAY_IN_WORDS.some((form) =>
      [...text.matchAll(form)].some(([, month = '']) => monthNamed(month) !== null),
    )
  )
}

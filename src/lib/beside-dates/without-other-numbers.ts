import { withoutAges } from './ages.ts'
import { withoutLedDays } from './led-days.ts'
import { withoutNamedDays } from './named-days.ts'
import { withoutSeasonsPhonesLengths } from './seasons-phones-lengths.ts'

/** Longer is prose. */
const LENGTH_MAX = 5000

/** A text of dates without the numbers that are no dates of the event. */
export function withoutOtherNumbers(text: string): string {
  if (text.length > LENGTH_MAX) return text
  return withoutNamedDays(withoutAges(withoutLedDays(withoutSeasonsPhonesLengths(text))))
}

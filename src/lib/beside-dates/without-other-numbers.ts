import { withoutDirections } from '../direction-marks.ts'
import { withoutAges } from './ages.ts'
import { withoutHouses } from './houses.ts'
import { withoutLedDays } from './led-days.ts'
import { withoutNamedDays } from './named-days.ts'
import { withoutRoundsAndParts } from './rounds-and-parts.ts'
import { withoutSeasonsPhonesLengths } from './seasons-phones-lengths.ts'

/** Longer is prose. */
const LENGTH_MAX = 5000

/** `klo 20.30.00`: a time of day with dots, of which the seconds would make a date. */
const DOTTED_SECONDS =
  /(?<=(?:(?<!\p{L})(?:kl\.?|klo|pukul)|\d{4},?|\d{1,2}[./]\d{1,2}[./]\d\d,?) )(\d{1,2}\.[0-5]\d)\.00(?!\.?\d)/giu

/** A text of dates without the numbers that are no dates of the event. */
export function withoutOtherNumbers(given: string): string {
  if (given.length > LENGTH_MAX) return given
  const text = withoutRoundsAndParts(withoutDirections(given).replace(DOTTED_SECONDS, '$1'))
  const left = withoutAges(withoutLedDays(withoutSeasonsPhonesLengths(text)))
  return withoutHouses(withoutNamedDays(left))
}

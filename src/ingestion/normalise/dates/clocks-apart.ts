import { withoutOtherNumbers } from '../../../lib/beside-dates/without-other-numbers.ts'
import { HALF, HOUR_UNIT } from './clock-pattern.ts'
import { BEGINS, OPENS } from '../tables/door-words.ts'
import { AT_OR_FROM } from '../tables/little-words.ts'

/** What is a time of day wherever it stands. */
const SURE_CLOCK = new RegExp(
  [
    String.raw`(?<![\d.,:+-]|\d\/)\d{1,2}:[0-5]\d(?:${HALF}|\s?${HOUR_UNIT})?(?![\d:])`,
    String.raw`(?<![\d.,:+-]|\d\/)\d{1,2}\s?h\s?[0-5]\d(?!\d)`,
    String.raw`(?<![\d.,:+-]|\d\/)\d{1,2}(?:[.:][0-5]\d)?(?:${HALF}|\s?${HOUR_UNIT})`,
  ].join('|'),
  'giu',
)
/** Nobody meant it: the time of day stands behind it. */
const MIDNIGHT = /^(?:00:00|12:00\s?am)/i
/** `concert à 20h30` */
const BEGIN_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${BEGINS})\s?(?::\s?|\s${AT_OR_FROM}\s)$`,
  'iu',
)
/** `ouverture 19h30` */
const OPENS_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${OPENS})\s?:?\s(?:${AT_OR_FROM}\s)?$`,
  'iu',
)

export interface OneOfClocks {
  readonly text: string
  /** Others begin as well, for all that is said. */
  readonly leaves: boolean
}

/**
 * The text with one alone of several times of a day that stand among words (`14h30 (scolaire) et 20h30`, `14:00 VF 16:30 VO`): the
 * one that is said to be the beginning, or the first. Null where it tells no such times.
 */
export function oneOfClocksApart(given: string): OneOfClocks | null {
  const text = withoutOtherNumbers(given)
  const clocks = [...text.matchAll(SURE_CLOCK)]
  const [first] = clocks
  const isSeveral = clocks.some(([clock]) => clock.toLowerCase() !== first?.[0].toLowerCase())
  if (first === undefined || !isSeveral || MIDNIGHT.test(first[0])) return null
  const begins = clocks.filter(({ index }) => BEGIN_BEFORE.test(text.slice(0, index)))
  const others = clocks.filter(({ index }) => !OPENS_BEFORE.test(text.slice(0, index)))
  const [told = first, more] = begins.length > 0 ? begins : others
  const left = clocks
    .filter((clock) => clock !== told)
    .reduceRight(
      (rest, { index, 0: clock }) => `${rest.slice(0, index)} ${rest.slice(index + clock.length)}`,
      text,
    )
  return { text: left, leaves: more !== undefined }
}

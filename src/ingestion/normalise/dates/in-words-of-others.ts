import { asciiDigits } from '../../../lib/ascii-digits.ts'
import { TONGUES_OF_THE_SOUTH } from '../tables/tongues-of-the-south.ts'
import { TONGUES_OF_THE_WEST } from '../tables/tongues-of-the-west.ts'
import { TONGUES_WITH_ENDINGS } from '../tables/tongues-with-endings.ts'

const TONGUES = [...TONGUES_WITH_ENDINGS, ...TONGUES_OF_THE_WEST, ...TONGUES_OF_THE_SOUTH]
/** One look before all: without the edges of words that is known much faster. */
const MAY_BE = new RegExp(
  TONGUES.map(({ look }) => look.source.replaceAll(String.raw`(?<!\p{L})`, '')).join('|'),
  'iu',
)
/** Longer is prose. */
const LENGTH_MAX = 300

/**
 * Days and times of tongues that end the words for them (`martxoaren 5etik 7ra`, `5. märtsil`), or have other words around them, as
 * people write them elsewhere.
 */
export function inWordsOfOthers(given: string): string {
  if (given.length > LENGTH_MAX || !MAY_BE.test(given)) return given
  return TONGUES.reduce((left, { look, forms }) => {
    if (!look.test(left)) return left
    return forms
      .reduce((told, [form, meant]) => told.replace(form, meant as string), left)
      .replace(/ {2,}/g, ' ')
      .trim()
  }, asciiDigits(given))
}

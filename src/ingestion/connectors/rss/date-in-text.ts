import { withoutOtherNumbers } from '../../../lib/beside-dates.ts'
import { textFromHtml } from '../../../lib/html-text.ts'

const MONTH =
  '(?:jan|feb|fe?v|mar|a[pv]r|mai|may|juin|june?|juil|july?|a(?:o[uû]|ug)|sept?|o[ck]t|nov|d[eé][ckz])[\\p{L}.]*'
const CLOCK =
  '(?:[,\\s]+(?:à|at|um|@|-|–|,)?\\s*(?<clock>\\d{1,2}\\s?(?:[:h]\\s?\\d{2}|h|uhr)?(?:\\s?[ap]\\.?m\\.?)?)(?![\\d\\p{L}]))?'

const DAY = '\\d{1,2}(?:er|st|nd|rd|th|\\.)?'
/** `du 3 au 9 janvier 2027`: both its days tell when. */
const SPAN = new RegExp(
  `(?<![\\d\\p{L}])(?<span>(?:(?:du|from|vom|dal|del)\\s+)?${DAY}(?:\\s+(?:de\\s+)?${MONTH}(?:\\s+\\d{4})?)?\\s*(?:-|–|au|to|bis|al)\\s*${DAY}\\s+(?:de\\s+|of\\s+)?${MONTH}\\s+(?:de\\s+)?\\d{4})(?!\\d)`,
  'iu',
)

const AND =
  '\\s*,?\\s*(?:(?:et|and|und|y|e|en|i|och|og)(?=\\s)|&)\\s*(?:les?\\s+)?(?:\\p{L}{2,12}\\s+)?'
/** `6 mars, 10 avril et 12 mai 2027`, `March 6 and April 10, 2027`: of all of them, the first of which is not the last. */
const LISTS = [
  `(?:${DAY}(?:\\s+(?:de\\s+)?${MONTH})?,\\s*){0,8}${DAY}(?:\\s+(?:de\\s+)?${MONTH})?${AND}${DAY}\\s+(?:de\\s+|of\\s+)?${MONTH}\\s+(?:de\\s+)?\\d{4}`,
  `(?:${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?,\\s*){0,8}${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?${AND}(?:${MONTH}\\s+)?\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}`,
].map((list) => new RegExp(`(?<![\\d\\p{L}])(?<date>${list})(?!\\d)${CLOCK}`, 'iu'))

/** Dates with their year, and the time of day right behind. */
const FORMS: readonly RegExp[] = [
  SPAN,
  ...LISTS,
  new RegExp(
    `(?<!\\d)(?<date>\\d{4}-\\d{2}-\\d{2})(?:T(?<iso>[\\d:.]+(?:Z|[+-]\\d{2}:?\\d{2})?)|${CLOCK})`,
    'iu',
  ),
  new RegExp(`(?<!\\d)(?<date>\\d{1,2}[./]\\d{1,2}[./]\\d{4})(?!\\d)${CLOCK}`, 'iu'),
  new RegExp(
    `(?<!\\d)(?<date>\\d{1,2}(?:er|st|nd|rd|th|\\.)?\\s+(?:de\\s+|of\\s+)?${MONTH}\\s+\\d{4})(?!\\d)${CLOCK}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?<date>${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4})(?!\\d)${CLOCK}`,
    'iu',
  ),
]

/** Longer texts tell of more than when. */
const TEXT_MAX = 5000

/** The first date in a text, as written; null where it tells none with its year. */
export function dateInText(html: string): string | null {
  const text = withoutOtherNumbers(textFromHtml(html.slice(0, TEXT_MAX * 4)).slice(0, TEXT_MAX))
  const found = FORMS.map((form) => form.exec(text)).filter((match) => match !== null)
  const groups = found.toSorted((a, b) => a.index - b.index)[0]?.groups
  if (groups === undefined) return null
  const { date = '', clock = '', iso, span } = groups
  if (span !== undefined) return span
  if (iso !== undefined) return `${date}T${iso}`
  // A number alone is no time of day.
  return /[:h]|[ap]\.?m|uhr/i.test(clock) ? `${date} ${clock}` : date
}

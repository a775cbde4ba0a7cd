import { withoutOtherNumbers } from '../../../lib/beside-dates/without-other-numbers.ts'
import { textFromHtml } from '../../../lib/html-text.ts'

const MONTH_BEGINS =
  '(?:j[aä]n|f[eé]?[bv]|mar|a[pbv]r|ma[ijy]|juin|june?|juil|july?|a(?:o[uû]|ug)|sept?|o[ck]t|nov|d[eé][ckz])[\\p{L}.]*'
/** Other words begin as these do. */
const MONTH_WORDS =
  '(?:ene(?:ro)?|gen(?:naio)?|märz|maart|mrt|mei|mag(?:gio)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|set(?:iembre|tembre|embro)?|ott(?:obre)?|out(?:ubro)?|dic(?:iembre|embre)?)\\.?(?!\\p{L})'
const MONTH = `(?:${MONTH_BEGINS}|${MONTH_WORDS})`

/** `8.30pm`, and the first of `7.30 - 9.30 pm`. */
const POINTED = '\\.\\d{2}(?=\\s?(?:(?:-|–|to)\\s?\\d{1,2}(?:[.:]\\d{2})?\\s?)?[ap]\\.?m)'
const TIME = `\\d{1,2}(?:\\s?[:h]\\s?\\d{2}|${POINTED}|\\s?h|\\s?uhr)?(?:\\s?[ap]\\.?m\\.?)?(?![\\d\\p{L}])`
/** `20.30` is a time where a word says so. */
const DOTTED =
  '(?<dotted>(?<=(?<!\\p{L})(?:um|ore|alle|om|kl\\.?) )\\d{1,2}\\.\\d{2}(?!\\d|\\s?[ap]\\.?m)|\\d{1,2}(?:[.:]\\d{2})?(?=\\s?(?:uhr|uur)(?!\\p{L})))'
const AT =
  '(?:à|at|um|(?:d?alle )?ore|d?alle|a las?|às|om|kl\\.?|de|from|von|van|vanaf|das|@|-|–|,|\\||(?:time|uhrzeit|horaires?|heures?|hora|orario)\\s?:)'
/** `8:30pm - 11pm`, `20h30 à 23h` */
const UNTIL = `(?:\\s*(?:-|–|~|〜|～|to|à|bis|until|al?|alle)\\s*(?<until>${TIME}))?`
const CLOCK = `(?:[,\\s]+${AT}?\\s*(?:${DOTTED}|(?<clock>${TIME})${UNTIL}))?`

const DAY = '\\d{1,2}(?:er|st|nd|rd|th|\\.)?'
/** `du 3 au 9 janvier 2027`: both its days tell when. */
const SPAN = new RegExp(
  `(?<![\\d\\p{L}])(?<span>(?:(?:du|from|vom|dal|del)\\s+)?${DAY}(?:\\s+(?:de\\s+)?${MONTH}(?:\\s+\\d{4})?)?\\s*(?:-|–|au|to|bis|al)\\s*${DAY}\\s+(?:de\\s+|of\\s+)?${MONTH}\\s+(?:de\\s+)?\\d{4})(?!\\d)`,
  'iu',
)
const ISO_CLOCK = '[\\d:.]+(?:Z|[+-]\\d{2}:?\\d{2})?'
const NUMBERS = '\\d{1,2}(?:[./]\\d{1,2}[./]|-\\d{1,2}-)\\d{4}'
const SPAN_IN_NUMBERS = new RegExp(
  `(?<![\\d\\p{L}])(?<span>(?:(?:du|from|vom|dal|del)\\s+)?${NUMBERS}\\s*(?:-|–|au|to|bis|al)\\s*${NUMBERS})(?!\\d)`,
  'iu',
)

/** `5 Mar 2027 20:00 - 6 Mar 2027 22:00`: days with their years, each with its clock. */
const WITH_CLOCK = [
  '\\d{4}-\\d{2}-\\d{2}',
  NUMBERS,
  `${DAY}\\s+(?:de\\s+)?${MONTH}\\s+(?:de\\s+)?\\d{4}`,
  `${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}`,
].map(
  (day) =>
    `${day}[,\\s]+(?:(?:à|at|um|om|alle|ore|@)\\s+)?\\d{1,2}(?:[:h]\\d{2}|\\s?h|\\s?uhr)?(?:\\s?[ap]\\.?m\\.?|\\s?uhr)?`,
)
const SPANS_WITH_CLOCKS = WITH_CLOCK.map(
  (form) =>
    new RegExp(
      `(?<![\\d\\p{L}])(?<span>${form}\\s*(?:-|–|—|au|to|until|bis|al|a)\\s+${form})(?![\\d\\p{L}])`,
      'iu',
    ),
)

/** `2027/03/05(Fri)`, `2027年3月5日(金)` */
const YEAR_FIRST =
  '20\\d{2}(?:/\\d{1,2}/\\d{1,2}|\\.\\d{1,2}\\.\\d{1,2}|年\\s?\\d{1,2}月\\s?\\d{1,2}日)'
const WEEKDAY = '(?:\\s?[(（][^()（）\\d]{1,9}[)）])?'

const AND =
  '\\s*,?\\s*(?:(?:et|and|und|y|e|en|i|och|og)(?=\\s)|&)\\s*(?:les?\\s+)?(?:\\p{L}{2,12}\\s+)?'
/** `6 mars, 10 avril et 12 mai 2027`, `March 6 and April 10, 2027`: of all of them, the first of which is not the last. */
const LISTS = [
  `(?:${DAY}(?:\\s+(?:de\\s+)?${MONTH})?,\\s*){0,8}${DAY}(?:\\s+(?:de\\s+)?${MONTH})?${AND}${DAY}\\s+(?:de\\s+|of\\s+)?${MONTH}\\s+(?:de\\s+)?\\d{4}`,
  `(?:${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?,\\s*){0,8}${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?${AND}(?:${MONTH}\\s+)?\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}`,
].map((list) => new RegExp(`(?<![\\d\\p{L}])(?<date>${list})(?!\\d)${CLOCK}`, 'iu'))

/** Dates with their year, and the time of day right behind. */
const FORMS: readonly RegExp[] = [
  ...SPANS_WITH_CLOCKS,
  SPAN,
  SPAN_IN_NUMBERS,
  ...LISTS,
  new RegExp(
    `(?<!\\d)(?<date>\\d{4}-\\d{2}-\\d{2})(?:T(?<iso>${ISO_CLOCK})(?:\\s*(?:-|–|to|au|à|bis)\\s*(?<isoEnd>\\d{4}-\\d{2}-\\d{2}T${ISO_CLOCK}))?|${CLOCK})`,
    'iu',
  ),
  new RegExp(`(?<!\\d)(?<date>${NUMBERS})(?!\\d)${CLOCK}`, 'iu'),
  new RegExp(`(?<!\\d)(?<date>${YEAR_FIRST})(?!\\d)${WEEKDAY}${CLOCK}`, 'iu'),
  new RegExp(
    `(?<!\\d)(?<date>\\d{1,2}(?:er|st|nd|rd|th|\\.)?\\s+(?:de\\s+|of\\s+)?${MONTH}\\s+(?:de\\s+)?\\d{4})(?!\\d)${CLOCK}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?<date>${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4})(?!\\d)${CLOCK}`,
    'iu',
  ),
]

const MARKED =
  /<(time|span)\b[^>]*?\s(?:datetime|content)\s*=\s*["'](\d{4}-\d{2}-\d{2})([T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?["'][^>]*>([\s\S]*?)<\/\1>/gi

/** When it was written, as themes of blogs and Drupal's fields mark it: `<time class="entry-date published" datetime="…">`. */
const WRITTEN =
  /<(time|span)\b[^>]*?\s(?:pubdate\b|(?:class|itemprop)\s*=\s*["'][^"'>]*(?:publish|updated|modified|entry-date|post-?date|posted|name-created|name-changed|submitted))[^>]*>[\s\S]*?<\/\1>/gi

/** `<time datetime="2027-03-12T19:30:00Z">Fri 12/03</time>`: what programs are told in place of what people are, where it says more. */
function withMachineDates(html: string): string {
  return html.replace(MARKED, (whole: string, _tag, day: string, clock = '', shown = '') =>
    clock === '' && /\d{4}/.test(String(shown))
      ? whole
      : ` ${day}${String(clock).replace(' ', 'T')} `,
  )
}

/** Longer texts tell of more than when. */
const TEXT_MAX = 5000

/** The first date in a text, as written; null where it tells none with its year. */
export function dateInText(html: string): string | null {
  const ofEvent = html.slice(0, TEXT_MAX * 4).replace(WRITTEN, ' ')
  const shown = textFromHtml(withMachineDates(ofEvent)).slice(0, TEXT_MAX)
  const text = withoutOtherNumbers(shown)
  const found = FORMS.map((form) => form.exec(text)).filter((match) => match !== null)
  const groups = found.toSorted((a, b) => a.index - b.index)[0]?.groups
  if (groups === undefined) return null
  const { date = '', clock = '', until = '', dotted, iso, isoEnd, span } = groups
  if (span !== undefined) return span
  if (iso !== undefined) return `${date}T${iso}${isoEnd === undefined ? '' : `/${isoEnd}`}`
  if (dotted !== undefined) return `${date} ${asClock(dotted)}`
  const untilTime = isTime(until)
  // A number alone is no time of day, unless `pm` follows behind its end.
  if (!isTime(clock) && !(untilTime && clock !== '' && /m/i.test(until))) return date
  return untilTime ? `${date} ${clock}-${until}` : `${date} ${clock}`
}

function isTime(text: string): boolean {
  return /[:h]|[ap]\.?m|uhr/i.test(text)
}

function asClock(dotted: string): string {
  return /\D/.test(dotted) ? dotted.replace('.', ':') : `${dotted} Uhr`
}

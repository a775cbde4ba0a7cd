import { monthNamed } from '../../../lib/month-words.ts'
import { MONTHS_BETWEEN_DOTS } from '../tables/short-months.ts'

type Rewrite = readonly [form: RegExp, meant: (...groups: string[]) => string]

const DASH = '\\s?[-–—~]\\s?'
const TWO_CLOCKS = `(\\d{1,2}):(\\d{2})${DASH}(\\d{1,2}):(\\d{2})(?!\\s?[ap]m)`

/** Parts of spans as they are told elsewhere, each as all others have them. */
const REWRITES: readonly Rewrite[] = [
  // 10:00 ч.; 10:00 π.μ. – 12:30 μ.μ.
  [/(\d{1,2}:\d{2}) ?ч\.(?!\p{L})/gu, (clock) => clock],
  [/(\d{1,2}:\d{2}) ?(?:π\.?\s?μ\.?|ص)(?!\p{L})/gu, (clock) => `${clock} am`],
  [/(\d{1,2}:\d{2}) ?(?:μ\.?\s?μ\.?|م)(?!\p{L})/gu, (clock) => `${clock} pm`],
  // 晚上7:30–10:00: both are of the half that stands before the first
  [new RegExp(`(?:AM|午前|上午|오전) ?${TWO_CLOCKS}`, 'gu'), (...at) => inHalf('am', at)],
  [new RegExp(`(?:PM|午後|下午|晚上|오후) ?${TWO_CLOCKS}`, 'gu'), (...at) => inHalf('pm', at)],
  // 2027. gada 5.–7. marts
  [
    /(\d{4})\. gada (\d{1,2}\.)[-–](\d{1,2}\.) (\p{L}{3,})/u,
    (year, first, last, month) => `${first} - ${last} ${month} ${year}`,
  ],
  // 2027. március 5–7., 2027 kovo 5–7
  [
    /^(\d{4})\.? (\p{L}{3,}\.?) (\d{1,2})\.?(?:, \p{L}+)?\s?[-–]\s?(\d{1,2})(?:\.(?:, \p{L}+)?)?$/u,
    (year, month, first, last) =>
      monthNamed(month) === null ? '' : `${first} - ${last} ${month} ${year}`,
  ],
  // 2027. 03. 05–07.; 2027-03-05–07
  [
    /^(\d{4})(?:\. (\d\d)\. (\d\d)[-–](\d\d)\.|-(\d\d)-(\d\d)–(\d\d))$/u,
    (year, a = '', b = '', c = '', month = a, first = b, last = c) =>
      `${year}-${month}-${first} - ${year}-${month}-${last}`,
  ],
  // 28. ožu – 3. tra 2027.
  [
    /^(\d{1,2})\. (\p{L}{3,4}) ?[-–] ?(\d{1,2})\. (\p{L}{3,4}) (\d{4})\.$/u,
    (first, month, last, lastMonth, year) => {
      const [from, to] = [month, lastMonth].map((word) =>
        MONTHS_BETWEEN_DOTS.get(word.toLowerCase()),
      )
      return from === undefined || to === undefined
        ? ''
        : `${first}.${from}. - ${last}.${to}.${year}`
    },
  ],
]

function inHalf(
  half: string,
  [hours = '', minutes = '', endHours = '', endMinutes = '']: string[],
) {
  if (Number(hours) > 12 || Number(endHours) > 12)
    return `${hours}:${minutes} – ${endHours}:${endMinutes}`
  return `${hours}:${minutes} ${half} – ${endHours}:${endMinutes} ${half}`
}

/** A dash between two numbers, and letters or marks that are not those of the west. */
const MAY_BE = /\d.*[-–—~至].*\d/u

/** The text of a span in one line, written as those of other tongues are. A form that is none after all stays. */
export function spelledAsOthers(given: string): string {
  const plain = given.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (!MAY_BE.test(plain)) return plain
  return REWRITES.reduce(rewritten, plain).replace(/ +/g, ' ').trim()
}

function rewritten(text: string, [form, meant]: Rewrite): string {
  return text.replace(form, (whole, ...found: (string | number)[]) => {
    const groups = found.slice(
      0,
      found.findIndex((one) => typeof one === 'number'),
    ) as string[]
    return meant(...groups) || whole
  })
}

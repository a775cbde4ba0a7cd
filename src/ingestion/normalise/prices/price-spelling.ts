import { withoutDirections } from '../../../lib/direction-marks.ts'
import { ADDRESSES } from '../tables/price-words.ts'

/** `15€50`, `15 euros 50`: cents behind the sign; `15 euros 20h30` and `15 euros 12 places` tell other things there. */
const SIGN_BETWEEN =
  /(\d) ?([€£]|euros?)(?: (?=\d{2}\s*(?:$|[,;)/|+-]|c(?:ents?|ts?)?(?!\p{L})))|(?<=\d[€£]))(\d{2})(?![\d.,:h]|\s*(?:[€£%]|euros?|ans))/giu

/** `12 . 50 €`, `12. 50 €`, `1 200 ,- Kč`: the mark is set apart. */
const APART = /(\d)(?: (\.|,(?= ?[-–])) ?(?=\d{2}(?!\d)|[-–])|(?<=^\d+)(\.) (?=\d{2}\s?[€£]))/g
/** `Plein 12 , 50 €`: behind the name of one tariff stands one price; `Tarifs 12 , 50 €` may be two. */
const MARK_APART =
  /(?<=\d ?, ?\d\d ?€ ?[/|;] ?|(?<!\p{L})(?!prix|preise?|price|prezz|tarifas|from|desde|vanaf|dès)\p{L}{4,}(?<![sxi])\s?:? ?)(\d{1,2}) ?, ?(00|50|[89]0|9[59])(?= ?(?:[€£]|euros?(?!\p{L})))/giu
/** `12'50 €`, as in Spain: the apostrophe before two digits is the decimal mark. */
const APOSTROPHE = /(\d)['’](\d{2})(?![\d.,])/g

/** `1,499/-`, `1,500/=`: nothing follows the whole amount, in India and in East Africa. */
const NOTHING_BEHIND = /(?<![\d.,])(\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.00)? ?\/[-=](?![\d-])/g

/** `٫` is the decimal mark of Arabic and Persian, `٬` parts thousands. */
const ARABIC_DECIMAL = /(?<=\d)\u066b(?=\d)/g
const ARABIC_THOUSANDS = /(?<=\d)\u066c(?=\d{3})/g

const THOUSANDS = /(?<![\d.,])(\d{1,4}) ?(?:k|rb|ribu|nghìn|ngàn|mil)(?!\p{L})/giu
const OF_THOUSANDS = new Set('IDR VND KRW COP CLP ARS PYG LAK MMK'.split(' '))

/** `150K`, `150 rb`: thousands, where one of them buys next to nothing. */
export function withThousands(text: string, currency: string | null): string {
  return currency !== null && OF_THOUSANDS.has(currency) ? text.replace(THOUSANDS, '$1000') : text
}

/** A price text in one line, each amount written as all others are, and without the addresses of pages. */
export function withPlainAmounts(text: string): string {
  return withoutDirections(text.replace(ADDRESSES, ' '))
    .replace(ARABIC_DECIMAL, '.')
    .replace(ARABIC_THOUSANDS, '')
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .replace(NOTHING_BEHIND, (_, whole: string) => whole.replaceAll(',', ''))
    .replace(SIGN_BETWEEN, '$1,$3 $2')
    .replace(APART, '$1$2$3')
    .replace(APOSTROPHE, '$1,$2')
    .replace(MARK_APART, (given, whole: string, cents: string) =>
      cents === '00' || Number(cents) > 2.4 * Number(whole) ? `${whole},${cents}` : given,
    )
    .trim()
}

import { THOUSANDTHS, UNITS_OF_WORTH } from '../tables/currencies.ts'

export interface AmountRules {
  /** The partner's decimal mark, where it told us: settles `2.450`. */
  readonly decimal: ',' | '.' | null
  /** What amounts are in where the text names no currency. */
  readonly currency: string | null
}

/** Currencies that have no smaller unit, or one that nobody uses: what parts three digits is a thousands mark. */
const WHOLE = new Set('JPY XPF ISK RSD VUV'.split(' '))

/** So it is where a unit is worth next to nothing, and a thousandth of it nothing at all. */
function isWhole(currency: string): boolean {
  return WHOLE.has(currency) || (UNITS_OF_WORTH.get(currency) ?? 1) >= 1000
}

function readWhole(written: string): number | null {
  const text = written.replace(/[ '’]|[.,](?=\d{3}(?!\d))|(?:,-|,–|\.-)$/g, '')
  return /^-?\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null
}

/** Where lakhs are written: `1,23,456`, and a comma is never the decimal mark. */
const LAKHS = new Set('INR PKR BDT NPR LKR'.split(' '))
const GROUPED = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,2})?$/

const RUPEES = /^(?:rs\.?|₨)$/i

/** One amount as written beside `sign`; null where it may mean two. */
export function readAmount(
  written: string,
  rules: AmountRules,
  sign: string | undefined,
): number | null {
  const currency = rules.currency ?? ''
  const isOfLakhs = LAKHS.has(currency) || (currency === '' && RUPEES.test(sign ?? ''))
  if (isOfLakhs && GROUPED.test(written)) return Number(written.replaceAll(',', ''))
  return isWhole(currency) ? readWhole(written) : readMarked(written, rules, sign ?? '')
}

/** `2.450,-`: the dash stands for the decimals, and the other mark parts thousands. */
function withoutDash(written: string): string {
  if (!/[-–]$/.test(written)) return written
  const whole = written.slice(0, -2)
  const mark = written.at(-2) === ',' ? '.' : ','
  return /^-?\d{1,3}(?:[.,]\d{3})+$/.test(whole) ? whole.split(mark).join('') : whole
}

/** Null where one mark before three digits may be a decimal or a thousands mark. */
function readMarked(written: string, rules: AmountRules, sign: string): number | null {
  const text = withoutDash(written.replace(/[ '’]/g, ''))
  const marks = text.replace(/[^.,]/g, '')
  if (marks === '') return Number(text)
  const last = marks.at(-1) ?? '.'
  const decimals = text.length - text.lastIndexOf(last) - 1
  if (new Set(marks).size > 1) {
    // 1.850,00 and 1,850.00: the last mark is the decimal one.
    return Number(
      text
        .split(last === ',' ? '.' : ',')
        .join('')
        .replace(last, '.'),
    )
  }
  if (marks.length > 1) return decimals === 3 ? Number(text.split(last).join('')) : null
  const isPart = /^(?:-?[.,]|0)/.test(text)
  if (decimals !== 3 || isPart || isThousandth(last, rules)) {
    return Number(text.replace(',', '.'))
  }
  if (rules.decimal !== null)
    return Number(rules.decimal === last ? text.replace(',', '.') : text.replace(last, ''))
  // Nobody writes $1,850 for a dollar and 85 cents, nor 1.250 kr for a crown and 25 øre.
  const parts = last === ',' ? COMMA_PARTS : POINT_PARTS
  return parts.test(sign) ? Number(text.replace(last, '')) : null
}

/** Signs and words of those who write a comma before decimals. Euros are written both ways. */
const POINT_PARTS = /^(?:kr\.?|k[čc]|z[łl]|lei|tl|r\$|₺)$/i

/** Signs and words of those who write a point before decimals. */
const COMMA_PARTS = /[$£¥฿₱₦₵]|^(?:บาท|baht|ksh|rm|rmb|nis|rs\.?|₨|le|[rqln]\.?)$/i

/** Three digits are decimals by custom, unless the partner told its mark. */
function isThousandth(mark: string, { decimal, currency }: AmountRules): boolean {
  return decimal === null && currency !== null && THOUSANDTHS[currency]?.includes(mark) === true
}

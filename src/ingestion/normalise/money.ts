import { absurdFrom, currencyIn } from './currency.ts'

export interface PriceRules {
  /** The partner's decimal mark, where it told us: settles `2.450`. */
  readonly decimal: ',' | '.' | null
  /** True where bare numbers are cents. */
  readonly cents: boolean
  readonly country: string | null
  /** What amounts are in where the text names no currency. */
  readonly currency: string | null
}

export interface Price {
  /** Major units; null: unknown. 0: free. */
  readonly low: number | null
  /** Upper end of a span, or the only thing known (`up to 40 €`); null: none stated. */
  readonly high: number | null
  /** `low` is only the least of several prices (`from 15 €`). */
  readonly from: boolean
  /** The currency named in the text itself; undefined: none; null: one that may mean several. */
  readonly currency: string | null | undefined
  readonly warning: string | null
}

const UNKNOWN: Price = { low: null, high: null, from: false, currency: undefined, warning: null }

const FREE =
  /(?<!\p{L})(?:gratuite?s?|gratis|gratuit[ao]s?|gratisveranstaltung|free|kostenlos|kostenfrei|entr[ée]es? libres?|acc[eè]s libre|entrada libre|ingresso libero|eintritt frei)(?!\p{L})/iu
/** Pay what you want is not free: the price is not known. */
const AS_YOU_LIKE =
  /(?<!\p{L})(?:prix libre|tarif libre|participation libre|libre participation|contribution libre|au chapeau|donation|pay what you (?:want|can|wish|like)|name your price|prix conscient|offerta libera)(?!\p{L})/iu
const NOT_SAID = /^(?:|-+|–|—|n\/?[adc]|nc|null|none|tb[acd]|sur demande|on request|\?+)$/i

const FROM =
  /(?<!\p{L})(?:[àa] partir de|d[èe]s|starting (?:at|from)|from|ab|desde|a partire da|vanaf|minimum|min\.?|au moins)(?!\p{L})|>=|\+\s*$/iu
const UP_TO =
  /(?<!\p{L})(?:jusqu['’ ]?[àa]u?|up to|max(?:imum|\.)?|until|bis zu|hasta|fino a)(?!\p{L})|<=/iu

/** Numbers that are no prices: ages, shares, head counts, clock times. */
const NOT_MONEY =
  /(?:(?:moins|plus) de|under|over|ages?|[-+<>]|d[èe]s)?\s*\d+\s*(?:ans?|years?|yrs?|y\/o|%|personnes?|pers\.?|places?|people|pax|mois)(?!\p{L})|(?:moins|plus) de \d+(?!\s*[€$£\d])|\d{1,2}\s?[h:]\s?\d{2}(?!\d)/giu

const AMOUNT =
  /(?<![\d.,])-?(?:\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)*|[.,]\d{1,2})(?:,-|,–|\.-)?(?!\d)/g

/** Reads a price as a number or in words. Never throws; what is not sure is null with a warning, never a guess. */
export function readPrice(value: unknown, rules: PriceRules): Price {
  if (value === null || value === undefined) return UNKNOWN
  if (typeof value === 'number' || typeof value === 'bigint')
    return single(Number(value), rules, undefined)
  if (typeof value !== 'string') return { ...UNKNOWN, warning: 'price is not a number or text' }
  const text = value
    .slice(0, 500)
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .replace(/(\d) ?([€£]) ?(\d{2})(?!\d)/g, '$1,$3 $2')
    .trim()
  if (NOT_SAID.test(text)) return UNKNOWN
  if (/^\d+(?:\.\d{1,2})?(?:e[-+]?\d+)?$/i.test(text)) return single(Number(text), rules, undefined)
  if (AS_YOU_LIKE.test(text)) return UNKNOWN
  return readWords(text, rules)
}

function readWords(text: string, rules: PriceRules): Price {
  const seen = currencyIn(text, rules.country, rules.currency)
  const currency = seen === null ? undefined : seen.code
  const bare = withoutRangeDashes(
    (seen === null ? text : text.split(seen.sign).join(' ')).replace(NOT_MONEY, ' '),
  )
  const amounts: number[] = []
  for (const [written] of bare.matchAll(AMOUNT)) {
    const amount = readAmount(written, rules, seen?.sign ?? null)
    if (amount === null)
      return { ...UNKNOWN, currency, warning: `price ${quote(text)} is ambiguous` }
    amounts.push(
      rules.cents && Number.isInteger(amount) && currency === undefined ? amount / 100 : amount,
    )
  }
  const free = FREE.exec(text)
  if (free !== null && (amounts.length === 0 || free.index < 3)) amounts.unshift(0)
  if (amounts.length === 0)
    return { ...UNKNOWN, currency, warning: `price ${quote(text)} has no amount` }
  return spanOf(amounts, text, currency, rules)
}

function spanOf(
  amounts: readonly number[],
  text: string,
  currency: string | null | undefined,
  rules: PriceRules,
): Price {
  const bad = amounts.find((amount) => !sane(amount, currency ?? rules.currency))
  if (bad !== undefined) return { ...UNKNOWN, currency, warning: `price ${quote(text)} refused` }
  const low = Math.min(...amounts)
  const high = Math.max(...amounts)
  if (amounts.length > 1)
    return { low, high: high > low ? high : null, from: false, currency, warning: null }
  if (UP_TO.test(text)) return { low: null, high, from: false, currency, warning: null }
  return { low, high: null, from: FROM.test(text), currency, warning: null }
}

function single(value: number, rules: PriceRules, currency: string | undefined): Price {
  const amount = rules.cents ? value / 100 : value
  if (!sane(amount, currency ?? rules.currency)) {
    return { ...UNKNOWN, warning: `price ${quote(String(value))} refused` }
  }
  return { low: amount, high: null, from: false, currency, warning: null }
}

function sane(amount: number, currency: string | null): boolean {
  return Number.isFinite(amount) && amount >= 0 && amount < absurdFrom(currency)
}

/** `15-40`, `15 – 40`: the dash parts two amounts. */
function withoutRangeDashes(text: string): string {
  return text.replace(/[–—]/g, '-').replace(/(\d[.,]?)\s*-\s*(?=[\d.,])/g, '$1 / ')
}

/** Null where one mark before three digits may be a decimal or a thousands mark. */
function readAmount(written: string, rules: PriceRules, sign: string | null): number | null {
  const text = written.replace(/(?:,-|,–|\.-)$/, '').replace(/[ '’]/g, '')
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
  if (decimals !== 3 || text.replace('-', '').startsWith(last) || text.startsWith('0')) {
    return Number(text.replace(',', '.'))
  }
  if (rules.decimal !== null)
    return Number(rules.decimal === last ? text.replace(',', '.') : text.replace(last, ''))
  // Nobody writes $1,850 for a dollar and 85 cents.
  return sign !== null && /[$£]/.test(sign) && last === ',' ? Number(text.replace(',', '')) : null
}

function quote(text: string): string {
  return JSON.stringify(text.slice(0, 40))
}

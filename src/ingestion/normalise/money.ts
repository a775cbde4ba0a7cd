import { asciiDigits } from '../../lib/ascii-digits.ts'
import { monthNamed } from '../../lib/month-words.ts'
import { absurdFrom, currencyIn } from './currency.ts'
import { partForSeveral } from './for-several.ts'
import { plainZero } from './numbers.ts'

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
  /(?<!\p{L})(?:gratuite?(?:s|ment)?|gratis|gratuit[ao]s?|gratisveranstaltung|free|kostenlos|kostenfrei|entr[ée]es? libres?|acc[eè]s libre|entrada libre|^libre$|ingresso libero|eintritt frei|freier eintritt|vrije toegang|fri entr[ée]|fritt intr[äa]de|wst[ęe]p wolny|vstup (?:volný|zdarma)|zdarma|ilmainen|(?:(?:入場|参加|観覧)(?:料)?[:：]?)?無料|бесплатно|no cover(?: charge)?|(?:no|without) (?:entry |entrance |admission )?(?:fee|charge))(?!\p{L})/iu
/** What is free here is something else than the way in, or nothing is. */
const NOT_FREE_ENTRY =
  /(?<!\p{L})free[ -](?:welcome )?(?:drinks?|beers?|wine|cocktails?|coffee|food|snacks?|buffet|gifts?|parking|shuttle|wi-?fi|cloakroom|jazz|party|seating)(?!\p{L})|(?:parking|boissons?|consommations?|conso|navette|vestiaire|wi-?fi|ap[ée]ritif|cocktail|verre)(?: (?:est|sont|is|are))? (?:gratuite?s?|gratis|free|kostenlos)(?!\p{L})|(?<!\p{L})(?:not|non|pas|nicht|smoke-|alcohol-|barrier-|sugar-) ?(?:gratuite?s?|gratis|free|kostenlos)(?!\p{L})/giu
/** Pay what you want is not free: the price is not known. */
const AS_YOU_LIKE =
  /(?<!\p{L})(?:prix libre|tarif libre|participation libre|libre participation|contribution libre|au chapeau|donation|pay what you (?:want|can|wish|like)|name your price|prix conscient|offerta libera|pwy[cwl]|pay as you (?:can|like|feel|wish))(?!\p{L})/iu
const NOT_SAID = /^(?:|-+|–|—|n\/?[adc]|nc|null|none|tb[acd]|sur demande|on request|\?+)$/i
/** Where people write prices they also write how to book. */
const BOOKING =
  /^\P{N}*(?<!\p{L})(?:r[ée]servations?|inscriptions?|candidature|billetterie|booking|registration)(?!\p{L})\P{N}*$/iu

const FROM =
  /(?<!\p{L})(?:[àa] partir de|dès|des(?=\s*\d)|starting (?:at|from)|from|ab|desde|a partire da|vanaf|minimum|min\.?|au moins)(?!\p{L})|>=|\+\s*$/iu
const UP_TO =
  /(?<!\p{L})(?:jusqu['’ ]?[àa]|up to|max(?:imum|\.)?|bis zu|^bis|hasta|fino a)(?!\p{L})|<=/iu

/** Numbers that are no prices: telephones and their rates, ages, shares, head counts, clock times. */
const NOT_MONEY =
  /(?<![\d.,])0\d(?:[ .-]?\d{2,3}){3,4}(?!\d)|\+\d{2,3}(?:[ .-]?\(?\d{1,4}\)?){3,6}(?!\d)|\d+(?:[.,]\d+)?[\s\u00a4]*\/\s*min(?!\p{L})|(?:(?:moins|plus) de|under|over|ages?|[-+<>]|d[èe]s)?\s*\d+\s*(?:ans?|years?|yrs?|y\/o|%|personnes?|pers\.?|places?|people|pax|mois)(?!\p{L})|(?:moins|plus) de \d+(?!\s*[€$£\d])|\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|place|avenue|av\.|boulevard|bd|quai|all[ée]e|cours|impasse)(?!\p{L})|\d{1,2}(?! : \d+\s*\u00a4)\s?[h:]\s?\d{2}(?!\d)|\d{1,2}\s?h(?!\p{L})/giu

const AMOUNT =
  /(?<![\p{L}\d.,])-?(?:\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)*|[.,]\d{1,2})(?:,-|,–|\.-)?(?!\d)/gu

const SUM = String.raw`\d+(?:[.,]\d+)?`
const SIGN = String.raw`[\s\u00a4]*`
const FEE = String.raw`(?:frais|fees?|(?:booking|service|ticket(?:ing)?|transaction|handling|processing|admin) (?:fees?|charges?)|commission|(?:\p{L}+-?)?geb[üu]hr(?:en)?)(?!\p{L})`
/** Whole prices that are said to hold their fees. */
const NOT_INCLUDED = String.raw`(?![^\d,;)]{0,30}(?:inclu|incl|compris|inbegriffen|en sus|en plus))`
/** What comes on top of a price, or is a part of it: a fee, a membership. It is no price of its own. */
const ON_TOP = new RegExp(
  [
    String.raw`(?<=\u00a4[\s\d.,(]*)\+${SIGN}${SUM}${SIGN}`,
    String.raw`(?<=\d.*)(?:\+|plus|dont|et|and|&|zzgl\.?|inkl\.?|incl(?:uding|\.)?|\()${SIGN}${SUM}${SIGN}(?:de |d['’]|of )?${FEE}${NOT_INCLUDED}`,
    String.raw`(?<=\d.*)(?<!\p{L})(?:frais(?: de (?:r[ée]servation|location|loc|service|gestion|dossier|billetterie))?|${FEE})[\s:(]*(?:de |of )?${SIGN}${SUM}${SIGN}`,
  ].join('|'),
  'giu',
)

/** `15€50`, `15 euros 50`: cents behind the sign; `15 euros 20h30` and `15 euros 12 places` tell other things there. */
const SIGN_BETWEEN =
  /(\d) ?([€£]|euros?)(?: (?=\d{2}\s*(?:$|[,;)/|+-]|c(?:ents?|ts?)?(?!\p{L})))|(?<=[€£]))(\d{2})(?![\d.,:h]|\s*(?:[€£%]|euros?|ans))/giu

/** What follows in a price text is about something else. */
const TEXT_MAX = 500
const PLAIN_NUMBER = /^\d+(?:\.\d{1,2})?(?:e[-+]?\d+)?$/i

/** Reads a price as a number or in words. Never throws; what is not sure is null with a warning, never a guess. */
export function readPrice(value: unknown, rules: PriceRules): Price {
  if (value === null || value === undefined) return UNKNOWN
  if (typeof value === 'number' || typeof value === 'bigint')
    return single(Number(value), rules.cents, rules)
  if (typeof value !== 'string') return { ...UNKNOWN, warning: 'price is not a number or text' }
  if (value.length <= TEXT_MAX && PLAIN_NUMBER.test(value)) return plainNumber(value, rules)
  const text = asciiDigits(value.slice(0, TEXT_MAX))
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .replace(SIGN_BETWEEN, '$1,$3 $2')
    .trim()
  if (NOT_SAID.test(text)) return UNKNOWN
  // Hexadecimal, which nobody means, is no 0.
  if (/^0x/i.test(text)) return { ...UNKNOWN, warning: `price ${quote(text)} has no amount` }
  if (PLAIN_NUMBER.test(text)) return plainNumber(text, rules)
  if (AS_YOU_LIKE.test(text)) return UNKNOWN
  return readTogether(text, rules)
}

/** What several people pay together is no price of one: where nothing else is told, their share of it is. */
function readTogether(text: string, rules: PriceRules): Price {
  const { rest, groups } = partForSeveral(text)
  if (groups.length === 0) return readWords(text, rules)
  const alone = /\d/.test(rest) || FREE.test(rest) ? readWords(rest, rules) : UNKNOWN
  if (alone.low !== null || alone.high !== null) return alone
  const shares = groups.flatMap(({ written, people }) => {
    const { low, high, currency } = readWords(written, rules)
    return people === null || low === null
      ? []
      : [{ low: low / people, high: (high ?? low) / people, currency }]
  })
  const [first] = shares
  if (first === undefined)
    return { ...UNKNOWN, warning: `price ${quote(text)} is for several people` }
  const low = inCents(Math.min(...shares.map((share) => share.low)))
  const high = inCents(Math.max(...shares.map((share) => share.high)))
  return { ...UNKNOWN, low, high: high > low ? high : null, currency: first.currency }
}

function inCents(amount: number): number {
  return Math.round(amount * 100) / 100
}

/** What has a decimal mark is not in cents. */
function plainNumber(text: string, rules: PriceRules): Price {
  return single(Number(text), rules.cents && !text.includes('.'), rules)
}

function readWords(text: string, rules: PriceRules): Price {
  const seen = currencyIn(text, rules.country, rules.currency)
  const currency = seen === null ? undefined : seen.code
  const amounts: number[] = []
  for (const written of amountsIn(text, seen?.sign ?? null)) {
    const amount = readAmount(
      written,
      { ...rules, currency: currency ?? rules.currency },
      seen?.sign ?? null,
    )
    if (amount === null)
      return { ...UNKNOWN, currency, warning: `price ${quote(text)} is ambiguous` }
    const inCents = rules.cents && Number.isInteger(amount) && currency === undefined
    amounts.push(plainZero(inCents ? amount / 100 : amount))
  }
  if (isFree(text, amounts.length > 0)) amounts.unshift(0)
  if (amounts.length > 0) return spanOf(amounts, text, currency, rules)
  const warning = BOOKING.test(text) ? null : `price ${quote(text)} has no amount`
  return { ...UNKNOWN, currency, warning }
}

/** Beside amounts only what a text begins with is a price: `12 €, free under 26`. */
function isFree(text: string, hasAmounts: boolean): boolean {
  const free = FREE.exec(text.replace(NOT_FREE_ENTRY, (said) => '-'.repeat(said.length)))
  return free !== null && (!hasAmounts || free.index < 3)
}

/** Stands where the currency was written. */
const MARK = '\u00a4'
const LINK = /^[\s\u00a4]*(?:\/|à|a|to|and|et|ou|or|bis|y|hasta)?[\s\u00a4]*$/iu

/** The amounts as written. Where some stand beside the currency, others are dates or counts, unless they are of one span. */
function amountsIn(given: string, sign: string | null): readonly string[] {
  const marked = sign === null ? given : given.split(sign).join(MARK)
  const text = withoutRangeDashes(withoutDays(marked).replace(NOT_MONEY, ' ').replace(ON_TOP, ' '))
  const found = [...text.matchAll(AMOUNT)]
  const spans: RegExpExecArray[][] = []
  for (const match of found) {
    const last = spans.at(-1)?.at(-1)
    const gap = last === undefined ? '' : text.slice(last.index + last[0].length, match.index)
    if (last !== undefined && LINK.test(gap)) spans.at(-1)?.push(match)
    else spans.push([match])
  }
  const priced = spans.filter((span) =>
    span.some(
      ({ 0: written, index }) =>
        /\u00a4\s*$/.test(text.slice(0, index)) ||
        /^\s*\u00a4/.test(text.slice(index + written.length)),
    ),
  )
  return (priced.length === 0 ? spans : priced).flat().map(([written]) => written)
}

const DAY =
  /(?<![\d.,])(?:\d{4}-\d{2}-\d{2}|\d{1,2}([./])\d{1,2}\1\d{4}|\d{1,2}(?:er|st|nd|rd|th|\.)? (?:de |of )?(\p{L}{3,})\.?(?: (?:de )?\d{4})?)(?![\d\p{L}])/giu

/** `8 euros 16 juin` tells one price and a day. */
function withoutDays(text: string): string {
  return text.replace(DAY, (day, _mark: string | undefined, month: string | undefined) =>
    month === undefined || monthNamed(month) !== null ? ' ' : day,
  )
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

function single(value: number, cents: boolean, { currency }: PriceRules): Price {
  const amount = plainZero(cents && Number.isInteger(value) ? value / 100 : value)
  if (!sane(amount, currency)) {
    return { ...UNKNOWN, warning: `price ${quote(String(value))} refused` }
  }
  return { low: amount, high: null, from: false, currency: undefined, warning: null }
}

function sane(amount: number, currency: string | null): boolean {
  return Number.isFinite(amount) && amount >= 0 && amount < absurdFrom(currency)
}

/** `15-40`, `15 – 40`: the dash parts two amounts. */
function withoutRangeDashes(text: string): string {
  return text
    .replace(/[–—]/g, '-')
    .replace(/(\d[.,]?\s*\u00a4?)\s*-\s*(?=\u00a4?\s*[\d.,])/g, '$1 / ')
}

/** Currencies that have no smaller unit, or one that nobody uses: what parts three digits is a thousands mark. */
const WHOLE = new Set('JPY KRW VND IDR CLP COP PYG UGX XAF XOF XPF ISK HUF'.split(' '))

function readWhole(written: string): number | null {
  const text = written.replace(/[ '’]|[.,](?=\d{3}(?!\d))|(?:,-|,–|\.-)$/g, '')
  return /^-?\d+(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null
}

/** Where lakhs are written: `1,23,456`, and a comma is never the decimal mark. */
const LAKHS = new Set('INR PKR BDT NPR LKR'.split(' '))
const GROUPED = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,2})?$/

function readAmount(written: string, rules: PriceRules, sign: string | null): number | null {
  const currency = rules.currency ?? ''
  if (WHOLE.has(currency)) return readWhole(written)
  const isGrouped = LAKHS.has(currency) && GROUPED.test(written)
  return isGrouped ? Number(written.replaceAll(',', '')) : readMarked(written, rules, sign)
}

/** `2.450,-`: the dash stands for the decimals, and the other mark parts thousands. */
function withoutDash(written: string): string {
  if (!/[-–]$/.test(written)) return written
  const whole = written.slice(0, -2)
  const mark = written.at(-2) === ',' ? '.' : ','
  return /^-?\d{1,3}(?:[.,]\d{3})+$/.test(whole) ? whole.split(mark).join('') : whole
}

/** Null where one mark before three digits may be a decimal or a thousands mark. */
function readMarked(written: string, rules: PriceRules, sign: string | null): number | null {
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
  if (decimals !== 3 || text.replace('-', '').startsWith(last) || text.startsWith('0')) {
    return Number(text.replace(',', '.'))
  }
  if (rules.decimal !== null)
    return Number(rules.decimal === last ? text.replace(',', '.') : text.replace(last, ''))
  // Nobody writes $1,850 for a dollar and 85 cents.
  return sign !== null && /[$£¥฿₱₦]/.test(sign) && last === ','
    ? Number(text.replace(',', ''))
    : null
}

function quote(text: string): string {
  return JSON.stringify(text.slice(0, 40))
}

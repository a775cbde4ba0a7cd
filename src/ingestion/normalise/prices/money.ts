import { asciiDigits } from '../../../lib/ascii-digits.ts'
import { readAmount } from './amount.ts'
import type { AmountRules } from './amount.ts'
import { absurdFrom, currencyIn } from './currency.ts'
import type { CurrencySeen } from './currency.ts'
import { partForSeveral } from './for-several.ts'
import { plainZero } from '../numbers.ts'
import { withoutAsides, withoutMeals } from './price-asides.ts'
import { withPlainAmounts, withThousands } from './price-spelling.ts'
import {
  AS_YOU_LIKE,
  BOOKING,
  FREE,
  FREE_FOR_SOME,
  FROM,
  LINK,
  NOT_FREE_ENTRY,
  NOT_SAID,
  PEOPLE_MAX,
  SINCE_WHEN,
  UP_TO,
} from '../tables/price-words.ts'

export interface PriceRules extends AmountRules {
  /** True where bare numbers are cents. */
  readonly cents: boolean
  readonly country: string | null
}

export interface Price {
  /** Major units; null: unknown. 0: free. */
  readonly low: number | null
  /** Upper end of a span, or the only thing known (`up to 40 €`); null: none stated. */
  readonly high: number | null
  /** `low` is only the least of several prices (`from 15 €`). */
  readonly from: boolean
  /** What was asked before (`35 € au lieu de 50 €`); null: not told. */
  readonly struck: number | null
  /** The currency named in the text itself; undefined: none; null: one that may mean several. */
  readonly currency: string | null | undefined
  readonly warning: string | null
}

const UNKNOWN: Price = {
  low: null,
  high: null,
  from: false,
  struck: null,
  currency: undefined,
  warning: null,
}

const AMOUNT =
  /(?<![\d.,]|(?![\u3040-\u9fff\uac00-\ud7af])\p{L})-?(?:\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)*|[.,]\d{1,2})(?:,-|,–|\.-)?(?!\d)/gu

/** `12, 50 €`, `10 , 15 €`: a price or two. */
const LIST_OR_MARK =
  /^[€£]?\d+, (?:00|50|90|95|99)(?: ?(?:[€£]|eur|euros?))?$|\d , ?\d{2}(?![\d:]| ?h)/i
/** `10, 15, 20 €`: nothing but amounts. */
const BARE_LIST = /^[\s\d.,\u00a4]+$/

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
  const text = withPlainAmounts(asciiDigits(value.slice(0, TEXT_MAX)))
  if (NOT_SAID.test(text)) return UNKNOWN
  // Hexadecimal, which nobody means, is no 0.
  if (/^0x/i.test(text)) return { ...UNKNOWN, warning: `price ${quote(text)} has no amount` }
  if (LIST_OR_MARK.test(text)) return { ...UNKNOWN, warning: `price ${quote(text)} is ambiguous` }
  if (PLAIN_NUMBER.test(text)) return plainNumber(text, rules)
  if (AS_YOU_LIKE.test(text)) return UNKNOWN
  return readTogether(text, rules)
}

/** `295 - 1,500`: with decimals it would be less than what stands before it. */
function behindLower(written: string, before: number): number | null {
  const [whole, rest] = written.split(/[.,]/)
  return Number(whole) < before && /^\d{3}$/.test(rest ?? '') ? Number(`${whole}${rest}`) : null
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

function readWords(given: string, rules: PriceRules): Price {
  const text = withoutMeals(given)
  const seen = currencyIn(text, rules.country, rules.currency)
  return readSeen(withThousands(text, seen?.code ?? rules.currency), seen, rules)
}

function readSeen(text: string, seen: CurrencySeen | null, rules: PriceRules): Price {
  const currency = seen === null ? undefined : seen.code
  const written = amountsIn(text, seen?.signs ?? [])
  const amountOf = (amount: string): number | null => {
    const read = readAmount(
      amount,
      { ...rules, currency: currency ?? rules.currency },
      seen?.signs[0],
    )
    if (read === null) return null
    const inCents = rules.cents && Number.isInteger(read) && currency === undefined
    return plainZero(inCents ? read / 100 : read)
  }
  const amounts: number[] = []
  for (const one of written.amounts) {
    const amount = amountOf(one)
    const known = amount ?? behindLower(one, amounts.at(-1) ?? 0)
    if (known === null)
      return { ...UNKNOWN, currency, warning: `price ${quote(text)} is ambiguous` }
    amounts.push(known)
  }
  if (isFree(text, amounts.length > 0)) {
    if (amounts.length === 0 && FREE_FOR_SOME.test(text))
      return { ...UNKNOWN, currency, warning: `price ${quote(text)} is free for some only` }
    amounts.unshift(0)
  }
  const before = reducedIn(amounts, text)
  if (before !== null) {
    const [now, struck] = before
    return { ...spanOf([now], text, currency, rules), from: false, struck }
  }
  const struck = written.struck === null ? null : amountOf(written.struck)
  if (amounts.length > 0) return { ...spanOf(amounts, text, currency, rules), struck }
  const warning = BOOKING.test(text) ? null : `price ${quote(text)} has no amount`
  return { ...UNKNOWN, currency, warning }
}

/** Beside amounts only what a text begins with is a price, and of all: `12 €, free under 26`, `free under 26, 12 €`. */
function isFree(text: string, hasAmounts: boolean): boolean {
  const free = FREE.exec(text.replace(NOT_FREE_ENTRY, (said) => '-'.repeat(said.length)))
  if (free === null || !hasAmounts) return free !== null
  return free.index < 3 && !FREE_FOR_SOME.test(text)
}

/** `50€ 35€ (-30%)`: two prices of which the share that is told makes one the other. `[now, before]`. */
function reducedIn(amounts: readonly number[], text: string): readonly [number, number] | null {
  const [first = 0, second = 0, more] = amounts
  const [, share] = /(?<![\d.,])(\d{1,2}) ?%/.exec(text) ?? []
  const [low, high] = [Math.min(first, second), Math.max(first, second)]
  if (more !== undefined || share === undefined || low === 0 || low === high) return null
  return Math.abs((1 - low / high) * 100 - Number(share)) <= 1 ? [low, high] : null
}

/** Stands where the currency was written. */
const MARK = '\u00a4'

interface AmountsWritten {
  readonly amounts: readonly string[]
  readonly struck: string | null
}

/** The amounts as written. Where some stand beside the currency, others are dates or counts, unless they are of one span. */
function amountsIn(given: string, signs: readonly string[]): AmountsWritten {
  const marked = signs.reduce((text, sign) => text.split(sign).join(MARK), given)
  const without = withoutAsides(BARE_LIST.test(marked) ? marked.replace(/, /g, ' / ') : marked)
  const text = withoutRangeDashes(without.text)
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
  const amounts = (priced.length === 0 ? spans : priced).flat().map(([written]) => written)
  return { amounts, struck: without.struck }
}

function spanOf(
  amounts: readonly number[],
  text: string,
  currency: string | null | undefined,
  rules: PriceRules,
): Omit<Price, 'struck'> {
  const bad = amounts.find((amount) => !sane(amount, currency ?? rules.currency))
  if (bad !== undefined) return { ...UNKNOWN, currency, warning: `price ${quote(text)} refused` }
  const low = Math.min(...amounts)
  const high = Math.max(...amounts)
  if (amounts.length > 1)
    return { low, high: high > low ? high : null, from: false, currency, warning: null }
  const words = text.replace(PEOPLE_MAX, ' ').replace(SINCE_WHEN, ' ')
  if (high > 0 && UP_TO.test(words))
    return { low: null, high, from: false, currency, warning: null }
  return { low, high: null, from: FROM.test(words), currency, warning: null }
}

function single(value: number, cents: boolean, { currency }: PriceRules): Price {
  const amount = plainZero(cents && Number.isInteger(value) ? value / 100 : value)
  if (!sane(amount, currency)) {
    return { ...UNKNOWN, warning: `price ${quote(String(value))} refused` }
  }
  return { ...UNKNOWN, low: amount }
}

function sane(amount: number, currency: string | null): boolean {
  return Number.isFinite(amount) && amount >= 0 && amount < absurdFrom(currency)
}

/** `15-40`, `15 – 40`: the dash parts two amounts. */
function withoutRangeDashes(text: string): string {
  return text
    .replace(/[–—]/g, '-')
    .replace(/(\d[.,]?\s*\u00a4?)\s*-\s*(?=\u00a4?\s*[.,]?\d)/g, '$1 / ')
}

function quote(text: string): string {
  return JSON.stringify(text.slice(0, 40))
}

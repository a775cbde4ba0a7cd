import { ownEntry } from '../../lib/own-entry.ts'
import { CURRENCIES, CURRENCY_WORDS, SHARED_SIGNS, SMALL_UNITS } from './tables/currencies.ts'

/**
 * ISO 4217 of a code, sign or word; null when it means no currency for sure. Never a guess. A sign of several currencies
 * (`$`) is `own`, the feed's, where that is one of them, else that of the country.
 */
export function currencyCode(
  text: string,
  country: string | null,
  own: string | null,
): string | null {
  const trimmed = text.trim()
  const upper = trimmed.toUpperCase()
  if (upper.length === 3 && CURRENCIES.has(upper)) return upper
  const lower = trimmed.toLowerCase()
  const word = ownEntry(CURRENCY_WORDS, lower)
  if (word !== undefined) return word
  const meanings = ownEntry(SHARED_SIGNS, lower) ?? {}
  if (own !== null && Object.values(meanings).includes(own)) return own
  return (country === null ? undefined : meanings[country]) ?? null
}

// A sign that no table knows is a currency all the same, and not the feed's.
const SIGNS =
  /(?:us|usd|au|a|ca|c|nz|s|hk|nt|mx|r)?\$|[円원元]|บาท|(?<!\p{L})(?:euros?|pounds?|zł|zl|kč|ft|lei|sfr|fcfa|dh|kr\.?|fr\.|fr|(?:руб|грн|лв)\.?)(?!\p{L})|(?!\u00a4)\p{Sc}/iu
const CODES = /(?<!\p{L})[A-Z]{3}(?!\p{L})/gu

export interface CurrencySeen {
  /** The sign or code as written. */
  readonly sign: string
  /** Null: written, but it may mean several currencies. */
  readonly code: string | null
}

/** The currency a price text names; null where it names none. */
export function currencyIn(
  text: string,
  country: string | null,
  own: string | null,
): CurrencySeen | null {
  for (const [code] of text.matchAll(CODES)) if (CURRENCIES.has(code)) return { sign: code, code }
  const sign = SIGNS.exec(text)?.[0]
  return sign === undefined ? null : { sign, code: currencyCode(sign, country, own) }
}

/** More than this is a mistake, not a price. */
export function absurdFrom(currency: string | null): number {
  return currency !== null && SMALL_UNITS.has(currency) ? 1e9 : 1e5
}

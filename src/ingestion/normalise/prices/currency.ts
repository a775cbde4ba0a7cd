import { ownEntry } from '../../../lib/own-entry.ts'
import { CURRENCY_NAMES } from '../tables/currency-names.ts'
import { CURRENCIES, CURRENCY_WORDS, UNITS_OF_WORTH, SHARED_SIGNS } from '../tables/currencies.ts'

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
  // `$ US`, and the wide signs of the east.
  const lower = trimmed.normalize('NFKC').replace(/^\$ /, '$').toLowerCase()
  const named = NAMED.find(([names]) => names.test(lower))?.[1]
  if (typeof named === 'string') return named
  const meanings = named ?? ownEntry(SHARED_SIGNS, lower) ?? {}
  if (own !== null && Object.values(meanings).includes(own)) return own
  const there = country === null ? undefined : meanings[country]
  return there ?? ownEntry(CURRENCY_WORDS, lower) ?? null
}

const NAMED = CURRENCY_NAMES.map(
  ([names, meaning]) => [new RegExp(`^(?:${names})$`, 'iu'), meaning] as const,
)
const ANY_NAME = CURRENCY_NAMES.map(([names]) => names).join('|')
/** Beside an amount: elsewhere `rand` or `real` are words. */
const NAMES = new RegExp(
  `(?<=\\d[\\s\u00a0]?)(?:${ANY_NAME})(?!\\p{L})|(?<!\\p{L})(?:${ANY_NAME})(?=[\\s\u00a0]?\\d)`,
  'giu',
)

// A sign that no table knows is a currency all the same, and not the feed's.
const SIGNS =
  /u\$s|\$ ?(?:us|ca|nz|hk|sg|mx)(?!\p{L})|\$ ?au(?![\s-]*\p{L})|\$u(?!\p{L})|(?:(?<!\p{L})(?:rd|tt|j|ec|bds|bz|fj|n|ar|col|can|cad)|us|usd|au|a|ca|c|nz|s|hk|nt|mx|r)?\$|gh₵|[円원元]|บาท|د\.إ|ج\.م|ر\.س|د\.م|د\.[تجكب]|ر\.[قع]|(?<!\p{L})(?:euros?|pounds?|zł|zl|kč|ft|lei|sfr|f ?cfa|cfa|dhs?|kr\.?|fr\.|fr|(?:руб|грн|лв)\.?)(?!\p{L})|(?<!\p{L})(?:rs\.?|rp\.?|rm|ksh\.?)(?=\s?\d)|(?<!\p{L})[sb]\/(?=\.?\s?\d)|(?<=\d\s?)tl(?!\p{L})|(?!\u00a4)\p{Sc}/giu
const CODES = /(?<!\p{L})[A-Z]{3}(?!\p{L})/gu
/**
 * `R350`, `10 KM`, `200 ден.`, `10 DT`: where there is nothing else it could be. In France `R` is the reduced rate, kilometres are no price,
 * in Bulgarian `ден` is a day, and `da` leads to a price in Italian.
 */
const LOCAL_SIGNS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['r', /(?<!\p{L})R(?=\s?\d)/gu],
  ['km', /(?<=\d\s?)KM(?!\p{L})/gu],
  ['ден', /(?<=\d\s?)ден\.?(?!\p{L})/gu],
  ['dt', /(?<=\d\s?)DT(?!\p{L})/gu],
  ['da', /(?<=\d\s?)DA(?!\p{L})/gu],
  ['q', /(?<!\p{L})Q\.?(?=\s?\d)/gu],
  ['l', /(?<!\p{L})L\.?(?=\s?\d)/gu],
  ['br', /(?<=\d\s?)Br(?!\p{L})|(?<!\p{L})Br(?=\s?\d)/gu],
  ['f', /(?<=\d\s?)F(?!\p{L})/gu],
  ['n', /(?<!\p{L})N(?=\s?\d)/gu],
  ['din', /(?<=\d\s?)din(?!\p{L})/gu],
  [':-', /(?<=\d\s?):-/gu],
  ...['KD', 'BD', 'JD', 'RO', 'QR', 'SR', 'LE', 'LL', 'Tk'].map(
    (sign) =>
      [
        sign.toLowerCase(),
        new RegExp(String.raw`(?<=\d\s?)${sign}(?!\p{L})|(?<!\p{L})${sign}\.?(?=\s?\d)`, 'gu'),
      ] as const,
  ),
]

export interface CurrencySeen {
  /** The signs and codes as written, all of one currency. */
  readonly signs: readonly string[]
  /** Null: written, but it may mean several currencies. */
  readonly code: string | null
}

/** The currency a price text names, of several the feed's own, else the first; codes before signs. Null where it names none. */
export function currencyIn(
  text: string,
  country: string | null,
  own: string | null,
): CurrencySeen | null {
  const codes = [...text.matchAll(CODES)]
    .map(([code]) => code)
    .filter((code) => CURRENCIES.has(code))
  const signs = signsIn(text, country, own)
  const code =
    codes.find((one) => one === own) ??
    (signs.some((sign) => currencyCode(sign, country, own) === own) ? own : null) ??
    codes[0] ??
    null
  if (code !== null) {
    // The $ of `$20 - $40 CAD` is the dollar that the code names.
    const same = signs.filter((sign) => currencyCode(sign, country, code) === code)
    return { signs: [...new Set([...codes.filter((one) => one === code), ...same])], code }
  }
  const [sign] = signs
  return sign === undefined ? null : { signs: [sign], code: currencyCode(sign, country, own) }
}

function signsIn(text: string, country: string | null, own: string | null): readonly string[] {
  const signs = [...text.matchAll(NAMES), ...text.matchAll(SIGNS)].map(([sign]) => sign)
  const sure = signs.filter((sign) => !WORDS_AS_WELL.test(sign))
  if (signs.length > 0) return sure.length > 0 ? sure : signs
  for (const [name, sign] of LOCAL_SIGNS) {
    const found = isKnownHere(name, country, own) ? [...text.matchAll(sign)] : []
    if (found.length > 0) return found.map(([written]) => written)
  }
  return []
}

function isKnownHere(name: string, country: string | null, own: string | null): boolean {
  const codes = SHARED_SIGNS[name] ?? {}
  if (own !== null && Object.values(codes).includes(own)) return true
  return country !== null && codes[country] !== undefined
}

/** `Fr. 10 €, Sa. 12 €`, `до 6 р. - 150 грн`, `GS 10 €`: currencies where no other is told. */
const WORDS_AS_WELL = /^(?:fr\.?|р\.?|gs\.?|bs\.?|din\.|дин\.|nis|ush|tsh|lek)$/iu

const ABSURD = 1e5

/** More than this is a mistake, not a price: a hundred thousand euros, or what is worth about as much. */
export function absurdFrom(currency: string | null): number {
  return ABSURD * (currency === null ? 1 : (UNITS_OF_WORTH.get(currency) ?? 1))
}

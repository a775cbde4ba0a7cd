import type { Availability, Offer, OfferKind } from '../../../domain/listing.ts'
import { rememberingWords } from '../../../lib/remember.ts'
import { currencyCode } from './currency.ts'
import { readPrice } from './money.ts'
import type { Price, PriceRules } from './money.ts'
import { offerKind } from '../product-kind.ts'
import { availabilityOf, statusOf, wordOfAvailability, wordOfSale } from '../status.ts'
import { asText, readLine, readText } from '../text.ts'
import type { TextRules } from '../text.ts'
import { soleTariff, tariffsIn } from './tariffs.ts'
import { NOT_SAID } from '../tables/price-words.ts'
import type { Warn } from '../warn.ts'

export interface OfferRules extends PriceRules {
  readonly text: TextRules
  /** True where `price` already holds the fees. */
  readonly feesIncluded: boolean
  /** Epoch ms of a date; a bare day that ends something includes that day. */
  readonly instantOf: (date: unknown, lastDay: boolean) => number | null
}

const OFFERS_MAX = 1000

export function readOffers(value: unknown, rules: OfferRules, warn: Warn): readonly Offer[] {
  const given = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
  const offers: Offer[] = []
  for (let at = 0; at < Math.min(given.length, OFFERS_MAX); at += 1) {
    for (const one of tariffsOf(withPlainPrice(given[at], rules.text))) {
      const offer = readOffer(one, rules, warn)
      if (offer !== null) offers.push(offer)
    }
  }
  return offers
}

/** A price may be a piece of a page: `<p>De 10 &agrave; 25 euros</p>`. */
function withPlainPrice(value: unknown, rules: TextRules): unknown {
  const offer: unknown = typeof value === 'string' ? { price: value } : value
  if (typeof offer !== 'object' || offer === null || !('price' in offer)) return value
  const { price } = offer
  return typeof price === 'string' && (rules.repair || /[<&\u0080-\u009f]/.test(price))
    ? { ...offer, price: readText(price.replace(STRUCK_OUT, ' ~~$2~~ '), rules) }
    : value
}

/** `<del>50 €</del> <ins>35 €</ins>`: what was asked before, which is lost with its markup. */
const STRUCK_OUT = /<(del|s|strike)(?:\s[^<>]{0,200})?>([\s\S]{0,200}?)<\/\1>/giu

function listed<One>(one: One | null): readonly One[] | null {
  return one === null ? null : [one]
}

/** A price text alone may name several tariffs: an offer each. */
function tariffsOf(value: unknown): readonly unknown[] {
  const offer = typeof value === 'string' ? { price: value } : value
  if (typeof offer !== 'object' || offer === null || !('price' in offer)) return [value]
  const { price, name, kind, priceMax } = offer as Record<string, unknown>
  const alone = typeof price === 'string' && !name && !kind && (priceMax ?? null) === null
  const tariffs = alone ? (tariffsIn(price) ?? listed(soleTariff(price))) : null
  return tariffs === null ? [value] : tariffs.map((tariff) => ({ ...offer, ...tariff }))
}

function readOffer(value: unknown, rules: OfferRules, warn: Warn): Offer | null {
  if (typeof value === 'string' || typeof value === 'number')
    return readOffer({ price: value }, rules, warn)
  if (typeof value !== 'object' || value === null) return null
  const given = value as Record<string, unknown>
  // Never sold again, so neither a price of today nor one that was known last.
  if (statusOf(asText(given['availability']) ?? '') === 'cancelled') return null
  const stated = statedCurrency(given['currency'], rules, warn)
  const known = stated ?? rules.currency
  const money = known === rules.currency ? rules : { ...rules, currency: known }
  const price = readMoney(given['price'], money, warn)
  const highest = readMoney(given['priceMax'], money, warn)
  const fees = readMoney(given['fees'], money, warn).low
  const name = readLine(given['name'], rules.text) ?? ''
  const currency = currencyOf(stated, [price, highest], rules, warn)
  if (isOdd(price.low, currency)) warn(`offer: an odd price, ${price.low} EUR`)
  const kind = offerKind(asText(given['kind']), name)
  const span = spanOf(price, highest, warn)
  const offer = {
    name,
    kind,
    price: lowestOf(kind, span.price),
    priceMax: span.priceMax,
    ...(price.from ? { from: true as const } : {}),
    originalPrice: readMoney(given['originalPrice'], money, warn).low ?? price.struck,
    fees: rules.feesIncluded ? null : fees,
    currency,
    availability: availabilityOfOffer(given, warn),
    validFrom: rules.instantOf(given['validFrom'], false),
    validUntil: rules.instantOf(given['validUntil'], true),
  }
  return isQueue(name) ? { ...offer, price: null, priceMax: null, availability: 'soldOut' } : offer
}

/** Nobody sells a ticket on for nothing: there is none. */
function lowestOf(kind: OfferKind, price: number | null): number | null {
  return kind === 'resale' && price === 0 ? null : price
}

function readMoney(value: unknown, rules: PriceRules, warn: Warn): Price {
  const price = readPrice(value, rules)
  if (price.warning !== null && saleIn(value) === 'unknown') warn(price.warning)
  return price
}

/** A place in a queue is no ticket: there are none, and it costs nothing. */
const QUEUE =
  /(?<!\p{L})(?:waiting[ -]?list|wait[ -]?list|liste d['’ ]attente|warteliste|wachtlijst|lista d(?:e |['’])(?:espera|attesa))(?!\p{L})/iu
const isQueue = rememberingWords(1000, (name) => QUEUE.test(name))

/** Cents taken for euros, or the reverse: told, and believed all the same. */
const ODD = { below: 1, above: 2000 }

function isOdd(price: number | null, currency: string | null): price is number {
  if (price === null || price === 0 || currency !== 'EUR') return false
  return price < ODD.below || price > ODD.above
}

/** The lower end of a span is the lower one, whichever way round it was written; 0 above a price stands for none. */
function spanOf(price: Price, highest: Price, warn: Warn): Pick<Offer, 'price' | 'priceMax'> {
  const low = price.low
  const said = highest.high ?? highest.low
  const high = (said === 0 && low !== 0 ? null : said) ?? price.high
  if (low !== null && high !== null && high < low) {
    warn('offer: highest price below the lowest')
    return { price: high, priceMax: low }
  }
  return { price: low, priceMax: high === low ? null : high }
}

/** Undefined: none given. Null: given, and none we know; then the price is not known either. */
function statedCurrency(value: unknown, rules: OfferRules, warn: Warn): string | null | undefined {
  const text = asText(value)?.trim() ?? ''
  if (text === '') return undefined
  const code = currencyCode(text, rules.country, rules.currency)
  if (code === null) warn(`offer: unknown currency ${JSON.stringify(text.slice(0, 12))}`)
  return code
}

/** Null where the text names another one than the partner does: which of them is meant is not known. */
function currencyOf(
  stated: string | null | undefined,
  prices: readonly Price[],
  rules: OfferRules,
  warn: Warn,
): string | null {
  const seen = prices.find(({ currency }) => currency !== undefined)?.currency
  if (seen === undefined) return stated === undefined ? rules.currency : stated
  if (stated === undefined || stated === null || stated === seen) return stated ?? seen
  warn(`offer: a price in ${seen ?? 'another currency'} beside the currency ${stated}`)
  return null
}

/** `Complet` where a price should be; `None` there is what a program writes for nothing. */
function saleIn(price: unknown): Availability {
  const word = typeof price === 'string' ? price.trim() : ''
  return (NOT_SAID.test(word) ? null : wordOfSale(word)) ?? 'unknown'
}

function availabilityOfOffer(given: Record<string, unknown>, warn: Warn): Availability {
  const stated = availabilityIn(given['availability'], warn)
  return stated === 'unknown' ? saleIn(given['price']) : stated
}

function availabilityIn(value: unknown, warn: Warn): Availability {
  const text = wordOfAvailability(value)
  const availability = availabilityOf(text)
  if (availability === null)
    warn(`offer: unknown availability ${JSON.stringify(text.slice(0, 40))}`)
  return availability ?? 'unknown'
}

/** What the offers open to all say of the listing as a whole. */
export function availabilityOfOffers(offers: readonly Offer[]): Availability {
  const states: Availability[] = []
  for (const { kind, availability } of offers) {
    if (!BESIDE.has(kind) && !states.includes(availability)) states.push(availability)
  }
  for (const state of ['available', 'limited'] as const) if (states.includes(state)) return state
  return states.length === 1 ? (states[0] ?? 'unknown') : 'unknown'
}

/** What says nothing of whether there are tickets. */
const BESIDE: ReadonlySet<OfferKind> = new Set(['parking', 'donation', 'addOn', 'resale'])

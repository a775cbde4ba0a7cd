import type { Listing, Offer } from '../../../domain/listing.ts'
import type { Moment } from '../../../domain/moment.ts'
import { reached } from '../../../domain/moment.ts'
import type { RateTable } from '../../../domain/rates.ts'
import { euroCents, ratePerEuro } from '../../../domain/rates.ts'
import { anybody, firstPicked, picked } from '../../../lib/picked.ts'
import type { Chosen, Claim } from '../claim.ts'
import { idsOf } from '../claim.ts'
import { offerSays } from '../offer-words.ts'
import type { OfferSays } from '../offer-words.ts'
import { PRICES } from '../policy.ts'
import type { StandingClaim } from '../standing.ts'

/**
 * What a ticket costs, in euro cents: price plus compulsory fees, converted with dated rates, rounded half up.
 *
 * Of a source: the lowest and highest of the tickets open to all that are on sale. Where it has none, of its reduced
 * tickets; where it has none of those either, of its resale tickets. Group, VIP, parking, add-ons and donations never
 * count; a pass only in a pass's own listing, a stream in a stream's. Sold-out and expired tiers drop out while
 * another is on sale; when all are gone the last known prices stay. A tier above ten times the middle one of three
 * or more is a package and sets no highest price. No rate for the currency, or no currency: no price. 0 is a price.
 *
 * Of an event: the lowest of the lowest and the highest of the highest of the available sources; of all when none
 * is. Resale counts only where nobody sells first hand. "From 15 €" says nothing of the highest.
 */
export interface PriceRange {
  readonly lowest: number | null
  readonly highest: number | null
}

/** An offer with its amounts in euro cents. */
export interface Tier {
  readonly offer: Offer
  readonly lowest: number | null
  readonly highest: number | null
  readonly onSale: boolean
  /** What its name tells. */
  readonly says: OfferSays
}

export interface PricedClaim extends StandingClaim {
  readonly tiers: readonly Tier[]
  readonly prices: PriceRange
}

const UNKNOWN_PRICES: PriceRange = { lowest: null, highest: null }

export function tiersOf(claim: Claim, rates: RateTable, moment: Moment): Tier[] {
  const { listing, member } = claim
  const tiers: Tier[] = []
  for (const offer of listing.offers) {
    const perEuro = rateOf(offer, rates, member.firstSeenAt, member.readAt)
    const fees = offer.fees ?? 0
    const lowest = centsOf(offer.price, fees, perEuro)
    const most = offer.priceMax ?? (offer.from === true ? null : offer.price)
    const highest = centsOf(most, fees, perEuro)
    if (lowest === null && highest === null) continue
    tiers.push(tierOf(offer, lowest, highest, isOnSale(offer, moment)))
  }
  return tiers
}

export function sourcePrices(claim: Claim, tiers: readonly Tier[]): PriceRange {
  if (tiers.length === 0) return UNKNOWN_PRICES
  for (const wanted of LADDER) {
    const known = picked(tiers, ({ offer }) => wanted(offer, claim))
    if (known.length > 0) return rangeOf(firstPicked(known, ON_SALE_FIRST))
  }
  return UNKNOWN_PRICES
}

export function eventPrices(claims: readonly PricedClaim[]): Chosen<PriceRange> {
  const counted = firstPicked(claims, COUNTED)
  const range = joined(counted.map(({ prices }) => prices))
  const from = picked(
    counted,
    ({ prices }) => prices.lowest === range.lowest || prices.highest === range.highest,
  )
  return { value: range, from: idsOf(from) }
}

const COUNTED: readonly ((claim: PricedClaim) => boolean)[] = [
  (claim) => isPriced(claim) && isAvailable(claim) && claim.member.partner.trust !== 'resale',
  (claim) => isPriced(claim) && isAvailable(claim),
  isPriced,
]

function isPriced({ prices }: PricedClaim): boolean {
  return prices.lowest !== null || prices.highest !== null
}

/** Open to all: admission, and whatever is admission to what the listing sells. */
export function isPublic(offer: Offer, { listing, member }: Claim): boolean {
  switch (offer.kind) {
    case 'admission':
      return true
    case 'pass':
      return isPass(listing)
    case 'stream':
      return listing.kind === 'stream'
    case 'resale':
      return member.partner.trust === 'resale'
    case 'concession':
    case 'group':
    case 'vip':
    case 'parking':
    case 'addOn':
    case 'donation':
      return false
  }
}

const LADDER: readonly ((offer: Offer, claim: Claim) => boolean)[] = [
  isPublic,
  (offer) => offer.kind === 'concession',
  (offer) => offer.kind === 'resale',
]

const ON_SALE_FIRST: readonly ((tier: Tier) => boolean)[] = [({ onSale }) => onSale, anybody]

function isPass({ kind }: Listing): boolean {
  return kind === 'multiDayPass' || kind === 'seasonPass'
}

function isAvailable({ live, standing }: StandingClaim): boolean {
  return live && standing.unavailableAt === null && standing.cancelledAt === null
}

function rateOf(offer: Offer, rates: RateTable, since: number, asOf: number): number | null {
  if (offer.currency === 'EUR') return 1
  return offer.currency === null ? null : ratePerEuro(rates, offer.currency, since, asOf)
}

/** Free is free in any money. */
function centsOf(amount: number | null, fees: number, perEuro: number | null): number | null {
  if (amount === null || amount < 0) return null
  const sum = amount + Math.max(0, fees)
  if (sum === 0) return 0
  if (perEuro === null) return null
  const cents = euroCents(sum, perEuro)
  return Number.isSafeInteger(cents) ? cents : null
}

function isOnSale(offer: Offer, moment: Moment): boolean {
  if (offer.availability === 'soldOut') return false
  if (offer.validUntil !== null && reached(moment, offer.validUntil)) return false
  return offer.validFrom === null || reached(moment, offer.validFrom)
}

function rangeOf(tiers: readonly Tier[]): PriceRange {
  const [only] = tiers
  if (tiers.length === 1 && only !== undefined)
    return { lowest: only.lowest, highest: only.highest }
  const ceiling = PRICES.packageTimes * middleOf(tiers)
  return joined(tiers.filter((tier) => (tier.lowest ?? tier.highest ?? 0) <= ceiling))
}

/** Infinity where there are too few tiers to call one odd. */
function middleOf(tiers: readonly Tier[]): number {
  if (tiers.length < PRICES.packageTiersMin) return Infinity
  const amounts = tiers.map((tier) => tier.lowest ?? tier.highest ?? 0).sort((a, b) => a - b)
  const middle = amounts[Math.floor((amounts.length - 1) / 2)] ?? 0
  return middle === 0 ? Infinity : middle
}

function joined(ranges: readonly PriceRange[]): PriceRange {
  let lowest: number | null = null
  let highest: number | null = null
  for (const range of ranges) {
    if (range.lowest !== null) lowest = Math.min(lowest ?? range.lowest, range.lowest)
    if (range.highest !== null) highest = Math.max(highest ?? range.highest, range.highest)
  }
  // One knows only a least price and another only a lower highest: the least is at least true.
  if (lowest !== null && highest !== null) highest = Math.max(lowest, highest)
  return { lowest, highest }
}

/** The ends in order, though they were written the wrong way round. */
function tierOf(
  offer: Offer,
  lowest: number | null,
  highest: number | null,
  onSale: boolean,
): Tier {
  const crossed = lowest !== null && highest !== null && lowest > highest
  const says = offerSays(offer.name)
  return crossed
    ? { offer, lowest: highest, highest: lowest, onSale, says }
    : { offer, lowest, highest, onSale, says }
}

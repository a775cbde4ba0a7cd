import type { Availability, ListingStatus, Offer } from '../../domain/listing.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
import type { MarkedName } from './name-markers.ts'
import { availabilityOfOffers } from './offers.ts'
import { availabilityOf, statusOf, wordOfSale } from './status.ts'
import { asText } from './text.ts'
import type { Warn } from './warn.ts'

const CALLED_OFF = ['cancelled', 'rescheduled', 'postponed'] as const

/** The partner's word; a marker in the name overrules "scheduled", which feeds say of everything. Null: nothing said. */
export function readStatus(
  native: NativeListing,
  named: MarkedName,
  warn: Warn,
): ListingStatus | null {
  const word = asText(native.status)?.trim() ?? ''
  const stated = statusOf(word)
  if (stated === null && word !== '' && wordOfSale(word) === null)
    warn(`unknown status ${JSON.stringify(word.slice(0, 40))}`)
  if (stated !== null && stated !== 'scheduled') return stated
  return CALLED_OFF.find((marker) => named.markers.includes(marker)) ?? stated
}

/**
 * The partner's word, else what the offers say; "sold out" in a name counts where nothing else is on sale. Offers that are
 * all gone outweigh a general "available".
 */
export function readAvailability(
  native: NativeListing,
  named: MarkedName,
  offers: readonly Offer[],
  warn: Warn,
): Availability {
  const flag: unknown = native.availability
  const word = (typeof flag === 'boolean' ? String(flag) : (asText(flag) ?? '')).trim()
  const given = availabilityOf(word)
  if (given === null) warn(`unknown availability ${JSON.stringify(word.slice(0, 40))}`)
  const ofOffers = availabilityOfOffers(offers)
  const silent = given === null || given === 'unknown'
  const stated = silent || ofOffers === 'soldOut' ? ofOffers : given
  if (stated !== 'unknown') return stated
  const ofStatus = wordOfSale(asText(native.status)?.trim() ?? '') ?? 'unknown'
  if (ofStatus !== 'unknown') return ofStatus
  return named.markers.includes('soldOut') ? 'soldOut' : (named.availability ?? 'unknown')
}

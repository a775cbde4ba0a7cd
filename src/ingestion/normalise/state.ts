import type { Availability, ListingStatus, Offer } from '../../domain/listing.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
import { readMarkers } from './name-markers.ts'
import type { MarkedName } from './name-markers.ts'
import { availabilityOfOffers } from './prices/offers.ts'
import { availabilityOf, statusOf, wordOfAvailability, wordOfState } from './status.ts'
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
  const stated = statusOf(word) ?? calledOffIn(word)
  if (stated === null && word !== '' && wordOfState(word) === null && soldOutIn(word) === null)
    warn(`unknown status ${JSON.stringify(word.slice(0, 40))}`)
  if (stated !== null && stated !== 'scheduled') return stated
  const beside = statusOfAvailability(native)
  if (beside !== null) return beside
  return CALLED_OFF.find((marker) => named.markers.includes(marker)) ?? stated
}

/** `Annulé`, `Reporté` in the column of what there is to buy. */
function statusOfAvailability({ availability }: NativeListing): ListingStatus | null {
  const word = asText(availability)?.trim() ?? ''
  if (availabilityOf(word) !== null) return null
  const status = statusOf(word) ?? calledOffIn(word)
  return CALLED_OFF.find((one) => one === status) ?? null
}

/** Longer is prose. */
const WORDS_MAX = 100

/** `Annulé : séance de 14h`: said of one of several. */
const OF_ONE =
  /(?<!\p{L})(?:s[ée]ance|matin[ée]e|repr[ée]sentation|session|show|performance|vorstellung|funci[óo]n|replica|sess[ãa]o)s?\s(?:de|du|of|at|von|vom|um|à|delle|del|das)\s(?:\p{L}+\s)?\d/iu

/** `Annulé pour cause de maladie`, `Concert reporté`: what names say in brackets, or of a show that they do not name. */
function markersIn(words: string): MarkedName['markers'] {
  if (words.length > WORDS_MAX || !words.includes(' ') || OF_ONE.test(words)) return []
  const { markers } = readMarkers(`x [${words}]`)
  return markers.length > 0 ? markers : readMarkers(words).markers
}

function calledOffIn(words: string): ListingStatus | null {
  const markers = markersIn(words)
  return CALLED_OFF.find((marker) => markers.includes(marker)) ?? null
}

function soldOutIn(words: string): Availability | null {
  return markersIn(words).includes('soldOut') ? 'soldOut' : null
}

function availabilityTold(native: NativeListing, warn: Warn): Availability | null {
  const word = wordOfAvailability(native.availability)
  const given = availabilityOf(word)
  if (given === null && statusOfAvailability(native) === null)
    warn(`unknown availability ${JSON.stringify(word.slice(0, 40))}`)
  return given
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
  const given = availabilityTold(native, warn)
  const ofOffers = availabilityOfOffers(offers)
  const silent = given === null || given === 'unknown'
  const stated = silent || ofOffers === 'soldOut' ? ofOffers : given
  if (stated !== 'unknown') return stated
  const state = asText(native.status)?.trim() ?? ''
  const ofStatus = wordOfState(state) ?? soldOutIn(state) ?? 'unknown'
  if (ofStatus !== 'unknown') return ofStatus
  return named.markers.includes('soldOut') ? 'soldOut' : (named.availability ?? 'unknown')
}

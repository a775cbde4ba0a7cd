import { fold, words } from '../../lib/fold.ts'
import type { Listing } from '../../domain/listing.ts'
import { MODEL_VERSION } from './model/version.ts'

export interface FeatureContext {
  readonly partnerId: number
  readonly externalId: string
  /** As `explode` gave it. */
  readonly sessionAt: number | null
  /** The resolved place; null when the place could not be resolved, is a placeholder, or the event is online. */
  readonly placeId: number | null
  readonly room: string | null
  /** In the order of `listing.performers`; 0 for a name that is no performer. */
  readonly performerIds: readonly number[]
  /** Where the resolved place lies, when better known than a town's centre. */
  readonly placeAt?: { readonly lat: number; readonly lng: number } | null
  /** One operator under several names shares one: their listings of one native id are one listing. */
  readonly family?: string | null
}

/** What comparing needs of a listing. Plain JSON, stored per birth; only this room reads inside it. */
export interface MatchFeatures {
  readonly version: string
  readonly partner: number
  readonly session: number | null
  readonly tokens: readonly string[]
  readonly place: number | null
  /** Minutes since 1970. */
  readonly start: number
}

export function matchFeatures(listing: Listing, context: FeatureContext): MatchFeatures {
  return {
    version: MODEL_VERSION,
    partner: context.partnerId,
    session: context.sessionAt,
    tokens: [...new Set(words(fold(listing.name)))].toSorted(),
    place: context.placeId,
    start: Math.floor(listing.timing.start.at / 60_000),
  }
}

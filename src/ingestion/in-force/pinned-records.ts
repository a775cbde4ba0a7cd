import type { Decision } from '../../domain/decision.ts'
import { namesJoined } from '../../domain/decision.ts'
import type { Birth } from '../../storage/births.ts'
import { listingKey, nightOfKey } from './listing-keys.ts'
import { PINNABLE } from '../merge/pins.ts'
import { standing } from '../resolve/decisions.ts'

/** Places and performers that the operator pinned on events. */
export interface PinnedRecords {
  readonly placeIds: readonly number[]
  readonly performerIds: readonly number[]
}

/** Those of the births' listings. */
export function pinnedRecords(
  decisions: readonly Decision[],
  births: readonly Birth[],
): PinnedRecords {
  const pins = recordPins(decisions)
  if (pins.length === 0) return { placeIds: [], performerIds: [] }
  const listings = new Set(births.map(listingKey))
  const own = pins.filter(
    ({ listing }) => listings.has(listing) || listings.has(nightOfKey(listing).listing),
  )
  return {
    placeIds: own.flatMap(({ placeIds }) => placeIds),
    performerIds: own.flatMap(({ performerIds }) => performerIds),
  }
}

/**
 * Pins whose places or performers may be others for these decisions: their listings tell nothing of these, so nothing
 * else leads to their events.
 */
export function pinsConcerned(
  concerned: readonly Decision[],
  log: readonly Decision[],
): readonly Decision[] {
  const isOfNames = concerned.some(
    ({ what }) => namesJoined(what, 'place') !== null || namesJoined(what, 'performer') !== null,
  )
  return isOfNames ? recordPins(log).map(({ decision }) => decision) : []
}

function recordPins(
  log: readonly Decision[],
): (PinnedRecords & { readonly listing: string; readonly decision: Decision })[] {
  return standing(log).flatMap((decision) => {
    const { what } = decision
    if (what.kind !== 'pin' || (what.field !== 'place' && what.field !== 'performers')) return []
    const { placeId, performerIds = [] } = PINNABLE[what.field]?.(what.value) ?? {}
    const placeIds = placeId === undefined ? [] : [placeId]
    return [{ decision, listing: what.listing, placeIds, performerIds }]
  })
}

import type { Listing, ProductKind } from '../../domain/listing.ts'

/** What can be an event. Parking, upgrades, gift cards and the like are extras: kept, never shown, never matched. */
const PUBLISHED_KINDS: ReadonlySet<ProductKind> = new Set([
  'admission',
  'multiDayPass',
  'seasonPass',
  'stream',
  'sideEvent',
])

export function isPublished(listing: Listing): boolean {
  return PUBLISHED_KINDS.has(listing.kind)
}

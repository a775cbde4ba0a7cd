import type { Listing, ProductKind } from './listing.ts'

/** What is sold beside shows: kept, never shown, never matched. In words for who runs the feed. */
const NO_EVENT: Readonly<Partial<Record<ProductKind, string>>> = {
  parking: 'parking',
  vip: 'a VIP package',
  upgrade: 'an upgrade',
  hospitality: 'hospitality',
  meetGreet: 'a meet and greet',
  merch: 'merchandise',
  camping: 'camping',
  shuttle: 'transport',
  giftCard: 'a gift card',
  donation: 'a donation',
  bundle: 'a bundle',
  membership: 'a membership',
  insurance: 'an insurance',
}

/** Why a listing becomes no event; null: it can be one. */
export function noEventBecause({ kind }: Pick<Listing, 'kind'>): string | null {
  return NO_EVENT[kind] ?? null
}

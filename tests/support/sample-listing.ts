import type { Member } from '../../src/domain/event.ts'
import type { Listing, Offer, Session, Timing } from '../../src/domain/listing.ts'
import type { Partner, Trust } from '../../src/domain/partner.ts'
import type { Stamp } from '../../src/domain/stamp.ts'
import { offsetAt } from '../../src/lib/zone.ts'
import { SAMPLE_PARTNER } from './sample-event.ts'

/** Listings and members by hand: say what matters, the rest is one concert of Les Loutres in Paris. */

const ZONE = 'Europe/Paris'

/** `2026-12-05 20:00` on the clocks of Paris. */
export function paris(local: string): Stamp {
  const wall = Date.parse(`${local.replace(' ', 'T')}Z`)
  const guess = offsetAt(ZONE, wall - 3_600_000)
  const at = wall - guess * 60_000
  return { at, offset: offsetAt(ZONE, at) }
}

export interface ListingWords extends Partial<Omit<Listing, 'timing' | 'offers'>> {
  readonly start?: string
  readonly end?: string | null
  readonly timing?: Partial<Timing>
  readonly sessions?: readonly Session[]
  readonly offers?: readonly Partial<Offer>[]
}

export function aListing(words: ListingWords = {}): Listing {
  const {
    start: at = '2026-12-05 20:00',
    end = null,
    timing,
    sessions,
    offers = [],
    ...rest
  } = words
  const start = sessions?.[0]?.start ?? paris(at)
  const stated = end === null ? null : paris(end)
  return {
    externalId: 'A-1',
    name: 'Les Loutres',
    nameMarkers: [],
    url: 'https://billets.example/a-1',
    language: 'fr',
    timing: {
      zone: ZONE,
      precision: 'minute',
      start,
      end: stated,
      endApproximate: false,
      sessions: sessions ?? [aSession(start, { end: stated })],
      sessionsComplete: true,
      doors: null,
      previousStart: null,
      ...timing,
    },
    status: 'scheduled',
    availability: 'unknown',
    statusSince: null,
    saleFrom: null,
    saleUntil: null,
    description: '',
    image: null,
    categories: [100],
    grain: 'single',
    kind: 'admission',
    performers: [],
    place: null,
    online: false,
    offers: offers.map(anOffer),
    rating: null,
    reviews: [],
    ...rest,
  }
}

export function aSession(start: Stamp | string, words: Partial<Session> = {}): Session {
  const stamp = typeof start === 'string' ? paris(start) : start
  return { start: stamp, end: null, availability: 'unknown', cancelled: false, ...words }
}

export function anOffer(words: Partial<Offer> = {}): Offer {
  return {
    name: '',
    kind: 'admission',
    price: null,
    priceMax: null,
    originalPrice: null,
    fees: null,
    currency: 'EUR',
    availability: 'unknown',
    validFrom: null,
    validUntil: null,
    ...words,
  }
}

export interface MemberWords extends Partial<Omit<Member, 'partner' | 'listing'>> {
  readonly listing?: ListingWords
  readonly partner?: Partial<Partner>
  readonly trust?: Trust
}

/** The partner's id follows the birth id, so that members are of different partners unless told otherwise. */
export function aMember(words: MemberWords = {}): Member {
  const {
    listing: listingWords = {},
    partner = {},
    trust = 'primary',
    birthId = 1,
    ...rest
  } = words
  const listing = aListing({ externalId: `L-${birthId}`, ...listingWords })
  return {
    birthId,
    partner: { ...SAMPLE_PARTNER, id: birthId, name: `Partner ${birthId}`, trust, ...partner },
    listing,
    firstSeenAt: Date.parse('2026-10-01T08:00:00Z'),
    readAt: Date.parse('2026-11-20T08:00:00Z'),
    unavailableSince: null,
    cancelledSince: null,
    withdrawnSince: null,
    earliestStart: listing.timing.start,
    performerIds: listing.performers.map((_, index) => 100 + index),
    ...rest,
  }
}

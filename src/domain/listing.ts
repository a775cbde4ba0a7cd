import type { CategoryId } from './category.ts'
import type { Stamp } from './stamp.ts'

/**
 * One partner's record of an event in our terms, after normalising. Plain JSON: it is stored as it is.
 * Texts are clean (no markup, no control characters); a partner's ids stay text, digit for digit.
 */
export interface Listing {
  readonly externalId: string
  /** As given, cleaned of status markers; never empty. */
  readonly name: string
  readonly nameMarkers: readonly NameMarker[]
  /** Address of the partner's page, as given; '' when there is none. */
  readonly url: string
  readonly language: string | null
  readonly timing: Timing
  readonly status: ListingStatus
  readonly availability: Availability
  /** The partner's own time of the cancellation or selling out, epoch ms, where it states one. */
  readonly statusSince: number | null
  /** Public sale window, epoch ms, where stated. */
  readonly saleFrom: number | null
  readonly saleUntil: number | null
  readonly description: string
  readonly image: ListingImage | null
  readonly categories: readonly CategoryId[]
  readonly grain: Grain
  /** Its seller goes by several names; feeds of one family share ids and pages. */
  readonly family?: string
  readonly kind: ProductKind
  readonly performers: readonly ListingPerformer[]
  readonly place: ListingPlace | null
  /** Absent: nothing is told of who holds it. */
  readonly organizer?: ListingOrganizer
  readonly online: boolean
  readonly offers: readonly Offer[]
  readonly rating: Rating | null
  readonly reviews: readonly Review[]
}

export type NameMarker = 'cancelled' | 'postponed' | 'rescheduled' | 'soldOut'

export type ListingStatus = 'scheduled' | 'cancelled' | 'postponed' | 'rescheduled' | 'movedOnline'

export type Availability = 'available' | 'limited' | 'soldOut' | 'notYet' | 'unknown'

/** RUN: a production with many sessions is one event. SINGLE: every session is an event of its own. */
export type Grain = 'single' | 'run'

/** What the listing sells; not all of it ever becomes an event (`noEventBecause`). */
export type ProductKind =
  | 'admission'
  | 'multiDayPass'
  | 'seasonPass'
  | 'stream'
  | 'sideEvent'
  | 'parking'
  | 'vip'
  | 'upgrade'
  | 'hospitality'
  | 'meetGreet'
  | 'merch'
  | 'camping'
  | 'shuttle'
  | 'giftCard'
  | 'donation'
  | 'bundle'
  | 'membership'
  | 'insurance'

/** How exactly a start is known. `range`: only first and last day of a run. `tba`: no clock, no sure day. */
export type Precision = 'minute' | 'day' | 'range' | 'tba'

export interface Timing {
  /** IANA zone of the place. */
  readonly zone: string
  readonly precision: Precision
  /** First moment known; with precision `day` it is 00:00 local. */
  readonly start: Stamp
  /** With precision `day`: the clock was written as 00:00, so the evening before may be meant. */
  readonly midnight?: boolean
  /** As the partner states it for the whole listing; null when absent, before the start or a stand-in (9999…). */
  readonly end: Stamp | null
  /** The partner says so, or gave only a day: then `end` is 00:00 of the last day, which is included. */
  readonly endApproximate: boolean
  /** Explicit dates, by start, no two alike. A plain single date is one session; a bare range has none. */
  readonly sessions: readonly Session[]
  /** False when the partner may have more dates than `sessions` shows. */
  readonly sessionsComplete: boolean
  readonly doors: Stamp | null
  readonly previousStart: Stamp | null
}

export interface Session {
  readonly start: Stamp
  readonly end: Stamp | null
  readonly availability: Availability
  readonly cancelled: boolean
  /** Its clock is not told, while those of others are: `start` is 00:00. */
  readonly day?: true
}

export interface ListingImage {
  readonly url: string
  /** Pixels; null when the partner does not say. */
  readonly width: number | null
  readonly height: number | null
  /** A stand-in the partner shows for many events. */
  readonly generic: boolean
}

export interface ListingPerformer {
  /** The partner's own id of the performer. */
  readonly externalId: string | null
  readonly name: string
  readonly role: 'headliner' | 'support'
  readonly description: string | null
  readonly image: ListingImage | null
  /** Ids in other systems, `scheme:id`, as `musicbrainz:…`. */
  readonly sameAs: readonly string[]
}

/** Who holds the event. For telling alike what several sellers tell; shown to no client. */
export interface ListingOrganizer {
  readonly name: string | null
  /** Host without `www.`; of a host that many share, with the path. */
  readonly site: string | null
  /** Numbers of their licences, capitals and digits alone, in order. */
  readonly licences: readonly string[]
}

export interface ListingPlace {
  readonly externalId: string | null
  /** '' when the partner names none but gives an address. */
  readonly name: string
  readonly room: string | null
  readonly street: string | null
  readonly postalCode: string | null
  readonly city: string | null
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string | null
  /** WGS 84 degrees; both or neither; never 0,0. */
  readonly lat: number | null
  readonly lng: number | null
  /** The partner's idea of the places-directory id, already held against its schema. */
  readonly directoryId: string | null
  readonly image: ListingImage | null
  /** With the country, as `+33123456789`; absent: not told, or a seller's. Shown to no client, as `site`. */
  readonly phone?: string
  /** As that of an organiser. */
  readonly site?: string
}

/** A place of which nothing was said: what is known of one is written over it. */
export const UNTOLD_PLACE: ListingPlace = {
  externalId: null,
  name: '',
  room: null,
  street: null,
  postalCode: null,
  city: null,
  country: null,
  lat: null,
  lng: null,
  directoryId: null,
  image: null,
}

export type OfferKind =
  | 'admission'
  | 'concession'
  | 'group'
  | 'vip'
  | 'parking'
  | 'addOn'
  | 'donation'
  | 'resale'
  | 'pass'
  | 'stream'

export interface Offer {
  readonly name: string
  readonly kind: OfferKind
  /** Amounts in `currency`, major units, at most as precise as given. `price` without `fees`. */
  readonly price: number | null
  /** Upper end where the partner gives a span (15-40). */
  readonly priceMax: number | null
  /** `price` is only the least of several ("from 15 €"): nothing is known of the highest. */
  readonly from?: true
  readonly originalPrice: number | null
  /** Compulsory, per ticket, on top of `price`. */
  readonly fees: number | null
  /** ISO 4217, upper case; null: unknown, and then never taken for euros. */
  readonly currency: string | null
  readonly availability: Availability
  readonly validFrom: number | null
  readonly validUntil: number | null
}

export interface Rating {
  /** On 0 to 5. */
  readonly average: number
  readonly count: number
}

export interface Review {
  readonly externalId: string | null
  /** On 0 to 5. */
  readonly grade: number
  readonly text: string | null
  readonly author: string
  /** null: the partner does not say when. */
  readonly date: Stamp | null
}

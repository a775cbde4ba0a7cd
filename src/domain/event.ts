import type { CategoryId } from './category.ts'
import type { Listing } from './listing.ts'
import type { Partner } from './partner.ts'
import type { ImageForms } from './place.ts'
import type { Stamp } from './stamp.ts'

/**
 * One listing (or one night of an exploded listing) as merging sees it: what we were told,
 * and what we remember of it. All times epoch ms.
 */
export interface Member {
  readonly birthId: number
  readonly partner: Partner
  /** Cut to its own session when the listing was exploded. */
  readonly listing: Listing
  readonly firstSeenAt: number
  /** When its feed last gave it to us. */
  readonly readAt: number
  /** First time seen sold out or withdrawn, without a break since. */
  readonly unavailableSince: number | null
  readonly cancelledSince: number | null
  /** Gone from its complete feed. Stays a source, but gives no field that a live member can give. */
  readonly withdrawnSince: number | null
  /** Earliest session this listing ever had: a run's start does not roll forward. */
  readonly earliestStart: Stamp
  /** From the resolver. Ids of the performers, in the order of `listing.performers`. */
  readonly performerIds: readonly number[]
}

/** What we conclude from the members at one instant. A pure function's value: no clock, no database in it. */
export interface Event {
  readonly id: number
  readonly name: string
  readonly start: Stamp
  readonly end: Stamp
  readonly endNotReliable: boolean
  readonly lowestPriceCents: number | null
  readonly highestPriceCents: number | null
  readonly description: string
  readonly images: ImageForms
  readonly notAvailableAt: number | null
  readonly cancelledAt: number | null
  readonly createdAt: number
  readonly sources: readonly Source[]
  readonly categories: readonly CategoryId[]
  readonly commentaries: readonly Commentary[]
  readonly averageGrade: number | null
  readonly totalGrades: number
  readonly trendingScore: number
  /** Headliners first. */
  readonly performerIds: readonly number[]
  /** Since 1970, UTC: from when the score has to be looked at again; null: never. */
  readonly trendChangeDay: number | null
  /** The next instant at which this value, but for its score, differs though no listing changed; null: never. */
  readonly nextChangeAt: number | null
  /** Which listings (birth ids) gave each field, for the operator. */
  readonly provenance: Readonly<Record<string, readonly number[]>>
}

export interface Source {
  /** The listing's birth id. */
  readonly id: number
  readonly partner: Partner
  readonly start: Stamp
  readonly end: Stamp
  readonly lowestPriceCents: number | null
  readonly highestPriceCents: number | null
  readonly isGoodDeal: boolean
  readonly goodDealReasons: readonly string[]
  readonly link: string
  readonly isBookable: boolean
  readonly availableDates: readonly AvailableDate[]
  readonly cantRetrieveAvailableDates: boolean
  readonly averageGrade: number | null
  readonly totalGrades: number
  readonly notAvailableAt: number | null
}

export interface AvailableDate {
  readonly start: Stamp
  readonly end: Stamp
  readonly endNotReliable: boolean
  readonly unknownAvailability: boolean
}

export interface Commentary {
  /** On 0 to 5. */
  readonly grade: number
  readonly content: string | null
  readonly username: string
  /** null: not known. */
  readonly date: Stamp | null
}

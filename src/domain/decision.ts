/**
 * An operator's word, kept in an append-only log and keyed to listings (`partnerId:externalId`, with
 * `@epochMs` of the session for one night of an exploded listing), so that it survives re-clustering.
 */
export interface Decision {
  readonly id: number
  readonly at: number
  readonly by: string
  readonly why: string
  /** Id of the decision this one takes back. */
  readonly revokes: number | null
  readonly what: DecisionBody
}

export type DecisionBody =
  | { readonly kind: 'mustLink'; readonly listings: readonly string[] }
  /** Each from each. */
  | { readonly kind: 'cannotLink'; readonly listings: readonly string[] }
  /** Those of one group from those of another: taken out of an event, or looked at and found to be different events. */
  | { readonly kind: 'split' | 'distinct'; readonly groups: readonly (readonly string[])[] }
  | {
      readonly kind: 'pin'
      readonly listing: string
      readonly field: string
      readonly value: unknown
      readonly until: number | null
      /** Minutes east of UTC that clocks at the place show then; absent in old decisions. */
      readonly untilOffset?: number
    }
  | { readonly kind: 'hide'; readonly listing: string }
  | { readonly kind: 'placeMerge' | 'placeDistinct'; readonly places: readonly number[] }
  /** `absorbs`: places that bore the name when it was given; they are that place since. */
  | {
      readonly kind: 'placeAlias'
      readonly place: number
      readonly name: string
      readonly absorbs?: readonly number[]
    }
  /** Which place of the directory it is, by its id there; null: none that is known. */
  | {
      readonly kind: 'placeDirectory'
      readonly place: number
      readonly directoryId: string | null
    }
  | {
      readonly kind: 'performerMerge' | 'performerDistinct'
      readonly performers: readonly number[]
    }
  | {
      readonly kind: 'performerAlias'
      readonly performer: number
      readonly name: string
      readonly absorbs?: readonly number[]
    }
  /**
   * These listings mean another one, `to`, made for them. `keys`: what only they tell (`scope key`), which means `to`
   * from then on, whoever tells it.
   */
  | {
      readonly kind: 'placeSplit' | 'performerSplit'
      readonly from: number
      readonly to: number
      readonly listings: readonly string[]
      readonly keys: readonly { readonly scope: string; readonly key: string }[]
    }
  | { readonly kind: 'revoke' }

/** The listings that a decision is about, by their keys. */
export function listingsNamed(what: DecisionBody): readonly string[] {
  if ('listings' in what) return what.listings
  if ('groups' in what) return what.groups.flat()
  return 'listing' in what ? [what.listing] : []
}

/** Listings of which two are never one event, as groups; null: it keeps nothing apart. */
export function groupsApart(what: DecisionBody): readonly (readonly string[])[] | null {
  if (what.kind === 'cannotLink') return what.listings.map((listing) => [listing])
  return what.kind === 'split' || what.kind === 'distinct' ? what.groups : null
}

/** What a decision says of places or performers: which are one, or are not. Null: nothing. */
export function namesJoined(
  what: DecisionBody,
  of: 'place' | 'performer',
): { readonly ids: readonly number[]; readonly same: boolean } | null {
  if (!what.kind.startsWith(of)) return null
  if ('places' in what) return { ids: what.places, same: what.kind === 'placeMerge' }
  if ('performers' in what) return { ids: what.performers, same: what.kind === 'performerMerge' }
  if ('from' in what) return { ids: [what.from, what.to], same: false }
  if ('directoryId' in what) return { ids: [what.place], same: true }
  if ('name' in what) {
    const id = 'place' in what ? what.place : what.performer
    return { ids: [id, ...(what.absorbs ?? [])], same: true }
  }
  return null
}

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
  | { readonly kind: 'cannotLink'; readonly listings: readonly string[] }
  | { readonly kind: 'distinct'; readonly listings: readonly string[] }
  | {
      readonly kind: 'pin'
      readonly listing: string
      readonly field: string
      readonly value: unknown
      readonly until: number | null
    }
  | { readonly kind: 'hide'; readonly listing: string }
  | { readonly kind: 'placeMerge' | 'placeDistinct'; readonly places: readonly number[] }
  | { readonly kind: 'placeAlias'; readonly place: number; readonly name: string }
  | {
      readonly kind: 'performerMerge' | 'performerDistinct'
      readonly performers: readonly number[]
    }
  | { readonly kind: 'performerAlias'; readonly performer: number; readonly name: string }
  | { readonly kind: 'revoke' }

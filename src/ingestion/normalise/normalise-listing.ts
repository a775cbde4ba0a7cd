import type { Listing } from '../../domain/listing.ts'
import type { NativeListing } from '../../domain/native-listing.ts'

/** Part of a record's hash: what was normalised by other rules is normalised again. */
export const NORMALISE_VERSION = '1'

export interface NormaliseContext {
  readonly format: string
  /** The feed's options; `NORMALISE_OPTIONS` lists those that are ours. */
  readonly options: Readonly<Record<string, string>>
  /** The partner's defaults, used where neither the listing nor its feed says. */
  readonly country: string | null
  readonly zone: string | null
  readonly currency: string | null
  readonly now: number
  /** True: members absent from the listing are "no news", and keep what `previous` has. */
  readonly partial: boolean
}

export type Normalised =
  | { readonly listing: Listing; readonly warnings: readonly string[] }
  | { readonly rejected: string }

/**
 * A partner's listing in our terms. Pure. `previous` is what we hold of the same listing (null: new): with
 * `context.partial` it fills in for absent members, and a called-off show without a date keeps its date.
 */
export function normaliseListing(
  native: NativeListing,
  context: NormaliseContext,
  previous: Listing | null = null,
): Normalised {
  void native
  void context
  void previous
  return { rejected: 'not normalised' }
}

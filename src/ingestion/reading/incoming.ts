import type { Listing } from '../../domain/listing.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
import type { Outcome } from '../connectors/connector.ts'
import { contentHash } from '../content-hash.ts'

/** A listing that came new or otherwise than before, in our terms. */
export interface Incoming {
  readonly externalId: string
  readonly rawHash: string
  readonly source: Source
  readonly listing: Listing
  /** JSON text of `listing`, and its hash. */
  readonly data: Uint8Array
  readonly listingHash: string
  /** What we held when it was normalised. */
  readonly previous: { readonly rawHash: string; readonly listing: Listing } | null
}

/** Before it is written out. */
export type Unwritten = Omit<Incoming, 'data' | 'listingHash'>

/** Where a listing came from. */
export interface Source {
  readonly line: number
  readonly id: string
  readonly rawHash: string
  /** Parses it once more: that is seldom asked for, and to hold a batch of what was parsed would cost more. */
  again(): Told
}

export type Told = Extract<Outcome, { readonly listing: NativeListing }>

/** Bytes at once: they are hashed and then written, and texts of a whole batch would be collected with it. */
export function written({ externalId, rawHash, source, listing, previous }: Unwritten): Incoming {
  const data = Buffer.from(JSON.stringify(listing))
  const listingHash = contentHash(data)
  return { externalId, rawHash, source, listing, data, listingHash, previous }
}

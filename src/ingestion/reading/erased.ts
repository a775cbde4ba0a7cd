import { createHmac } from 'node:crypto'
import type { Listing } from '../../domain/listing.ts'
import { foldName } from '../../lib/fold-name.ts'
import type { Queryable } from '../../storage/database.ts'
import { erasedHashes, erasureKey } from '../../storage/erasures.ts'
import type { ErasureKind } from '../../storage/erasures.ts'

/** What was erased for good and must not come in again, for one partner. */
export interface Erased {
  /** Nothing was: nothing has to be looked at. */
  readonly isEmpty: boolean
  /** Whoever wrote reviews was erased, not only listings. */
  readonly anyReviewer: boolean
  hasListing(externalId: string): boolean
  hasReviewer(author: string): boolean
}

/** What the report says of them. */
export const ERASED = 'erased for good'

const NAMES_MAX = 10_000

/** Names are compared as people would: case, accents and signs aside. A partner's ids are compared as they are. */
export function erasureHash(key: Buffer, kind: ErasureKind, name: string): Buffer {
  const text = kind === 'reviewer' ? foldName(name) : name
  return createHmac('sha256', key).update(`${kind}\0${text}`, 'utf8').digest()
}

export async function erasedFor(db: Queryable, partnerId: number): Promise<Erased> {
  const hashes = await erasedHashes(db, partnerId)
  const key = hashes.length === 0 ? Buffer.alloc(0) : await erasureKey(db)
  return erasedBy(
    key,
    hashes.map(({ kind, hash }) => ({ kind, hex: hash.toString('hex') })),
  )
}

export function erasedBy(
  key: Buffer,
  hashes: readonly { readonly kind: ErasureKind; readonly hex: string }[],
): Erased {
  const of = (kind: ErasureKind) => {
    const known = new Set(hashes.flatMap((one) => (one.kind === kind ? [one.hex] : [])))
    // Few people write very many reviews.
    const remembered = new Map<string, boolean>()
    return (name: string): boolean => {
      if (known.size === 0) return false
      let is = remembered.get(name)
      if (is === undefined) {
        if (remembered.size >= NAMES_MAX) remembered.clear()
        is = known.has(erasureHash(key, kind, name).toString('hex'))
        remembered.set(name, is)
      }
      return is
    }
  }
  return {
    isEmpty: hashes.length === 0,
    anyReviewer: hashes.some(({ kind }) => kind === 'reviewer'),
    hasListing: of('listing'),
    hasReviewer: of('reviewer'),
  }
}

/** The listing without the reviews of those who were erased; the same value where there are none. */
export function withoutErased(listing: Listing, erased: Pick<Erased, 'hasReviewer'>): Listing {
  if (!listing.reviews.some(({ author }) => erased.hasReviewer(author))) return listing
  return {
    ...listing,
    reviews: listing.reviews.filter(({ author }) => !erased.hasReviewer(author)),
  }
}

import type { Listing, ListingPerformer, ListingPlace } from '../../domain/listing.ts'
import { birthIdsOf, birthsAround } from '../../storage/births.ts'
import type { Birth } from '../../storage/births.ts'
import type { Queryable } from '../../storage/database.ts'
import { listingsById } from '../../storage/listings.ts'
import { performersByKeys } from '../../storage/performers.ts'
import type { LearntKey, Named } from '../../storage/replacements.ts'
import { listingKey } from '../in-force/listing-keys.ts'
import { performerKeysOf } from './told-performers.ts'
import { placeKeysOf } from './settle-places.ts'

export type NameKey = Pick<LearntKey<unknown>, 'scope' | 'key'>

/** A listing at a place or of a performer, with what it tells of them. */
export interface NameListing {
  readonly birth: Birth
  readonly listing: string
  readonly tellings: readonly {
    readonly told: NameKey
    /** Ids that came with it. */
    readonly ids: readonly NameKey[]
    readonly words: ListingPlace | ListingPerformer
  }[]
}

/** All listings whose place, or one of whose performers, it is; `id` stands for itself. */
export async function nameListings(db: Queryable, of: Named, id: number): Promise<NameListing[]> {
  const ids = await birthIdsOf(db, of === 'place' ? { placeIds: [id] } : { performerIds: [id] })
  if (ids.length === 0) return []
  const births = new Map(
    (await birthsAround(db, { eventIds: [], ids })).map((birth) => [birth.listingId, birth]),
  )
  const held = await listingsById(db, [...births.keys()])
  const all = [...births.values()].flatMap((birth): NameListing[] => {
    const listing = birth.kept ?? held.get(birth.listingId)?.listing
    if (listing === undefined) return []
    return [
      { birth, listing: listingKey(birth), tellings: tellingsOf(of, birth.partnerId, listing) },
    ]
  })
  return of === 'place' ? all : ofPerformer(db, id, all)
}

function tellingsOf(of: Named, partnerId: number, listing: Listing): NameListing['tellings'] {
  if (of === 'place') {
    const { place } = listing
    return place === null ? [] : [{ ...placeKeysOf(partnerId, place), words: place }]
  }
  return listing.performers.map((words) => ({ ...performerKeysOf(partnerId, words), words }))
}

/** A bill names others as well. */
async function ofPerformer(
  db: Queryable,
  id: number,
  all: readonly NameListing[],
): Promise<NameListing[]> {
  const told = all.flatMap(({ tellings }) => tellings.map((one) => one.told))
  const meant = await performersByKeys(
    db,
    told.map(({ scope, key }) => ({ scheme: scope, key })),
  )
  const isMeant = ({ scope, key }: NameKey) => meant.get(`${scope} ${key}`)?.performerId === id
  return all.map((one) => ({
    ...one,
    tellings: one.tellings.filter(({ told: key }) => isMeant(key)),
  }))
}

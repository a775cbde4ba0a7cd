import type { ListingPerformer, ListingPlace } from '../../domain/listing.ts'
import type { Queryable } from '../../storage/database.ts'
import { partnersById } from '../../storage/partners.ts'
import type { Named } from '../../storage/replacements.ts'
import { decisionsInForce } from '../in-force/decisions-in-force.ts'
import { nameListings } from '../names/name-listings.ts'
import { namedIds } from './name-proposals.ts'
import { nameWord } from '../in-force/name-word.ts'

/** A place or a performer as partners tell of it. */
export interface ToldName {
  readonly asked: string
  readonly id: number
  /** Numbers that lead to it by an operator's word. */
  readonly joined: readonly number[]
  readonly tellings: readonly {
    readonly partner: string
    readonly words: ListingPlace | ListingPerformer
    /** As decisions name them. */
    readonly listings: readonly string[]
  }[]
}

export async function tellName(db: Queryable, of: Named, asked: string): Promise<ToldName> {
  const [number = Number.NaN] = await namedIds(db, of, [asked])
  const word = nameWord(await decisionsInForce(db), of)
  const id = word.survivorOf(number)
  const all = await nameListings(db, of, id)
  const partners = await partnersById(db, [...new Set(all.map(({ birth }) => birth.partnerId))])
  const tellings = new Map<
    string,
    { partner: string; words: ListingPlace | ListingPerformer; listings: string[] }
  >()
  for (const { birth, listing, tellings: own } of all) {
    for (const { told, words } of own) {
      const key = `${told.scope} ${told.key}`
      const known = tellings.get(key)
      if (known !== undefined) known.listings.push(listing)
      else {
        const partner = partners.get(birth.partnerId)?.name ?? ''
        tellings.set(key, { partner, words, listings: [listing] })
      }
    }
  }
  const joined = [...word.joinedWith(id)].filter((one) => one !== id)
  return { asked, id, joined, tellings: [...tellings.values()] }
}

import type { Decision, DecisionBody } from '../domain/decision.ts'
import type { ListingPerformer, ListingPlace } from '../domain/listing.ts'
import type { CatalogueTx } from '../storage/change-catalogue.ts'
import { partnersById } from '../storage/partners.ts'
import { moveKeys } from '../storage/replacements.ts'
import type { Named } from '../storage/replacements.ts'
import { nameListings } from './name-listings.ts'
import { nameWord } from './name-word.ts'
import { refreshPerformers } from './refresh-performers.ts'
import { refreshPlaces } from './refresh-places.ts'
import { standing } from './resolve/decisions.ts'

export type SplitBody = Extract<DecisionBody, { kind: 'placeSplit' | 'performerSplit' }>

export function isSplitOf(what: DecisionBody, of: Named): what is SplitBody {
  return what.kind === (of === 'place' ? 'placeSplit' : 'performerSplit')
}

/**
 * Makes the new place or performer of what the listings told that were taken out, and lets what only they tell mean it
 * from now on. What others tell in the same words stays; of that `splitWord` speaks listing by listing.
 */
export async function carryOutSplit(
  tx: CatalogueTx,
  of: Named,
  { from, to, listings, keys }: SplitBody,
  now: number,
): Promise<void> {
  const named = (await nameListings(tx, of, from)).filter(({ listing }) =>
    listings.includes(listing),
  )
  const partners = await partnersById(tx, [...new Set(named.map(({ birth }) => birth.partnerId))])
  const tellings = named.flatMap(({ birth, tellings: own }) =>
    own.map(({ told, words }) => ({
      key: `${told.scope} ${told.key}`,
      told: words,
      toldAt: now,
      partnerId: birth.partnerId,
      trust: partners.get(birth.partnerId)?.trust ?? ('primary' as const),
    })),
  )
  if (of === 'place') {
    const fresh = tellings.map((one) => ({ ...one, told: one.told as ListingPlace, placeId: to }))
    await refreshPlaces(tx, [to], new Map(), fresh, [], now)
  } else {
    const fresh = tellings.map((one) => ({
      ...one,
      told: one.told as ListingPerformer,
      performerId: to,
    }))
    await refreshPerformers(tx, [to], new Map(), fresh, now)
  }
  await moveKeys(tx, of, keys, to)
}

/** Whom listings mean that were taken out of a place or a performer. */
export interface SplitWord {
  meant(listing: string, id: number): number
}

const UNSAID: SplitWord = { meant: (_, id) => id }

export function splitWord(decisions: readonly Decision[], of: Named): SplitWord {
  const splits = standing(decisions).flatMap(({ what }) => (isSplitOf(what, of) ? [what] : []))
  if (splits.length === 0) return UNSAID
  const word = nameWord(decisions, of)
  return {
    meant: (listing, id) => {
      // The latest that speaks of it: what was taken out may have been taken apart again.
      const said = splits.findLast(
        (one) => one.listings.includes(listing) && word.survivorOf(one.from) === id,
      )
      return said === undefined ? id : word.survivorOf(said.to)
    },
  }
}

import type { Decision, DecisionBody } from '../../domain/decision.ts'
import type { ListingPerformer, ListingPlace } from '../../domain/listing.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { partnersById } from '../../storage/partners.ts'
import { moveKeys } from '../../storage/replacements.ts'
import type { Named } from '../../storage/replacements.ts'
import type { Queryable } from '../../storage/database.ts'
import type { PerformerTelling } from '../../storage/performers.ts'
import type { Telling } from '../../storage/places.ts'
import { nameListings, type NameListing } from './name-listings.ts'
import { nameWord } from '../in-force/name-word.ts'
import { refreshPerformers } from './refresh-performers.ts'
import { refreshPlaces } from './refresh-places.ts'
import { standing } from '../resolve/decisions.ts'

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
  const tellings = await tellingsOf(
    tx,
    (await nameListings(tx, of, from)).filter(({ listing }) => listings.includes(listing)),
    now,
  )
  const fresh = tellings.map((one) => ({ ...one, id: to }))
  if (of === 'place') await refreshPlaces(tx, [to], new Map(), ofPlaces(fresh), [], now)
  else await refreshPerformers(tx, [to], new Map(), ofPerformers(fresh), now)
  await moveKeys(tx, of, keys, to)
}

async function tellingsOf(db: Queryable, named: readonly NameListing[], now: number) {
  const partners = await partnersById(db, [...new Set(named.map(({ birth }) => birth.partnerId))])
  return named.flatMap(({ birth, tellings }) =>
    tellings.map(({ told, words }) => ({
      key: `${told.scope} ${told.key}`,
      told: words,
      toldAt: now,
      partnerId: birth.partnerId,
      trust: partners.get(birth.partnerId)?.trust ?? ('primary' as const),
    })),
  )
}

/** What was told of a place or a performer of that id. */
export type PartedTelling = Awaited<ReturnType<typeof tellingsOf>>[number] & { readonly id: number }

/**
 * What the listings of parted places or performers say of them. Words that listings elsewhere say as well lead there, so
 * nothing else tells of such a one.
 */
export async function tellingsOfParted(
  db: Queryable,
  of: Named,
  ids: readonly number[],
  now: number,
): Promise<PartedTelling[]> {
  const all: PartedTelling[] = []
  for (const id of ids) {
    const told = await tellingsOf(db, await nameListings(db, of, id), now)
    all.push(...told.map((one) => ({ ...one, id })))
  }
  return all
}

export function ofPlaces(tellings: readonly PartedTelling[]): Telling[] {
  return tellings.map(({ id, ...one }) => ({
    ...one,
    told: one.told as ListingPlace,
    placeId: id,
  }))
}

export function ofPerformers(tellings: readonly PartedTelling[]): PerformerTelling[] {
  return tellings.map(({ id, ...one }) => ({
    ...one,
    told: one.told as ListingPerformer,
    performerId: id,
  }))
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

import { birthsAround } from '../../storage/births.ts'
import type { Queryable } from '../../storage/database.ts'
import { countDoubtfulPlaces, toldDoubts } from '../../storage/directory-doubts.ts'
import type { ToldDoubt } from '../../storage/directory-doubts.ts'
import { countDoubts, notedEvents, notedPairs } from '../../storage/doubts.ts'
import type { DoubtfulPair, NotedPair } from '../../storage/doubts.ts'
import { decisionsInForce } from '../in-force/decisions-in-force.ts'
import { findDoubts } from '../grouping/find-doubts.ts'
import { listDecisions } from '../../storage/decisions.ts'
import { lookingAt } from '../grouping/look-around.ts'
import { reviewPerformers, reviewPlaces } from './review-names.ts'
import type { ReviewedNames, ReviewedPerformer, ReviewedPlace } from './review-names.ts'
import { tellListings } from './tell-listings.ts'
import type { ToldListing } from './tell-listings.ts'

export interface Review {
  /** How many were noted; looked at again, some may turn out to be settled. */
  readonly waiting: Readonly<
    Record<'pairs' | 'events' | 'places' | 'performers' | 'directory', number>
  >
  readonly pairs: readonly ReviewedPair[]
  readonly events: readonly ReviewedEvent[]
  readonly places: readonly ReviewedNames<ReviewedPlace>[]
  readonly performers: readonly ReviewedNames<ReviewedPerformer>[]
  /** Halls that may be a place of the directory. */
  readonly directory: readonly ToldDoubt[]
}

export interface ReviewedPair {
  readonly score: number
  readonly reasons: readonly string[]
  readonly listings: readonly [ToldListing, ToldListing]
}

export interface ReviewedEvent {
  readonly event: number
  /** Mean over all pairs of its listings. */
  readonly score: number
  readonly listings: readonly ToldListing[]
}

/** Looked at again together, as they may have been noted when only one side was in view. */
const PAGE = 50

/** What only a person can decide: the likeliest pairs first, then the events that hold together worst, then names. */
export async function review(db: Queryable, limit: number, now: number): Promise<Review> {
  const pairs: ReviewedPair[] = []
  for (let offset = 0; pairs.length < limit; offset += PAGE) {
    const page = await notedPairs(db, { now, offset, limit: PAGE })
    pairs.push(...(await lookAgain(db, page)))
    if (page.length < PAGE) break
  }
  const log = await listDecisions(db)
  const places = await reviewPlaces(db, log, limit, now)
  const performers = await reviewPerformers(db, log, limit, now)
  return {
    waiting: {
      ...(await countDoubts(db)),
      places: places.waiting,
      performers: performers.waiting,
      directory: await countDoubtfulPlaces(db, now),
    },
    pairs: pairs.slice(0, limit),
    events: await doubtfulEvents(db, limit),
    places: places.pairs,
    performers: performers.pairs,
    directory: await toldDoubts(db, now, limit),
  }
}

async function lookAgain(db: Queryable, page: readonly NotedPair[]): Promise<ReviewedPair[]> {
  if (page.length === 0) return []
  const eventIds = [...new Set(page.flatMap(({ eventA, eventB }) => [eventA, eventB]))]
  const births = await birthsAround(db, { eventIds, ids: [] })
  const changed = births.map((birth) => ({ birth, former: birth }))
  const decisions = await decisionsInForce(db)
  const look = await lookingAt(db, changed, decisions).done()
  const { clusters } = look.resolution
  const eventOf = new Map(births.map((birth) => [birth.id, birth.eventId]))
  const between = ({ a, b }: Pick<DoubtfulPair, 'a' | 'b'>) =>
    [eventOf.get(a) ?? 0, eventOf.get(b) ?? 0].toSorted((x, y) => x - y).join(' ')
  const doubts = findDoubts(look, clusters, decisions).pairs
  const still = new Map(doubts.map((pair) => [between(pair), pair]))
  const told = await tellListings(db, births)
  return page.flatMap((noted): ReviewedPair[] => {
    const pair = still.get(between(noted))
    const [left, right] = [told.get(pair?.a ?? 0), told.get(pair?.b ?? 0)]
    if (pair === undefined || left === undefined || right === undefined) return []
    still.delete(between(noted))
    return [{ score: pair.score, reasons: pair.reasons, listings: [left, right] }]
  })
}

async function doubtfulEvents(db: Queryable, limit: number): Promise<ReviewedEvent[]> {
  const noted = await notedEvents(db, limit)
  const eventIds = noted.map(({ eventId }) => eventId)
  const births = eventIds.length === 0 ? [] : await birthsAround(db, { eventIds, ids: [] })
  const told = [...(await tellListings(db, births)).values()]
  return noted.map(({ eventId, score }) => ({
    event: eventId,
    score,
    listings: told.filter((listing) => listing.event === eventId),
  }))
}

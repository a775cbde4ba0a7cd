import type { WireEvent } from '../contract/schemas/event.ts'
import { whyUnavailable, type WhyUnavailable } from '../domain/availability.ts'
import type { Queryable } from '../storage/database.ts'
import { publicSources } from '../storage/public-events.ts'

/** By the numbers of events' sources, for those of which nothing is to be had. */
export type WhyBySource = ReadonlyMap<number, WhyUnavailable>

/** Asked for only where something is not available. */
export async function whyBySource(
  db: Queryable,
  events: readonly WireEvent[],
  now: number,
): Promise<WhyBySource> {
  const asked = events.filter(({ sources }) =>
    sources.some(({ notAvailableAt }) => notAvailableAt !== null),
  )
  if (asked.length === 0) return new Map()
  const sources = await publicSources(
    db,
    asked.map(({ id }) => id),
  )
  return new Map(
    sources.map(({ id, withdrawn, listing }) => [
      id,
      withdrawn ? 'withdrawn' : whyUnavailable(listing, now),
    ]),
  )
}

/** What speaks for an event where its sources are gone for different reasons: sold out says most, withdrawn least. */
const SAYS_MOST: readonly WhyUnavailable[] = ['soldOut', 'postponed', 'ended', 'withdrawn']

/** Why nothing is to be had of an event any more; where no source says so, an operator does. */
export function whyOf({ sources }: WireEvent, why: WhyBySource): WhyUnavailable {
  const reasons = new Set(
    sources.flatMap(({ id, notAvailableAt }) => (notAvailableAt === null ? [] : [why.get(id)])),
  )
  const most = SAYS_MOST.find((reason) => reasons.has(reason)) ?? 'soldOut'
  // That one took it away is no reason where another still has it.
  const isToBeHad = sources.some(({ notAvailableAt }) => notAvailableAt === null)
  return most === 'withdrawn' && isToBeHad ? 'soldOut' : most
}

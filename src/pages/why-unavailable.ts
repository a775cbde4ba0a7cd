import type { WireEvent } from '../contract/schemas/event.ts'
import type { WhyUnavailable } from '../domain/availability.ts'

/** By the numbers of an event's sources, for those of which nothing is to be had. */
export type WhyBySource = ReadonlyMap<number, WhyUnavailable>

/** What speaks for an event where its sources are gone for different reasons: sold out says most, withdrawn least. */
const SAYS_MOST: readonly WhyUnavailable[] = ['soldOut', 'postponed', 'ended', 'withdrawn']

/** Why nothing is to be had of an event any more; where no source says so, an operator does. */
export function whyOf({ sources }: WireEvent, why: WhyBySource): WhyUnavailable {
  const reasons = new Set(
    sources.flatMap(({ id, notAvailableAt }) => (notAvailableAt === null ? [] : [why.get(id)])),
  )
  return SAYS_MOST.find((reason) => reasons.has(reason)) ?? 'soldOut'
}

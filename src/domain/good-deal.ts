import type { Event } from './event.ts'

/** An event is a good deal as soon as one of its sources is. */
export function hasGoodDeal({ sources }: Pick<Event, 'sources'>): boolean {
  return sources.some((source) => source.isGoodDeal)
}

/** Why a source is one, by the codes of the rules. */
export interface GoodDeal {
  /** Its listing's birth id. */
  readonly source: number
  readonly reasons: readonly string[]
}

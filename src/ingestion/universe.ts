import { birthsAround, birthsByBlock } from '../storage/births.ts'
import type { Birth } from '../storage/births.ts'
import type { Decision } from '../domain/decision.ts'
import type { Queryable } from '../storage/database.ts'
import { birthKey } from './listing-keys.ts'
import { rememberKeys } from './resolve/blocks.ts'
import type { Candidate } from './resolve/candidate.ts'
import type { MatchFeatures } from './resolve/features.ts'
import { BLOCK_LOAD_MAX } from './resolve/resolve-events.ts'

/** What is loaded of the catalogue around the births that change. */
export interface Universe {
  /** The changed ones as they are from now on, others as stored. */
  readonly births: ReadonlyMap<number, Birth>
  readonly changed: readonly number[]
  /** Keys too many births share: they say nothing. */
  readonly crowded: ReadonlySet<number>
  /** Adds the births that share a key or are in an event. Keys asked for before are not asked for again. */
  load(tx: Queryable, keys: readonly number[], eventIds: readonly number[]): Promise<void>
  /** The same array until something is loaded. */
  candidates(): readonly Candidate[]
}

export function universeOf(
  changed: readonly Birth[],
  decisions: readonly Decision[] = [],
): Universe {
  const isDecided = decidedListings(decisions)
  const births = new Map(changed.map((birth) => [birth.id, birth]))
  const crowded = new Set<number>()
  const asked = new Set<number>()
  let candidates: readonly Candidate[] | null = null
  return {
    births,
    changed: changed.map((birth) => birth.id),
    crowded,
    async load(tx, keys, eventIds) {
      const fresh = [...new Set(keys)].filter((key) => !asked.has(key))
      for (const key of fresh) asked.add(key)
      const ids = new Set<number>()
      for (const block of fresh.length === 0
        ? []
        : await birthsByBlock(tx, fresh, BLOCK_LOAD_MAX)) {
        if (block.births.length > BLOCK_LOAD_MAX) crowded.add(block.key)
        else for (const id of block.births) if (!births.has(id)) ids.add(id)
      }
      if (ids.size === 0 && eventIds.length === 0) return
      for (const birth of await birthsAround(tx, {
        eventIds: [...new Set(eventIds)],
        ids: [...ids],
      })) {
        if (births.has(birth.id)) continue
        births.set(birth.id, birth)
        // Where the operator had a word, keys that come from it are stored among the others.
        if (!isDecided(birth)) rememberKeys(birth.features as MatchFeatures, birth.blockKeys)
        candidates = null
      }
    },
    candidates: () => (candidates ??= [...births.values()].map(toCandidate)),
  }
}

/** Whether any decision, standing or taken back, speaks of a birth's listing. */
function decidedListings(decisions: readonly Decision[]): (birth: Birth) => boolean {
  const listings = new Set<string>()
  for (const { what } of decisions) {
    if ('listings' in what)
      for (const key of what.listings) listings.add(key.replace(/@-?\d+$/, ''))
  }
  return (birth) => listings.size > 0 && listings.has(`${birth.partnerId}:${birth.externalId}`)
}

export function toCandidate(birth: Birth): Candidate {
  return {
    birthId: birth.id,
    key: birthKey(birth),
    // Written by the resolving room, or left by an older version of it until `rebuild`.
    features: birth.features as MatchFeatures,
    withdrawn: birth.withdrawn,
  }
}

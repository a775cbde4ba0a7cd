import type { Decision } from '../domain/decision.ts'
import { hash53 } from '../lib/hash.ts'
import { birthsAround } from '../storage/births.ts'
import type { Birth } from '../storage/births.ts'
import type { Queryable } from '../storage/database.ts'
import type { Candidate } from './resolve/candidate.ts'
import { standing } from './resolve/decisions.ts'
import type { MatchFeatures } from './resolve/features.ts'
import { frontier } from './resolve/frontier.ts'
import { resolveEvents } from './resolve/resolve-events.ts'

/** A birth as it is from now on, and what it was found by before. */
export interface ChangedBirth {
  readonly birth: Birth
  readonly formerKeys: readonly number[]
  readonly isNew: boolean
}

export interface Regrouped {
  /** Events that differ from what is stored or may do so: event id → its births. */
  readonly events: ReadonlyMap<number, readonly Birth[]>
  /** Ids that are no event of their own any more, with the event that holds their births now. */
  readonly gone: readonly { readonly id: number; readonly replacedBy: number }[]
  /** Births that others hold now, the changed ones aside. */
  readonly moved: readonly { readonly id: number; readonly eventId: number }[]
  /** The event of each changed birth. */
  readonly eventOf: ReadonlyMap<number, number>
  readonly warnings: readonly string[]
}

/**
 * Which events the changed births belong to, and whom that touches. Only what shares a key with them, directly or
 * through others, is looked at: the result is what grouping the whole catalogue anew would give.
 */
export async function regroup(
  tx: Queryable,
  changed: readonly ChangedBirth[],
  decisions: readonly Decision[],
): Promise<Regrouped> {
  const loaded = new Map<number, Birth>()
  const add = (births: readonly Birth[]) => {
    for (const birth of births) if (!loaded.has(birth.id)) loaded.set(birth.id, birth)
  }
  add(changed.map((one) => one.birth))
  const asked = { keys: new Set<number>(), eventIds: new Set<number>() }
  for (const { birth, formerKeys, isNew } of changed) {
    for (const key of [...formerKeys, ...birth.blockKeys]) asked.keys.add(key)
    if (!isNew) asked.eventIds.add(birth.eventId)
  }
  const around = { keys: [...asked.keys], eventIds: [...asked.eventIds], ids: [] }
  add(await birthsAround(tx, around))
  const settled = await widen(
    tx,
    loaded,
    add,
    asked.keys,
    new Set(changed.map((one) => one.birth.id)),
    decisions,
  )
  const resolution = resolveEvents([...loaded.values()].map(toCandidate), decisions)
  const clusters = resolution.clusters.filter((ids) => ids.every((id) => settled.has(id)))
  return { ...compare(clusters, loaded, changed), warnings: resolution.warnings }
}

/** Loads neighbours of neighbours until what is known suffices. Gives the births about which it does. */
async function widen(
  tx: Queryable,
  loaded: ReadonlyMap<number, Birth>,
  add: (births: readonly Birth[]) => void,
  keysAsked: Set<number>,
  whole: Set<number>,
  decisions: readonly Decision[],
): Promise<ReadonlySet<number>> {
  const dirty = new Set(loaded.keys())
  for (;;) {
    const reach = frontier([...loaded.values()].map(toCandidate), decisions, dirty, whole)
    if (reach.needed.length === 0) return reach.settled
    const needed = reach.needed.flatMap((id) => loaded.get(id) ?? [])
    const keys = needed.flatMap((birth) => birth.blockKeys).filter((key) => !keysAsked.has(key))
    const eventIds = needed.map((birth) => birth.eventId).filter((id) => !loaded.has(id))
    for (const key of keys) keysAsked.add(key)
    if (keys.length > 0 || eventIds.length > 0) {
      add(await birthsAround(tx, { keys: [...new Set(keys)], eventIds, ids: [] }))
    }
    for (const id of reach.needed) whole.add(id)
  }
}

function compare(
  clusters: readonly (readonly number[])[],
  loaded: ReadonlyMap<number, Birth>,
  changed: readonly ChangedBirth[],
): Omit<Regrouped, 'warnings'> {
  const changedIds = new Map(changed.map((one) => [one.birth.id, one]))
  const eventOf = new Map<number, number>()
  const byEvent = new Map<number, Birth[]>()
  const dirty = new Set<number>()
  const left = new Set<number>()
  const moved: { id: number; eventId: number }[] = []
  for (const cluster of clusters) {
    const eventId = Math.min(...cluster)
    const births = cluster.flatMap((id) => loaded.get(id) ?? [])
    byEvent.set(eventId, births)
    for (const birth of births) {
      const change = changedIds.get(birth.id)
      eventOf.set(birth.id, eventId)
      if (change !== undefined) dirty.add(eventId)
      if (change?.isNew === true || birth.eventId === eventId) continue
      dirty.add(eventId)
      left.add(birth.eventId)
      if (change === undefined) moved.push({ id: birth.id, eventId })
    }
  }
  const gone: { id: number; replacedBy: number }[] = []
  for (const id of left) {
    if (byEvent.has(id)) dirty.add(id)
    else gone.push({ id, replacedBy: eventOf.get(id) ?? id })
  }
  const events = new Map([...dirty].map((id) => [id, byEvent.get(id) ?? []]))
  return { events, gone, moved, eventOf }
}

export function birthKey(birth: Birth): string {
  const listing = `${birth.partnerId}:${birth.externalId}`
  // What a partner said under the id before it gave it to another show is not meant by the operator's word any more.
  const known = birth.closed ? `${listing}#${birth.listingId}` : listing
  return birth.sessionAt === null ? known : `${known}@${birth.sessionAt}`
}

function toCandidate(birth: Birth): Candidate {
  return {
    birthId: birth.id,
    key: birthKey(birth),
    // Written by the resolving room, or left by an older version of it until `rebuild`.
    features: birth.features as MatchFeatures,
    withdrawn: birth.withdrawn,
  }
}

/**
 * Keys that make listings which an operator's word ties together or keeps apart find each other, whatever else they
 * have in common.
 */
export function decisionKeys(decisions: readonly Decision[]): (birth: Birth) => number[] {
  const byListing = new Map<string, number[]>()
  for (const { id, what } of standing(decisions)) {
    if (what.kind !== 'mustLink' && what.kind !== 'cannotLink' && what.kind !== 'distinct') continue
    for (const listing of what.listings) {
      const key = listing.replace(/@-?\d+$/, '')
      byListing.set(key, [...(byListing.get(key) ?? []), hash53(`decision:${id}`)])
    }
  }
  return (birth) => byListing.get(`${birth.partnerId}:${birth.externalId}`) ?? []
}

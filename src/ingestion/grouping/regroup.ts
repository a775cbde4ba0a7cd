import { groupsApart, listingsNamed } from '../../domain/decision.ts'
import type { Decision } from '../../domain/decision.ts'
import { hash53 } from '../../lib/hash.ts'
import { gatherSome } from '../../lib/gather.ts'
import type { Birth } from '../../storage/births.ts'
import type { Read } from '../../storage/change-catalogue.ts'
import type { Doubts } from '../../storage/doubts.ts'
import { findDoubts } from './find-doubts.ts'
import { listingKey, listingsOfKey } from '../in-force/listing-keys.ts'
import { standing } from '../resolve/decisions.ts'
import type { ChangedBirth, Look } from './look-around.ts'

export interface Regrouped {
  /** Events that differ from what is stored or may do so: event id → its births. */
  readonly events: ReadonlyMap<number, readonly Birth[]>
  /** Ids that are no event of their own any more, with the event that holds their births now. */
  readonly gone: readonly { readonly id: number; readonly replacedBy: number }[]
  /** Births that others hold now, the changed ones aside. */
  readonly moved: readonly { readonly id: number; readonly eventId: number }[]
  /** The event of each changed birth. */
  readonly eventOf: ReadonlyMap<number, number>
  readonly doubts: Doubts
  readonly warnings: readonly string[]
  /** All that was looked at. */
  readonly read: Read
}

/**
 * Which events the changed births belong to, and whom that touches. Only what shares a key with them, directly or
 * through others, was looked at: the result is what grouping the whole catalogue anew would give.
 */
export function regroup(
  look: Look,
  changed: readonly ChangedBirth[],
  decisions: readonly Decision[],
): Regrouped {
  const { universe, resolution, settled } = look
  const clusters = resolution.clusters.filter((ids) => ids.every((id) => settled.has(id)))
  return {
    ...compare(clusters, universe.births, changed),
    doubts: findDoubts(look, clusters, decisions),
    warnings: resolution.warnings,
    read: { births: universe.births, keys: universe.asked },
  }
}

function compare(
  clusters: readonly (readonly number[])[],
  loaded: ReadonlyMap<number, Birth>,
  changed: readonly ChangedBirth[],
): Omit<Regrouped, 'warnings' | 'doubts' | 'read'> {
  const changedIds = new Map(changed.map((one) => [one.birth.id, one]))
  const eventOf = new Map<number, number>()
  const byEvent = new Map<number, Birth[]>()
  const dirty = new Set<number>()
  const left = new Set<number>()
  const moved: { id: number; eventId: number }[] = []
  for (const cluster of clusters) {
    const eventId = Math.min(...cluster)
    const births = gatherSome(cluster, (id) => loaded.get(id))
    byEvent.set(eventId, births)
    for (const birth of births) {
      const change = changedIds.get(birth.id)
      eventOf.set(birth.id, eventId)
      if (change !== undefined) dirty.add(eventId)
      if (change?.former === null || birth.eventId === eventId) continue
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
  const events = new Map<number, readonly Birth[]>()
  for (const id of dirty) events.set(id, byEvent.get(id) ?? [])
  return { events, gone, moved, eventOf }
}

const NO_KEYS: readonly number[] = []

/**
 * Keys that make listings which an operator's word ties together or keeps apart find each other, whatever else they
 * have in common.
 */
export function decisionKeys(
  decisions: readonly Decision[],
): (birth: Parameters<typeof listingKey>[0]) => readonly number[] {
  const byListing = new Map<string, number[]>()
  for (const { id, what } of standing(decisions)) {
    if (what.kind !== 'mustLink' && groupsApart(what) === null) continue
    for (const listing of listingsNamed(what).flatMap(listingsOfKey)) {
      byListing.set(listing, [...(byListing.get(listing) ?? []), hash53(`decision:${id}`)])
    }
  }
  if (byListing.size === 0) return () => NO_KEYS
  return (birth) => byListing.get(listingKey(birth)) ?? NO_KEYS
}

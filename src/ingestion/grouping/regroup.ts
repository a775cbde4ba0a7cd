import { groupsApart, listingsNamed } from '../../domain/decision.ts'
import type { Decision } from '../../domain/decision.ts'
import { hash53 } from '../../lib/hash.ts'
import type { Birth } from '../../storage/births.ts'
import type { Read } from '../../storage/change-catalogue.ts'
import type { Queryable } from '../../storage/database.ts'
import type { Doubts } from '../../storage/doubts.ts'
import { findDoubts } from './find-doubts.ts'
import { listingKey, listingsOfKey } from '../in-force/listing-keys.ts'
import type { Resolution } from '../resolve/candidate.ts'
import { standing } from '../resolve/decisions.ts'
import { frontier } from '../resolve/frontier.ts'
import { mayBecomeOther } from '../resolve/neighbourhood.ts'
import type { Placed } from '../resolve/neighbourhood.ts'
import { resolveEvents } from '../resolve/resolve-events.ts'
import { placed, universeOf } from './universe.ts'
import type { Universe } from './universe.ts'

/** A birth as it is from now on, and as it was; null: it is new. */
export interface ChangedBirth {
  readonly birth: Birth
  readonly former: Birth | null
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
  readonly doubts: Doubts
  readonly warnings: readonly string[]
  /** All that was looked at. */
  readonly read: Read
}

/** The births around some, compared, as far as is needed to know what becomes of them. */
export interface Look {
  readonly universe: Universe
  readonly resolution: Resolution
  /** Births about which the resolution tells the truth. */
  readonly settled: ReadonlySet<number>
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
  const look = await lookAround(tx, changed, decisions)
  const { universe, resolution, settled } = look
  const clusters = resolution.clusters.filter((ids) => ids.every((id) => settled.has(id)))
  return {
    ...compare(clusters, universe.births, changed),
    doubts: findDoubts(look, clusters, decisions),
    warnings: resolution.warnings,
    read: { births: universe.births, keys: universe.asked },
  }
}

/** Reads only. */
export async function lookAround(
  tx: Queryable,
  changed: readonly ChangedBirth[],
  decisions: readonly Decision[],
): Promise<Look> {
  const universe = universeOf(
    changed.map((one) => one.birth),
    decisions,
  )
  const states = changed.flatMap(({ birth, former }) =>
    former === null || former === birth ? [placed(birth)] : [placed(former), placed(birth)],
  )
  const events = changed.flatMap(({ former }) => former?.eventId ?? [])
  await universe.load(
    tx,
    states.flatMap((one) => one.spans),
    events,
  )
  const settled = await widen(tx, universe, touchedBy(universe, states, new Set(events)), decisions)
  const resolution = resolveEvents(universe.candidates(), decisions, universe.crowded)
  return { universe, resolution, settled }
}

/** The changed births, those of which something else may become for their sake, and all that were in their events. */
function touchedBy(
  universe: Universe,
  states: readonly Placed[],
  events: ReadonlySet<number>,
): ReadonlySet<number> {
  const changed = new Set(universe.changed)
  const around = [...universe.births.values()].filter((birth) => !changed.has(birth.id))
  const apart = around.filter((birth) => !events.has(birth.eventId))
  return new Set([
    ...changed,
    ...around.flatMap((birth) => (events.has(birth.eventId) ? [birth.id] : [])),
    ...mayBecomeOther(states, apart.map(placed)),
  ])
}

/** Loads neighbours of neighbours until what is known suffices. Gives the births about which it does. */
async function widen(
  tx: Queryable,
  universe: Universe,
  touched: ReadonlySet<number>,
  decisions: readonly Decision[],
): Promise<ReadonlySet<number>> {
  const whole = new Set(universe.changed)
  const dirty = new Set(touched)
  const load = async (ids: readonly number[]) => {
    const births = ids.flatMap((id) => universe.births.get(id) ?? [])
    await universe.load(
      tx,
      births.flatMap((birth) => placed(birth).spans),
      births.map((birth) => birth.eventId),
    )
    for (const id of ids) whole.add(id)
  }
  for (;;) {
    for (let open = notIn(whole, dirty); open.length > 0; open = notIn(whole, dirty)) {
      await load(open)
      addMates(dirty, universe)
    }
    const settled = frontier(universe.candidates(), decisions, dirty, universe.crowded)
    const known = dirty.size
    for (const id of settled) dirty.add(id)
    if (dirty.size === known) return settled
    addMates(dirty, universe)
  }
}

function notIn(known: ReadonlySet<number>, ids: ReadonlySet<number>): number[] {
  return [...ids].filter((id) => !known.has(id))
}

/** Who leaves an event leaves others behind: of an event all are looked at or none. */
function addMates(dirty: Set<number>, { births }: Universe): void {
  const events = new Set([...dirty].flatMap((id) => births.get(id)?.eventId ?? []))
  for (const birth of births.values()) if (events.has(birth.eventId)) dirty.add(birth.id)
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
    const births = cluster.flatMap((id) => loaded.get(id) ?? [])
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
  const events = new Map([...dirty].map((id) => [id, byEvent.get(id) ?? []]))
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

import type { Decision } from '../../domain/decision.ts'
import { gather, gatherSome } from '../../lib/gather.ts'
import type { Birth } from '../../storage/births.ts'
import type { Queryable } from '../../storage/database.ts'
import type { Resolution } from '../resolve/candidate.ts'
import { frontier } from '../resolve/frontier.ts'
import { mayBecomeOther } from '../resolve/neighbourhood.ts'
import type { Placed } from '../resolve/neighbourhood.ts'
import { resolveEvents } from '../resolve/resolve-events.ts'
import { placed, universeOf } from './universe.ts'
import type { Found, Universe } from './universe.ts'

/** A birth as it is from now on, and as it was; null: it is new. */
export interface ChangedBirth {
  readonly birth: Birth
  readonly former: Birth | null
}

/** The same under the keys that find it. One that is as it was is `before` and `now`. */
export interface PlacedChange {
  readonly before: Placed | null
  readonly now: Placed
}

/** The births around some, compared, as far as is needed to know what becomes of them. */
export interface Look {
  readonly universe: Universe
  readonly resolution: Resolution
  /** Births about which the resolution tells the truth. */
  readonly settled: ReadonlySet<number>
  readonly changes: readonly PlacedChange[]
}

/** A look that begins while some of the births are still being made: the database works meanwhile. */
export interface Looking {
  /** More of the changed births: what is around them is asked for at once. */
  add(changed: readonly ChangedBirth[]): void
  /** When all have been added. */
  done(): Promise<Look>
}

interface Part {
  readonly changes: readonly PlacedChange[]
  readonly events: readonly number[]
  readonly found: Found
}

/** Reads only. `ids`: of all births that are going to be added. */
export function beginLook(
  tx: Queryable,
  ids: readonly number[],
  decisions: readonly Decision[],
): Looking {
  const universe = universeOf(ids, decisions)
  const parts: Part[] = []
  return {
    add(changed) {
      universe.put(changed.map(({ birth }) => birth))
      const changes = changed.map(placedChange)
      const events = gatherSome(changed, ({ former }) => former?.eventId)
      const spans = gather(statesOf(changes), (one) => one.spans)
      parts.push({ changes, events, found: universe.ask(tx, spans, events) })
    },
    async done() {
      const changes = gather(parts, (part) => part.changes)
      const touched = await touchedBy(tx, universe, parts, statesOf(changes))
      const settled = await widen(tx, universe, touched, decisions)
      const resolution = resolveEvents(universe.candidates(), decisions, universe.crowded)
      return { universe, resolution, settled, changes }
    },
  }
}

function placedChange({ birth, former }: ChangedBirth): PlacedChange {
  const now = placed(birth)
  return { before: former === null ? null : former === birth ? now : placed(former), now }
}

/** As they were and as they are. */
function statesOf(changes: readonly PlacedChange[]): Placed[] {
  const states: Placed[] = []
  for (const { before, now } of changes) {
    if (before !== null && before !== now) states.push(before)
    states.push(now)
  }
  return states
}

/** Reads only. A look at births that are all there. */
export function lookingAt(
  tx: Queryable,
  changed: readonly ChangedBirth[],
  decisions: readonly Decision[],
): Looking {
  const ids = changed.map(({ birth }) => birth.id)
  const looking = beginLook(tx, ids, decisions)
  looking.add(changed)
  return looking
}

/**
 * The changed births, those of which something else may become for their sake, and all that were in their events: with all
 * that is around them. While the database looks around the first of them, the others are told.
 */
async function touchedBy(
  tx: Queryable,
  universe: Universe,
  parts: readonly Part[],
  states: readonly Placed[],
): Promise<Set<number>> {
  const events = new Set(parts.flatMap((part) => part.events))
  const touched = new Set(universe.changed)
  const wider: Found[] = []
  for (const { found } of parts) {
    const around = await universe.take(found)
    const mates = around.filter((birth) => events.has(birth.eventId))
    const apart = around.filter((birth) => !events.has(birth.eventId))
    const ids = [...mates.map(({ id }) => id), ...mayBecomeOther(states, apart.map(placed))]
    wider.push(askAround(tx, universe, ids))
    addAll(touched, ids)
  }
  for (const found of wider) await universe.take(found)
  return touched
}

function askAround(tx: Queryable, universe: Universe, ids: readonly number[]): Found {
  const births = gatherSome(ids, (id) => universe.births.get(id))
  return universe.ask(
    tx,
    gather(births, (birth) => placed(birth).spans),
    births.map((birth) => birth.eventId),
  )
}

/**
 * Loads neighbours of neighbours until what is known suffices. Gives the births about which it does. `whole`: those around
 * which all is loaded.
 */
async function widen(
  tx: Queryable,
  universe: Universe,
  whole: Set<number>,
  decisions: readonly Decision[],
): Promise<ReadonlySet<number>> {
  const dirty = new Set(whole)
  addMates(dirty, universe)
  for (;;) {
    for (let open = notIn(whole, dirty); open.length > 0; open = notIn(whole, dirty)) {
      await universe.take(askAround(tx, universe, open))
      addAll(whole, open)
      addMates(dirty, universe)
    }
    const settled = frontier(universe.candidates(), decisions, dirty, universe.crowded)
    const known = dirty.size
    addAll(dirty, settled)
    if (dirty.size === known) return settled
    addMates(dirty, universe)
  }
}

function addAll(to: Set<number>, ids: Iterable<number>): void {
  for (const id of ids) to.add(id)
}

function notIn(known: ReadonlySet<number>, ids: ReadonlySet<number>): number[] {
  return [...ids].filter((id) => !known.has(id))
}

/** Who leaves an event leaves others behind: of an event all are looked at or none. */
function addMates(dirty: Set<number>, { births }: Universe): void {
  const events = new Set(gatherSome([...dirty], (id) => births.get(id)?.eventId))
  for (const birth of births.values()) if (events.has(birth.eventId)) dirty.add(birth.id)
}

import type { Decision } from '../../domain/decision.ts'
import type { Performer } from '../../domain/performer.ts'
import { sameJson } from '../../lib/same-json.ts'
import { gather } from '../../lib/gather.ts'
import { insertBlocks, replaceBlocks } from '../../storage/birth-blocks.ts'
import type { BirthKey } from '../../storage/birth-blocks.ts'
import { insertBirths, moveBirths, updateBirths } from '../../storage/birth-writes.ts'
import type { Birth } from '../../storage/births.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { replaceDoubts } from '../../storage/doubts.ts'
import type { ListingWithMemory } from '../../storage/listings.ts'
import type { IngestionContext } from '../context.ts'
import { lookingAt } from './look-around.ts'
import type { ChangedBirth, Looking, PlacedChange } from './look-around.ts'
import { regroup } from './regroup.ts'
import type { Regrouped } from './regroup.ts'
import type { KeySpan } from '../resolve/neighbourhood.ts'
import { prepareRendering, renderEvents } from '../rendering/render-events.ts'

export interface SettlingEvents {
  readonly changed: readonly ChangedBirth[]
  /** The look around them, where it began while they were being made. */
  readonly looking?: Looking
  readonly listings: ReadonlyMap<number, ListingWithMemory>
  /** As this transaction has written them. */
  readonly performers?: ReadonlyMap<number, Performer>
  readonly decisions: readonly Decision[]
  readonly now: number
}

/** Groups the changed births into events, writes them, and renders the events that this touches. */
export async function settleEvents(
  tx: CatalogueTx,
  context: IngestionContext,
  { changed, looking, listings, performers, decisions, now }: SettlingEvents,
): Promise<void> {
  if (changed.length === 0) return
  const look = await (looking ?? lookingAt(tx, changed, decisions)).done()
  const grouped = regroup(look, changed, decisions)
  // Nobody need do anything about them: those births are still found by their other keys.
  for (const warning of grouped.warnings) context.logger.debug(warning)
  const rendering = await prepareRendering(tx, {
    present: context.present,
    decisions,
    events: grouped.events,
    gone: grouped.gone,
    listings,
    performers,
    now,
  })
  const settled = changed.map(({ birth }) => inItsEvent(birth, grouped.eventOf))
  const minted = settled.filter((_, index) => changed[index]?.former === null)
  const updated =
    minted.length === settled.length
      ? NO_BIRTHS
      : settled.filter((birth, index) => isOther(birth, changed[index]?.former))
  await tx.turn(grouped.read)
  if (minted.length > 0) tx.later(insertBirths(tx, minted))
  if (updated.length > 0) tx.later(updateBirths(tx, updated))
  const keys = writeKeys(tx, look.changes)
  if (grouped.moved.length > 0) tx.later(moveBirths(tx, grouped.moved))
  tx.later(replaceDoubts(tx, grouped.doubts))
  const events = await renderEvents(tx, rendering)
  tx.wrote({ births: birthsWritten([...minted, ...updated], grouped, events), keys })
}

const NO_BIRTHS: readonly Birth[] = []

function inItsEvent(birth: Birth, eventOf: Regrouped['eventOf']): Birth {
  const eventId = eventOf.get(birth.id) ?? birth.eventId
  return eventId === birth.eventId ? birth : { ...birth, eventId }
}

/** Than stored; what is not there is none of these. */
function isOther(birth: Birth, former: Birth | null | undefined): boolean {
  return former != null && !isAsStored(birth, former)
}

/** Those that are in an event written too: its document is not what it was. */
function birthsWritten(births: readonly Birth[], grouped: Regrouped, events: readonly number[]) {
  const held = gather(events, (id) => grouped.events.get(id) ?? [])
  return held
    .map(({ id }) => id)
    .concat(
      births.map(({ id }) => id),
      grouped.moved.map(({ id }) => id),
    )
}

/** What comes anew mostly comes as it was: nothing of it need be written. */
function isAsStored(birth: Birth, stored: Birth): boolean {
  return (
    birth.sessionAt === stored.sessionAt &&
    birth.startAt === stored.startAt &&
    birth.unavailableSince === stored.unavailableSince &&
    birth.cancelledSince === stored.cancelledSince &&
    birth.eventId === stored.eventId &&
    birth.placeId === stored.placeId &&
    birth.retiredAt === stored.retiredAt &&
    sameJson(birth.earliestStart, stored.earliestStart) &&
    sameJson(birth.performerIds, stored.performerIds) &&
    sameJson(birth.blockKeys, stored.blockKeys) &&
    sameJson(birth.features, stored.features) &&
    sameJson(birth.kept, stored.kept)
  )
}

/** Gives the keys under which other births are found than before. */
function writeKeys(tx: CatalogueTx, changes: readonly PlacedChange[]): number[] {
  const minted = gather(changes, ({ before, now }) => (before === null ? now.spans : NO_KEYS))
  const gone = gather(changes, ({ before, now }) => goneBetween(before, now))
  const fresh = gather(changes, ({ before, now }) => freshBetween(before, now))
  if (minted.length > 0) tx.later(insertBlocks(tx, minted))
  if (gone.length + fresh.length > 0) tx.later(replaceBlocks(tx, gone, fresh))
  return [...minted, ...gone, ...fresh].map(({ key }) => key)
}

const NO_KEYS: readonly BirthKey[] = []

function goneBetween(before: PlacedChange['before'], now: PlacedChange['now']) {
  if (before === null || before === now) return NO_KEYS
  const keys = new Set(now.spans.map(({ key }) => key))
  return before.spans.filter(({ key }) => !keys.has(key))
}

function freshBetween(before: PlacedChange['before'], now: PlacedChange['now']) {
  if (before === null || before === now) return NO_KEYS
  const known = new Map(before.spans.map((span) => [span.key, span]))
  return now.spans.filter((span) => !isSame(known.get(span.key), span))
}

function isSame(known: KeySpan | undefined, span: KeySpan): boolean {
  return (
    known !== undefined &&
    known.first === span.first &&
    known.last === span.last &&
    known.isRun === span.isRun
  )
}

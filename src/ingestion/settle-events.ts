import type { Decision } from '../domain/decision.ts'
import { moveBirths, replaceBlocks, writeBirths } from '../storage/births.ts'
import type { Birth, BirthKey } from '../storage/births.ts'
import type { CatalogueTx } from '../storage/change-catalogue.ts'
import { replaceDoubts } from '../storage/doubts.ts'
import type { ListingWithMemory } from '../storage/listings.ts'
import type { IngestionContext } from './context.ts'
import { regroup } from './regroup.ts'
import type { ChangedBirth } from './regroup.ts'
import { prepareRendering, renderEvents } from './render-events.ts'

export interface SettlingEvents {
  readonly changed: readonly ChangedBirth[]
  readonly listings: ReadonlyMap<number, ListingWithMemory>
  readonly decisions: readonly Decision[]
  readonly now: number
}

/** Groups the changed births into events, writes them, and renders the events that this touches. */
export async function settleEvents(
  tx: CatalogueTx,
  context: IngestionContext,
  { changed, listings, decisions, now }: SettlingEvents,
): Promise<void> {
  if (changed.length === 0) return
  const grouped = await regroup(tx, changed, decisions)
  for (const warning of grouped.warnings) context.logger.warn(warning)
  const rendering = await prepareRendering(tx, {
    present: context.present,
    decisions,
    events: grouped.events,
    gone: grouped.gone,
    listings,
    now,
  })
  const births = changed.map(({ birth }): Birth => ({
    ...birth,
    eventId: grouped.eventOf.get(birth.id) ?? birth.eventId,
  }))
  tx.later(writeBirths(tx, births))
  const { gone, fresh } = keyChanges(changed)
  if (gone.length + fresh.length > 0) tx.later(replaceBlocks(tx, gone, fresh))
  if (grouped.moved.length > 0) tx.later(moveBirths(tx, grouped.moved))
  tx.later(replaceDoubts(tx, grouped.doubts))
  renderEvents(tx, rendering)
}

function keyChanges(changed: readonly ChangedBirth[]): { gone: BirthKey[]; fresh: BirthKey[] } {
  const gone: BirthKey[] = []
  const fresh: BirthKey[] = []
  for (const { birth, formerKeys } of changed) {
    const now = new Set(birth.blockKeys)
    const before = new Set(formerKeys)
    for (const key of before) if (!now.has(key)) gone.push({ key, birthId: birth.id })
    for (const key of now) if (!before.has(key)) fresh.push({ key, birthId: birth.id })
  }
  return { gone, fresh }
}

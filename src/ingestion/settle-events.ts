import type { Decision } from '../domain/decision.ts'
import { insertBlocks, moveBirths, replaceBlocks, writeBirths } from '../storage/births.ts'
import type { Birth, BirthKey } from '../storage/births.ts'
import type { CatalogueTx } from '../storage/change-catalogue.ts'
import { replaceDoubts } from '../storage/doubts.ts'
import type { ListingWithMemory } from '../storage/listings.ts'
import type { IngestionContext } from './context.ts'
import { regroup } from './regroup.ts'
import type { ChangedBirth } from './regroup.ts'
import type { KeySpan } from './resolve/neighbourhood.ts'
import { prepareRendering, renderEvents } from './render-events.ts'
import { placed } from './universe.ts'

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
  writeKeys(tx, changed)
  if (grouped.moved.length > 0) tx.later(moveBirths(tx, grouped.moved))
  tx.later(replaceDoubts(tx, grouped.doubts))
  renderEvents(tx, rendering)
}

function writeKeys(tx: CatalogueTx, changed: readonly ChangedBirth[]): void {
  const minted: BirthKey[] = []
  const gone: BirthKey[] = []
  const fresh: BirthKey[] = []
  for (const { birth, former } of changed) {
    if (former === birth) continue
    const now = placed(birth).spans.map((span) => ({ ...span, birthId: birth.id }))
    if (former === null) {
      minted.push(...now)
      continue
    }
    const before = placed(former).spans
    const keys = new Set(now.map(({ key }) => key))
    const known = new Map(before.map((span) => [span.key, span]))
    for (const span of before) if (!keys.has(span.key)) gone.push({ ...span, birthId: birth.id })
    for (const span of now) if (!isSame(known.get(span.key), span)) fresh.push(span)
  }
  if (minted.length > 0) tx.later(insertBlocks(tx, minted))
  if (gone.length + fresh.length > 0) tx.later(replaceBlocks(tx, gone, fresh))
}

function isSame(known: KeySpan | undefined, span: KeySpan): boolean {
  return (
    known !== undefined &&
    known.first === span.first &&
    known.last === span.last &&
    known.isRun === span.isRun
  )
}

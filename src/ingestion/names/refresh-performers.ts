import { isDeepStrictEqual } from 'node:util'
import type { ListingPerformer } from '../../domain/listing.ts'
import { TRUSTS } from '../../domain/partner.ts'
import type { Performer } from '../../domain/performer.ts'
import { NO_PICTURES } from '../../domain/picture.ts'
import type { Pictures } from '../../domain/picture.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { insertPerformers, performerTellings, writePerformers } from '../../storage/performers.ts'
import type {
  PerformerData,
  PerformerInsert,
  PerformerTelling,
  PerformerWrite,
  StoredPerformer,
} from '../../storage/performers.ts'
import { gatherSome } from '../../lib/gather.ts'
import { noteImages } from '../../storage/pictures.ts'
import { PERFORMER_KIND } from '../../storage/staged-changes.ts'
import { performerNameKey } from '../resolve/performers.ts'
import { addressesOf, picturesTold, toldImage } from './told-image.ts'

export interface Refreshed {
  /** Known before, and come out otherwise: their events are to be rendered again. */
  readonly changed: readonly number[]
  /** These and the new ones, as they are from now on: who shows them next need not read what was just written. */
  readonly written: readonly Performer[]
}

/** Makes performers anew from all that was ever told of them, `fresh` included. `minted`: ids that are new for certain. */
export async function refreshPerformers(
  tx: CatalogueTx,
  performerIds: readonly number[],
  known: ReadonlyMap<number, StoredPerformer>,
  fresh: readonly PerformerTelling[],
  now: number,
  minted: ReadonlySet<number> = NONE,
): Promise<Refreshed> {
  const heard = performerIds.filter((id) => known.has(id))
  const stored = heard.length === 0 ? [] : await performerTellings(tx, heard)
  const byPerformer = new Map<number, PerformerTelling[]>(performerIds.map((id) => [id, []]))
  putUnder(byPerformer, stored)
  putUnder(byPerformer, fresh)
  const pictures = await picturesTold(tx, byPerformer.values())
  const moved = gatherSome([...byPerformer], ([id, tellings]) =>
    movedBy(id, tellings, pictures, known.get(id)),
  )
  if (moved.length === 0) return NOTHING_REFRESHED
  const there = moved.filter(({ id }) => !minted.has(id))
  const inserts = gatherSome(moved, (write): PerformerInsert | null =>
    minted.has(write.id) ? { updatedAt: now, ...write } : null,
  )
  if (inserts.length > 0) tx.later(insertPerformers(tx, inserts))
  if (there.length > 0) tx.later(writePerformers(tx, there, now))
  const addresses = addressesOf(moved)
  if (addresses.length > 0) tx.later(noteImages(tx, addresses, now))
  tx.stage(
    moved.map(({ id }) => ({
      kind: PERFORMER_KIND,
      subjectId: id,
      deleted: false,
      replacedBy: null,
      documentOnly: false,
    })),
  )
  return {
    changed: moved.map(({ id }) => id).filter((id) => known.has(id)),
    written: moved.map(({ id, data }) => ({ id, ...data })),
  }
}

/** None of them came out otherwise. */
export const NOTHING_REFRESHED: Refreshed = { changed: [], written: [] }

const NONE: ReadonlySet<number> = new Set()

function putUnder(
  byPerformer: ReadonlyMap<number, PerformerTelling[]>,
  tellings: readonly PerformerTelling[],
): void {
  for (const telling of tellings) byPerformer.get(telling.performerId)?.push(telling)
}

/** Null: it is what it was. */
function movedBy(
  id: number,
  tellings: readonly PerformerTelling[],
  pictures: Pictures,
  known: StoredPerformer | undefined,
): PerformerWrite | null {
  const data = tellPerformer(tellings, pictures)
  const write = { id, data, nameKey: performerNameKey(data.name) }
  return isAsKnown(write, known) ? null : write
}

function isAsKnown({ data, nameKey }: PerformerWrite, known: StoredPerformer | undefined): boolean {
  return known?.nameKey === nameKey && isDeepStrictEqual(known.data, data)
}

/** The most trusted partner's word first, then the fuller, then the newer one; each field from the first that has it. */
export function tellPerformer(
  tellings: readonly PerformerTelling[],
  pictures: Pictures = NO_PICTURES,
): PerformerData {
  const ranked = tellings.toSorted(compareTellings).map((one) => one.told)
  return {
    name: ranked[0]?.name ?? '',
    description: ranked.find((told) => told.description !== null)?.description ?? null,
    images: toldImage(ranked, pictures),
  }
}

function compareTellings(a: PerformerTelling, b: PerformerTelling): number {
  return (
    TRUSTS.indexOf(a.trust) - TRUSTS.indexOf(b.trust) ||
    fullness(b.told) - fullness(a.told) ||
    b.toldAt - a.toldAt ||
    (a.key < b.key ? -1 : 1)
  )
}

function fullness(told: ListingPerformer): number {
  return [told.description, told.image].filter((part) => part !== null).length
}

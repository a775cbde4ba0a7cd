import type { Decision } from '../../domain/decision.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import {
  blankNames,
  dropNames,
  dropPartnerEntries,
  dropToldIds,
  idleSince,
  keysOfAll,
  nameRows,
  performersTold,
  placesTold,
  usedOf,
} from '../../storage/erasing-names.ts'
import type { NameKeyRow, NameRow } from '../../storage/erasing-names.ts'
import { makeEventsDue } from '../../storage/events.ts'
import { searchPerformers } from '../../storage/performers.ts'
import { searchPlaces } from '../../storage/places.ts'
import { forgetKeys } from '../../storage/replacements.ts'
import type { Named, ToldOf } from '../../storage/replacements.ts'
import { PERFORMER_KIND, PLACE_KIND } from '../../storage/staged-changes.ts'
import { refreshPerformers, tellPerformer } from '../names/refresh-performers.ts'
import { refreshPlaces } from '../names/refresh-places.ts'
import { performerKeysOf } from '../names/told-performers.ts'
import { placeKeysOf } from '../names/settle-places.ts'
import { isSplitOf, ofPerformers, ofPlaces, tellingsOfParted } from '../names/split-names.ts'
import { tellPlace } from '../names/tell-place.ts'
import { recomposeRows } from '../names/write-directory.ts'

/** What a listing that is gone leaves to be forgotten of the places it was at, or of the performers it billed. */
export interface ForgettingNames {
  readonly partnerId: number
  readonly ids: readonly number[]
  /** When the listing was first seen: whoever was told of since and is told of no more may have come with it. */
  readonly since: number
  readonly decisions: readonly Decision[]
  readonly now: number
}

export interface ForgottenNames {
  /** Nobody tells of these any more. */
  readonly gone: readonly number[]
  /** `scope key` of what means nobody any more. */
  readonly keys: readonly string[]
  /** What the gone were called. */
  readonly names: readonly string[]
  /** Addresses of pictures that were told or shown. */
  readonly images: readonly string[]
}

/**
 * What the partner told of them and tells no more, by any of its listings, is forgotten. Those of whom others still tell are as
 * these tell them; the others are gone, with their numbers.
 */
export async function forgetTold(
  tx: CatalogueTx,
  of: Named,
  forgetting: ForgettingNames,
): Promise<ForgottenNames> {
  const { partnerId, ids, since } = forgetting
  const idle = await idleSince(tx, of, partnerId, since)
  const rows = await nameRows(tx, of, [...ids, ...idle])
  const keys = await keysOfAll(
    tx,
    of,
    rows.map(({ id }) => id),
  )
  const { dropped, lost, kept } = await parted(tx, of, keys, rows, forgetting)
  if (dropped.length + lost.length > 0) await forgetKeys(tx, of, [...dropped, ...lost])
  const groups = await sorted(tx, of, rows, kept)
  if (groups.gone.length > 0) await dropNames(tx, of, groups.gone)
  const blank = of === 'place' ? tellPlace([]).data : tellPerformer([])
  if (groups.blank.length > 0) await blankNames(tx, of, groups.blank, blank)
  if (of === 'place') await retellPlaces(tx, rows, groups, dropped, forgetting)
  else await retellPerformers(tx, groups, forgetting)
  const isGone = new Set(groups.gone)
  return {
    gone: groups.gone,
    keys: [...dropped, ...lost].map(keyText),
    names: dropped.flatMap(({ id, told }) => (isGone.has(id) && told !== null ? [told.name] : [])),
    images: [
      ...rows.flatMap(({ image }) => image ?? []),
      ...dropped.flatMap(({ told }) => told?.image?.url ?? []),
    ],
  }
}

/** As `ForgottenNames` has them. */
export function keyText({ scope, key }: { readonly scope: string; readonly key: string }): string {
  return `${scope} ${key}`
}

function keysTold(partnerId: number, told: ToldOf<Named>) {
  return 'room' in told ? placeKeysOf(partnerId, told) : performerKeysOf(partnerId, told)
}

interface PartedKeys {
  /** What was told and is no more. */
  readonly dropped: readonly NameKeyRow<ToldOf<Named>>[]
  /** Ids that came with nothing else. */
  readonly lost: readonly NameKeyRow<ToldOf<Named>>[]
  /** What still is. */
  readonly kept: readonly NameKeyRow<ToldOf<Named>>[]
}

async function parted(
  tx: CatalogueTx,
  of: Named,
  keys: readonly NameKeyRow<ToldOf<Named>>[],
  rows: readonly NameRow[],
  { partnerId, decisions }: ForgettingNames,
): Promise<PartedKeys> {
  // What was taken out of one may still be told in the words by which that one is known.
  const splits = decisions.flatMap(({ what }) => (isSplitOf(what, of) ? [what.from, what.to] : []))
  const around = [...new Set([...rows.map(({ live }) => live), ...splits])]
  const words =
    of === 'place'
      ? await placesTold(tx, partnerId, around)
      : await performersTold(tx, partnerId, around)
  const said = words.map((word) => keysTold(partnerId, word))
  const stillTold = new Set(said.map(({ told }) => keyText(told)))
  const isOwn = (one: NameKeyRow<unknown>) => one.partnerId === partnerId
  const tellings = keys.filter(({ told }) => told !== null)
  const dropped = tellings.filter((one) => isOwn(one) && !stillTold.has(keyText(one)))
  const kept = tellings.filter((one) => !dropped.includes(one))
  const ids = new Set(
    [
      ...said,
      ...kept.flatMap((one) =>
        one.told === null ? [] : [keysTold(one.partnerId ?? partnerId, one.told)],
      ),
    ].flatMap((one) => one.ids.map(keyText)),
  )
  const lost = keys.filter((one) => one.told === null && isOwn(one) && !ids.has(keyText(one)))
  return { dropped, lost, kept }
}

interface Groups {
  /** To be made anew from what is still told. */
  readonly told: readonly number[]
  /** Told of in words that mean another one, from which it was taken out. */
  readonly untold: readonly number[]
  /** They answer for their old ids only, and nothing is told of them themselves. */
  readonly blank: readonly number[]
  readonly gone: readonly number[]
}

async function sorted(
  tx: CatalogueTx,
  of: Named,
  rows: readonly NameRow[],
  kept: readonly { readonly id: number }[],
): Promise<Groups> {
  const own = new Set(kept.map(({ id }) => id))
  const told = new Set(rows.flatMap(({ id, live }) => (own.has(id) ? [live] : [])))
  const live = [...new Set(rows.map((row) => row.live))]
  const used = await usedOf(
    tx,
    of,
    live.filter((id) => !told.has(id)),
  )
  const stays = (id: number) => told.has(id) || used.has(id)
  return {
    told: [...told],
    untold: [...used],
    blank: rows.flatMap((row) =>
      row.id !== row.live && stays(row.live) && !own.has(row.id) ? [row.id] : [],
    ),
    gone: rows.flatMap((row) => (stays(row.live) ? [] : [row.id])),
  }
}

async function retellPerformers(
  tx: CatalogueTx,
  { told, untold, gone }: Groups,
  { now }: ForgettingNames,
): Promise<void> {
  const fresh = ofPerformers(await tellingsOfParted(tx, 'performer', untold, now))
  const ids = [...told, ...untold]
  const known = new Map((await searchPerformers(tx, [], ids)).map((one) => [one.id, one]))
  const { changed: moved } = await refreshPerformers(tx, ids, known, fresh, now)
  if (moved.length > 0) await makeEventsDue(tx, { performerIds: moved }, now)
  if (gone.length > 0) await stageGone(tx, PERFORMER_KIND, gone)
}

async function retellPlaces(
  tx: CatalogueTx,
  rows: readonly NameRow[],
  { told, untold }: Groups,
  dropped: PartedKeys['dropped'],
  { decisions, now }: ForgettingNames,
): Promise<void> {
  const fresh = ofPlaces(await tellingsOfParted(tx, 'place', untold, now))
  const ids = [...told, ...untold]
  const search = { names: [], directoryIds: [], positions: [], ids }
  const known = new Map((await searchPlaces(tx, search)).map((place) => [place.id, place]))
  const moved = await refreshPlaces(tx, ids, known, fresh, decisions, now)
  if (moved.length > 0) await makeEventsDue(tx, { placeIds: moved }, now)
  const entries = [...new Set(rows.flatMap(({ rowId }) => rowId ?? []))]
  const lost = entries.length === 0 ? [] : await dropPartnerEntries(tx, entries)
  if (lost.length > 0) await stageGone(tx, PLACE_KIND, lost)
  await recomposeRows(
    tx,
    entries.filter((id) => !lost.includes(id)),
    now,
  )
  const directoryIds = dropped.flatMap(({ told: word }) =>
    word !== null && 'directoryId' in word ? (word.directoryId ?? []) : [],
  )
  if (directoryIds.length > 0) await dropToldIds(tx, [...new Set(directoryIds)])
}

async function stageGone(
  tx: CatalogueTx,
  kind: typeof PERFORMER_KIND | typeof PLACE_KIND,
  ids: readonly number[],
): Promise<void> {
  const deleted = { deleted: true, replacedBy: null, documentOnly: false }
  tx.stage(ids.map((subjectId) => ({ kind, subjectId, ...deleted })))
}

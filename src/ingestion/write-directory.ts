import { isDeepStrictEqual } from 'node:util'
import { composePlace, providerOf } from '../domain/directory.ts'
import type { Closed, DirectoryProvider, DirectoryValue } from '../domain/directory.ts'
import type { DirectoryPlace } from '../domain/place.ts'
import type { CatalogueTx } from '../storage/change-catalogue.ts'
import { directoryRows, knownIds, renderAgain, succeed, writeRows } from '../storage/directory.ts'
import type { DirectoryRow, KnownId, RowWrite } from '../storage/directory.ts'
import { noteSeenAgain, replaceValues, valuesOf } from '../storage/directory-values.ts'
import { PARTNER_PROVIDER } from '../storage/places.ts'
import { PLACE_KIND, stageChanges } from '../storage/staged-changes.ts'
import type { StagedChange } from '../storage/staged-changes.ts'
import { foldName } from '../lib/fold-name.ts'
import { groupBy } from '../lib/group-by.ts'
import { blankEntry, partnerEntry } from './partner-entry.ts'
import { placeNameKey } from './resolve/places.ts'

/** What a provider says of an id of its directory. */
export interface DirectoryTold {
  readonly id: string
  readonly values: readonly DirectoryValue[]
  /** Ids by which it was known before: they lead to it from now on. */
  readonly formerIds: readonly string[]
  readonly closed: Closed | null
  /** Of all this; null: it is written whatever is there. */
  readonly hash: string | null
}

export interface DirectoryWritten {
  /** Rows of those that are new, by id. */
  readonly created: ReadonlyMap<string, number>
  /** Rows of those of which something else is said than before, by id. */
  readonly updated: ReadonlyMap<string, number>
  readonly unchanged: readonly string[]
  /** Ids that the directory gave up before, with those that took their place: what is said of them is not heard. */
  readonly replaced: ReadonlyMap<string, string>
  /** Our places that stand for another row now, because their directory's id was replaced. */
  readonly movedPlaces: readonly number[]
}

/**
 * Keeps what a provider says in place of what it said before, and makes the places of the directory anew from all that
 * is known of them. A record that is as it was costs no more than a look. Events and changes are the caller's work.
 */
export async function writeDirectory(
  tx: CatalogueTx,
  provider: DirectoryProvider,
  told: readonly DirectoryTold[],
  now: number,
): Promise<DirectoryWritten> {
  const known = await knownIds(
    tx,
    told.map(({ id }) => id),
  )
  const replaced = new Map<string, string>()
  const unchanged: (KnownId & { readonly rowId: number })[] = []
  const writes: DirectoryTold[] = []
  for (const one of told) {
    const before = known.get(one.id)
    const { rowId = null, replacedBy = null } = before ?? {}
    if (replacedBy !== null) replaced.set(one.id, replacedBy)
    else if (before !== undefined && rowId !== null && isSame(one, before))
      unchanged.push({ ...before, rowId })
    else writes.push(one)
  }
  if (unchanged.length > 0)
    await noteSeenAgain(
      tx,
      provider,
      unchanged.map(({ rowId }) => rowId),
      now,
    )
  const rows = await writeTold(tx, provider, writes, known, now)
  const successions = withoutCircles(told).flatMap(({ id, former }) => {
    const row = rows.get(id)
    return row === undefined ? [] : [{ former, rowId: row.id, isFinal: true }]
  })
  const succeeded = successions.length === 0 ? null : await succeed(tx, successions)
  if (succeeded !== null && succeeded.retired.size > 0) {
    await stageChanges(
      tx,
      [...succeeded.retired].map(([old, current]) => placeChanged(old, current)),
    )
    await renderAgain(tx, { placeIds: [], directoryPlaceIds: [...succeeded.retired.keys()] }, now)
    await recomposeRows(tx, [...new Set(succeeded.retired.values())], now)
  }
  const ofKind = (created: boolean) =>
    new Map([...rows].flatMap(([id, row]) => (row.created === created ? [[id, row.id]] : [])))
  return {
    created: ofKind(true),
    updated: ofKind(false),
    unchanged: unchanged.map(({ id }) => id),
    replaced,
    movedPlaces: succeeded?.placeIds ?? [],
  }
}

/**
 * Former ids with the last of those that took their place. Of ids that are said to have taken each other's, the one said
 * first has: else none would be left.
 */
function withoutCircles(told: readonly DirectoryTold[]): { id: string; former: string }[] {
  const heirs = new Map<string, string>()
  const lastOf = (id: string): string => {
    let last = id
    for (let next = heirs.get(last); next !== undefined; next = heirs.get(last)) last = next
    return last
  }
  for (const { id, formerIds } of told) {
    for (const former of formerIds) {
      if (!heirs.has(former) && lastOf(id) !== former) heirs.set(former, id)
    }
  }
  return [...heirs.keys()].map((former) => ({ id: lastOf(former), former }))
}

function isSame({ hash }: DirectoryTold, before: KnownId): boolean {
  return hash !== null && hash === before.hash && !before.isMissing
}

async function writeTold(
  tx: CatalogueTx,
  provider: DirectoryProvider,
  writes: readonly DirectoryTold[],
  known: ReadonlyMap<string, KnownId>,
  now: number,
): Promise<Map<string, { readonly id: number; readonly created: boolean }>> {
  if (writes.length === 0) return new Map()
  const before = writes.flatMap(({ id }) => known.get(id)?.rowId ?? [])
  const others = before.length === 0 ? [] : await valuesOf(tx, before)
  const layers = groupBy(
    others.filter((value) => value.provider !== provider),
    (value) => value.rowId,
  )
  const rows = await writeRows(
    tx,
    writes.map(({ id, values, closed }): RowWrite => {
      const all = [...values, ...(layers.get(known.get(id)?.rowId ?? 0) ?? [])]
      const place = composePlace(id, all) ?? blankEntry(id)
      return rowWrite(place, providerOf(all), { closed, missingSince: null })
    }),
    now,
  )
  await replaceValues(
    tx,
    provider,
    before,
    writes.flatMap(({ id, values, hash }) => {
      const rowId = rows.get(id)?.id
      return rowId === undefined ? [] : values.map((value) => ({ ...value, rowId, hash }))
    }),
  )
  return rows
}

function rowWrite(
  place: DirectoryPlace,
  provider: DirectoryProvider | null,
  state: Pick<RowWrite, 'closed' | 'missingSince'>,
): RowWrite {
  // Rows of partners' words are found by the places that stand for them.
  const { closed, missingSince } = state
  const words = foldName(`${place.name} ${place.city ?? ''}`)
  const keys = { nameKey: placeNameKey(place), words }
  return { place, provider: provider ?? PARTNER_PROVIDER, ...keys, closed, missingSince }
}

/**
 * Puts places of the directory together again from what is still known of them; where that is not enough for a place,
 * partners' words stand in. What came out otherwise is written, staged as a change, and its events are due.
 */
export async function recomposeRows(
  tx: CatalogueTx,
  rowIds: readonly number[],
  now: number,
): Promise<number[]> {
  const rows = await directoryRows(tx, rowIds)
  const values = groupBy(await valuesOf(tx, rowIds), (value) => value.rowId)
  const changed = rows.flatMap((row) => {
    const write = recomposed(row, values.get(row.id) ?? [])
    const isAsBefore =
      isDeepStrictEqual(write.place, row.data) &&
      write.provider === row.provider &&
      write.nameKey === row.nameKey
    return isAsBefore ? [] : [{ id: row.id, write }]
  })
  if (changed.length === 0) return []
  await writeRows(
    tx,
    changed.map(({ write }) => write),
    now,
  )
  const ids = changed.map(({ id }) => id)
  await stageChanges(
    tx,
    ids.map((id) => placeChanged(id, null)),
  )
  await renderAgain(tx, { placeIds: [], directoryPlaceIds: ids }, now)
  return ids
}

function recomposed(row: DirectoryRow, values: readonly DirectoryValue[]): RowWrite {
  const place = composePlace(row.directoryId, values)
  if (place !== null) return rowWrite(place, providerOf(values), row)
  const [ours] = row.places
  const told = ours === undefined ? null : partnerEntry(row.directoryId, ours.data)
  return rowWrite(told ?? blankEntry(row.directoryId), null, row)
}

export function placeChanged(subjectId: number, replacedBy: number | null): StagedChange {
  return {
    kind: PLACE_KIND,
    subjectId,
    deleted: replacedBy !== null,
    replacedBy,
    documentOnly: false,
  }
}

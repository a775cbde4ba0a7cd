import { isDeepStrictEqual } from 'node:util'
import { composePlace, providerOf } from '../../domain/directory.ts'
import type {
  Closed,
  DirectoryFields,
  DirectoryProvider,
  DirectoryValue,
} from '../../domain/directory.ts'
import type { DirectoryPlace } from '../../domain/place.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import {
  directoryRows,
  knownIds,
  renderAgain,
  succeed,
  writeRows,
} from '../../storage/directory.ts'
import type { DirectoryRow, KnownId, RowWrite } from '../../storage/directory.ts'
import { noteSeenAgain, replaceValues, valuesOf } from '../../storage/directory-values.ts'
import { PARTNER_PROVIDER } from '../../storage/places.ts'
import { PLACE_KIND } from '../../storage/staged-changes.ts'
import type { StagedChange } from '../../storage/staged-changes.ts'
import { foldName } from '../../lib/fold-name.ts'
import { groupBy } from '../../lib/group-by.ts'
import { blankEntry, partnerEntry } from './partner-entry.ts'
import { placeNameOnce } from '../resolve/place-name.ts'
import { placeNameKey } from '../resolve/places.ts'

/** What a provider says of an id of its directory. */
export interface DirectoryTold {
  readonly id: string
  readonly values: readonly DirectoryValue[]
  /** Ids by which it was known before: they lead to it from now on. */
  readonly formerIds: readonly string[]
  readonly closed: Closed | null
  /** Of all this; null: it is written whatever is there. */
  readonly hash: string | null
  /** All fields as JSON, where they are the only value. */
  readonly json?: string
  /** What it is found by, where that is at hand. */
  readonly keys?: PlaceKeys | null
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
    tx.stage([...succeeded.retired].map(([old, current]) => placeChanged(old, current)))
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
  const kept = before.length === 0 ? [] : await valuesOf(tx, before)
  const others = groupBy(
    kept.filter((value) => value.provider !== provider),
    (value) => value.rowId,
  )
  const rows = await writeRows(
    tx,
    writes.map((one): RowWrite => {
      const { id, values, closed } = one
      const state = { closed, missingSince: null }
      const layers = others.get(known.get(id)?.rowId ?? 0) ?? []
      if (layers.length === 0 && isWhole(one)) return wholeWrite(one, state)
      const all = [...values, ...layers]
      return rowWrite(composePlace(id, all) ?? blankEntry(id), providerOf(all), state)
    }),
    now,
  )
  tx.later(
    replaceValues(
      tx,
      provider,
      before,
      writes.flatMap(({ id, values, hash, json = null }) => {
        const rowId = rows.get(id)?.id
        return rowId === undefined ? [] : values.map((value) => ({ ...value, rowId, hash, json }))
      }),
    ),
  )
  return rows
}

type WholeTold = DirectoryTold & { readonly json: string }

/** One value that says all there is: the place is what it says. */
function isWhole(told: DirectoryTold): told is WholeTold {
  return told.json !== undefined && told.values.length === 1 && told.values[0]?.part === 'all'
}

function wholeWrite({ id, values, json, keys }: WholeTold, state: RowState): RowWrite {
  const [{ provider, data }] = values as readonly [DirectoryValue]
  const place = { ...(data as DirectoryFields), id }
  const known = { json: `{"id":${JSON.stringify(id)},${json.slice(1)}`, keys: keys ?? null }
  return rowWrite(place, provider, state, known)
}

type RowState = Pick<RowWrite, 'closed' | 'missingSince'>

function rowWrite(
  place: DirectoryPlace,
  provider: DirectoryProvider | null,
  { closed, missingSince }: RowState,
  { json, keys }: { readonly json: string; readonly keys: PlaceKeys | null } = {
    json: JSON.stringify(place),
    keys: null,
  },
): RowWrite {
  const { id, lat, lng } = place
  return {
    id,
    lat,
    lng,
    json,
    closed,
    missingSince,
    // Rows of partners' words are found by the places that stand for them.
    provider: provider ?? PARTNER_PROVIDER,
    ...(keys ?? rowKeys(place)),
  }
}

type PlaceKeys = Pick<RowWrite, 'nameKey' | 'words'>

/** What a place of the directory is found by. */
export function rowKeys(place: Pick<DirectoryPlace, 'name' | 'street' | 'city'>): PlaceKeys {
  const name = placeNameOnce(place.name, place.city)
  return {
    nameKey: placeNameKey(place, name),
    words: foldName(`${place.name} ${place.city ?? ''}`),
  }
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
    const { place, write } = recomposed(row, values.get(row.id) ?? [])
    const isAsBefore =
      isDeepStrictEqual(place, row.data) &&
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
  tx.stage(ids.map((id) => placeChanged(id, null)))
  await renderAgain(tx, { placeIds: [], directoryPlaceIds: ids }, now)
  return ids
}

function recomposed(row: DirectoryRow, values: readonly DirectoryValue[]) {
  const composed = composePlace(row.directoryId, values)
  const [ours] = row.places
  const told = ours === undefined ? null : partnerEntry(row.directoryId, ours.data)
  const place = composed ?? told ?? blankEntry(row.directoryId)
  return { place, write: rowWrite(place, composed === null ? null : providerOf(values), row) }
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

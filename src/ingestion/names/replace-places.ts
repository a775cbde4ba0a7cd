import type { Decision } from '../../domain/decision.ts'
import { birthIdsOf } from '../../storage/births.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import type { Queryable } from '../../storage/database.ts'
import {
  directoryRowsOf,
  giveIdsBack,
  idsOfRows,
  lendIds,
  rowsLentTo,
  rowsOfOthers,
  setDirectoryRow,
} from '../../storage/directory-merges.ts'
import { searchPlaces } from '../../storage/places.ts'
import { toldOf } from '../../storage/replacements.ts'
import { PLACE_KIND } from '../../storage/staged-changes.ts'
import type { StagedChange } from '../../storage/staged-changes.ts'
import { nameWord } from '../in-force/name-word.ts'
import { refreshPlaces } from './refresh-places.ts'
import { replaceNames } from './replace-names.ts'
import { standing } from '../resolve/decisions.ts'
import { ofPlaces, tellingsOfParted } from './split-names.ts'

/**
 * Carries out what the operator says of places, all but their events: the smallest id stands for all, with what was told
 * of all; every directory id of theirs answers for it. Gives the births to be concluded anew.
 */
export async function replacePlaces(
  tx: CatalogueTx,
  concerned: readonly Decision[],
  log: readonly Decision[],
  now: number,
): Promise<number[]> {
  const { moves, touched, live } = await replaceNames(tx, 'place', concerned, log)
  if (touched.length === 0) return []
  const births = await birthIdsOf(tx, { placeIds: touched })
  const before = await rowsOfPlaces(tx, touched)
  const all = [...new Set([...before.values()].flat())]
  const lenders = await giveIdsBack(tx, all)
  const parted = moves.flatMap(({ from, by }) => (by === null && from !== null ? [from] : []))
  // What is said of where they stand in the directory is heard as if nothing had been said before.
  for (const { what } of concerned) if (what.kind === 'placeDirectory') parted.push(what.place)
  // What stood for others may have stood in the directory by their word only.
  if (parted.length > 0) await setDirectoryRow(tx, parted, null)
  const own = await idsOfRows(tx, all)
  await lookAgain(tx, live, log, now)
  const groups = live.map((id) => [...nameWord(log, 'place').joinedWith(id)])
  const staged: StagedChange[] = []
  for (const members of groups) staged.push(...(await lendWithin(tx, members, before, own)))
  const rows = new Set([...all, ...lenders])
  const seen = new Set(staged.map((change) => change.subjectId))
  const others = [...rows].filter((row) => !seen.has(row))
  tx.stage([...staged, ...others.map((row) => changed(row, null))])
  return births
}

/**
 * The rows that each stands for, that of its own first. One that stands for others may stand at the row of one of them:
 * its own row is then known only by the ids that it lent there.
 */
async function rowsOfPlaces(
  tx: Queryable,
  placeIds: readonly number[],
): Promise<Map<number, readonly number[]>> {
  const rows = await directoryRowsOf(tx, placeIds)
  const lent = await rowsLentTo(tx, [...new Set(rows.values())])
  return new Map([...rows].map(([id, row]) => [id, [row, ...(lent.get(row) ?? [])]]))
}

/** Makes them anew, with what is said now of where they stand in the directory. */
async function lookAgain(
  tx: CatalogueTx,
  live: readonly number[],
  log: readonly Decision[],
  now: number,
): Promise<void> {
  const told = await toldOf(tx, 'place', live)
  const parted = new Set(
    standing(log).flatMap(({ what }) => (what.kind === 'placeSplit' ? [what.to] : [])),
  )
  const untold = live.filter((id) => parted.has(id) && !told.includes(id))
  const fresh = ofPlaces(await tellingsOfParted(tx, 'place', untold, now))
  const ids = [...new Set([...told, ...fresh.map(({ placeId }) => placeId)])]
  const found = await searchPlaces(tx, { names: [], directoryIds: [], positions: [], ids })
  const known = new Map(found.map((place) => [place.id, place]))
  await refreshPlaces(tx, ids, known, fresh, log, now)
}

/** Lets the directory ids of merged places answer for the one that stands for them. */
async function lendWithin(
  tx: Queryable,
  members: readonly number[],
  before: ReadonlyMap<number, readonly number[]>,
  own: Awaited<ReturnType<typeof idsOfRows>>,
): Promise<StagedChange[]> {
  if (members.length < 2) return []
  const survivor = Math.min(...members)
  const memberRows = members.flatMap((id) => before.get(id) ?? [])
  const row = (await directoryRowsOf(tx, [survivor])).get(survivor) ?? memberRows[0]
  if (row === undefined) return []
  await setDirectoryRow(tx, [survivor], row)
  const others = [...new Set(memberRows)].filter((one) => one !== row)
  const kept = await rowsOfOthers(tx, others, members)
  const lent = others.filter((one) => !kept.has(one))
  const ids = own.filter((one) => lent.includes(one.directoryPlaceId))
  if (ids.length > 0) await lendIds(tx, ids, row)
  return [...lent.map((one) => changed(one, row)), changed(row, null)]
}

function changed(row: number, replacedBy: number | null): StagedChange {
  return {
    kind: PLACE_KIND,
    subjectId: row,
    deleted: replacedBy !== null,
    replacedBy,
    documentOnly: false,
  }
}

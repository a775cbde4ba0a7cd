import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { directoryRows, renderAgain, succeed } from '../../storage/directory.ts'
import type { DirectoryRow } from '../../storage/directory.ts'
import { searchDirectory } from '../../storage/directory-links.ts'
import { lostRows, publishedAmong } from '../../storage/directory-stale.ts'
import { choosePlace } from '../resolve/places.ts'
import { directoryIndex } from './directory-index.ts'
import type { DirectoryIndex } from './directory-index.ts'
import { asCandidate, DIRECTORY_SCORE_MIN } from './link-directory.ts'
import { placeChanged, recomposeRows } from './write-directory.ts'
import { slices } from '../../lib/slices.ts'

const BATCH = 500

export interface Succeeded {
  readonly entries: number
  readonly placeIds: readonly number[]
}

/**
 * A hall of ours that its directory lost may be there under another id, as releases give new ones and join doubles: where
 * that is as sure as for a seller's hall, the old id leads there with all that stood for it. Should its directory give the
 * old id again, it is a place of its own again (decisions/0240).
 */
export async function succeedMissing(tx: CatalogueTx, now: number): Promise<Succeeded> {
  const placeIds: number[] = []
  let entries = 0
  for (const rowIds of slices(await lostRows(tx), BATCH)) {
    const done = await succeedBatch(tx, rowIds, now)
    entries += done.entries
    placeIds.push(...done.placeIds)
  }
  return { entries, placeIds }
}

async function succeedBatch(
  tx: CatalogueTx,
  rowIds: readonly number[],
  now: number,
): Promise<Succeeded> {
  const rows = await directoryRows(tx, rowIds)
  const positions = rows.map(({ data: { lat, lng } }) => ({ lat, lng }))
  const names = rows.map(({ nameKey, data: { lat, lng } }) => ({ nameKey, lat, lng }))
  const found = await searchDirectory(tx, { rowIds: [], directoryIds: [], names, positions })
  const ids = await publishedAmong(
    tx,
    found.map(({ id }) => id),
  )
  const index = directoryIndex(found.filter(({ id }) => ids.has(id)))
  const successions = rows.flatMap((row) => {
    const heir = heirOf(row, index)
    return heir === null ? [] : [{ former: row.directoryId, rowId: heir, isFinal: false }]
  })
  if (successions.length === 0) return { entries: 0, placeIds: [] }
  const { retired, placeIds } = await succeed(tx, successions)
  tx.stage([...retired].map(([old, current]) => placeChanged(old, current)))
  await renderAgain(tx, { placeIds, directoryPlaceIds: [...retired.keys()] }, now)
  await recomposeRows(tx, [...new Set(retired.values())], now)
  return { entries: retired.size, placeIds }
}

function heirOf({ data, nameKey }: DirectoryRow, index: DirectoryIndex): number | null {
  const { lat, lng } = data
  const around = index.around(nameKey, { data, lat, lng })
  const unknown = { externalId: null, room: null, directoryId: null, image: null }
  const { placeId, score } = choosePlace({ ...data, ...unknown }, around.map(asCandidate))
  return placeId !== null && score >= DIRECTORY_SCORE_MIN ? placeId : null
}

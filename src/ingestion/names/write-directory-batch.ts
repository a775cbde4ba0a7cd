import { keptValues } from '../../domain/directory.ts'
import { changeCatalogue } from '../../storage/change-catalogue.ts'
import type { CatalogueTx } from '../../storage/change-catalogue.ts'
import { renderAgain } from '../../storage/directory.ts'
import { searchPlaces } from '../../storage/places.ts'
import { contentHash } from '../content-hash.ts'
import type { IngestionContext } from '../context.ts'
import { decisionsInForce } from '../in-force/decisions-in-force.ts'
import type { OpenPlace } from '../enrich/open-directory.ts'
import { RETENTION } from '../enrich/retention.ts'
import { refreshPlaces } from './refresh-places.ts'
import { nameWhere } from '../resolve/places.ts'
import { placeChanged, rowKeys, writeDirectory } from './write-directory.ts'
import type { DirectoryTold } from './write-directory.ts'

/** The provider under which imported entries stand. */
const PROVIDER = 'open'

/** By id: of one that comes twice the later record counts; a statement could not write it twice. */
export type DirectoryBatch = Map<string, ReadyPlace>

export interface ReadyPlace {
  readonly place: OpenPlace
  readonly told: DirectoryTold
}

export interface BatchOutcome {
  readonly created: number
  readonly updated: number
  readonly placesLinked: number
  /** Ids that their directory gave up before, with those that took their place. */
  readonly replaced: ReadonlyMap<string, string>
}

/** Writes what is other than before, asks our places around it whether they are meant, and makes their events due. */
export async function writeDirectoryBatch(
  context: IngestionContext,
  batch: DirectoryBatch,
): Promise<BatchOutcome> {
  if (batch.size === 0) return { created: 0, updated: 0, placesLinked: 0, replaced: new Map() }
  const now = context.clock.now()
  const told = [...batch.values()].map((one) => one.told)
  return changeCatalogue(context.database, now, async (tx) => {
    const { created, updated, replaced, movedPlaces } = await writeDirectory(
      tx,
      PROVIDER,
      told,
      now,
    )
    const changed = [...created.values(), ...updated.values()]
    const ids = [...created.keys(), ...updated.keys()]
    const places = ids.flatMap((id) => batch.get(id) ?? [])
    const moved = [...(await refindPlaces(tx, places, now)), ...movedPlaces]
    if (moved.length > 0 || updated.size > 0)
      await renderAgain(tx, { placeIds: moved, directoryPlaceIds: [...updated.values()] }, now)
    if (changed.length > 0) tx.stage(changed.map((id) => placeChanged(id, null)))
    const [news, again] = [created.size, updated.size]
    return { created: news, updated: again, placesLinked: moved.length, replaced }
  })
}

/**
 * All that can be said of a place without the database. `isLikelyNew`: what it is found by as well, which a place that is
 * as it was does not need.
 */
export function readyPlace(place: OpenPlace, now: number, isLikelyNew: boolean): ReadyPlace {
  const { id, fields, formerIds, closed, attribution } = place
  const said = { provider: PROVIDER, data: fields, fetchedAt: now, attribution } as const
  const values = keptValues(said, RETENTION[PROVIDER])
  // Written once: it is hashed, kept, and shown.
  const json = JSON.stringify(fields)
  const hash = contentHash(`${json}${JSON.stringify([formerIds, closed, attribution])}`)
  const keys = isLikelyNew ? rowKeys(fields) : null
  return { place, told: { id, values, formerIds, closed, hash, json, keys } }
}

/** Asks of every place that one of these entries may mean which entry it means. */
async function refindPlaces(
  tx: CatalogueTx,
  places: readonly ReadyPlace[],
  now: number,
): Promise<number[]> {
  if (places.length === 0) return []
  const found = await searchPlaces(tx, {
    names: places.map(({ place: { fields }, told }) => nameWhere(fields, told.keys?.nameKey)),
    ids: [],
    directoryIds: places.map(({ told }) => told.id),
    positions: places.map(({ place: { fields } }) => ({ lat: fields.lat, lng: fields.lng })),
  })
  const around = found.filter((place) => place.replacedBy === null)
  if (around.length === 0) return []
  const known = new Map(around.map((place) => [place.id, place]))
  return refreshPlaces(tx, [...known.keys()], known, [], await decisionsInForce(tx), now)
}

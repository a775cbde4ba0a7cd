import type { ListingPlace } from '../domain/listing.ts'
import type { DirectoryPlace } from '../domain/place.ts'
import { changeCatalogue } from '../storage/change-catalogue.ts'
import type { CatalogueTx } from '../storage/change-catalogue.ts'
import { renderAgain, writeDirectoryPlaces } from '../storage/directory.ts'
import type { DirectoryWrite } from '../storage/directory.ts'
import { searchPlaces } from '../storage/places.ts'
import { PLACE_KIND, stageChanges } from '../storage/staged-changes.ts'
import type { IngestionContext } from './context.ts'
import { PlaceRejected, readOpenPlace } from './enrich/open-directory.ts'
import { readDirectoryFile, type FileRecord } from './enrich/read-directory-file.ts'
import { refreshPlaces } from './refresh-places.ts'
import { renderAllDue } from './render-due.ts'
import { placeKeys } from './resolve/places.ts'

export interface DirectoryReport {
  readonly read: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: readonly {
    readonly line: number
    readonly id: string | null
    readonly reason: string
  }[]
  readonly rejectedCount: number
  /** Our places that now stand for another directory place than before. */
  readonly placesLinked: number
  readonly seconds: number
}

/** The provider under which imported entries stand. */
const OPEN_PROVIDER = 'open'
const BATCH_PLACES = 1000
/** The first ones tell what is wrong with a file; the count tells how many. */
const REJECTIONS_KEPT = 100

/** Takes an open places directory in, finds our places in it, and renders again the events that show them. */
export async function importDirectory(
  context: IngestionContext,
  path: string,
  progress: (read: number) => void = () => {},
): Promise<DirectoryReport> {
  const startedAt = performance.now()
  const sum = { read: 0, created: 0, updated: 0, rejectedCount: 0, placesLinked: 0 }
  const rejected: { line: number; id: string | null; reason: string }[] = []
  let batch = new Map<string, DirectoryWrite>()
  async function flush(): Promise<void> {
    const written = await writeBatch(context, [...batch.values()])
    sum.created += written.created
    sum.updated += written.updated
    sum.placesLinked += written.placesLinked
    batch = new Map()
    progress(sum.read)
  }
  for await (const record of readDirectoryFile(path)) {
    sum.read++
    const outcome = readRecord(record)
    if ('reason' in outcome) {
      sum.rejectedCount++
      if (rejected.length < REJECTIONS_KEPT) rejected.push(outcome)
      continue
    }
    // Of an id that comes twice the later record counts; one statement could not write it twice.
    batch.set(outcome.place.id, outcome)
    if (batch.size >= BATCH_PLACES) await flush()
  }
  await flush()
  await renderAllDue(context)
  const unchanged = sum.read - sum.rejectedCount - sum.created - sum.updated
  const seconds = Math.round(performance.now() - startedAt) / 1000
  return { ...sum, unchanged, rejected, seconds }
}

function readRecord({
  line,
  value,
}: FileRecord): DirectoryWrite | { line: number; id: string | null; reason: string } {
  if (typeof value !== 'object' || value === null)
    return { line, id: null, reason: 'it is not a JSON object' }
  try {
    const { place, formerIds } = readOpenPlace(value as Record<string, unknown>)
    return { place, formerIds, nameKey: placeKeys(asListingPlace(place)).nameKey }
  } catch (error) {
    if (!(error instanceof PlaceRejected)) throw error
    const { id } = value as { id?: unknown }
    return { line, id: typeof id === 'string' ? id : null, reason: error.message }
  }
}

async function writeBatch(
  context: IngestionContext,
  writes: readonly DirectoryWrite[],
): Promise<{ created: number; updated: number; placesLinked: number }> {
  if (writes.length === 0) return { created: 0, updated: 0, placesLinked: 0 }
  const now = context.clock.now()
  return changeCatalogue(context.database, now, async (tx) => {
    const { created, updated } = await writeDirectoryPlaces(tx, OPEN_PROVIDER, writes, now)
    const changed = [...created, ...updated]
    if (changed.length === 0) return { created: 0, updated: 0, placesLinked: 0 }
    const moved = await refindPlaces(tx, writes, now)
    await renderAgain(tx, { placeIds: moved, directoryPlaceIds: updated }, now)
    await stageChanges(tx, changed.map(placeChanged))
    return { created: created.length, updated: updated.length, placesLinked: moved.length }
  })
}

/** Asks of every place that one of these entries may mean which entry it means. */
async function refindPlaces(
  tx: CatalogueTx,
  writes: readonly DirectoryWrite[],
  now: number,
): Promise<number[]> {
  const found = await searchPlaces(tx, {
    nameKeys: writes.map(({ nameKey }) => nameKey),
    ids: [],
    directoryIds: writes.map(({ place }) => place.id),
    positions: writes.map(({ place: { lat, lng } }) => ({ lat, lng })),
  })
  const around = found.filter((place) => place.replacedBy === null)
  if (around.length === 0) return []
  const known = new Map(around.map((place) => [place.id, place]))
  return refreshPlaces(tx, [...known.keys()], known, [], now)
}

function placeChanged(subjectId: number) {
  return {
    kind: PLACE_KIND,
    subjectId,
    deleted: false,
    replacedBy: null,
    documentOnly: false,
  } as const
}

function asListingPlace(place: DirectoryPlace): ListingPlace {
  const { name, street, postalCode, city, country, lat, lng } = place
  const address = { street, postalCode, city, country, lat, lng }
  return { externalId: null, name, room: null, ...address, directoryId: place.id, image: null }
}

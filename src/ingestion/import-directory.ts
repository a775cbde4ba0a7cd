import { keptValues } from '../domain/directory.ts'
import { changeCatalogue } from '../storage/change-catalogue.ts'
import type { CatalogueTx } from '../storage/change-catalogue.ts'
import { markMissing, renderAgain } from '../storage/directory.ts'
import { searchPlaces } from '../storage/places.ts'
import { stageChanges } from '../storage/staged-changes.ts'
import { contentHash } from './content-hash.ts'
import type { IngestionContext } from './context.ts'
import { decisionsInForce } from './decisions-in-force.ts'
import { PlaceRejected, readOpenPlace } from './enrich/open-directory.ts'
import type { OpenPlace } from './enrich/open-directory.ts'
import { readDirectoryFile, type FileRecord } from './enrich/read-directory-file.ts'
import { RETENTION } from './enrich/retention.ts'
import { refreshPlaces } from './refresh-places.ts'
import { renderAllDue } from './render-due.ts'
import { nameWhere } from './resolve/places.ts'
import { placeChanged, writeDirectory } from './write-directory.ts'

export interface DirectoryReport {
  readonly read: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: readonly Rejection[]
  readonly rejectedCount: number
  /** Our places that now stand for another directory place than before. */
  readonly placesLinked: number
  /** Entries of the same directory that a complete file lacks. */
  readonly missing: number
  readonly seconds: number
}

interface Rejection {
  readonly line: number
  readonly id: string | null
  readonly reason: string
}

export interface ImportOptions {
  readonly progress?: (read: number) => void
  /** The file holds the whole of its directory: what it lacks is no longer known there. */
  readonly complete?: boolean
}

/** The provider under which imported entries stand. */
const PROVIDER = 'open'
const BATCH_PLACES = 2000
/** The first ones tell what is wrong with a file; the count tells how many. */
const REJECTIONS_KEPT = 100
/** Enough to find it in the file. */
const ID_SHOWN = 80

type Batch = Map<string, { readonly line: number; readonly place: OpenPlace }>

/** Takes an open places directory in, finds our places in it, and renders again the events that show them. */
export async function importDirectory(
  context: IngestionContext,
  path: string,
  { progress = () => {}, complete = false }: ImportOptions = {},
): Promise<DirectoryReport> {
  const startedAt = performance.now()
  const since = context.clock.now()
  const sum = { read: 0, created: 0, updated: 0, rejectedCount: 0, placesLinked: 0 }
  const rejected: Rejection[] = []
  const attributions = new Set<string | null>()
  const reject = (one: Rejection) => {
    sum.rejectedCount++
    if (rejected.length < REJECTIONS_KEPT) rejected.push(one)
  }
  let written: Promise<void> = Promise.resolve()
  async function write(batch: Batch): Promise<void> {
    const outcome = await writeBatch(context, batch)
    sum.created += outcome.created
    sum.updated += outcome.updated
    sum.placesLinked += outcome.placesLinked
    outcome.rejected.forEach(reject)
    progress(sum.read)
  }
  let batch: Batch = new Map()
  for await (const record of readDirectoryFile(path)) {
    sum.read++
    const outcome = readRecord(record)
    if ('reason' in outcome) {
      reject(outcome)
      continue
    }
    attributions.add(outcome.attribution)
    // Of an id that comes twice the later record counts; one statement could not write it twice.
    batch.set(outcome.id, { line: record.line, place: outcome })
    if (batch.size < BATCH_PLACES) continue
    // The next batch is read while this one is being written.
    await written
    written = write(batch)
    written.catch(() => {})
    batch = new Map()
  }
  await written
  await write(batch)
  const missing = complete ? await missingSince(context, [...attributions], since) : 0
  await renderAllDue(context)
  const unchanged = sum.read - sum.rejectedCount - sum.created - sum.updated
  const seconds = Math.round(performance.now() - startedAt) / 1000
  return { ...sum, unchanged, missing, rejected: inOrder(rejected), seconds }
}

function inOrder(rejected: readonly Rejection[]): Rejection[] {
  return rejected.toSorted((a, b) => a.line - b.line)
}

function readRecord({ line, value, fault }: FileRecord): OpenPlace | Rejection {
  if (fault !== undefined) return { line, id: idOf(value), reason: fault }
  if (typeof value !== 'object' || value === null)
    return { line, id: null, reason: 'it is not a JSON object' }
  try {
    return readOpenPlace(value as Record<string, unknown>)
  } catch (error) {
    if (!(error instanceof PlaceRejected)) throw error
    return { line, id: idOf(value), reason: error.message }
  }
}

function idOf(value: unknown): string | null {
  const { id, fsq_place_id: other } = (value ?? {}) as { id?: unknown; fsq_place_id?: unknown }
  const named = id ?? other
  return typeof named === 'string' ? named.slice(0, ID_SHOWN) : null
}

interface BatchOutcome {
  readonly created: number
  readonly updated: number
  readonly placesLinked: number
  readonly rejected: readonly Rejection[]
}

async function writeBatch(context: IngestionContext, batch: Batch): Promise<BatchOutcome> {
  if (batch.size === 0) return { created: 0, updated: 0, placesLinked: 0, rejected: [] }
  const now = context.clock.now()
  const told = [...batch.values()].map(({ place }) => toldBy(place, now))
  return changeCatalogue(context.database, now, async (tx) => {
    const { created, updated, replaced, movedPlaces } = await writeDirectory(
      tx,
      PROVIDER,
      told,
      now,
    )
    const changed = [...created.values(), ...updated.values()]
    const ids = [...created.keys(), ...updated.keys()]
    const places = ids.flatMap((id) => batch.get(id)?.place ?? [])
    const moved = [...(await refindPlaces(tx, places, now)), ...movedPlaces]
    if (moved.length > 0 || updated.size > 0)
      await renderAgain(tx, { placeIds: moved, directoryPlaceIds: [...updated.values()] }, now)
    if (changed.length > 0)
      await stageChanges(
        tx,
        changed.map((id) => placeChanged(id, null)),
      )
    const rejected = [...replaced].map(([id, by]) => ({
      line: batch.get(id)?.line ?? 0,
      id,
      reason: `its directory gave the id up for ${by}`,
    }))
    const [news, again] = [created.size, updated.size]
    return { created: news, updated: again, placesLinked: moved.length, rejected }
  })
}

function toldBy({ id, fields, formerIds, closed, attribution }: OpenPlace, now: number) {
  const said = { provider: PROVIDER, data: fields, fetchedAt: now, attribution } as const
  const values = keptValues(said, RETENTION[PROVIDER])
  const hash = contentHash(JSON.stringify([fields, formerIds, closed, attribution]))
  return { id, values, formerIds, closed, hash }
}

/** Asks of every place that one of these entries may mean which entry it means. */
async function refindPlaces(
  tx: CatalogueTx,
  places: readonly OpenPlace[],
  now: number,
): Promise<number[]> {
  if (places.length === 0) return []
  const found = await searchPlaces(tx, {
    names: places.map(({ fields }) => nameWhere(fields)),
    ids: [],
    directoryIds: places.map(({ id }) => id),
    positions: places.map(({ fields: { lat, lng } }) => ({ lat, lng })),
  })
  const around = found.filter((place) => place.replacedBy === null)
  if (around.length === 0) return []
  const known = new Map(around.map((place) => [place.id, place]))
  return refreshPlaces(tx, [...known.keys()], known, [], await decisionsInForce(tx), now)
}

/** What the whole of a directory no longer holds is kept, and shown to the operator. */
async function missingSince(
  context: IngestionContext,
  attributions: readonly (string | null)[],
  since: number,
): Promise<number> {
  return changeCatalogue(context.database, context.clock.now(), (tx) =>
    markMissing(tx, attributions, since),
  )
}

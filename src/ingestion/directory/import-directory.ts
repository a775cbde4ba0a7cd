import { changeCatalogue } from '../../storage/change-catalogue.ts'
import { markMissing, rowsOfIds } from '../../storage/directory.ts'
import type { IngestionContext } from '../context.ts'
import { NotDirectoryFile } from '../enrich/directory-file-kind.ts'
import { directoryFiles } from '../enrich/directory-files.ts'
import { PlaceRejected, readOpenPlace } from '../enrich/open-directory.ts'
import type { OpenPlace } from '../enrich/open-directory.ts'
import { checkDirectoryFile, readDirectoryFile } from '../enrich/read-directory-file.ts'
import type { FileRecord } from '../enrich/read-directory-file.ts'
import { renderAllDue } from '../rendering/render-due.ts'
import { succeedMissing } from '../names/succeed-missing.ts'
import { readyPlace, writeDirectoryBatch } from '../names/write-directory-batch.ts'
import type { DirectoryBatch } from '../names/write-directory-batch.ts'

export interface DirectoryReport {
  readonly files: number
  /** What lies in the folders given and holds no places by its name: markers, licences, checksums. */
  readonly leftOut: readonly string[]
  readonly read: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: readonly PlaceRejection[]
  readonly rejectedCount: number
  /** Of the rejected, those of which nobody can say whose they are: not even an id could be read. */
  readonly unreadable: number
  /** Our places that now stand for another directory place than before. */
  readonly placesLinked: number
  /** Entries of the same directories that complete files lack; null: it was not asked, or could not be told. */
  readonly missing: number | null
  /** Of lost ones where halls of ours stand, those that lead to the entry that took their place. */
  readonly succeeded: number
  readonly seconds: number
}

export interface PlaceRejection {
  readonly file: string
  readonly line: number
  readonly id: string | null
  readonly reason: string
}

export interface ImportProgress {
  readonly read: number
  readonly file: string
  /** 1-based. */
  readonly fileNumber: number
  readonly files: number
}

export interface ImportOptions {
  readonly progress?: (progress: ImportProgress) => void
  /** The files hold the whole of their directories: what they lack is no longer known there. */
  readonly complete?: boolean
}

const BATCH_PLACES = 2000
/** The first ones tell what is wrong with a file; the count tells how many. */
const REJECTIONS_KEPT = 100
/** Enough to find it in the file. */
const ID_SHOWN = 80

/** What is known of an import while it goes on. */
interface Importing {
  readonly context: IngestionContext
  readonly files: readonly string[]
  readonly progress: (progress: ImportProgress) => void
  readonly isComplete: boolean
  readonly sum: {
    read: number
    created: number
    updated: number
    rejectedCount: number
    unreadable: number
    placesLinked: number
  }
  readonly rejected: PlaceRejection[]
  readonly attributions: Set<string | null>
  /** Known under ids that a file holds in records that could not be taken: they are not missing. */
  readonly heardRows: Set<number>
  /** Most of the last batch was new or changed. */
  isNews: boolean
}

/**
 * Takes open places directories in, finds our places in them, and renders again the events that show them. All files are
 * looked at before the first is read. Throws a NotDirectoryFile with its file; what came before it is kept, and nothing
 * counts as missing.
 */
export async function importDirectory(
  context: IngestionContext,
  paths: readonly string[],
  { progress = () => {}, complete = false }: ImportOptions = {},
): Promise<DirectoryReport> {
  const startedAt = performance.now()
  const since = context.clock.now()
  const { files, leftOut } = await directoryFiles(paths)
  if (files.length === 0) throw new NotDirectoryFile('no file of places is in it', paths[0])
  for (const file of files) {
    await checkDirectoryFile(file).catch((error: unknown) => {
      throw error instanceof NotDirectoryFile ? named(error, file) : error
    })
  }
  const importing: Importing = {
    context,
    files,
    progress,
    isComplete: complete,
    sum: { read: 0, created: 0, updated: 0, rejectedCount: 0, unreadable: 0, placesLinked: 0 },
    rejected: [],
    attributions: new Set(),
    heardRows: new Set(),
    isNews: true,
  }
  const broken = await takeFiles(importing)
  context.stop?.throwIfAborted()
  const { sum, rejected } = importing
  const isWhole = complete && broken === null && sum.unreadable === 0
  const { missing, succeeded } = isWhole
    ? await missingSince(importing, since)
    : { missing: null, succeeded: 0 }
  // The events of what was taken are shown with it, however the rest went.
  await renderAllDue(context)
  if (broken !== null) throw broken
  const unchanged = sum.read - sum.rejectedCount - sum.created - sum.updated
  const seconds = Math.round(performance.now() - startedAt) / 1000
  return { files: files.length, leftOut, ...sum, unchanged, missing, succeeded, rejected, seconds }
}

function named(error: NotDirectoryFile, file: string): NotDirectoryFile {
  return new NotDirectoryFile(error.message, file, { cause: error })
}

/**
 * Batches span files. The next one is read while the last one is being written. Gives the error of a file that broke off:
 * what came before it is written.
 */
async function takeFiles(importing: Importing): Promise<NotDirectoryFile | null> {
  const { files, sum } = importing
  let batch = emptyBatch()
  let written: Promise<void> = Promise.resolve()
  let broken: NotDirectoryFile | null = null
  const takeFile = async (file: string) => {
    for await (const records of readDirectoryFile(file)) {
      for (const record of records) {
        sum.read++
        takeRecord(importing, batch, file, record)
        if (batch.places.size + batch.rejectedIds.length < BATCH_PLACES) continue
        await written
        importing.context.stop?.throwIfAborted()
        written = write(importing, batch, file)
        written.catch(() => {})
        batch = emptyBatch()
      }
    }
  }
  for (const file of files) {
    try {
      await takeFile(file)
    } catch (error) {
      await written
      if (!(error instanceof NotDirectoryFile)) throw error
      broken = named(error, file)
      break
    }
  }
  await written
  importing.context.stop?.throwIfAborted()
  await write(importing, batch, broken?.file ?? files.at(-1) ?? '')
  return broken
}

interface Batch {
  readonly places: DirectoryBatch
  readonly from: Map<string, Pick<PlaceRejection, 'file' | 'line'>>
  readonly rejectedIds: string[]
}

function emptyBatch(): Batch {
  return { places: new Map(), from: new Map(), rejectedIds: [] }
}

function takeRecord(importing: Importing, batch: Batch, file: string, record: FileRecord): void {
  const { line } = record
  const outcome = readRecord(record)
  if ('reason' in outcome) {
    const { knownAs, isUnreadable, ...rejection } = outcome
    if (isUnreadable) importing.sum.unreadable++
    if (knownAs !== null && importing.isComplete) batch.rejectedIds.push(knownAs)
    reject(importing, { file, line, ...rejection })
    return
  }
  importing.attributions.add(outcome.attribution)
  // Made ready while the batch before is being written: the database need not wait for it.
  const { context, isNews } = importing
  batch.places.set(outcome.id, readyPlace(outcome, context.clock.now(), isNews))
  batch.from.set(outcome.id, { file, line })
}

function reject({ sum, rejected, files }: Importing, one: PlaceRejection): void {
  sum.rejectedCount++
  if (rejected.length >= REJECTIONS_KEPT) return
  // Those that come out as their batch is written belong before some of the next one.
  const isAfter = (other: PlaceRejection) => {
    const [a, b] = [files.indexOf(one.file), files.indexOf(other.file)]
    return a > b || (a === b && one.line >= other.line)
  }
  rejected.splice(rejected.findLastIndex(isAfter) + 1, 0, one)
}

interface Unusable {
  readonly id: string | null
  readonly reason: string
  /** The id by which we would know it; null: it has none. */
  readonly knownAs: string | null
  readonly isUnreadable: boolean
}

function readRecord({ value, fault }: FileRecord): OpenPlace | Unusable {
  const unread = { knownAs: null, isUnreadable: true }
  if (fault !== undefined) return { id: idOf(value), reason: fault, ...unread }
  if (typeof value !== 'object' || value === null)
    return { id: null, reason: 'it is not a JSON object', ...unread }
  try {
    return readOpenPlace(value as Record<string, unknown>)
  } catch (error) {
    if (!(error instanceof PlaceRejected)) throw error
    return { id: idOf(value), reason: error.message, knownAs: error.id, isUnreadable: false }
  }
}

function idOf(value: unknown): string | null {
  const { id, fsq_place_id: other } = (value ?? {}) as { id?: unknown; fsq_place_id?: unknown }
  const named = id ?? other
  return typeof named === 'string' ? named.slice(0, ID_SHOWN) : null
}

async function write(
  importing: Importing,
  { places, from, rejectedIds }: Batch,
  file: string,
): Promise<void> {
  const { context, sum, files, heardRows, progress } = importing
  const outcome = await writeDirectoryBatch(context, places)
  sum.created += outcome.created
  sum.updated += outcome.updated
  sum.placesLinked += outcome.placesLinked
  importing.isNews = outcome.created + outcome.updated > places.size / 2
  for (const [id, by] of outcome.replaced) {
    const reason = `its directory gave the id up for ${by}`
    reject(importing, { file, line: 0, ...from.get(id), id, reason })
  }
  if (rejectedIds.length > 0)
    for (const row of await rowsOfIds(context.database, rejectedIds)) heardRows.add(row)
  progress({
    read: sum.read,
    file,
    fileNumber: files.indexOf(file) + 1,
    files: files.length,
  })
}

/** What the whole of a directory no longer holds leads to what took its place, or is kept and shown to the operator. */
async function missingSince(
  { context, attributions, heardRows, sum }: Importing,
  since: number,
): Promise<{ readonly missing: number; readonly succeeded: number }> {
  const now = context.clock.now()
  return changeCatalogue(context.database, now, async (tx) => {
    const lacking = { attributions: [...attributions], since, heardRows: [...heardRows] }
    const marked = await markMissing(tx, lacking)
    const { entries, placeIds } = await succeedMissing(tx, now)
    sum.placesLinked += placeIds.length
    return { missing: Math.max(0, marked - entries), succeeded: entries }
  })
}

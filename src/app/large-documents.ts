import { createDocuments } from '../serving/documents.ts'
import { documentHeadsAfter, lastDocumentVersion } from '../storage/changes.ts'
import { KIND_NAMES } from '../storage/documents.ts'
import { addJob } from '../storage/jobs.ts'
import { largeDocuments } from '../storage/large-documents.ts'
import { settingOrStore, writeSetting } from '../storage/settings.ts'
import type { AppContext } from './context.ts'

/** Putting a document of so many events together takes longer than a caller should wait. */
const LARGE_EVENTS = 200
const HEADS_PAGE = 1000
/** A worker answers nobody: what it puts together goes to the database. */
const CACHE_BYTES = 1024 * 1024

type Around = Pick<AppContext, 'database' | 'logger'>

export const PREPARE_DOCUMENTS = 'prepare-documents'

export interface Preparing {
  readonly publicUrl: string
}

/** Up to which change large documents were put together for a public address; shared by all workers. */
const settingName = ({ publicUrl }: Preparing) => `prepared_documents ${publicUrl}`

/** Puts in a job when documents have changed since they were last prepared: one, however many workers see it. */
export async function planPreparing({ database }: Around, preparing: Preparing): Promise<void> {
  const newest = await lastDocumentVersion(database)
  // What was there before the first worker is put together when it is asked for.
  const last = Number(await settingOrStore(database, settingName(preparing), String(newest)))
  if (newest <= last) return
  await addJob(database, PREPARE_DOCUMENTS, { ...preparing }, settingName(preparing))
}

/** Puts together large documents that have changed, ahead of their next reader. */
export async function prepareDocuments(
  { database, logger }: Around,
  preparing: Preparing,
  stop: AbortSignal,
): Promise<void> {
  const { publicUrl } = preparing
  const documents = createDocuments({ database, logger, publicUrl, cacheBytes: CACHE_BYTES })
  let last = Number(await settingOrStore(database, settingName(preparing), '0'))
  while (!stop.aborted) {
    const heads = await documentHeadsAfter(database, last, HEADS_PAGE)
    const newest = heads.at(-1)
    if (newest === undefined) return
    for (const { kind, key } of await largeDocuments(database, heads, LARGE_EVENTS)) {
      const name = KIND_NAMES[kind]
      if (name !== undefined) await documents.prepare(name, key)
    }
    last = newest.version
    await writeSetting(database, settingName(preparing), String(last))
  }
}

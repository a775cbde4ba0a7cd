import type { Form } from '../contract/problem.ts'
import type { Database } from '../storage/database.ts'
import { type DocumentKind, type StoredCoding, findDocument } from '../storage/documents.ts'
import { assemble } from './assemble.ts'
import { type CachedDocument, type Coding, cachedDocument } from './cached-document.ts'
import type { DocumentCache } from './document-cache.ts'
import { type DocumentKeeper, documentName } from './document-keeper.ts'
import { createSingleFlight } from './single-flight.ts'

/** What is asked for: whose document, in which form and coding. */
export type DocumentRequest = readonly [
  kind: DocumentKind,
  id: string | number,
  form: Form,
  coding: Coding,
]

/** Reads documents, each once however many ask at a time, and puts together those whose kept row is old or missing. */
export function createDocumentLoader(context: {
  readonly database: Database
  readonly publicUrl: string
  readonly cache: DocumentCache
  readonly keeper: DocumentKeeper
}): (...request: DocumentRequest) => Promise<CachedDocument | null> {
  const { database, publicUrl, cache, keeper } = context
  const flights = createSingleFlight()

  /** Puts it together, once however many ask in whatever coding. */
  async function build(
    subject: Pick<CachedDocument, 'kind' | 'key' | 'form' | 'currentId'>,
    coding: Coding,
  ): Promise<CachedDocument | null> {
    const { kind, key, form } = subject
    const made = await flights.once(`build ${kind} ${key} ${form}`, async () => {
      const assembled = await assemble(database, kind, key, form, publicUrl)
      // The coding that is waited for first, the other when the row is kept.
      if (assembled !== null && coding !== 'identity') await assembled.coded(coding)
      if (assembled !== null) keeper.keepLater(kind, key, form, assembled)
      return assembled
    })
    if (made === null) return null
    const body = coding === 'identity' ? made.identity : await made.coded(coding)
    return cachedDocument({ ...subject, ...made }, { [coding]: body })
  }

  /** Reads the document and keeps it in memory; one round trip when its row is current. */
  return (kind, id, form, coding) =>
    flights.once(`${kind} ${id} ${form} ${coding}`, async () => {
      const mark = cache.mark()
      const stored: StoredCoding = coding === 'br' ? 'br' : 'gzip'
      const name = documentName(form, publicUrl)
      const found = await findDocument(database, kind, id, name, stored)
      if (found === null) return null
      const { key, currentId, document } = found
      const subject = { kind, key, form, currentId }
      const loaded =
        document === null
          ? await build(subject, coding)
          : cachedDocument({ ...subject, ...document }, document.codings)
      if (loaded !== null) cache.put(id, loaded, mark)
      return loaded
    })
}

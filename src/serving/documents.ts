import type { Logger } from '../lib/logger.ts'
import type { DocumentHead } from '../storage/changes.ts'
import type { Database } from '../storage/database.ts'
import type { DocumentKind } from '../storage/documents.ts'
import { assemble } from './assemble.ts'
import { type CachedDocument, type Coding, identityBody } from './cached-document.ts'
import { createDocumentCache } from './document-cache.ts'
import { createDocumentKeeper } from './document-keeper.ts'
import { type DocumentRequest, createDocumentLoader } from './document-loader.ts'

export interface DocumentsContext {
  readonly database: Database
  readonly logger: Logger
  readonly publicUrl: string
  /** How much memory documents may take. */
  readonly cacheBytes: number
}

export interface Documents {
  /** Synchronously, with the body in this coding; undefined: `find` it. */
  cached(...request: DocumentRequest): CachedDocument | undefined
  /** As `cached`, whatever it takes. Null: no such performer or place. */
  find(...request: DocumentRequest): Promise<CachedDocument | null>
  /** Puts both forms together ahead of the first request and keeps them in the database (not in memory). */
  prepare(kind: DocumentKind, key: number): Promise<void>
  changed(heads: readonly DocumentHead[]): void
  /** Resolves when no document is on its way into the database any more. */
  settled(): Promise<void>
  memory(): { readonly documents: number; readonly bytes: number }
}

export function createDocuments(context: DocumentsContext): Documents {
  const { database, publicUrl } = context
  const cache = createDocumentCache(context.cacheBytes)
  const keeper = createDocumentKeeper(context)
  const load = createDocumentLoader({ database, publicUrl, cache, keeper })

  /** The document is here in another coding than the one asked for. */
  async function withBody(
    document: CachedDocument,
    id: string | number,
    coding: Coding,
  ): Promise<CachedDocument | null> {
    if (coding === 'identity') {
      document.bodies.set('identity', await identityBody(document))
      cache.grown(document)
      return document
    }
    const other = await load(document.kind, id, document.form, coding)
    if (other?.contentHash !== document.contentHash) return other
    // The same bytes otherwise: what was there before stays in memory too.
    for (const [name, body] of document.bodies) other.bodies.set(name, body)
    cache.grown(other)
    return other
  }

  return {
    cached(kind, id, form, coding) {
      const document = cache.get(kind, id, form)
      return document?.bodies.has(coding) ? document : undefined
    },
    async find(kind, id, form, coding) {
      const document = cache.get(kind, id, form) ?? (await load(kind, id, form, coding))
      if (document === null || document.bodies.has(coding)) return document
      return withBody(document, id, coding)
    },
    async prepare(kind, key) {
      for (const form of ['json', 'xml'] as const) {
        const made = await assemble(database, kind, key, form, publicUrl)
        if (made !== null) await keeper.keep(kind, key, form, made)
      }
    },
    changed: (heads) => cache.changed(heads),
    settled: () => keeper.settled(),
    memory: () => ({ documents: cache.size, bytes: cache.bytes }),
  }
}

import { LRUCache } from 'lru-cache'
import type { Form } from '../contract/problem.ts'
import type { DocumentHead } from '../storage/changes.ts'
import { type DocumentKind, KIND_NAMES } from '../storage/documents.ts'
import { type CachedDocument, memoryOf } from './cached-document.ts'

export interface DocumentCache {
  get(kind: DocumentKind, id: string | number, form: Form): CachedDocument | undefined
  /** Taken before a document is read, handed to `put` after it. */
  mark(): number
  /** Not kept when it may be older than a change we have heard of since `mark`. */
  put(askedId: string | number, document: CachedDocument, mark: number): void
  /** Bodies were added to a document: count its bytes again. */
  grown(document: CachedDocument): void
  /** These documents have newer versions: forget what is older. */
  changed(heads: readonly DocumentHead[]): void
  readonly bytes: number
  readonly size: number
}

/** Where an id led, and in which version of the document that was seen: a merge taken back changes both. */
interface Led {
  readonly key: number
  readonly version: number
}

/** Which id leads to which document; about 100 bytes each. */
const IDS_MAX = 200_000
/** Versions heard of lately; what a document that was being read meanwhile is held against. */
const HEARD_MAX = 100_000

/** Documents in memory, bounded by their bytes, least recently used out first. Kept honest by `changed`. */
export function createDocumentCache(bytesMax: number): DocumentCache {
  const documents = new LRUCache<string, CachedDocument>({
    // At 0 nothing fits, and nothing is kept.
    maxSize: Math.max(bytesMax, 1),
    sizeCalculation: memoryOf,
  })
  const keys = new LRUCache<string, Led>({ max: IDS_MAX })
  const heard = new Map<string, number>()
  let changes = 0

  function hear(subject: string, version: number): void {
    changes += 1
    heard.delete(subject)
    heard.set(subject, version)
    if (heard.size <= HEARD_MAX) return
    for (const oldest of heard.keys()) {
      heard.delete(oldest)
      return
    }
  }

  return {
    get(kind, id, form) {
      // A performer's id is its key unless it is retired, so the alias table is asked second.
      const direct = kind === 'performer' ? documents.get(`${kind} ${id} ${form}`) : undefined
      if (direct !== undefined) return direct
      const led = keys.get(`${kind} ${id}`)
      const found = led === undefined ? undefined : documents.get(`${kind} ${led.key} ${form}`)
      return found?.version === led?.version ? found : undefined
    },
    mark: () => changes,
    put(askedId, document, mark) {
      const { kind, key, form, version } = document
      const newest = heard.get(`${kind} ${key}`) ?? version
      if (newest > version || changes - mark > HEARD_MAX) return
      documents.set(`${kind} ${key} ${form}`, document)
      if (kind === 'place' || askedId !== key) keys.set(`${kind} ${askedId}`, { key, version })
    },
    grown(document) {
      const name = `${document.kind} ${document.key} ${document.form}`
      if (documents.peek(name) === document) documents.set(name, document)
    },
    changed(heads) {
      for (const { kind, key, version } of heads) {
        const name = KIND_NAMES[kind]
        if (name === undefined) continue
        hear(`${name} ${key}`, version)
        for (const form of ['json', 'xml'] as const) {
          const found = documents.peek(`${name} ${key} ${form}`)
          if (found !== undefined && found.version < version) {
            documents.delete(`${name} ${key} ${form}`)
          }
        }
        // A retired performer that lives again answers for itself again.
        if (name === 'performer') keys.delete(`${name} ${key}`)
      }
    },
    get bytes() {
      return documents.calculatedSize
    },
    get size() {
      return documents.size
    },
  }
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { assembleDocument, performerHead, placeHead } from '../contract/document.ts'
import { documentXml } from '../contract/document-xml.ts'
import type { Form } from '../contract/problem.ts'
import type { Queryable } from '../storage/database.ts'
import { type DocumentKind, type StoredCoding, documentParts } from '../storage/documents.ts'

/** A document put together just now. */
export interface AssembledDocument {
  readonly version: number
  readonly lastModified: number
  readonly contentHash: string
  readonly identity: Buffer
  /** Made when first asked for, off the event loop: who waits for one does not share the processor with the other. */
  coded(coding: StoredCoding): Promise<Buffer>
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

const GZIP_LEVEL = 6
/** Smaller than gzip at its best in a third more time; each step further doubles the time for a few percent. */
const BROTLI_QUALITY = 4

/** Null: there is no such record any more. */
export async function assemble(
  db: Queryable,
  kind: DocumentKind,
  key: number,
  form: Form,
  publicUrl: string,
): Promise<AssembledDocument | null> {
  const source = await headAndFragments(db, kind, key)
  if (source === null) return null
  const json = assembleDocument(source.head, source.fragments, publicUrl)
  const identity = Buffer.from(form === 'json' ? json : documentXml(kind, json), 'utf8')
  return {
    version: source.version,
    lastModified: source.lastModified,
    contentHash: contentHash(identity),
    identity,
    coded: once((coding) => COMPRESS[coding](identity)),
  }
}

const COMPRESS: Readonly<Record<StoredCoding, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: (bytes) => compressGzip(bytes, { level: GZIP_LEVEL }),
  br: (bytes) =>
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
}

function once(
  make: (coding: StoredCoding) => Promise<Buffer>,
): (coding: StoredCoding) => Promise<Buffer> {
  const made = new Map<StoredCoding, Promise<Buffer>>()
  return (coding) => {
    const ready = made.get(coding) ?? make(coding)
    made.set(coding, ready)
    return ready
  }
}

async function headAndFragments(db: Queryable, kind: DocumentKind, key: number) {
  if (kind === 'performer') {
    const parts = await documentParts(db, kind, key)
    return parts && { ...parts, head: performerHead(parts.record) }
  }
  const parts = await documentParts(db, kind, key)
  return parts && { ...parts, head: placeHead(parts.record) }
}

/** Equal bytes, equal tag: a version that changed nothing lets caches keep what they have. 132 bits. */
function contentHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { assembleDocument, performerHead, placeHead } from '../contract/document.ts'
import { documentXml } from '../contract/document-xml.ts'
import type { Form } from '../contract/problem.ts'
import type { Queryable } from '../storage/database.ts'
import { type DocumentKind, type StoredCoding, documentParts } from '../storage/documents.ts'

/** A document put together just now. The codings are being made, off the event loop. */
export interface AssembledDocument {
  readonly version: number
  readonly lastModified: number
  readonly contentHash: string
  readonly identity: Buffer
  readonly codings: Readonly<Record<StoredCoding, Promise<Buffer>>>
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

const GZIP_LEVEL = 6
/** From 6 on brotli takes several times as long for a few percent. */
const BROTLI_QUALITY = 5

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
    codings: {
      gzip: compressGzip(identity, { level: GZIP_LEVEL }),
      br: compressBrotli(identity, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        },
      }),
    },
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

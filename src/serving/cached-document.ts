import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Form } from '../contract/problem.ts'
import type { DocumentKind, StoredCoding } from '../storage/documents.ts'
import type { Representation } from './representation.ts'

export type Coding = StoredCoding | 'identity'

/** One form of one document in memory. Bodies and representations come as they are asked for. */
export interface CachedDocument {
  readonly kind: DocumentKind
  readonly key: number
  readonly form: Form
  readonly currentId: string
  readonly version: number
  readonly lastModified: number
  readonly contentHash: string
  readonly bodies: Map<Coding, Buffer>
  readonly representations: Map<string, Representation>
}

const inflateGzip = promisify(gunzip)
const inflateBrotli = promisify(brotliDecompress)

/** The bytes before any coding, from whichever coding is there. */
export async function identityBody(document: CachedDocument): Promise<Buffer> {
  const ready = document.bodies.get('identity')
  if (ready !== undefined) return ready
  const gzip = document.bodies.get('gzip')
  const br = document.bodies.get('br')
  if (gzip !== undefined) return inflateGzip(gzip)
  if (br !== undefined) return inflateBrotli(br)
  throw new Error(`document ${document.kind} ${document.key} has no body`)
}

/** Objects, headers and keys around the bytes, roughly. */
const OVERHEAD_BYTES = 2048

export function memoryOf(document: CachedDocument): number {
  let bytes = OVERHEAD_BYTES
  for (const body of document.bodies.values()) bytes += body.length
  return bytes
}

export function cachedDocument(
  about: Omit<CachedDocument, 'bodies' | 'representations'>,
  bodies: Readonly<Partial<Record<Coding, Buffer>>>,
): CachedDocument {
  const { kind, key, form, currentId, version, lastModified, contentHash } = about
  const subject = { kind, key, form, currentId, version, lastModified, contentHash }
  const entries = Object.entries(bodies) as [Coding, Buffer][]
  return { ...subject, bodies: new Map(entries), representations: new Map() }
}

import type { CachedDocument, Coding } from './cached-document.ts'

export const MEDIA_TYPES = ['application/json', 'application/xml', 'text/xml'] as const
export type MediaType = (typeof MEDIA_TYPES)[number]

/** XML states its charset (RFC 7303); JSON has no such parameter (RFC 8259). */
const CONTENT_TYPES: Readonly<Record<MediaType, string>> = {
  'application/json': 'application/json',
  'application/xml': 'application/xml; charset=utf-8',
  'text/xml': 'text/xml; charset=utf-8',
}

/** What is sent of a document in one media type and coding. Headers are names and values in turn. */
export interface Representation {
  readonly etag: string
  readonly body: Buffer
  /** The first whole second at or after the change, epoch ms. */
  readonly modifiedSecond: number
  /** Last-Modified, name and value, once that second is past. */
  readonly modified: readonly string[]
  readonly full: readonly string[]
  readonly notModified: readonly string[]
}

/** On every answer of the lookups: what the representation, or the refusal, was chosen by. */
export const VARY = ['Vary', 'Accept, Accept-Encoding'] as const

/** Undefined: the body in this coding is not there yet. `contentLocation`: the address that is current. */
export function representationOf(
  document: CachedDocument,
  mediaType: MediaType,
  coding: Coding,
): Representation | undefined {
  const name = `${mediaType} ${coding}`
  const ready = document.representations.get(name)
  if (ready !== undefined) return ready
  const body = document.bodies.get(coding)
  if (body === undefined) return undefined
  const made = represent(document, mediaType, coding, body)
  document.representations.set(name, made)
  return made
}

function represent(
  document: CachedDocument,
  mediaType: MediaType,
  coding: Coding,
  body: Buffer,
): Representation {
  // Strong tags: one for each form, media type and coding, as the bytes or their meaning differ.
  const suffix =
    (mediaType === 'text/xml' ? '-text' : '') + (coding === 'identity' ? '' : `-${coding}`)
  const etag = `"${document.contentHash}${suffix}"`
  const shared = ['ETag', etag, 'Cache-Control', 'private, no-cache', ...VARY]
  const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding]
  const modifiedSecond = Math.ceil(document.lastModified / 1000) * 1000
  return {
    etag,
    body,
    modifiedSecond,
    modified: ['Last-Modified', new Date(modifiedSecond).toUTCString()],
    full: [
      'Content-Type',
      CONTENT_TYPES[mediaType],
      'Content-Length',
      String(body.length),
      ...encoding,
      ...shared,
      'X-Content-Type-Options',
      'nosniff',
    ],
    notModified: shared,
  }
}

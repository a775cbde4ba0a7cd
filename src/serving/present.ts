import type { Answer } from './answer.ts'
import type { CachedDocument } from './cached-document.ts'
import { matchesTag, unmodifiedSince } from './conditional.ts'
import type { LookupRequest } from './lookup-request.ts'
import { type Representation, representationOf } from './representation.ts'
import type { Wish } from './wish.ts'

/** The document as asked for: 200, or 304 where the caller has it already. `extra`: headers besides. */
export function presentDocument(
  document: CachedDocument,
  wish: Wish,
  request: LookupRequest,
  extra: readonly string[],
  baseUrl: string,
  now: number,
): Answer {
  const chosen = representationOf(document, wish.mediaType, wish.coding)
  if (chosen === undefined) throw new Error(`a body in ${wish.coding} was promised`)
  const { modifiedSecond } = chosen
  const date = now >= modifiedSecond ? chosen.modified : modifiedBefore(modifiedSecond, now)
  const location = contentLocation(document, wish, baseUrl)
  if (isNotModified(request, chosen)) {
    return { status: 304, headers: chosen.notModified.concat(date, location, extra), body: null }
  }
  const headers = chosen.full.concat(date, location, extra)
  return { status: 200, headers, body: request.method === 'HEAD' ? null : chosen.body }
}

/** Last-Modified of what changed just now, or by a clock that has been put back since: no later than now. */
function modifiedBefore(modifiedSecond: number, now: number): readonly string[] {
  return ['Last-Modified', new Date(Math.min(modifiedSecond - 1000, now)).toUTCString()]
}

/** A retired id is answered by the one that is current, and says so. */
function contentLocation(document: CachedDocument, wish: Wish, baseUrl: string): string[] {
  if (document.currentId === String(wish.id)) return []
  const folder = wish.path.kind === 'performer' ? 'performer' : 'g-place'
  return ['Content-Location', `${baseUrl}/v2/${folder}/${document.currentId}`]
}

/** If-Modified-Since counts only without If-None-Match (RFC 9110, section 13.2.2). */
function isNotModified({ headers }: LookupRequest, chosen: Representation): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return matchesTag(tags, chosen.etag)
  const date = headers['if-modified-since']
  return date !== undefined && unmodifiedSince(date, chosen.modifiedSecond)
}

/** RFC 9110, section 8.8.3. */
const ENTITY_TAG = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g

/** Section 13.1.2, by weak comparison. `etag` is the strong tag of the representation selected. */
export function matchesTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true
  if (ifNoneMatch.trim() === '*') return true
  for (const [, tag] of ifNoneMatch.matchAll(ENTITY_TAG)) {
    if (tag === etag) return true
  }
  return false
}

/**
 * Section 13.1.3, made safe: a date has whole seconds, a document may change twice in one. `modifiedSecond` is the
 * first whole second at or after the change, and Last-Modified shows it only once it is past, so whoever holds that
 * date read the document after the change.
 */
export function unmodifiedSince(ifModifiedSince: string, modifiedSecond: number): boolean {
  const date = Date.parse(ifModifiedSince)
  return !Number.isNaN(date) && modifiedSecond <= date
}

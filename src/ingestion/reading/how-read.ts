import type { Feed } from '../../domain/feed.ts'
import { contentHash } from '../content-hash.ts'
import { NORMALISE_VERSION } from '../normalise/normalise-listing.ts'

/** Everything that decides what a record becomes. */
export function recordsReadingOf({ options, format, complete }: Feed): string {
  const sorted = Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return contentHash(JSON.stringify([format, NORMALISE_VERSION, complete, sorted]))
}

/**
 * The same, and where it was read: validators are of one location. Another server, or another file of it, may say by them that
 * nothing changed, of what was never read.
 */
export function readingOf(feed: Feed): string {
  return `${recordsReadingOf(feed)}${BETWEEN}${contentHash(feed.location)}`
}

/** Whether records became something else; that they come from another location makes no difference to them. */
export function isReadOtherwise(before: string, now: string): boolean {
  return before.split(BETWEEN)[0] !== now.split(BETWEEN)[0]
}

const BETWEEN = ' '

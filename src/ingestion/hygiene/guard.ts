import { HOUR_MS } from '../../lib/durations.ts'
import { counted } from '../../lib/counted.ts'

/** When to stop: a bad day of a feed must not empty the catalogue. */

/** A share and a count: small feeds change by large shares, and large ones by large counts, in the ordinary way. */
const VANISHED_SHARE_MAX = 0.3
const VANISHED_MAX = 20
/** An empty feed of which more than this is still to come is taken for a fault. */
const EMPTY_AFTER_MAX = 5

export interface Vanishing {
  /** Listings of the feed still to come, before this run. */
  readonly future: number
  /** Those of them that the run did not see. */
  readonly missing: number
  /** Records the run read. */
  readonly read: number
}

export function isMass(gone: number, future: number): boolean {
  return gone > VANISHED_MAX && gone > VANISHED_SHARE_MAX * future
}

/** Why the brake goes on; null: all is well. */
export function brake({ future, missing, read }: Vanishing): string | null {
  if (read === 0 && future > EMPTY_AFTER_MAX) {
    return `the feed is empty, and had ${counted(future, 'listing')} still to come`
  }
  if (isMass(missing, future)) {
    return `${missing} of ${counted(future, 'listing')} still to come are not in the feed any more`
  }
  return null
}

/** A listing is withdrawn by the second complete read in a row that lacks it, this long after the first. */
export const MISSING_HOURS = 12
const MISSING_RUNS = 2

export interface Absence {
  /** Complete runs in a row that lacked it, this one included. */
  readonly missingRuns: number
  readonly missingSince: number
}

/** `released`: the operator has said that the feed is right, which stands for the wait. */
export function isWithdrawn(
  absence: Absence,
  now: number,
  rule: { readonly hours: number; readonly released: boolean },
): boolean {
  if (absence.missingRuns < MISSING_RUNS) return false
  return rule.released || now - absence.missingSince >= rule.hours * HOUR_MS
}

import type { FetchFailure } from '../../domain/run-failure.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/durations.ts'
import { FetchError } from '../fetch/fetch-error.ts'
import { PictureFault } from '../enrich/pictures/picture-fault.ts'

/** How long a picture that we have is good for: then its server is asked whether it is still the same. */
const GOOD_FOR_MS = 14 * DAY_MS
/** Waits after failures in a row that may pass: 5 minutes to a week. */
const PASSING_WAITS_MS = [5 * MINUTE_MS, 20 * MINUTE_MS, 80 * MINUTE_MS, 6 * HOUR_MS, DAY_MS]
/** And after those that will hardly pass: a partner may put right what was wrong. */
const LASTING_WAITS_MS = [DAY_MS, 3 * DAY_MS]
const LONGEST_MS = 7 * DAY_MS

/** So many failures that may pass, and it counts as one that does not. */
export const PASSING_MAX = PASSING_WAITS_MS.length
/** Of a picture that we have, so many answers that it is gone before it is believed. */
export const GONE_MAX = 2

export interface Failure {
  readonly reason: string
  readonly detail: string
  /** It may be otherwise in a while, without anybody doing anything. */
  readonly passing: boolean
  /** Epoch ms before which the server does not want to be asked. */
  readonly retryAt: number | null
}

const PASSING: ReadonlySet<FetchFailure> = new Set(['unreachable', 'timeout', 'later', 'cutOff'])
const PASSING_STATUSES = new Set([408, 425, 429])

/** Where what is said of feeds would puzzle. */
const SAID_OF_PICTURES: ReadonlyMap<FetchFailure, string> = new Map([
  ['html', 'It is a web page, not a picture.'],
  ['empty', 'There is nothing at this address: it answers with no bytes.'],
])

/** What went wrong, in words; other errors than those of pictures are thrown on. */
export function failureOf(error: unknown): Failure {
  if (error instanceof PictureFault)
    return {
      reason: error.code,
      detail: error.message,
      passing: error.code === 'tooSlow',
      retryAt: null,
    }
  if (!(error instanceof FetchError)) throw error
  const { code, message, status, retryAt } = error
  const passing =
    PASSING.has(code) || (status !== null && (status >= 500 || PASSING_STATUSES.has(status)))
  return {
    reason: status === null ? code : `status ${status}`,
    detail: SAID_OF_PICTURES.get(code) ?? message,
    passing,
    retryAt,
  }
}

/** When to look again after so many failures in a row. */
export function retryAt(now: number, failures: number, { passing, retryAt: asked }: Failure) {
  const waits = passing ? PASSING_WAITS_MS : LASTING_WAITS_MS
  return Math.max(now + (waits[failures - 1] ?? LONGEST_MS), asked ?? 0)
}

/** Spread by the key, so that what was fetched together is not asked after together for ever. */
export function recheckAt(now: number, key: string): number {
  const share = Number.parseInt(key.slice(0, 4), 16) / 0xffff
  return now + GOOD_FOR_MS * (0.75 + share / 2)
}

import type { Clock } from '../../lib/clock.ts'
import type { HostQueue, Sleep } from '../../lib/safe-fetch/host-queue.ts'
import type { Agent } from 'undici'
import type { FetchError } from './fetch-error.ts'

export interface Validators {
  readonly etag: string | null
  readonly lastModified: string | null
}

export interface FetchedBody extends Validators {
  readonly kind: 'body'
  /** Where it came from, fit to be shown: without credentials. */
  readonly address: string
  readonly contentType: string | null
  /** The bytes, inflated. Can be read once; throws a FetchError when the transfer turns out bad. */
  chunks(): AsyncIterable<Buffer>
  /** Known once all was read: what was wrong with the bytes, though they could be read. */
  warning(): string | null
}

export interface NotModified extends Validators {
  readonly kind: 'notModified'
  readonly address: string
}

/** One body of many that could not be had: what was read is not the whole feed. */
export interface FailedBody {
  readonly kind: 'failed'
  readonly address: string
  readonly error: FetchError
}

export type Fetched = FetchedBody | NotModified | FailedBody

export interface FetchLimits {
  readonly wireBytesMax: number
  readonly inflatedBytesMax: number
  /** From the first byte asked for to the last received, for one body. */
  readonly totalMs: number
  readonly attemptsMax: number
  /** A server that asks for a longer wait is left for another run. */
  readonly retryWaitMsMax: number
}

export const FETCH_LIMITS: FetchLimits = {
  // The largest open agendas are some hundred MB of text; a million listings of the largest sellers are 2 GB.
  wireBytesMax: 4 * 2 ** 30,
  inflatedBytesMax: 4 * 2 ** 30,
  totalMs: 30 * 60_000,
  attemptsMax: 4,
  retryWaitMsMax: 120_000,
}

/** What fetching needs from the outside; made once per process. */
export interface FetchContext {
  readonly clock: Clock
  readonly sleep: Sleep
  /** From 0 to below 1. */
  readonly random: () => number
  readonly agent: Agent
  /** For where the data of others leads: no private host is allowed. */
  readonly strangers: Agent
  readonly queue: HostQueue
  /** The value of an environment variable, for options that refer to one. */
  readonly secret: (name: string) => string | null
  readonly limits: FetchLimits
  /** The process is to end: nothing is waited for any more. */
  readonly stop?: AbortSignal
  /** Told before a long wait between two attempts, for whoever looks on. */
  readonly waits?: (host: string, ms: number) => void
}

export interface FetchRequest {
  /** A file, a folder, or an http(s) address. */
  readonly location: string
  /** The location of the feed whose data named this address; absent where it is the operator's own word. */
  readonly linkedFrom?: string
  /** The feed's options: those named `header.…` and `query.…` concern fetching. */
  readonly options: Readonly<Record<string, string>>
  /** Of the stored body; null when none is stored, so that a 304 can never be an answer. */
  readonly validators: Validators | null
  /** A web page is what the format reads. */
  readonly htmlIsData: boolean
  /** Less than what a whole feed may have. */
  readonly bytesMax?: number
}

import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Clock } from '../../lib/clock.ts'
import { guardedAgent } from '../../lib/safe-fetch/guarded-agent.ts'
import { hostQueue } from '../../lib/safe-fetch/host-queue.ts'
import { FetchError } from './fetch-error.ts'
import { fetchHttp } from './fetch-http.ts'
import { FETCH_LIMITS } from './fetched.ts'
import type { Fetched, FetchContext, FetchLimits, FetchRequest } from './fetched.ts'
import { readFiles } from './read-files.ts'

const TIMEOUTS = { connectTimeoutMs: 10_000, silenceTimeoutMs: 60_000 }
/** Between two requests to one host. */
const HOST_GAP_MS = 1000

export interface FetchSettings {
  readonly clock: Clock
  readonly allowHosts: readonly string[]
  /** The value of an environment variable; null when it is not set. */
  readonly secret: (name: string) => string | null
  /** Ends whatever is being waited for. */
  readonly stop?: AbortSignal
  readonly waits?: FetchContext['waits']
  /** Those of feeds, unless others are given. */
  readonly limits?: FetchLimits
  /** Between two requests to one host. */
  readonly hostGapMs?: number
}

export function createFetchContext(settings: FetchSettings): FetchContext {
  const { clock, allowHosts, secret, stop } = settings
  const signal = stop === undefined ? {} : { signal: stop }
  const sleep = async (ms: number): Promise<void> => wait(ms, undefined, signal)
  return {
    clock,
    sleep,
    random: Math.random,
    agent: guardedAgent({ allowHosts, ...TIMEOUTS }),
    strangers: guardedAgent({ allowHosts: [], ...TIMEOUTS }),
    queue: hostQueue(clock, sleep, settings.hostGapMs ?? HOST_GAP_MS),
    secret,
    limits: settings.limits ?? FETCH_LIMITS,
    ...(stop === undefined ? {} : { stop }),
    ...(settings.waits === undefined ? {} : { waits: settings.waits }),
  }
}

export async function closeFetching({ agent, strangers }: FetchContext): Promise<void> {
  await Promise.all([agent.close(), strangers.close()])
}

/**
 * The bodies of a feed, one after another; each must be read (or left) before the next is asked for.
 * Throws a FetchError when the location as a whole gives nothing.
 */
export function fetchFeed(context: FetchContext, request: FetchRequest): AsyncGenerator<Fetched> {
  const { location } = request
  if (/^https?:\/\//i.test(location)) {
    if (URL.canParse(location)) return fetchHttp(context, request)
    throw new FetchError('badLocation', 'The location is not a valid web address.')
  }
  if (/^file:\/\//i.test(location))
    return readFiles(context, { ...request, location: fileURLToPath(location) })
  const [, scheme] = /^([a-z][a-z0-9+.-]+):\/\//i.exec(location) ?? []
  if (scheme === undefined) return readFiles(context, request)
  throw new FetchError(
    'badLocation',
    `The location begins with ${scheme}:, which is not fetched; a file, a folder, http and https are.`,
  )
}

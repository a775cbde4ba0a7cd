import { settableClock } from '../../src/lib/clock.ts'
import { guardedAgent } from '../../src/lib/safe-fetch/guarded-agent.ts'
import type { Lookup } from '../../src/lib/safe-fetch/guarded-agent.ts'
import { hostQueue } from '../../src/lib/safe-fetch/host-queue.ts'
import { FetchError } from '../../src/ingestion/fetch/fetch-error.ts'
import { fetchFeed } from '../../src/ingestion/fetch/fetch-feed.ts'
import { FETCH_LIMITS } from '../../src/ingestion/fetch/fetched.ts'
import type {
  Fetched,
  FetchContext,
  FetchLimits,
  FetchRequest,
} from '../../src/ingestion/fetch/fetched.ts'

export const NOW = Date.parse('2026-11-27T10:00:00Z')

export interface Around {
  readonly limits?: Partial<FetchLimits>
  readonly allowHosts?: readonly string[]
  /** What is taken for an address of the public internet. */
  readonly public?: readonly string[]
  readonly lookup?: Lookup
  /** The certificate authority to trust. */
  readonly authority?: string
  readonly silenceTimeoutMs?: number
  /** Between two requests to one host; none unless said. */
  readonly hostGapMs?: number
  /** Is told each wait instead of waiting. */
  readonly slept?: number[]
  readonly stop?: AbortSignal
}

export function contextOf(around: Around = {}): FetchContext {
  const clock = settableClock(NOW)
  const sleep = async (ms: number): Promise<void> => {
    around.slept?.push(ms)
    clock.advance(ms)
  }
  const connecting = {
    // For what hangs: a busy machine may stand still for a while.
    connectTimeoutMs: 60_000,
    silenceTimeoutMs: around.silenceTimeoutMs ?? 60_000,
    ...(around.authority === undefined ? {} : { authorities: [around.authority] }),
    ...(around.lookup === undefined ? {} : { lookup: around.lookup }),
  }
  return {
    clock,
    sleep,
    random: () => 0.5,
    agent: guardedAgent({ allowHosts: around.allowHosts ?? ['localhost'], ...connecting }),
    strangers: guardedAgent({ allowHosts: around.public ?? [], ...connecting }),
    queue: hostQueue(clock, sleep, around.hostGapMs ?? 0),
    secret: (name) => ({ API_KEY: 'geheim', BROKEN: 'a\nb: c', EMPTY: '' })[name] ?? null,
    limits: { ...FETCH_LIMITS, ...around.limits },
    ...(around.stop === undefined ? {} : { stop: around.stop }),
  }
}

export interface Read {
  readonly fetched: Fetched
  readonly text: string
}

export async function fetchAll(
  request: Partial<FetchRequest>,
  around?: Around,
  context = contextOf(around),
): Promise<Read[]> {
  const read: Read[] = []
  const whole = { location: '', options: {}, validators: null, htmlIsData: false, ...request }
  for await (const fetched of fetchFeed(context, whole)) {
    const chunks: Buffer[] = []
    if (fetched.kind === 'body') for await (const chunk of fetched.chunks()) chunks.push(chunk)
    read.push({ fetched, text: Buffer.concat(chunks).toString() })
  }
  return read
}

export async function faultOf(
  request: Partial<FetchRequest>,
  around?: Around,
): Promise<FetchError> {
  const error: unknown = await fetchAll(request, around).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error instanceof FetchError) return error
  throw new Error('expected a FetchError', { cause: error })
}

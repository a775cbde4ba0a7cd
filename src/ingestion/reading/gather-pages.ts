import type { Clock } from '../../lib/clock.ts'
import { HOUR_MS } from '../../lib/durations.ts'
import type { Connector, Paging } from '../connectors/connector.ts'
import { FetchError } from '../fetch/fetch-error.ts'
import type { FetchRequest, Fetched, FetchedBody } from '../fetch/fetched.ts'

/** An API that always tells of a further page would keep a run going for ever. */
const PAGES_MAX = 10_000
/** So many at a second each take three; slow or dripping ones would hold the run of a feed for months. */
const PAGES_HOURS_MAX = 4
/** A page is read as a whole, to learn what follows it: the largest of these APIs have some 2 MB. */
const PAGE_BYTES_MAX = 64 * 2 ** 20

export interface PagesFetched<Stored> {
  readonly bodies: readonly Stored[]
  /** Why the pages are not the whole; null when they are. */
  readonly broken: string | null
  /** Before which the server of the page that failed does not want to be asked again; epoch ms. */
  readonly retryAt: number | null
}

export interface PageStore<Stored> {
  store(body: FetchedBody): Promise<Stored>
  /** The bytes of a page that was stored. */
  read(stored: Stored): Promise<Buffer>
}

/** The pages that a connector's `pages` leads through; null where the location is no API of its. */
export function pagingOf(
  connector: Connector,
  location: string,
  options: Readonly<Record<string, string>>,
  now: number,
): Paging | null {
  if (connector.pages === undefined || !/^https?:\/\//i.test(location) || !URL.canParse(location))
    return null
  return connector.pages(new URL(location), options, now)
}

export interface PagesContext {
  readonly clock: Clock
  readonly fetch: (request: FetchRequest) => AsyncIterable<Fetched>
  readonly stop?: AbortSignal
}

/** Fetches page by page; each is stored before the next address is asked for. A page that fails ends it, the others stay. */
export async function gatherPages<Stored>(
  { clock, fetch, stop }: PagesContext,
  request: FetchRequest,
  paging: Paging,
  pages: PageStore<Stored>,
): Promise<PagesFetched<Stored>> {
  const bodies: Stored[] = []
  /** Read again since; what they say counts only where the later pages did not come whole. */
  const replaced: Stored[] = []
  const origin = new URL(request.location).origin
  const until = clock.now() + PAGES_HOURS_MAX * HOUR_MS
  let step = paging.next(Buffer.alloc(0))
  let broken: string | null = null
  let retryAt: number | null = null
  try {
    for (let count = 0; step.done !== true; count += 1) {
      stop?.throwIfAborted()
      if ('again' in step.value) {
        replaced.push(...bodies.splice(-step.value.again))
        step = paging.next(Buffer.alloc(0))
        continue
      }
      const { address, probe } = step.value
      broken = refusal(address, origin) ?? tooMuch(count, clock.now() >= until)
      if (broken !== null) break
      const asked = { location: address, validators: null, bytesMax: PAGE_BYTES_MAX }
      const body = await onePage(fetch, { ...request, ...asked })
      if (probe === true) {
        step = paging.next(await whole(body))
        continue
      }
      const stored = await pages.store(body)
      bodies.push(stored)
      step = paging.next(await pages.read(stored))
    }
  } catch (error) {
    // What the process's own end cut off says nothing about the feed.
    stop?.throwIfAborted()
    if (!(error instanceof FetchError) || bodies.length + replaced.length === 0) throw error
    broken = error.message
    retryAt = error.retryAt
  }
  broken ??= step.done === true ? step.value : null
  return { bodies: broken === null ? bodies : [...replaced, ...bodies], broken, retryAt }
}

/** Credentials go to the location's own origin, and so do we. */
function refusal(address: string, origin: string): string | null {
  const { host, origin: there } = new URL(address)
  return there === origin ? null : `the next page is on another server (${host})`
}

function tooMuch(count: number, isLate: boolean): string | null {
  if (count >= PAGES_MAX) return `more than ${PAGES_MAX} pages. ${IN_PARTS}`
  if (!isLate) return null
  return `its pages take more than ${PAGES_HOURS_MAX} hours, and ${count} were asked for. ${IN_PARTS}`
}

/** Each run begins with the first page: what comes after these would never be read. */
const IN_PARTS =
  'The next run begins anew; if that lasts, read it in parts: several feeds whose locations ask for less each.'

async function onePage(
  fetch: (request: FetchRequest) => AsyncIterable<Fetched>,
  request: FetchRequest,
): Promise<FetchedBody> {
  const iterator = fetch(request)[Symbol.asyncIterator]()
  const { value } = (await iterator.next()) as IteratorResult<Fetched, undefined>
  if (value?.kind === 'failed') throw value.error
  if (value?.kind !== 'body') throw new FetchError('empty', 'A page gave nothing.')
  return { ...value, chunks: () => closing(value.chunks(), iterator) }
}

/** The connection is let go of when the body was read. */
async function* closing(
  chunks: AsyncIterable<Buffer>,
  iterator: AsyncIterator<Fetched>,
): AsyncGenerator<Buffer> {
  try {
    yield* chunks
  } finally {
    await iterator.return?.()
  }
}

async function whole(body: FetchedBody): Promise<Buffer> {
  const held: Buffer[] = []
  for await (const chunk of body.chunks()) held.push(chunk)
  return Buffer.concat(held)
}

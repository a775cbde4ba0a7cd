import type { Fetched, FetchedBody } from './fetch/fetched.ts'
import { isFeedsFault } from './failure-of.ts'
import { FetchError } from './fetch/fetch-error.ts'
import { previewFeed } from './preview-feed.ts'
import type { Preview, PreviewContext, PreviewedFeed } from './preview-feed.ts'

/** Few are enough to see whether a format reads them. */
const ROWS_TRIED = 5
/** What is beyond is not looked at: what came is kept, so that its server is asked once. */
const KEPT_BYTES_MAX = 64 * 1024 * 1024

/**
 * Of one location as several formats would read it, the one that reads the most of its first records; of several the first. One
 * that takes it for an empty feed counts where no other does. Null where none reads it.
 */
export async function formatThatReads(
  context: PreviewContext,
  feeds: readonly PreviewedFeed[],
): Promise<PreviewedFeed | null> {
  const tried: { readonly feed: PreviewedFeed; readonly made: Preview }[] = []
  for (const feed of feeds) {
    const made = await previewOrNull(context, feed)
    if (made !== null) tried.push({ feed, made })
  }
  const most = Math.max(0, ...tried.map(({ made }) => readIn(made)))
  if (most > 0) return tried.find(({ made }) => readIn(made) === most)?.feed ?? null
  const [empty, ...others] = tried.filter(({ made }) => isEmpty(made) || tellsIds(made))
  return empty !== undefined && others.length === 0 && isEmpty(empty.made) ? empty.feed : null
}

/** Null where it is not of this format at all. What could not be fetched no format reads. */
async function previewOrNull(
  context: PreviewContext,
  feed: PreviewedFeed,
): Promise<Preview | null> {
  try {
    return await previewFeed(context, feed, ROWS_TRIED)
  } catch (error) {
    if (!isFeedsFault(error) || error instanceof FetchError) throw error
    return null
  }
}

function readIn({ rows }: Preview): number {
  return rows.filter(({ listing, leftOut }) => listing !== null || leftOut !== null).length
}

function tellsIds({ rows }: Preview): boolean {
  return rows.some(({ id }) => id !== null)
}

function isEmpty({ rows, incomplete }: Preview): boolean {
  return rows.length === 0 && incomplete === null
}

/** Fetches a location once, however often it is asked for; a web page is what some format may read. */
export function fetchingOnce(context: PreviewContext, location: string): PreviewContext {
  let kept: Promise<readonly Fetched[]> | null = null
  async function* fetch(request: Parameters<PreviewContext['fetch']>[0]) {
    if (request.location !== location) {
      yield* context.fetch(request)
      return
    }
    kept ??= keptOf(context.fetch({ ...request, htmlIsData: true }))
    yield* await kept
  }
  return { ...context, fetch }
}

async function keptOf(all: AsyncIterable<Fetched>): Promise<readonly Fetched[]> {
  const kept: Fetched[] = []
  let bytes = 0
  for await (const fetched of all) {
    if (bytes >= KEPT_BYTES_MAX) break
    const chunks: Buffer[] = []
    if (fetched.kind === 'body')
      for await (const chunk of fetched.chunks()) {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes >= KEPT_BYTES_MAX) break
      }
    kept.push(fetched.kind === 'body' ? again(fetched, chunks) : fetched)
  }
  return kept
}

function again(fetched: FetchedBody, chunks: readonly Buffer[]): FetchedBody {
  const warning = fetched.warning()
  async function* all() {
    yield* chunks
  }
  return { ...fetched, chunks: all, warning: () => warning }
}

import { closeFetching, createFetchContext, fetchFeed } from '../ingestion/fetch/fetch-feed.ts'
import { secretHider } from '../ingestion/fetch/hide-secrets.ts'
import type { PreviewContext } from '../ingestion/preview-feed.ts'
import { adoptEdits } from '../ingestion/resolve/adopt-edits.ts'
import { systemClock } from '../lib/clock.ts'
import { environmentValue, readConfig } from './config.ts'
import type { Environment } from './config.ts'
import { CONNECTORS } from './feed-formats.ts'

/** Fetching and formats without a catalogue: what a preview needs. */
export async function withPreview<Value>(
  env: Environment | undefined,
  work: (context: PreviewContext) => Promise<Value>,
  stop: AbortSignal,
): Promise<Value> {
  const clock = systemClock
  const config = readConfig(env)
  adoptEdits(config.matching)
  const secret = (name: string) => environmentValue(name, env)
  const fetching = createFetchContext({ clock, allowHosts: config.fetchAllowHosts, secret, stop })
  try {
    return await work({
      clock,
      connectors: CONNECTORS,
      fetch: (request) => fetchFeed(fetching, request),
      hide: (feed) => secretHider(feed, secret),
    })
  } finally {
    await closeFetching(fetching)
  }
}

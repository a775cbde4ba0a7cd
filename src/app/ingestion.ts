import type { IngestionContext, Progress } from '../ingestion/context.ts'
import { closeFetching, createFetchContext, fetchFeed } from '../ingestion/fetch/fetch-feed.ts'
import { secretHider } from '../ingestion/fetch/hide-secrets.ts'
import { settleEngine } from '../lib/engine-settings.ts'
import { environmentValue } from './config.ts'
import type { AppContext } from './context.ts'
import { eventPresenter } from './event-presenter.ts'
import { CONNECTORS } from './feed-formats.ts'
import { openPlacesDirectory } from './places-directory.ts'

export interface Ingestion {
  readonly context: IngestionContext
  /** Lets go of the connections that fetching keeps open. */
  close(): Promise<void>
}

export function openIngestion(
  app: AppContext,
  options: {
    readonly progress?: (progress: Progress) => void
    /** Told before a long wait for a partner's server. */
    readonly waits?: (host: string, ms: number) => void
    /** Ends runs after the batch at hand; else what ends the command does. */
    readonly stop?: AbortSignal
  } = {},
): Ingestion {
  settleEngine()
  const { database, clock, logger, config } = app
  const ending = options.stop ?? app.stop
  const stop = ending === undefined ? {} : { stop: ending }
  const secret = (name: string) => environmentValue(name, app.env)
  const fetching = createFetchContext({
    clock,
    allowHosts: config.fetchAllowHosts,
    secret,
    ...stop,
    ...(options.waits === undefined ? {} : { waits: options.waits }),
  })
  const context: IngestionContext = {
    database,
    clock,
    logger,
    fetch: (request) => fetchFeed(fetching, request),
    hide: (feed) => secretHider(feed, secret),
    directory: openPlacesDirectory(app, fetching),
    connectors: CONNECTORS,
    present: eventPresenter,
    ...stop,
    ...(options.progress === undefined ? {} : { progress: options.progress }),
  }
  return { context, close: () => closeFetching(fetching) }
}

import { eventPresenter } from '../../src/app/event-presenter.ts'
import { native } from '../../src/ingestion/connectors/native/native.ts'
import { createFetchContext, fetchFeed } from '../../src/ingestion/fetch/fetch-feed.ts'
import { runFeed } from '../../src/ingestion/run-feed.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { findFeed } from '../../src/storage/feeds.ts'

/** Runs the feed named on the command line in a process of its own, so that it can be killed. */
const [, , url = '', name = ''] = process.argv
const database = openDatabase({ url })
const fetching = createFetchContext({ clock: systemClock, allowHosts: [], secret: () => null })
const feed = await findFeed(database, name)
if (feed === undefined) throw new Error(`no feed ${name}`)
await runFeed(
  {
    database,
    clock: systemClock,
    logger: createLogger({ level: 'silent' }),
    fetch: (request) => fetchFeed(fetching, request),
    connectors: new Map([[native.format, native]]),
    present: eventPresenter,
  },
  feed,
)
await database.close()

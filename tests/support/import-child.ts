import { eventPresenter } from '../../src/app/event-presenter.ts'
import { createFetchContext, fetchFeed } from '../../src/ingestion/fetch/fetch-feed.ts'
import { importDirectory } from '../../src/ingestion/directory/import-directory.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { openDatabase } from '../../src/storage/database.ts'

/** Imports the files named on the command line in a process of its own, so that it can be killed. */
const [, , url = '', ...paths] = process.argv
const database = openDatabase({ url })
const fetching = createFetchContext({ clock: systemClock, allowHosts: [], secret: () => null })
await importDirectory(
  {
    database,
    clock: systemClock,
    logger: createLogger({ level: 'silent' }),
    fetch: (request) => fetchFeed(fetching, request),
    connectors: new Map(),
    present: eventPresenter,
  },
  paths,
  { complete: true },
)
await fetching.agent.close()
await database.close()

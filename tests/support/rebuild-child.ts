import { eventPresenter } from '../../src/app/event-presenter.ts'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { openDatabase } from '../../src/storage/database.ts'

/** Rebuilds in a process of its own, so that it can be killed. */
const [, , url = ''] = process.argv
const database = openDatabase({ url })
await rebuild({
  database,
  clock: systemClock,
  logger: createLogger({ level: 'silent' }),
  fetch: () => {
    throw new Error('a rebuild fetches nothing')
  },
  connectors: new Map(),
  present: eventPresenter,
})
await database.close()

import { eventPresenter } from '../../src/app/event-presenter.ts'
import { native } from '../../src/ingestion/connectors/native/native.ts'
import { createFetchContext, fetchFeed } from '../../src/ingestion/fetch/fetch-feed.ts'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { adoptEdits } from '../../src/ingestion/resolve/adopt-edits.ts'
import { readEdits } from '../../src/ingestion/resolve/read-edits.ts'
import { runFeed } from '../../src/ingestion/run-feed.ts'
import { settableClock } from '../../src/lib/clock.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { findFeed } from '../../src/storage/feeds.ts'

/**
 * Does the steps named on the command line, feeds or `rebuild`, in a process of its own, which may have another model of
 * matching; its clock stands still.
 */
const [, , url = '', now = '', edits = '', ...steps] = process.argv
if (edits !== '') adoptEdits(readEdits(edits))
const database = openDatabase({ url })
const clock = settableClock(now)
const fetching = createFetchContext({ clock, allowHosts: [], secret: () => null })
const context = {
  database,
  clock,
  logger: createLogger({ level: 'silent' }),
  fetch: (request: Parameters<typeof fetchFeed>[1]) => fetchFeed(fetching, request),
  connectors: new Map([[native.format, native]]),
  present: eventPresenter,
}
for (const step of steps) {
  if (step === 'rebuild') {
    await rebuild(context)
    continue
  }
  const feed = await findFeed(database, step)
  if (feed === undefined) throw new Error(`no feed ${step}`)
  await runFeed(context, feed)
}
await database.close()

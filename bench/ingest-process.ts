import { eventPresenter } from '../src/app/event-presenter.ts'
import type { Feed, RunReport } from '../src/domain/feed.ts'
import { native } from '../src/ingestion/connectors/native/native.ts'
import type { IngestionContext } from '../src/ingestion/context.ts'
import { createFetchContext, fetchFeed } from '../src/ingestion/fetch/fetch-feed.ts'
import { BATCH_RECORDS } from '../src/ingestion/read-records.ts'
import { runFeed } from '../src/ingestion/run-feed.ts'
import { systemClock } from '../src/lib/clock.ts'
import { createLogger } from '../src/lib/logger.ts'
import { openDatabase } from '../src/storage/database.ts'
import { insertFeed, updateFeed } from '../src/storage/feeds.ts'
import { migrate } from '../src/storage/migrate.ts'
import { PARTNER_DEFAULTS, insertPartner } from '../src/storage/partners.ts'
import { countingDatabase } from '../tests/support/counting-database.ts'

/** The measured side of ingest.bench.ts: the process that ingests, and nothing else. */
const [, , url = '', first = '', churned = ''] = process.argv
const database = countingDatabase(openDatabase({ url }))
await migrate(database)
const fetching = createFetchContext({ clock: systemClock, allowHosts: [], secret: () => null })
const context: IngestionContext = {
  database,
  clock: systemClock,
  logger: createLogger({ level: 'silent' }),
  fetch: (request) => fetchFeed(fetching, request),
  connectors: new Map([[native.format, native]]),
  present: eventPresenter,
}
const partner = await insertPartner(database, { ...PARTNER_DEFAULTS, name: 'Bench' }, Date.now())
const feed = await insertFeed(
  database,
  {
    partnerId: partner.id,
    name: 'bench',
    format: 'native',
    location: first,
    schedule: null,
    complete: true,
    options: {},
    state: 'active',
  },
  Date.now(),
)
await measure('new', feed)
await measure('unchanged', feed)
const other = { ...feed, location: churned }
await updateFeed(database, other)
await measure('1 of 30 changed', other)
await database.close()

async function measure(name: string, measured: Feed): Promise<void> {
  database.counts.clear()
  database.times.clear()
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 250)
  const [began, used] = [performance.now(), process.cpuUsage()]
  const report: RunReport = await runFeed(context, measured)
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(used)
  clearInterval(watch)
  const batches = Math.ceil(report.read / BATCH_RECORDS)
  process.stdout.write(
    `${name.padEnd(16)} ${Math.round(report.read / seconds)
      .toString()
      .padStart(
        7,
      )} listings/s  ${seconds.toFixed(2)} s, our core ${(((user + system) / 1e6 / seconds) * 100).toFixed(0)} % busy, ` +
      `RSS ${Math.round(peak / 2 ** 20)} MiB, ${(database.total() / batches).toFixed(1)} statements a batch, ${report.state}\n`,
  )
  if (process.env['BENCH_STATEMENTS'] === undefined) return
  for (const [statement, ms] of [...database.times].toSorted((a, b) => b[1] - a[1]).slice(0, 14)) {
    const each = ms / (database.counts.get(statement) ?? 1)
    process.stdout.write(
      `    ${statement.padEnd(28)} ${ms.toFixed(0).padStart(7)} ms  ${each.toFixed(1).padStart(7)} each\n`,
    )
  }
}

import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { eventPresenter } from '../src/app/event-presenter.ts'
import type { Feed } from '../src/domain/feed.ts'
import { native } from '../src/ingestion/connectors/native/native.ts'
import type { IngestionContext } from '../src/ingestion/context.ts'
import { createFetchContext, fetchFeed } from '../src/ingestion/fetch/fetch-feed.ts'
import { rebuild } from '../src/ingestion/grouping/recompute.ts'
import { runFeed } from '../src/ingestion/run-feed.ts'
import { systemClock } from '../src/lib/clock.ts'
import { createLogger } from '../src/lib/logger.ts'
import { openDatabase } from '../src/storage/database.ts'
import { findFeed, insertFeed } from '../src/storage/feeds.ts'
import { migrate } from '../src/storage/migrate.ts'
import { PARTNER_DEFAULTS, insertPartner, listPartners } from '../src/storage/partners.ts'
import { countingDatabase } from '../tests/support/counting-database.ts'
import { SELLERS } from './generate-listings.ts'

/** The measured side of ingest.bench.ts: the process that ingests, and nothing else. */
const [, , url = '', postmaster = '', folder = '', ...steps] = process.argv
const database = countingDatabase(openDatabase({ url }))
/** Our processor time at each step of a run, for the second half of it: by then most is compiled that will be. */
const halfway: { readonly read: number; readonly used: number }[] = []
await migrate(database)
const fetching = createFetchContext({ clock: systemClock, allowHosts: [], secret: () => null })
const context: IngestionContext = {
  database,
  clock: systemClock,
  logger: createLogger({ level: 'silent' }),
  fetch: (request) => fetchFeed(fetching, request),
  connectors: new Map([[native.format, native]]),
  present: eventPresenter,
  progress: ({ step, read }) => {
    // Of other steps it is bytes that are counted, or pages.
    if (step !== 'reading' && step !== 'rebuilding') return
    const { user, system } = process.cpuUsage()
    halfway.push({ read, used: user + system })
  },
}
const yard = await yardstick(`${folder}/first.ndjson`)
say(`yardstick        ${yard.toFixed(1)} µs to parse and hash a line`)
const STEPS: Readonly<Record<string, () => Promise<void>>> = {
  new: () => measure('new', () => ingest('Bench', 'first')),
  unchanged: () => measure('unchanged', () => ingest('Bench', 'first')),
  changed: () => measure('1 of 30 changed', () => ingest('Bench', 'churned')),
  another: measureSellers,
  rebuild: () => measure('rebuild', rebuildAll),
}
for (const step of steps) await STEPS[step]?.()
await database.close()

/** Three in turn, for what joins listings of several sellers has not been at work before the first. */
async function measureSellers(): Promise<void> {
  const there = (await listPartners(database)).length - 1
  for (const seller of [there, there + 1, there + 2]) {
    await measure('1,000 of another', () =>
      ingest(`Seller ${seller}`, `seller-${seller % SELLERS}`),
    )
  }
}

async function rebuildAll(): Promise<number> {
  await rebuild(context)
  const { rows } = await database.query<{ count: number }>('select count(*) from listings')
  return rows[0]?.count ?? 0
}

async function feedOf(name: string, file: string): Promise<Feed> {
  const known = await findFeed(database, name)
  if (known !== undefined) return known
  const partner = await insertPartner(database, { ...PARTNER_DEFAULTS, name }, Date.now())
  return insertFeed(
    database,
    {
      partnerId: partner.id,
      name,
      format: 'native',
      location: `${folder}/${file}.ndjson`,
      schedule: null,
      complete: true,
      options: {},
      state: 'active',
    },
    Date.now(),
  )
}

async function ingest(name: string, file: string): Promise<number> {
  const feed = { ...(await feedOf(name, file)), location: `${folder}/${file}.ndjson` }
  const report = await runFeed(context, feed)
  if (report.state !== 'succeeded') say(`${feed.name}: ${report.state} ${report.warnings.join()}`)
  return report.read
}

/**
 * Rates of wall time say as much of the machine's other work as of ours, so the processor's time is told as well: per
 * listing, and in so many times what it costs here and now only to parse and hash the line.
 */
async function measure(name: string, work: () => Promise<number>): Promise<void> {
  database.counts.clear()
  database.times.clear()
  halfway.length = 0
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 100)
  const [began, used, serverUsed] = [performance.now(), process.cpuUsage(), serverTicks()]
  const [asked, loop] = [serverTicks(isAsked), performance.eventLoopUtilization()]
  const listings = await work()
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(used)
  const server = ((serverTicks() - serverUsed) * 10_000) / listings
  const upkeep = server - ((serverTicks(isAsked) - asked) * 10_000) / listings
  const idle = 100 * (1 - performance.eventLoopUtilization(loop).utilization)
  clearInterval(watch)
  const each = (user + system) / listings
  const warm = secondHalf(listings, each)
  say(
    `${name.padEnd(16)} ${rate(listings / seconds)} listings/s in ${seconds.toFixed(2)} s; a listing costs us ` +
      `${each.toFixed(1)} µs, in the second half ${warm.toFixed(1)} µs (${(warm / yard).toFixed(1)} yardsticks, at most ` +
      `${rate(1e6 / warm).trim()}/s), the database ` +
      `${server.toFixed(0)} µs, at most ${Math.max(0, upkeep).toFixed(0)} of them unasked; idle ${idle.toFixed(0)} %; RSS ${Math.round(peak / 2 ** 20)} MiB, ` +
      `${((database.total() / listings) * 1000).toFixed(1)} statements per 1,000`,
  )
  if (process.env['BENCH_STATEMENTS'] === undefined) return
  for (const [statement, ms] of [...database.times].toSorted((a, b) => b[1] - a[1]).slice(0, 14)) {
    const count = database.counts.get(statement) ?? 1
    say(
      `    ${statement.padEnd(28)} ${ms.toFixed(0).padStart(7)} ms  ${(ms / count).toFixed(1).padStart(7)} each`,
    )
  }
}

function secondHalf(listings: number, each: number): number {
  const [half, last] = [halfway.find(({ read }) => read >= listings / 2), halfway.at(-1)]
  if (half === undefined || last === undefined || half.read === last.read) return each
  return (last.used - half.used) / (last.read - half.read)
}

function rate(perSecond: number): string {
  return Math.round(perSecond).toLocaleString('en').padStart(7)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Processor time of the server's processes, in hundredths of a second; 0 where the system does not tell. Those that have ended
 * count among the server's own.
 */
function serverTicks(counts: (pid: string) => boolean = () => true): number {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && counts(name))
      .reduce((sum, pid) => sum + ticksOf(pid), 0)
  } catch {
    return 0
  }
}

/** It serves a connection: what the others do (vacuum, checkpoints, the log) comes when it comes, into whatever step. */
function isAsked(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('[local]')
  } catch {
    return false
  }
}

function ticksOf(pid: string): number {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  } catch {
    return 0
  }
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const of = (first: number) => Number(fields[first]) + Number(fields[first + 1])
  if (pid === postmaster) return of(11) + of(13)
  return fields[1] === postmaster ? of(11) : 0
}

/** Microseconds to parse and hash one line, of the feed's first lines, the best of five. */
async function yardstick(path: string): Promise<number> {
  const file = await open(path)
  const head = Buffer.alloc(4 * 1024 * 1024)
  const { bytesRead } = await file.read(head)
  await file.close()
  const lines = head.toString('utf8', 0, bytesRead).split('\n').slice(0, -1)
  const costs = Array.from({ length: 5 }, () => {
    const used = process.cpuUsage()
    for (const line of lines) {
      JSON.parse(line)
      createHash('sha256').update(line).digest('hex')
    }
    const { user, system } = process.cpuUsage(used)
    return (user + system) / lines.length
  })
  return Math.min(...costs)
}

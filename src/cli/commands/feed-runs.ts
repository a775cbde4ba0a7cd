import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import { releasedAdvice } from '../../app/feed-advice.ts'
import type { IngestionContext, Progress } from '../../ingestion/context.ts'
import { noneRead, type Feed, type RunReport } from '../../domain/feed.ts'
import type { Run } from '../../storage/runs.ts'
import { counted } from '../../lib/counted.ts'
import { quoted } from '../../lib/quoted.ts'
import type { Answer } from '../answer.ts'
import { namedFeed } from '../lookups.ts'
import { positive } from '../options.ts'
import { rejectionLines } from '../rejections.ts'
import { nextStep } from '../run-next.ts'
import { missingLines, reportJson, reportText } from '../run-report.ts'
import { textTable, type Cell } from '../table.ts'
import type { Terminal } from '../terminal.ts'
import { instantOrNull, momentOrNull } from '../time.ts'
import { withApp, withIngestion } from '../with-app.ts'

/** More than a screen of runs is asked for with --limit. */
const RUNS_SHOWN = 20
/** Of the newest run: what is wrong with a feed is mostly the same in all its records. */
const REASONS_SHOWN = 3

export function registerFeedRuns(feed: Command, terminal: Terminal): void {
  feed
    .command('run')
    .description(
      'read a feed now and say what it brought; exit 1 when held, failed, interrupted or none of it could be read',
    )
    .argument('<feed>', 'its name or id')
    .action((name: string) => withApp(terminal, (app) => runNow(app, name, terminal)))

  feed
    .command('runs')
    .description('what the last runs of a feed did, the newest first, and what the newest rejected')
    .argument('<feed>', 'its name or id')
    .option('--limit <n>', 'how many', positive, RUNS_SHOWN)
    .action((name: string, { limit }: { limit: number }) =>
      withApp(terminal, (app) => runs(app, name, limit)),
    )

  feed
    .command('release')
    .description('lift the brake: the next run of a held feed may withdraw what it does not find')
    .argument('<feed>', 'its name or id')
    .action((name: string) => withApp(terminal, (app) => release(app, name)))
}

async function runNow(app: AppContext, name: string, terminal: Terminal): Promise<Answer> {
  const feed = await namedFeed(app.database, name)
  const { runFeed } = await import('../../ingestion/run-feed.ts')
  const told = {
    progress: (progress: Progress) => terminal.progress(`${feed.name}: ${progressText(progress)}`),
    waits: (host: string, ms: number) =>
      terminal.note(`${feed.name}: ${host} is asked again in ${Math.round(ms / 1000)} s.`),
  }
  const run = async (context: IngestionContext) => {
    const report = await runFeed(context, feed)
    return runAnswer(report, await asItIsNow(app, feed), app.clock.now())
  }
  return withIngestion(app, run, told)
}

/** It may have been called otherwise, paused or removed (null) while it was read. */
async function asItIsNow({ database }: AppContext, { id }: Feed): Promise<Feed | null> {
  const { listFeeds } = await import('../../storage/feeds.ts')
  return (await listFeeds(database)).find((feed) => feed.id === id) ?? null
}

/** A feed may be minutes on its way. */
function progressText({ step, read }: Progress): string {
  if (step === 'fetching') return read === 0 ? step : `${step}, ${bytesText(read)}`
  if (step === 'following') return `fetching pages of its items, ${read} done`
  return `${step}, ${counted(read, 'listing')}`
}

function bytesText(bytes: number): string {
  const kib = bytes / 1024
  return kib < 1024 ? `${Math.ceil(kib)} KiB` : `${(kib / 1024).toFixed(1)} MiB`
}

const NOT_DONE: ReadonlySet<string> = new Set(['held', 'failed', 'interrupted'])

/** What is not done, or read nothing, is a failure of the command: a script must notice it. */
function runAnswer(report: RunReport, feed: Feed | null, now: number): Answer {
  const failed = NOT_DONE.has(report.state) || noneRead(report)
  return { json: reportJson(report), text: reportText(report, feed, now), exitCode: failed ? 1 : 0 }
}

async function runs(app: AppContext, name: string, limit: number): Promise<Answer> {
  const feed = await namedFeed(app.database, name)
  const { interruptDeadRuns, listRuns } = await import('../../storage/runs.ts')
  const { feedStandings } = await import('../../storage/schedules.ts')
  const { standingText } = await import('../feed-standing.ts')
  await interruptDeadRuns(app.database, app.clock.now())
  const [standing] = await feedStandings(app.database, feed.id)
  const found = await listRuns(app.database, feed.id, limit)
  const all = found.map((run) => ({
    ...run,
    startedAt: instantOrNull(run.startedAt),
    finishedAt: instantOrNull(run.finishedAt),
    retryAt: instantOrNull(run.retryAt),
    missingDueAt: instantOrNull(run.missingDueAt),
  }))
  const [newest] = found
  if (newest === undefined)
    return {
      json: all,
      text: `${feed.name} has not run yet: affiche feed run ${quoted(feed.name)}`,
    }
  const stands = standing === undefined ? [] : [standingText(standing, app.clock.now())]
  const released = newest.state === 'held' && standing?.released === true
  const next = released ? releasedAdvice(feed) : nextStep(newest, feed)
  const missing = missingLines(newest, app.clock.now())
  const told = ['', ...missing, ...stands, ...reasonLines(newest), ...(next === null ? [] : [next])]
  const after = [...told, '--json has all rejections and warnings.'].join('\n')
  return { json: all, text: (columns) => `${runsTable(found, columns)}\n${after}` }
}

function runsTable(found: readonly Run[], columns: number): string {
  const told = RUN_COLUMNS.filter(
    ({ seldom, of }) => seldom !== true || found.some((run) => Number(of(run)) > 0),
  )
  return textTable(
    told.map(({ heading }) => heading),
    found.map((run) => told.map(({ of }) => of(run))),
    columns,
  )
}

interface RunColumn {
  readonly heading: string
  readonly of: (run: Run) => Cell
  /** Shown only where it is not 0 throughout: a screen has room for the others. */
  readonly seldom?: true
}

const RUN_COLUMNS: readonly RunColumn[] = [
  { heading: 'run', of: ({ runId }) => runId },
  { heading: 'began', of: ({ startedAt }) => momentOrNull(startedAt) },
  { heading: 'state', of: ({ state }) => state },
  { heading: 'read', of: ({ read }) => read },
  { heading: 'new', of: ({ created }) => created },
  { heading: 'changed', of: ({ updated }) => updated },
  { heading: 'same', of: ({ unchanged }) => unchanged },
  { heading: 'missing', of: ({ missing }) => missing, seldom: true },
  { heading: 'withdrawn', of: ({ withdrawn }) => withdrawn },
  { heading: 'rejected', of: ({ rejectedCount }) => rejectedCount },
  { heading: 'left out', of: ({ leftOut }) => leftOut, seldom: true },
]

/** The first reasons of a run, so that nobody needs to read JSON for what is plainly wrong. */
function reasonLines(run: Run): string[] {
  const { runId, warnings } = run
  const rejections = rejectionLines(run, { most: REASONS_SHOWN })
  if (warnings.length === 0 && rejections.length === 0) return []
  const more = warnings.length - REASONS_SHOWN
  return [
    '',
    `Run ${runId}:`,
    ...warnings.slice(0, REASONS_SHOWN).map((warning) => `warning: ${warning}`),
    ...(more > 0 ? [`… and ${counted(more, 'more warning')}`] : []),
    ...rejections,
    '',
  ]
}

/** What failed or broke off says nothing of the brake. */
const JUDGED: ReadonlySet<string> = new Set(['succeeded', 'partial', 'held'])

const NOT_HELD =
  'It was not held: the next run may withdraw whatever the feed lacks then, however much it is.'

async function release(app: AppContext, name: string): Promise<Answer> {
  const feed = await namedFeed(app.database, name)
  const { releaseFeed } = await import('../../storage/feeds.ts')
  const { listRuns } = await import('../../storage/runs.ts')
  const judged = (await listRuns(app.database, feed.id)).find(({ state }) => JUDGED.has(state))
  await releaseFeed(app.database, feed.id)
  // Another feed may have been meant, and this one's next run is now without its brake.
  const unasked = judged?.state === 'held' ? '' : `\n${NOT_HELD}`
  return {
    json: { feedId: feed.id, name: feed.name, released: true },
    text: `The brake of ${feed.name} is lifted for its next run.${unasked}\nNext: affiche feed run ${quoted(feed.name)}`,
  }
}

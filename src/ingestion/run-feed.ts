import type { Feed, RunReport, RunState } from '../domain/feed.ts'
import type { RunFailure } from '../domain/run-failure.ts'
import { counted } from '../lib/counted.ts'
import { quoted } from '../lib/quoted.ts'
import { holdFeed } from '../storage/catalogue-lock.ts'
import { completeFeeds, readFeedMemory } from '../storage/feeds.ts'
import { partnersById } from '../storage/partners.ts'
import { FeedRemoved, finishRun, interruptRuns, lastAppliedRun, startRun } from '../storage/runs.ts'
import type { EarlierRun } from '../storage/runs.ts'
import { isConnectionLost } from '../storage/unavailable.ts'
import type { Application } from './apply-batch.ts'
import { createBodyKeeper } from './reading/body-keeper.ts'
import type { BodyKeeper } from './reading/body-keeper.ts'
import type { Connector } from './connectors/connector.ts'
import { erasedFor } from './reading/erased.ts'
import type { Erased } from './reading/erased.ts'
import { recordHasher } from './content-hash.ts'
import type { IngestionContext } from './context.ts'
import type { Judgement, Waiting } from './hygiene/judge-absences.ts'
import { failureOf, isFeedsFault } from './failure-of.ts'
import { FetchError } from './fetch/fetch-error.ts'
import { noteComplete } from './hygiene/freshness.ts'
import { gatherBodies } from './reading/gather-bodies.ts'
import { pagingOf } from './reading/gather-pages.ts'
import { isReadOtherwise, readingOf, recordsReadingOf } from './reading/how-read.ts'
import { isNoFeed, isWhole, runPipeline } from './pipeline.ts'
import { renderAllDue } from './rendering/render-due.ts'
import { runLog } from './reading/run-log.ts'
import type { RunLog } from './reading/run-log.ts'
import { seenListings } from './reading/seen-listings.ts'

/** Another run of the feed is going on. */
export class FeedBusy extends Error {
  override readonly name = 'FeedBusy'
}

/**
 * One run of a feed, from fetching to the report; a feed has one run at a time. The report tells of whatever the feed
 * did wrong; an error is thrown only where we are at fault, and then the run says `failed` as well, or `interrupted` where
 * the database went away.
 */
export async function runFeed(context: IngestionContext, feed: Feed): Promise<RunReport> {
  const connector = context.connectors.get(feed.format)
  if (connector === undefined) throw new Error(`there is no format ${feed.format}`)
  const hold = await holdFeed(context.database, feed.id)
  if (hold === undefined) {
    throw new FeedBusy(`A run of the feed ${feed.name} is going on; try again when it is done.`)
  }
  try {
    const now = context.clock.now()
    await interruptRuns(context.database, feed.id, now)
    const earlier = await lastAppliedRun(context.database, feed.id)
    const runId = await startRun(context.database, feed.id, now)
    const run: Run = {
      context: { ...context, stop: hold.until(context.stop) },
      feed,
      connector,
      runId,
      earlier,
      startedAt: now,
      log: runLog(context.hide?.(feed)),
    }
    try {
      return await end(run, await work(run))
    } catch (error) {
      return await endBroken(run, error)
    }
  } finally {
    await hold.release()
  }
}

interface Run {
  readonly context: IngestionContext
  readonly feed: Feed
  readonly connector: Connector
  readonly runId: number
  readonly earlier: EarlierRun | undefined
  readonly startedAt: number
  readonly log: RunLog
}

interface Outcome {
  readonly state: RunState
  readonly complete: boolean
  readonly reading: string | null
  readonly failure: RunFailure | null
  /** Null: nothing was looked for. */
  readonly waiting: Waiting | null
  /** Before which the partner's server does not want to be asked again; epoch ms. */
  readonly retryAt: number | null
}

const NOT_READ = { complete: false, reading: null, waiting: null, retryAt: null } as const

/**
 * Gives the report of what the feed did wrong; throws what is our fault, once the run tells of it. That it cannot tell of it,
 * the disk being full or the database still away, says less than what broke it.
 */
async function endBroken(run: Run, error: unknown): Promise<RunReport> {
  const { context, log } = run
  if (context.stop?.aborted === true && !isConnectionLost(context.stop.reason)) {
    log.say('The process was told to end; what had been applied stays.')
    return end(run, { ...NOT_READ, state: 'interrupted', failure: null })
  }
  if (error instanceof FeedRemoved) {
    log.say('The feed was removed while it was read; its listings are withdrawn.')
    return end(run, { ...NOT_READ, state: 'interrupted', failure: null })
  }
  if (isFeedsFault(error) || !isConnectionLost(error)) {
    log.say(reasonOf(error))
    const retryAt = error instanceof FetchError ? error.retryAt : null
    const failure = failureOf(error)
    const failed = { ...NOT_READ, state: 'failed', failure, retryAt } as const
    if (isFeedsFault(error)) return end(run, failed)
    await end(run, failed).catch(() => {})
    throw error
  }
  // Nothing of it is the feed's doing: it is taken up as after a kill.
  log.say(
    `The connection to the database was lost (${reasonOf(error)}); what had been applied stays.`,
  )
  await end(run, { ...NOT_READ, state: 'interrupted', failure: null }).catch(() => {})
  throw error
}

async function work(run: Run): Promise<Outcome> {
  const { context, feed } = run
  const erased = await erasedFor(context.database, feed.partnerId)
  const keeper = createBodyKeeper(context, erased, feed.options)
  try {
    return await workWith(run, keeper, erased)
  } finally {
    await keeper.close()
  }
}

async function workWith(run: Run, keeper: BodyKeeper, erased: Erased): Promise<Outcome> {
  const { context, feed, connector, log } = run
  const reading = readingOf(feed)
  context.progress?.({ feed: feed.name, step: 'fetching', read: 0 })
  const paging = pagingOf(connector, feed.location, feed.options, run.startedAt)
  const gathered = await gatherBodies(context, {
    feed,
    connector,
    keeper,
    runId: run.runId,
    reading,
    earlier: run.earlier,
    htmlIsData: connector.format === 'schema-org',
    paging,
    warn: (text) => log.warn(text),
  })
  if (gathered.notModified && connector.leadsToPages?.(feed.options) !== true) {
    if (feed.complete) await noteComplete(context, feed, true)
    await renderAllDue(context)
    // While something is missing a feed is not asked whether it changed.
    const waiting = feed.complete ? { count: 0, dueAt: null } : null
    const { complete } = feed
    return { state: 'succeeded', complete, reading, failure: null, waiting, retryAt: null }
  }
  log.incomplete = gathered.broken
  const application = await prepareApplication(run, keeper, erased)
  const judgement = await runPipeline(
    application,
    paging === null ? connector : trusting(connector),
    gathered.bodies,
  )
  const outcome = outcomeOf(run, judgement, isWhole(application.preparation), reading)
  return { ...outcome, retryAt: gathered.retryAt }
}

/** What it was made of may be what it was, and an operator who has changed an option asks what the seller did. */
const READ_OTHERWISE =
  'The feed is read otherwise than by the run before (its options, its format or the program were changed): listings that this makes a difference to count as changed.'

/** What there is to say of the run as a whole, and how it ended. */
function outcomeOf(
  run: Run,
  { held, reposted, waiting }: Judgement,
  complete: boolean,
  reading: string,
): Omit<Outcome, 'retryAt'> {
  const { feed, log } = run
  tellReading(run, reposted, reading)
  const unread = log.incomplete
  if (held !== null) {
    log.say(
      `Nothing was withdrawn: ${held}. If that is right, say: affiche feed release ${quoted(feed.name)}`,
    )
    return { state: 'held', complete, reading: null, failure: null, waiting }
  }
  if (isNoFeed(log)) return { state: 'failed', ...NOT_READ, failure: 'noListing' }
  if (feed.complete && isSilent(log)) log.say('There is no record in it.')
  const state = log.counts.rejected > 0 || unread !== null ? 'partial' : 'succeeded'
  return { state, complete, reading: unread === null ? reading : null, failure: null, waiting }
}

/** How the feed was read, before what became of it. */
function tellReading({ feed, log, earlier }: Run, reposted: number, reading: string): void {
  const unread = log.incomplete
  if (unread !== null)
    log.say(`The feed was not read to its end, so nothing was withdrawn: ${unread}`)
  const before = earlier?.reading ?? null
  if (before !== null && isReadOtherwise(before, reading) && log.counts.updated > 0)
    log.say(READ_OTHERWISE)
  if (reposted > 0) {
    const hint = 'If ids are new at every read: --option unstableIds=true'
    const isSaid = feed.options['unstableIds'] !== undefined
    const came = `${counted(reposted, 'listing')} came under new ids, and stayed what they were.`
    log.say(isSaid ? came : `${came} ${hint}`)
  }
}

function isSilent(log: RunLog): boolean {
  return log.counts.read === 0 && log.incomplete === null && log.warnings().length === 0
}

/** Whether all pages came was settled while they were fetched; each for itself says that it is one of many. */
function trusting(connector: Connector): Connector {
  return {
    ...connector,
    records: (body, options, now) => connector.records(body, { ...options, pages: 'trust' }, now),
  }
}

async function prepareApplication(
  run: Run,
  keeper: BodyKeeper,
  erased: Erased,
): Promise<Application> {
  const { context, feed, log } = run
  const partner = (await partnersById(context.database, [feed.partnerId])).get(feed.partnerId)
  if (partner === undefined) throw new Error(`the partner of the feed ${feed.name} is missing`)
  const { released } = await readFeedMemory(context.database, feed.id)
  const owners = feed.complete ? [] : await completeFeeds(context.database, feed.partnerId)
  return {
    runId: run.runId,
    context,
    keeper,
    partner,
    released,
    earlierNameless: run.earlier?.nameless ?? 0,
    preparation: {
      db: context.database,
      feed,
      owners,
      log,
      erased,
      seen: seenListings(),
      removed: new Set(),
      ...(context.hide === undefined ? {} : { hide: context.hide(feed) }),
      hashRecord: recordHasher(recordsReadingOf(feed)),
      normalise: {
        format: feed.format,
        options: feed.options,
        country: null,
        zone: null,
        currency: null,
        now: run.startedAt,
        partial: !feed.complete,
      },
    },
  }
}

async function end(run: Run, outcome: Outcome): Promise<RunReport> {
  const { context, feed, runId, log } = run
  const now = context.clock.now()
  const { read, created, updated, unchanged, withdrawn, rejected, leftOut, nameless } = log.counts
  const report = {
    runId,
    feed: feed.name,
    state: outcome.state,
    complete: outcome.complete,
    failure: outcome.failure,
    read,
    created,
    updated,
    unchanged,
    withdrawn,
    missing: outcome.waiting?.count ?? null,
    missingDueAt: outcome.waiting?.dueAt ?? null,
    rejected: log.rejected.toSorted((a, b) => a.line - b.line),
    rejectedCount: rejected,
    leftOut,
    warnings: log.warnings(),
    seconds: (now - run.startedAt) / 1000,
  }
  const { reading, retryAt } = outcome
  await finishRun(context.database, runId, { ...report, reading, nameless, retryAt }, now)
  return report
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

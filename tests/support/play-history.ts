import { createHash } from 'node:crypto'
import type { Feed, RunReport } from '../../src/domain/feed.ts'
import type { Partner } from '../../src/domain/partner.ts'
import { removeFeed } from '../../src/ingestion/remove.ts'
import { runFeed } from '../../src/ingestion/run-feed.ts'
import { DAY_MS, HOUR_MS } from '../../src/lib/durations.ts'
import { releaseFeed } from '../../src/storage/feeds.ts'
import { FEEDS, FEED_NAMES, edited, firstTold, toNative } from './feed-history.ts'
import type { FeedName, Poll, Step, Told } from './feed-history.ts'
import { feedModel } from './feed-model.ts'
import type { Came, FeedModel, ModelFeed, Outcome } from './feed-model.ts'
import { catalogue } from './feed-world.ts'
import type { Catalogue } from './feed-world.ts'
import { answers, feedServer } from './feed-server.ts'
import type { FeedServer, Handler } from './feed-server.ts'
import { startingAfresh } from './start-afresh.ts'

/** What a step came to: in the program, and in the model. */
export interface Played {
  readonly line: string
  readonly feedId: number
  readonly got: Outcome | null
  readonly expected: Outcome | null
}

/** One catalogue on which many histories are played, each from nothing. */
export interface HistoryStage {
  readonly world: Catalogue
  play(
    steps: readonly Step[],
    judge: (played: Played, model: FeedModel) => Promise<void>,
  ): Promise<void>
  close(): Promise<void>
}

interface History {
  readonly world: Catalogue
  readonly server: FeedServer
  readonly model: FeedModel
  readonly partners: ReadonlyMap<string, Partner>
  readonly holds: Map<FeedName, readonly Told[]>
  readonly feeds: Map<FeedName, Feed>
  readonly mint: () => number
}

export async function historyStage(): Promise<HistoryStage> {
  const world = await catalogue()
  const server = await feedServer()
  const startedAt = world.clock.now()
  const startAfresh = await startingAfresh(world.test.database)
  return {
    world,
    async play(steps, judge) {
      await startAfresh()
      world.clock.set(startedAt)
      const history = await opened(world, server)
      for (const step of steps) {
        const played = await take(history, step)
        if (played !== null) await judge(played, history.model)
      }
    },
    async close() {
      await server.close()
      await world.drop()
    },
  }
}

async function opened(world: Catalogue, server: FeedServer): Promise<History> {
  const partners = new Map<string, Partner>()
  for (const name of ['North', 'South']) partners.set(name, await world.partner(name))
  const holds = new Map(FEED_NAMES.map((name) => [name, FEEDS[name].first.map(firstTold)]))
  let minted = 0
  const mint = () => (minted += 1)
  return { world, server, model: feedModel(), partners, holds, feeds: new Map(), mint }
}

async function take(history: History, step: Step): Promise<Played | null> {
  const { world, feeds, model } = history
  if (step.do === 'poll') return pollOf(history, step)
  if (step.do === 'wait') {
    world.clock.advance(step.days * DAY_MS)
    return null
  }
  const feed = feeds.get(step.feed)
  if (feed === undefined) return null
  world.clock.advance(HOUR_MS)
  await removeFeed(world.context, feed)
  model.remove(model.feeds.get(feed.id)!, world.clock.now())
  feeds.delete(step.feed)
  return { line: `${step.feed} is removed`, feedId: feed.id, got: null, expected: null }
}

async function pollOf(history: History, step: Poll): Promise<Played> {
  const { world, server, model, holds, mint } = history
  world.clock.advance(step.hours * HOUR_MS)
  let told = holds.get(step.feed) ?? []
  for (const change of step.edits) told = edited(told, change, mint)
  holds.set(step.feed, told)
  const [feed, modelled] = await feedOf(history, step.feed)
  if (step.released) {
    await releaseFeed(world.test.database, feed.id)
    modelled.released = true
  }
  const came = cameOf(step.comes, told)
  server.on(`/${step.feed}`, came === null ? answers(503) : answersOnce(came.body))
  const report = await runOf(world, feed, step.comes === 'stopped')
  const stopped = report.state === 'interrupted'
  const expected = model.run(modelled, came && { ...came, stopped }, world.clock.now())
  const ids = told.map(({ id, show }) => `${id}=${show}`).join(' ')
  const line = `${step.hours} h on ${step.feed} has ${ids}; ${step.comes}: ${report.state}`
  return { line, feedId: feed.id, got: outcomeOf(report), expected }
}

async function feedOf(history: History, name: FeedName): Promise<[Feed, ModelFeed]> {
  const { world, server, model, partners, feeds } = history
  const { partner, complete } = FEEDS[name]
  const location = `${server.origin}/${name}`
  const feed = await world.give(partners.get(partner)!, name, '', { location, complete })
  feeds.set(name, feed)
  const fresh = { id: feed.id, partner, complete, released: false, body: null, unjudged: null }
  const modelled = model.feeds.get(feed.id) ?? fresh
  model.feeds.set(feed.id, modelled)
  return [feed, modelled]
}

/** Null: nothing comes. */
function cameOf(comes: Poll['comes'], all: readonly Told[]): Came | null {
  if (comes === 'nothing') return null
  const half = all.slice(0, Math.ceil(all.length / 2))
  const isCut = comes === 'half' && half.length > 0
  const last = comes === 'deleted' ? all.at(-1) : undefined
  const told = isCut ? half : last === undefined ? all : all.slice(0, -1)
  const gone = last === undefined ? [] : [{ ...toNative(last), deleted: true }]
  const records = [...told.map(toNative), ...gone].map((one) => JSON.stringify(one)).join(',')
  const deleted = last === undefined ? [] : [last.id]
  return {
    body: isCut ? `[${records},{"id"` : `[${records}]`,
    told,
    deleted,
    whole: !isCut,
    stopped: false,
  }
}

/** Says 304 to whoever has it. */
function answersOnce(body: string): Handler {
  const etag = `"${createHash('sha256').update(body).digest('hex')}"`
  return (request, response) => {
    const isSame = request.headers['if-none-match'] === etag
    response.writeHead(isSame ? 304 : 200, { etag }).end(isSame ? '' : body)
  }
}

function runOf(world: Catalogue, feed: Feed, isStopped: boolean): Promise<RunReport> {
  if (!isStopped) return world.run(feed)
  const stop = new AbortController()
  const progress = ({ step }: { readonly step: string }) => step === 'reading' && stop.abort()
  return runFeed({ ...world.context, stop: stop.signal, progress }, feed)
}

function outcomeOf({
  state,
  read,
  created,
  updated,
  unchanged,
  withdrawn,
  missing,
}: RunReport): Outcome {
  return { state, read, created, updated, unchanged, withdrawn, missing }
}

import { HOUR_MS, MINUTE_MS } from '../../lib/durations.ts'
import type { Feed } from '../../domain/feed.ts'
import { linkedPages, saveLinkedPage } from '../../storage/linked-pages.ts'
import type { LinkedBody, LinkedPage } from '../../storage/linked-pages.ts'
import type { BodyKeeper } from './body-keeper.ts'
import type { Item, PageItem } from '../connectors/connector.ts'
import { contentHash } from '../content-hash.ts'
import type { IngestionContext } from '../context.ts'
import { ERASED } from './erased.ts'
import type { Erased } from './erased.ts'
import { FetchError } from '../fetch/fetch-error.ts'
import { pageRequest, readLinkedPage } from './linked-page.ts'
import { readExternalId } from '../normalise/ids.ts'
import type { RunLog } from './run-log.ts'

/** A page is asked for when its item is new or came otherwise, and else once a day. */
const AGAIN_MS = 20 * HOUR_MS
/** At a second between two requests that is some minutes; the others follow in the next runs. */
const PAGES_MAX = 200
/** Servers that are silent, or drip, would hold the run of a feed for days. */
const PAGES_MS_MAX = 30 * MINUTE_MS
/** So many failures of one server in a row: it is left alone until the next run. */
const FAILURES_MAX = 3

export interface Following {
  readonly feed: Feed
  readonly log: RunLog
  readonly keeper: BodyKeeper
  readonly erased: Erased
  /** When the run began. */
  readonly now: number
}

interface Work {
  readonly item: PageItem
  readonly itemHash: string
  page: LinkedPage | undefined
  /** Why it could not be had this time. */
  fault: string | null
}

/**
 * What the pages say that items lead to. Those that are new or may have changed are fetched, each by what it was when it came
 * last; what could not be had costs its item only, and what such a page said before stands.
 */
export async function* followPages(
  context: IngestionContext,
  items: readonly PageItem[],
  following: Following,
): AsyncGenerator<Extract<Item, { kind: 'record' | 'rejected' | 'warning' }>> {
  const { feed, log, now } = following
  const once = new Map(
    withoutErasedOnes(items, following).map((item) => [item.address, item] as const),
  )
  const known = await linkedPages(context.database, feed.id, [...once.keys()])
  const works = [...once.values()].map((item): Work => ({
    item,
    itemHash: contentHash(item.raw),
    page: known.get(item.address),
    fault: null,
  }))
  const waiting = await fetchDue(context, works, following)
  if (waiting > 0)
    log.say(
      `${waiting} linked pages are left for the next runs: in each ${PAGES_MAX} are fetched at most, and for half an hour at most.`,
    )
  const told = new Set<string>()
  for (const { item, page, fault } of works) {
    const body = page?.body ?? null
    const connector = context.connectors.get(item.format)
    if (body === null || connector === undefined) {
      const { line, id, reason } = item
      const why = fault ?? (page === undefined ? null : 'its page was not there')
      if (why !== null) yield { kind: 'rejected', line, id, reason: `${reason}; ${why}` }
      continue
    }
    if (fault !== null) yield { kind: 'warning', text: `${fault} What it said before stands.` }
    for await (const one of readLinkedPage(connector, item, bodyOf(following.keeper, body), {
      options: feed.options,
      now,
    })) {
      // Pages of one night lead to each other.
      if (one.kind === 'record' && one.id !== null) {
        if (told.has(one.id)) continue
        told.add(one.id)
      }
      yield one
    }
  }
}

/** What was erased is not asked for: its page is about nothing else. */
function withoutErasedOnes(
  items: readonly PageItem[],
  { erased, log }: Following,
): readonly PageItem[] {
  if (erased.isEmpty) return items
  return items.filter(({ id }) => {
    const known = readExternalId(id)
    const isErased = known !== null && erased.hasListing(known)
    if (isErased) log.leaveOut(ERASED)
    return !isErased
  })
}

function bodyOf(keeper: BodyKeeper, { bodyId, address, contentType }: LinkedBody) {
  return { address, contentType, chunks: () => keeper.chunks(bodyId) }
}

/** New ones first, then those that came otherwise, then the ones not asked for longest. Returns how many are left. */
async function fetchDue(
  context: IngestionContext,
  works: readonly Work[],
  { feed, now, keeper }: Following,
): Promise<number> {
  const due = works
    .filter(({ page, itemHash }) => isDue(page, itemHash, now))
    .toSorted((a, b) => rank(a) - rank(b))
  const failures = new Map<string, number>()
  const until = context.clock.now() + PAGES_MS_MAX
  let done = 0
  for (const work of due.slice(0, PAGES_MAX)) {
    context.stop?.throwIfAborted()
    if (context.clock.now() >= until) break
    context.progress?.({ feed: feed.name, step: 'following', read: done })
    done += 1
    const { host } = new URL(work.item.address)
    const failed = failures.get(host) ?? 0
    if (failed >= FAILURES_MAX) {
      work.fault = `${host} did not answer before, so it was not asked for this page.`
      continue
    }
    const error = await fetchOne(context, feed, work, keeper)
    // What the process's own end cut off says nothing about the page.
    context.stop?.throwIfAborted()
    work.fault = error === null ? null : error.message
    failures.set(host, nextFailures(error, failed))
  }
  return due.length - done
}

function isDue(page: LinkedPage | undefined, itemHash: string, now: number): boolean {
  return page === undefined || page.itemHash !== itemHash || now - page.askedAt >= AGAIN_MS
}

function rank({ page, itemHash }: Work): number {
  if (page === undefined) return Number.NEGATIVE_INFINITY
  return page.itemHash === itemHash ? page.askedAt : 0
}

/** A page that is not there is the page's fault; a server that is not, or wants its peace, is none to ask again. */
function nextFailures(error: FetchError | null, before: number): number {
  if (error === null) return 0
  if (error.code === 'later') return FAILURES_MAX
  return ['unreachable', 'timeout', 'status'].includes(error.code) && !isGone(error)
    ? before + 1
    : before
}

function isGone({ status }: FetchError): boolean {
  return status === 404 || status === 410
}

async function fetchOne(
  context: IngestionContext,
  feed: Feed,
  work: Work,
  keeper: BodyKeeper,
): Promise<FetchError | null> {
  const { item, itemHash } = work
  const before = work.page?.body ?? null
  const askedAt = context.clock.now()
  let body = before
  let fault: FetchError | null = null
  let isKept = true
  try {
    for await (const fetched of context.fetch(pageRequest(feed, item.address, before))) {
      if (fetched.kind === 'failed') throw fetched.error
      if (fetched.kind === 'body') {
        const { address, contentType, etag, lastModified } = fetched
        const kept = await keeper.keep(fetched, context.connectors.get(item.format))
        isKept = !kept.withheld
        body = { bodyId: kept.bodyId, address, contentType, etag, lastModified }
      }
    }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    fault = error
  }
  work.page = { address: item.address, itemHash, askedAt, body }
  // What is not kept is not there the next time: it is asked for again.
  if (!isKept) return fault
  // A server that is down is no reason to wait a day for what is new.
  if (fault === null || isGone(fault) || before !== null)
    await saveLinkedPage(context.database, feed.id, work.page)
  return fault
}

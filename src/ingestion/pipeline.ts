import { forgetFound } from '../storage/held-absences.ts'
import { noteProgress } from '../storage/runs.ts'
import { applyBatch } from './apply-batch.ts'
import { NOTHING_APPLIED, progressOf } from './applied.ts'
import { applyInTurn } from './apply-in-turn.ts'
import type { Application } from './apply-batch.ts'
import { mapAhead, readAhead } from '../lib/read-ahead.ts'
import { NotThisFormat } from './connectors/connector.ts'
import type { Body, Connector } from './connectors/connector.ts'
import { followPages } from './reading/follow-pages.ts'
import { noteComplete } from './hygiene/freshness.ts'
import { judgeAbsences } from './hygiene/judge-absences.ts'
import type { Judgement } from './hygiene/judge-absences.ts'
import { compareBatch, prepareBatch } from './reading/prepare-batch.ts'
import type { Preparation, RecordItem } from './reading/prepare-batch.ts'
import { withBeginning } from './reading/beginning.ts'
import { recordBatches } from './reading/read-records.ts'
import type { RunLog } from './reading/run-log.ts'
import { renderAllDue } from './rendering/render-due.ts'
import { brakeOnRemoved, withdrawRemoved } from './hygiene/withdraw-listings.ts'

/**
 * The whole way of a feed's data, in order. Each step is a file of its own:
 *
 *  1. gather-bodies     fetch; store the bytes as received
 *  2. read-records      parse: bytes → records (connectors/); follow-pages fetches what some records lead to
 *  3. prepare-batch     compare with what we hold; what is new or came otherwise → listings in our terms (normalise/)
 *  4. apply-batch       one transaction under the catalogue's lock:
 *                         recognise       the listing we hold? other words for the same? the id of another show?
 *                         births-of-listing  one birth a listing, or one a night (resolve/explode, match-sessions)
 *                         settle-places, settle-performers   found or made (resolve/places, resolve/performers)
 *                         regroup         which births are one event (resolve/resolve-events)
 *                         render-events   merge → present → write what came out otherwise, with its changes (merge/)
 *  5. withdraw-listings what the feed says it has taken away
 *  6. judge-absences    after a complete read: what is missing, what is withdrawn, the brake (guard.ts)
 *  7. freshness         all of it was said again
 *  8. render-due        events of places and performers that became known better
 */
export async function runPipeline(
  application: Application,
  connector: Connector,
  bodies: readonly Body[],
): Promise<Judgement> {
  const { context, preparation } = application
  const { log, feed, owners, removed, seen } = preparation
  const forgetSeen = () => forgetFound(context.database, [feed.id, ...owners], seen)
  await applyAll(application, connector, bodies).catch(async (error: unknown) => {
    // What came before it broke off was there all the same. Without a database nobody can say so.
    await forgetSeen().catch(() => {})
    if (!(error instanceof NotThisFormat)) throw error
    throw new NotThisFormat(await whatCame(application, error.message, bodies), error.code)
  })
  await forgetSeen()
  const { counts } = log
  // What a server says in place of a feed is no word about its listings, however often it says it.
  if (isNoFeed(log))
    log.incomplete = await whatCame(application, 'nothing in it is a listing', bodies)
  context.stop?.throwIfAborted()
  const { runId } = application
  // Counted as it is done: what comes after it may fail.
  const withdrew = (count: number) => {
    counts.withdrawn += count
    context.progress?.({ feed: feed.name, step: 'withdrawing', read: counts.withdrawn })
  }
  const held = application.released
    ? null
    : await brakeOnRemoved(context, feed, removed, preparation.normalise.now)
  if (held === null) await withdrawRemoved(context, { runId, feed, withdrew }, preparation)
  const judgement =
    held !== null
      ? { held, reposted: 0, waiting: null }
      : mayJudge(application)
        ? await judgeAbsences(context, {
            runId,
            withdrew,
            startedAt: preparation.normalise.now,
            feed,
            seen,
            read: counts.read,
            released: application.released,
          })
        : NOTHING_JUDGED
  if (isWhole(preparation) && judgement.held === null) {
    await noteComplete(context, preparation.feed, judgement.waiting !== null)
  }
  if (context.stop?.aborted !== true) await renderAllDue(context)
  return judgement
}

/** What was erased for good is quoted nowhere. */
async function whatCame(
  { context, preparation }: Application,
  message: string,
  [body]: readonly Body[],
): Promise<string> {
  const { erased, feed } = preparation
  return erased.isEmpty ? withBeginning(message, body, context.hide?.(feed)) : message
}

const NOTHING_JUDGED: Judgement = { held: null, reposted: 0, waiting: null }

/** Only a complete read of a complete feed says anything by its silence. */
export function isWhole({ feed, log }: Preparation): boolean {
  return feed.complete && log.incomplete === null
}

/** There is something, and none of it even tells an id: an error's text, another program's JSON. */
export function isNoFeed({ counts }: RunLog): boolean {
  return counts.nameless > 0 && counts.nameless === counts.read
}

/** A record that does not even tell its id may be any of those that seem missing, unless it was there before. */
function mayJudge({ preparation, earlierNameless }: Application): boolean {
  if (!isWhole(preparation)) return false
  const { log } = preparation
  if (log.counts.nameless <= earlierNameless) return true
  log.say('Some records do not tell their id, so no listing was taken for missing this time.')
  return false
}

/** Of batches that hold nothing new, one in so many says how far the run is: each is a commit of its own. */
const STILL_BATCHES = 10

/** So many batches wait for the database's answer while the next one is hashed: neither waits for the other. */
const COMPARED_AHEAD = 1

/** While one batch is in the database's hands the next is normalised, and those after it are read, hashed and compared. */
async function applyAll(
  application: Application,
  connector: Connector,
  bodies: readonly Body[],
): Promise<void> {
  const { context, preparation, runId } = application
  let still = 0
  const { feed, log, erased } = preparation
  const { now } = preparation.normalise
  const batches = recordBatches(connector, feed, bodies, {
    log,
    now,
    mayQuote: erased.isEmpty,
    follow: (pages) =>
      followPages(context, pages, { feed, log, now, erased, keeper: application.keeper }),
  })
  const compare = (items: readonly RecordItem[]) => compareBatch(preparation, items)
  const applier = applyInTurn(async (batch) => {
    context.stop?.throwIfAborted()
    note(application, await applyBatch(application, batch))
  })
  try {
    for await (const compared of mapAhead(readAhead(batches), COMPARED_AHEAD, compare)) {
      const prepared = await prepareBatch(preparation, compared)
      context.stop?.throwIfAborted()
      await applier.add(prepared)
      if (prepared.incoming.length > 0) continue
      still += 1
      if (still % STILL_BATCHES !== 0) continue
      await applier.done()
      await noteProgress(context.database, runId, progressOf(log, NOTHING_APPLIED))
    }
    await applier.done()
  } finally {
    await applier.end()
  }
}

function note(
  { context, preparation }: Application,
  applied: Awaited<ReturnType<typeof applyBatch>>,
): void {
  const { counts } = preparation.log
  counts.created += applied.created
  counts.updated += applied.updated
  counts.unchanged += applied.unchanged
  counts.read += applied.created + applied.updated + applied.unchanged
  for (const id of applied.listingIds) preparation.seen.add(id)
  for (const why of applied.noEvent) preparation.log.noEvent(why)
  context.progress?.({ feed: preparation.feed.name, step: 'reading', read: counts.read })
}

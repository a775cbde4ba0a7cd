import { DAY_MS, HOUR_MS } from '../../lib/durations.ts'
import { changeCatalogue } from '../../storage/change-catalogue.ts'
import {
  countFuture,
  countReposted,
  futureListings,
  markMissing,
  markUnseen,
  perhapsReposted,
} from '../../storage/absences.ts'
import type { Queryable } from '../../storage/database.ts'
import { rememberHeld } from '../../storage/held-absences.ts'
import type { HeldAbsence } from '../../storage/held-absences.ts'
import { forgetValidators } from '../../storage/raw-bodies.ts'
import { noteWithdrawn, unjudgedSince } from '../../storage/runs.ts'
import type { Feed } from '../../domain/feed.ts'
import type { IngestionContext } from '../context.ts'
import { MISSING_HOURS, brake, isWithdrawn } from './guard.ts'
import type { SeenListings } from '../reading/seen-listings.ts'
import { settleGone } from './withdraw-listings.ts'
import type { Withdrawing } from './withdraw-listings.ts'
import { slices } from '../../lib/slices.ts'

const PAGE = 5000
const BATCH = 500

export interface Judging extends Withdrawing {
  readonly startedAt: number
  readonly seen: SeenListings
  /** Records read. */
  readonly read: number
  readonly released: boolean
}

export interface Judgement {
  /** Why nothing was withdrawn, where the brake went on. */
  readonly held: string | null
  /** Listings that are missing because they came under a new id. */
  readonly reposted: number
  /** Null: nothing was looked for. */
  readonly waiting: Waiting | null
}

/** Listings that are missing and not withdrawn yet; those under a new id are not counted. */
export interface Waiting {
  readonly count: number
  /** From when on a complete run withdraws the first of them; null where none waits. */
  readonly dueAt: number | null
}

/**
 * After a complete read: what the feed still to come lacks is marked as missing, and withdrawn when that is confirmed.
 * Only the feed's own listings, only those still to come, only within the days the feed covers. Where the brake goes on
 * they stay as they are, and what was missing is remembered beside them.
 */
export async function judgeAbsences(
  context: IngestionContext,
  judging: Judging,
): Promise<Judgement> {
  const { database, clock } = context
  const { feed, released } = judging
  const now = clock.now()
  const until = coveredUntil(feed, now)
  const future = await countFuture(database, feed.id, { now, until, since: judging.startedAt })
  const missing = await missingListings(context, judging, { now, until })
  if (missing.some(({ missingRuns }) => missingRuns === 1)) await forgetValidators(database, feed)
  const underNewIds = await perhapsElsewhere(context, feed, missing)
  await mark(
    context,
    missing.filter(({ id }) => underNewIds.has(id)),
  )
  const reposted = await countReposted(database, missing.map(idOf))
  const held = released
    ? null
    : brake({ future, missing: missing.length - reposted, read: judging.read })
  const known = missing.filter(({ isMarked }) => isMarked)
  const others = missing.filter(({ id, isMarked }) => !isMarked && !underNewIds.has(id))
  if (held !== null) {
    await markAgain(database, known)
    await rememberHeld(database, feed.id, others)
    return { held, reposted, waiting: waitingOf(missing, reposted, feed) }
  }
  const rule = { hours: missingHours(feed), released }
  const gone = missing.filter((absence) => isWithdrawn(absence, now, rule))
  const goneIds = new Set(gone.map(idOf))
  const stays = ({ id }: Missing) => !goneIds.has(id)
  await markAgain(database, known.filter(stays))
  await mark(context, others.filter(stays))
  for (const batch of slices(gone, BATCH)) {
    context.stop?.throwIfAborted()
    await withdraw(context, judging, batch)
  }
  await rememberHeld(database, feed.id, [])
  const left = missing.filter(stays)
  const elsewhere =
    gone.length === 0 || reposted === 0 ? reposted : await countReposted(database, left.map(idOf))
  return { held, reposted, waiting: waitingOf(left, elsewhere, feed) }
}

/** A listing that the run lacks; the run is counted. */
interface Missing extends HeldAbsence {
  /** It is written to be missing, by a run before. */
  readonly isMarked: boolean
}

function idOf({ id }: Missing): number {
  return id
}

/**
 * What was there until now is missing since the run began. It may have been since the first of the runs before it that were
 * not read whole, so that whatever these brought came after it: one of its seller's with the same title and session is the
 * same under a new id, and one event with it from now on.
 */
async function missingListings(
  { database }: IngestionContext,
  { feed, runId, seen, startedAt: since }: Judging,
  when: { readonly now: number; readonly until: number },
): Promise<Missing[]> {
  const unjudged = (await unjudgedSince(database, feed.id, runId)) ?? since
  const missing: Missing[] = []
  for (let after = 0; ;) {
    const page = await futureListings(database, feed.id, { ...when, after, limit: PAGE })
    for (const { id, missingRuns, missingSince, heldUnseenSince, isMarked, readAt } of page) {
      if (seen.has(id)) continue
      const unseenSince = heldUnseenSince ?? (readAt < unjudged ? unjudged : since)
      missing.push({
        id,
        missingRuns: missingRuns + 1,
        // Noted by a clock that was wrong: counted from now on.
        missingSince: missingSince === null ? since : Math.min(missingSince, when.now),
        unseenSince,
        isMarked,
      })
    }
    const last = page.at(-1)
    if (last === undefined) return missing
    after = last.id
  }
}

/** Those that have to be told as missing before it is known whether they came under a new id. */
async function perhapsElsewhere(
  { database }: IngestionContext,
  feed: Feed,
  missing: readonly Missing[],
): Promise<ReadonlySet<number>> {
  const unmarked = missing.filter(({ isMarked }) => !isMarked)
  return unmarked.length === 0 ? new Set() : perhapsReposted(database, feed.id, unmarked)
}

function waitingOf(left: readonly Missing[], elsewhere: number, feed: Feed): Waiting {
  const count = left.length - elsewhere
  if (count <= 0) return { count: 0, dueAt: null }
  let first = Infinity
  for (const { missingSince } of left) first = Math.min(first, missingSince)
  return { count, dueAt: first + missingHours(feed) * HOUR_MS }
}

/** Those that were not written to be missing are from now on. */
async function mark(context: IngestionContext, missing: readonly Missing[]): Promise<void> {
  for (const batch of slices(missing, BATCH)) {
    context.stop?.throwIfAborted()
    const now = context.clock.now()
    await changeCatalogue(context.database, now, async (tx) => {
      await markMissing(tx, batch, false)
      await markUnseen(tx, batch)
      await settleGone(tx, context, batch.map(idOf), now)
    })
  }
}

/** Those that were are so by one more run. */
async function markAgain(database: Queryable, missing: readonly Missing[]): Promise<void> {
  for (const page of slices(missing, PAGE)) await markMissing(database, page, false)
}

/** They stay members and sources of their events, as history. */
async function withdraw(
  context: IngestionContext,
  { runId, withdrew }: Judging,
  gone: readonly Missing[],
): Promise<void> {
  const now = context.clock.now()
  const unmarked = gone.filter(({ isMarked }) => !isMarked)
  await changeCatalogue(context.database, now, async (tx) => {
    await markMissing(tx, gone, true)
    if (unmarked.length > 0) await markUnseen(tx, unmarked)
    await settleGone(tx, context, gone.map(idOf), now)
    tx.later(noteWithdrawn(tx, runId, gone.length))
  })
  withdrew(gone.length)
}

/** `--option missingHours=1` for a feed that comes every few minutes. */
function missingHours({ options }: Feed): number {
  const hours = Number(options['missingHours'] ?? MISSING_HOURS)
  return Number.isFinite(hours) && hours >= 0 ? hours : MISSING_HOURS
}

/** `--option coversDays=60` for a feed that shows the next two months only: what lies beyond is not judged. */
function coveredUntil({ options }: Feed, now: number): number {
  const days = Number(options['coversDays'])
  return Number.isFinite(days) && days > 0 ? now + days * DAY_MS : Infinity
}

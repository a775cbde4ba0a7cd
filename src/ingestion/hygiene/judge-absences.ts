import { DAY_MS, HOUR_MS } from '../../lib/durations.ts'
import { changeCatalogue } from '../../storage/change-catalogue.ts'
import {
  countFuture,
  countReposted,
  futureListings,
  markMissing,
  markUnseen,
} from '../../storage/absences.ts'
import type { FutureListing } from '../../storage/absences.ts'
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
 * Only the feed's own listings, only those still to come, only within the days the feed covers.
 */
export async function judgeAbsences(
  context: IngestionContext,
  judging: Judging,
): Promise<Judgement> {
  const { database, clock } = context
  const { feed, seen, released } = judging
  const now = clock.now()
  const until = coveredUntil(feed, now)
  const missing: FutureListing[] = []
  const future = await countFuture(database, feed.id, { now, until, since: judging.startedAt })
  for (let after = 0; ;) {
    const page = await futureListings(database, feed.id, { now, until, after, limit: PAGE })
    for (const listing of page) if (!seen.has(listing.id)) missing.push(listing)
    const last = page.at(-1)
    if (last === undefined) break
    after = last.id
  }
  await markNew(context, missing, judging)
  const reposted = await countReposted(
    database,
    missing.map((listing) => listing.id),
  )
  const vanished = missing.length - reposted
  const held = released ? null : brake({ future, missing: vanished, read: judging.read })
  const rule = { hours: missingHours(feed), released }
  const absences = missing.flatMap(({ id, missingRuns, missingSince }) =>
    missingSince === null
      ? []
      : // Noted by a clock that was wrong: counted from now on.
        [{ id, missingRuns: missingRuns + 1, missingSince: Math.min(missingSince, now) }],
  )
  const gone = held === null ? absences.filter((absence) => isWithdrawn(absence, now, rule)) : []
  const goneIds = new Set(gone.map((absence) => absence.id))
  const marked = absences.filter((absence) => !goneIds.has(absence.id))
  for (const page of slices(marked, PAGE)) {
    await markMissing(database, page, false)
  }
  for (const batch of slices(gone, BATCH)) {
    await withdraw(context, judging, batch)
  }
  const left = missing.filter(({ id }) => !goneIds.has(id))
  const elsewhere =
    gone.length === 0 || reposted === 0
      ? reposted
      : await countReposted(
          database,
          left.map(({ id }) => id),
        )
  return { held, reposted, waiting: waitingOf(left, elsewhere, judging) }
}

function waitingOf(
  left: readonly FutureListing[],
  elsewhere: number,
  { feed, startedAt }: Judging,
): Waiting {
  const count = left.length - elsewhere
  if (count <= 0) return { count: 0, dueAt: null }
  let first = startedAt
  for (const { missingSince } of left) first = Math.min(first, missingSince ?? startedAt)
  return { count, dueAt: first + missingHours(feed) * HOUR_MS }
}

/**
 * What was there until now. It is missing since the run began, or since the first of the runs before it that were not read
 * whole, so that whatever these runs brought came after it: one of its seller's with the same title and session is the same
 * under a new id, and one event with it from now on.
 */
async function markNew(
  context: IngestionContext,
  missing: readonly FutureListing[],
  { feed, runId, startedAt: since }: Judging,
): Promise<void> {
  const unjudged = (await unjudgedSince(context.database, feed.id, runId)) ?? since
  const fresh = missing.filter(({ missingSince }) => missingSince === null)
  if (fresh.length > 0) await forgetValidators(context.database, feed)
  for (const batch of slices(fresh, BATCH)) {
    const now = context.clock.now()
    await changeCatalogue(context.database, now, async (tx) => {
      const absences = batch.map(({ id }) => ({ id, missingRuns: 1, missingSince: since }))
      await markMissing(tx, absences, false)
      const unseen = batch.map(({ id, readAt }) => ({
        id,
        unseenSince: readAt < unjudged ? unjudged : since,
      }))
      await markUnseen(tx, unseen)
      await settleGone(
        tx,
        context,
        batch.map(({ id }) => id),
        now,
      )
    })
  }
}

/** They stay members and sources of their events, as history. */
async function withdraw(
  context: IngestionContext,
  { runId, withdrew }: Judging,
  gone: readonly {
    readonly id: number
    readonly missingRuns: number
    readonly missingSince: number
  }[],
): Promise<void> {
  const now = context.clock.now()
  await changeCatalogue(context.database, now, async (tx) => {
    await markMissing(tx, gone, true)
    const ids = gone.map((one) => one.id)
    await settleGone(tx, context, ids, now)
    tx.later(noteWithdrawn(tx, runId, ids.length))
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

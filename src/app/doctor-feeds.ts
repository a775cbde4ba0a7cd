import { nextAttempt } from '../domain/feed-schedule.ts'
import { noneRead } from '../domain/feed.ts'
import { agreeing, counted } from '../lib/counted.ts'
import { parseCron } from '../lib/cron.ts'
import { quoted } from '../lib/quoted.ts'
import { utcText } from '../lib/utc-text.ts'
import type { Queryable } from '../storage/database.ts'
import { anyWorker } from '../storage/jobs.ts'
import { feedStandings, type ToldStanding } from '../storage/schedules.ts'
import type { AppContext } from './context.ts'
import { ok, warning } from './doctor-check.ts'
import type { Check } from './doctor-check.ts'
import { heldAdvice, releasedAdvice, unreadAdvice, unwholeAdvice } from './feed-advice.ts'

/** Of every feed that is in trouble what to do about it, and whether anybody is there to read those that are due. */
export async function feedChecks({ database, clock }: AppContext): Promise<Check[]> {
  const standings = await feedStandings(database)
  const now = clock.now()
  const checks = standings.flatMap(
    (standing) => scheduleCheck(standing) ?? feedCheck(standing, now) ?? [],
  )
  const workers = await workerCheck(database, standings, now)
  return [...workers, ...(checks.length === 0 ? [ok('feeds', 'none failed or is held')] : checks)]
}

/** Schedules are kept by workers alone: without one no feed is read, and each looks as sound as its last run was. */
async function workerCheck(
  database: Queryable,
  standings: readonly ToldStanding[],
  now: number,
): Promise<Check[]> {
  const due = standings.flatMap((standing) => dueSince(standing, now) ?? [])
  if (due.length === 0 || (await anyWorker(database))) return []
  const feeds = `${counted(due.length, 'feed')} ${agreeing(due.length, 'is', 'are')} due`
  return [
    warning(
      'worker',
      `none is there, and ${feeds}, the first since ${utcText(Math.min(...due))}`,
      'Start one: affiche serve, or affiche serve --role worker. Only workers keep schedules.',
    ),
  ]
}

function dueSince(standing: ToldStanding, now: number): number | null {
  if (scheduleCheck(standing) !== null) return null
  const next = nextAttempt(standing, now)
  return next !== null && next <= now ? next : null
}

function scheduleCheck({ feed: { name, schedule } }: ToldStanding): Check | null {
  try {
    if (schedule !== null) parseCron(schedule)
    return null
  } catch (error) {
    return warning(
      `feed ${name}`,
      `its schedule "${schedule}" cannot be read: ${(error as Error).message}`,
      `affiche feed update ${quoted(name)} --schedule "0 4 * * *"`,
    )
  }
}

/** A run that says it is running, while none is, was cut off. */
const TROUBLED = new Set(['failed', 'held', 'interrupted', 'running'])

function feedCheck(standing: ToldStanding, now: number): Check | null {
  const { feed, lastRun, lastWarning, failures, running } = standing
  if (lastRun === null || running) return null
  if (!TROUBLED.has(lastRun.state)) return unreadCheck(standing)
  const { name } = feed
  const held = lastRun.state === 'held'
  const says = held ? 'is held' : `says ${lastRun.state}`
  const often = failures > 1 ? `, ${failures} in a row failed or were cut off` : ''
  const next = nextAttempt(standing, now)
  const again = next === null ? '' : `; next attempt ${attemptText(next, now)}`
  return warning(
    `feed ${name}`,
    `its last run ${says}${often}${lastWarning === null ? '' : `: ${lastWarning.replace(/\.$/, '')}`}${again}`,
    troubleAdvice(lastRun.state, standing),
  )
}

/** What failed fails again until its cause is gone, which the list of runs names; what was cut off may just be begun anew. */
function troubleAdvice(state: string, { feed, released }: ToldStanding): string {
  if (state === 'held') return released ? releasedAdvice(feed) : heldAdvice(feed)
  const name = quoted(feed.name)
  return state === 'failed'
    ? `More of it, and what to do: affiche feed runs ${name}`
    : `affiche feed run ${name}`
}

/** Such a run failed in nothing, and yet all that is known of the feed is as old as the run before. */
function unreadCheck(standing: ToldStanding): Check | null {
  const { feed, lastRun, lastCounts, lastUnread, lastReason } = standing
  const name = `feed ${feed.name}`
  const because = lastReason === null ? '' : `: ${lastReason.replace(/\.$/, '')}`
  if (lastRun !== null && noneRead({ state: lastRun.state, ...lastCounts }))
    return warning(
      name,
      `its last run could read ${noneOf(lastCounts.read)}${because}`,
      unreadAdvice(feed),
    )
  // Until it is read whole again nothing of it is withdrawn, however long that lasts.
  return lastUnread
    ? warning(name, `its last run read a part of it${because}`, unwholeAdvice(feed))
    : null
}

function noneOf(read: number): string {
  return read === 0 ? 'nothing of it' : `none of its ${counted(read, 'record')}`
}

/** An attempt that is due is waiting for a worker. */
function attemptText(next: number, now: number): string {
  return next <= now ? 'as soon as a worker is there' : utcText(next)
}

import { nextAttempt } from '../domain/feed-schedule.ts'
import type { FeedStanding } from '../domain/feed-schedule.ts'
import type { RunState } from '../domain/feed.ts'
import type { ToldStanding } from '../storage/schedules.ts'
import { instantOrNull, momentOrNull } from './time.ts'

/** How a feed stands, as scripts read it. */
export function shownStanding(standing: ToldStanding, now: number) {
  const { lastRun, failures, running, released } = standing
  return {
    lastRun:
      lastRun === null
        ? null
        : {
            runId: lastRun.runId,
            state: lastState(standing),
            startedAt: instantOrNull(lastRun.startedAt),
            withdrawn: lastRun.withdrawn,
            missing: lastRun.missing,
          },
    released,
    running,
    failures,
    nextAttempt: instantOrNull(attemptOrNull(standing, now)),
  }
}

/** A run that nobody is at work on any more was cut off, though the next one has not noted it yet. */
function lastState({ lastRun, running }: FeedStanding): RunState | null {
  return lastRun?.state === 'running' && !running ? 'interrupted' : (lastRun?.state ?? null)
}

/** A schedule that cannot be read is for the doctor to tell of; a list shows all feeds all the same. */
function attemptOrNull(standing: FeedStanding, now: number): number | null {
  try {
    return nextAttempt(standing, now)
  } catch {
    return null
  }
}

/** What a list of feeds says of it in words of its own columns. */
export function standingCells(standing: ToldStanding, now: number) {
  const state = lastState(standing)
  return {
    lastRun: state === 'held' && standing.released ? 'held, released' : state,
    began: momentOrNull(standing.lastRun?.startedAt ?? null),
    withdrawn: standing.lastRun?.withdrawn ?? null,
    missing: standing.lastRun?.missing ?? null,
    nextAttempt: momentOrNull(attemptOrNull(standing, now)),
  }
}

/** The same in a sentence or two. */
export function standingText(standing: FeedStanding, now: number): string {
  const { failures, running } = standing
  const failing = failures === 0 ? '' : `Failures in a row: ${failures}. `
  if (running) return `${failing}A run is going on.`
  return `${failing}Next attempt: ${momentOrNull(attemptOrNull(standing, now)) ?? 'when told'}.`
}

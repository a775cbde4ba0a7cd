import type { Rejection } from '../../domain/feed.ts'
import type { Count } from '../connectors/connector.ts'
import { cleanLine } from '../../lib/clean-text.ts'
import { agreeing, counted } from '../../lib/counted.ts'
import { sumsTold } from './sums-told.ts'

/** A report is for a person: beyond so many the rest is counted. */
const REJECTED_MAX = 100
const WARNINGS_MAX = 100
const TEXT_MAX = 500
/** Pages that moved while they were read repeat hundreds of ids, all for the same reason. */
const TWICE_MAX = 5

/** What a run counts and notes as it goes. */
export interface RunLog {
  readonly counts: {
    read: number
    created: number
    updated: number
    unchanged: number
    withdrawn: number
    rejected: number
    /** No fault of the feed's, and yet none of ours. */
    leftOut: number
    /** Rejected without telling their id. */
    nameless: number
  }
  readonly rejected: Rejection[]
  reject(rejection: Rejection): void
  warn(text: string): void
  /** So many more of what the text says. */
  warnOf(text: string, count: Count): void
  /** Of the run as a whole: told before all warnings, however many these are. */
  say(text: string): void
  /** A listing that is no fault of the feed's, and yet none of ours; of a few reasons, each counted. */
  leaveOut(reason: string): void
  /** A listing that is new or changed, and sells no admission to anything. */
  noEvent(why: string): void
  /** An id that came before in this run. */
  twice(id: string): void
  /** What was said; the first of the warnings, and how many more there were. */
  warnings(): string[]
  /** Why the feed was not read to its end. */
  incomplete: string | null
}

const NOTHING: RunLog['counts'] = {
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  withdrawn: 0,
  rejected: 0,
  leftOut: 0,
  nameless: 0,
}

/** `hide` takes out of each text what nobody may read. */
export function runLog(hide: (text: string) => string = (text) => text): RunLog {
  const readable = readableOnce(hide)
  const said: string[] = []
  const warnings: string[] = []
  let unsaid = 0
  let twice = 0
  const leftOut = new Map<string, number>()
  const noEvents = new Map<string, number>()
  const sums = sumsTold()
  return {
    counts: { ...NOTHING },
    rejected: [],
    incomplete: null,
    reject({ line, id, reason }) {
      this.counts.read += 1
      this.counts.rejected += 1
      if (id === null) this.counts.nameless += 1
      if (this.rejected.length < REJECTED_MAX) {
        this.rejected.push({
          line,
          id: id === null ? null : readable(id),
          reason: readable(reason),
        })
      }
    },
    warn(text) {
      if (warnings.length >= WARNINGS_MAX) {
        unsaid += 1
        return
      }
      const warning = readable(text)
      if (!warnings.includes(warning)) warnings.push(warning)
    },
    warnOf: (text, count) => sums.add(text, count),
    say(text) {
      said.push(readable(text))
    },
    leaveOut(reason) {
      this.counts.read += 1
      this.counts.leftOut += 1
      leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1)
    },
    noEvent(why) {
      noEvents.set(why, (noEvents.get(why) ?? 0) + 1)
    },
    twice(id) {
      twice += 1
      if (twice <= TWICE_MAX) this.warn(`the id ${id} comes more than once: the last one counts`)
    },
    warnings: () => [
      ...said,
      ...countedReasons(leftOut, noEvents),
      ...sums.texts().map(readable),
      ...warnings,
      ...notNamed(twice, unsaid),
    ],
  }
}

function notNamed(twice: number, unsaid: number): readonly string[] {
  const ids = twice - TWICE_MAX
  return [
    ...(ids > 0 ? [`come more than once: ${counted(ids, 'more id')}`] : []),
    ...(unsaid > 0 ? [`and ${counted(unsaid, 'more warning')}`] : []),
  ]
}

function countedReasons(
  leftOut: ReadonlyMap<string, number>,
  noEvents: ReadonlyMap<string, number>,
): readonly string[] {
  return [
    ...[...leftOut].map(([reason, count]) => `${counted(count, 'listing')} left out: ${reason}`),
    ...[...noEvents].map(
      ([why, count]) =>
        `${counted(count, 'new or changed listing')} ${agreeing(count, 'becomes', 'become')} no event: ${why}`,
    ),
  ]
}

/** A report may quote what a feed holds, and must still be one that can be stored and read. */
function readableOnce(hide: (text: string) => string): (text: string) => string {
  return (text) => cleanLine(hide(text).slice(0, TEXT_MAX))
}

import { heldAdvice, mappingAdvice, unreadAdvice } from '../app/feed-advice.ts'
import { noneRead, type Feed, type RunReport } from '../domain/feed.ts'
import type { RunFailure } from '../domain/run-failure.ts'
import { quoted } from '../lib/quoted.ts'
import { FAILURE_ADVICE } from './failure-advice.ts'

type RunFeed = Pick<Feed, 'name' | 'options' | 'schedule' | 'state'>

/** What to do after a run; null where nothing needs doing. */
export function nextStep(report: RunReport, feed: RunFeed): string | null {
  if (report.state === 'held') return heldAdvice(feed)
  if (report.state === 'interrupted' && !isScheduled(feed))
    return `To go on: affiche feed run ${quoted(feed.name)}`
  if (report.failure !== null) return afterFailure(report.failure, feed)
  return noneRead(report) ? unreadAdvice(feed) : null
}

function afterFailure(failure: RunFailure, feed: RunFeed): string {
  const { name, options } = feed
  if (failure === 'later' && !isScheduled(feed)) return LATER_BY_HAND(quoted(name))
  return HINTS[failure]?.(quoted(name), options['mapping'] !== undefined) ?? explained(failure)
}

/** What such a feed did not get is made good without anybody. */
function isScheduled({ schedule, state }: RunFeed): boolean {
  return schedule !== null && state === 'active'
}

/** No run comes by itself that would wait, and one that is told does not. */
const LATER_BY_HAND = (feed: string) =>
  `When that time is over: affiche feed run ${feed}. ${more('later')}`

type Hint = (feed: string, isMapped: boolean) => string

/** Of those that can be mended by a command on this very feed. */
const HINTS: { readonly [Failure in RunFailure]?: Hint } = {
  badLocation: elsewhere,
  missingFile: elsewhere,
  missingSecret: (feed) => `Set it where Affiche is started, then: affiche feed run ${feed}`,
  forbidden: (feed) =>
    `Look at its credentials; another key: affiche feed update ${feed} --option header.NAME=env:VARIABLE, or query.NAME. ${more('forbidden')}`,
  html: ofFormat,
  otherFormat: ofFormat,
  mapping: lookAndMapping,
  // Records were found, so of a mapped feed its format is right.
  noListing: (feed, isMapped) => (isMapped ? lookAndMapping(feed) : ofFormat(feed)),
  internal: (feed) =>
    `Try once more: affiche feed run ${feed}. What affiche doctor finds may be why.`,
}

/** Of what failed on the way. */
export function explained(failure: RunFailure): string {
  return `${FAILURE_ADVICE[failure]} ${more(failure)}`
}

function more(failure: RunFailure): string {
  return `More: docs/fetching.md ("${failure}").`
}

/** Where the location is wrong. */
export function elsewhere(feed: string): string {
  return `If it lies elsewhere: affiche feed update ${feed} --location FILE_OR_URL. docs/fetching.md says what a location is.`
}

function lookAndMapping(feed: string): string {
  return `Look at what comes: affiche feed preview ${feed}. ${mappingAdvice(feed)}`
}

function ofFormat(feed: string): string {
  return `Look at what comes: affiche feed preview ${feed}. If it is of another format: affiche feed update ${feed} --format FORMAT. docs/feeds.md says what each reads, docs/fetching.md what can fail on the way.`
}

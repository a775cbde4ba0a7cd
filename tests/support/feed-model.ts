import { HOUR_MS } from '../../src/lib/durations.ts'
import { gatherSome } from '../../src/lib/gather.ts'
import { startOf } from './feed-history.ts'
import type { Told } from './feed-history.ts'

/**
 * What docs/decisions/0072 promises of listings, in as few words as can be: which are there, missing, withdrawn or history
 * after each run, and what the run counts. The program is held against it.
 */

interface Absence {
  missingRuns: number
  missingSince: number | null
  unseenSince: number
}

export interface Held extends Absence {
  readonly partner: string
  readonly firstSeen: number
  told: Told
  feed: number
  readAt: number
  /** Since when it is there: first seen, back for another one, or moved. */
  there: number
  /** What runs that were held have told by their silence, and nobody believed. */
  unbelieved: Absence | null
  withdrawnAt: number | null
  closedAt: number | null
}

export interface ModelFeed {
  readonly id: number
  readonly partner: string
  readonly complete: boolean
  released: boolean
  /** What the last run read to its end, while its server may say that it is the same. */
  body: string | null
  /** When the first run began after the last one that looked for what is missing. */
  unjudged: number | null
}

export interface Came {
  readonly body: string
  readonly told: readonly Told[]
  /** Ids that are said to be deleted. */
  readonly deleted: readonly string[]
  readonly whole: boolean
  readonly stopped: boolean
}

const NONE = { read: 0, created: 0, updated: 0, unchanged: 0, withdrawn: 0 }

export interface Outcome extends Readonly<typeof NONE> {
  readonly state: string
  readonly missing: number | null
}

type Counts = { -readonly [Of in keyof typeof NONE]: number }

export interface FeedModel {
  readonly held: readonly Held[]
  readonly feeds: Map<number, ModelFeed>
  /** Null: nothing came. */
  run(feed: ModelFeed, came: Came | null, now: number): Outcome
  remove(feed: ModelFeed, now: number): void
  /** Missing, and there under another id. */
  readonly isOther: (one: Held) => boolean
}

const isLive = (one: Held) => one.closedAt === null && one.withdrawnAt === null
const isGone = (one: Held) => one.missingSince !== null || one.withdrawnAt !== null
const isComing = (one: Held, now: number) => startOf(one.told) > now
const sameNight = (one: Held, other: Held) =>
  one.told.show === other.told.show && startOf(one.told) === startOf(other.told)

export function feedModel(): FeedModel {
  const held: Held[] = []
  const feeds = new Map<number, ModelFeed>()
  const liveOf = (feed: ModelFeed) => held.filter((one) => isLive(one) && one.feed === feed.id)
  const known = (feed: ModelFeed, id: string) =>
    held.find((one) => one.partner === feed.partner && one.told.id === id && one.closedAt === null)

  /** Another one of its feed is it, under another id; none of `missing`. */
  const isReposted = (one: Held, missing: readonly Held[] = [one]) =>
    held.some(
      (other) =>
        !missing.includes(other) &&
        other.feed === one.feed &&
        isLive(other) &&
        other.missingSince === null &&
        sameNight(one, other) &&
        (one.withdrawnAt !== null || other.there >= one.unseenSince),
    )

  /** The partner's other feeds are to be read whole. */
  function ask({ id, partner }: ModelFeed): void {
    for (const other of feeds.values())
      if (other.partner === partner && other.id !== id) other.body = null
  }

  /** A partial feed's word leaves a listing to the complete one that told it. */
  function ownerOf(one: Held, feed: ModelFeed): number {
    const isLeft = !feed.complete && feeds.get(one.feed)?.complete === true
    return isLeft ? one.feed : feed.id
  }

  function take(feed: ModelFeed, told: Told, now: number, counts: Counts): Held {
    const one = known(feed, told.id)
    if (one === undefined) return create(feed, told, now, counts)
    if (!isGone(one) && JSON.stringify(one.told) === JSON.stringify(told)) {
      counts.unchanged += 1
      if (one.feed !== feed.id) one.readAt = now
      one.feed = ownerOf(one, feed)
      return one
    }
    const isMoved = startOf(one.told) !== startOf(told)
    if (one.told.show !== told.show && isMoved) {
      one.closedAt = now
      if (isComing(one, now)) one.withdrawnAt ??= now
      return create(feed, told, now, counts)
    }
    counts.updated += 1
    if (isGone(one) && ownerOf(one, feed) !== feed.id) ask(feed)
    const back = { missingRuns: 0, missingSince: null, withdrawnAt: null, readAt: now }
    return Object.assign(one, {
      ...back,
      told,
      feed: ownerOf(one, feed),
      ...(isMoved ? { there: now } : {}),
    })
  }

  function create(feed: ModelFeed, told: Told, now: number, counts: Counts): Held {
    counts.created += 1
    const times = { firstSeen: now, readAt: now, there: now, unseenSince: now }
    const gone = { missingRuns: 0, missingSince: null, withdrawnAt: null, closedAt: null }
    const own = { partner: feed.partner, feed: feed.id, told, unbelieved: null }
    const one: Held = { ...own, ...times, ...gone }
    held.push(one)
    return one
  }

  function takeAway(feed: ModelFeed, id: string, now: number, counts: Counts): void {
    const one = known(feed, id)
    if (one === undefined || one.withdrawnAt !== null || !isComing(one, now)) return
    if (one.feed !== feed.id && ownerOf(one, feed) !== one.feed) return
    one.withdrawnAt = now
    counts.withdrawn += 1
  }

  /** With the run that began `now`. */
  function absenceOf(one: Held, unjudged: number, now: number): Absence {
    const { missingRuns, missingSince, unseenSince } = one
    const before =
      missingSince === null ? one.unbelieved : { missingRuns, missingSince, unseenSince }
    return before === null
      ? { missingRuns: 1, missingSince: now, unseenSince: one.readAt < unjudged ? unjudged : now }
      : { ...before, missingRuns: before.missingRuns + 1 }
  }

  function isDue({ missingRuns, missingSince }: Held, released: boolean, now: number): boolean {
    const waited = released || now - (missingSince ?? now) >= 12 * HOUR_MS
    return missingRuns >= 2 && waited
  }

  function judge(feed: ModelFeed, seen: ReadonlySet<Held>, now: number, counts: Counts) {
    const coming = liveOf(feed).filter((one) => isComing(one, now))
    const missing = coming.filter((one) => !seen.has(one))
    const absences = new Map(missing.map((one) => [one, absenceOf(one, feed.unjudged ?? now, now)]))
    if ([...absences.values()].some(({ missingRuns }) => missingRuns === 1)) ask(feed)
    const others = missing.filter((one) => isReposted({ ...one, ...absences.get(one) }, missing))
    const before = coming.filter(({ firstSeen }) => firstSeen < now).length
    const vanished = missing.length - others.length
    const isMass = vanished > 20 && vanished > 0.3 * before
    const isHeld = !feed.released && (isMass || (counts.read === 0 && before > 5))
    for (const [one, absence] of absences) {
      const isBelieved = !isHeld || one.missingSince !== null || others.includes(one)
      Object.assign(one, isBelieved ? { ...absence, unbelieved: null } : { unbelieved: absence })
    }
    const gone = isHeld ? [] : missing.filter((one) => isDue(one, feed.released, now))
    for (const one of gone) one.withdrawnAt = one.missingSince
    counts.withdrawn += gone.length
    if (!isHeld) feed.released = false
    return { isHeld, missing: missing.filter((one) => isLive(one) && !others.includes(one)).length }
  }

  function notModified(feed: ModelFeed): Outcome {
    if (!feed.complete) return { state: 'succeeded', ...NONE, missing: null }
    feed.released = false
    feed.unjudged = null
    return { state: 'succeeded', ...NONE, missing: 0 }
  }

  /** While something is missing its server is not asked whether anything changed. */
  function isAsBefore(feed: ModelFeed, { body, stopped }: Came, now: number): boolean {
    const waits = feed.complete && liveOf(feed).some((one) => isGone(one) && isComing(one, now))
    return !waits && feed.body === body && !stopped
  }

  /** Gives what the feed spoke of. */
  function apply(feed: ModelFeed, came: Came, now: number, counts: Counts): ReadonlySet<Held> {
    const before = (ids: readonly string[]) => gatherSome(ids, (id) => known(feed, id) ?? null)
    const deleted = before(came.deleted)
    const back = before(came.told.map(({ id }) => id)).filter((one) => isGone(one))
    const stoodFor = back.filter((one) => isReposted(one))
    const taken = new Set(came.told.map((told) => take(feed, told, now, counts)))
    for (const one of stoodFor) if (taken.has(one)) one.there = now
    return new Set([...taken, ...deleted])
  }

  function whatCame(feed: ModelFeed, came: Came, now: number): Outcome {
    const counts: Counts = { ...NONE, read: came.told.length + came.deleted.length }
    const seen = apply(feed, came, now, counts)
    feed.body = came.whole && !came.stopped ? came.body : null
    if (came.stopped) return { state: 'interrupted', ...counts, missing: null }
    for (const one of seen) one.unbelieved = null
    for (const id of came.deleted) takeAway(feed, id, now, counts)
    const state = came.whole ? 'succeeded' : 'partial'
    if (!came.whole || !feed.complete) return { state, ...counts, missing: null }
    const { isHeld, missing } = judge(feed, seen, now, counts)
    feed.unjudged = null
    if (isHeld) feed.body = null
    return { state: isHeld ? 'held' : state, ...counts, missing }
  }

  return {
    held,
    feeds,
    isOther: (one) => one.missingSince !== null && isReposted(one),
    remove(feed, now) {
      for (const one of liveOf(feed)) one.withdrawnAt = now
      ask(feed)
      feeds.delete(feed.id)
    },
    run(feed, came, now) {
      feed.unjudged ??= now
      if (came === null) return { state: 'failed', ...NONE, missing: null }
      return isAsBefore(feed, came, now) ? notModified(feed) : whatCame(feed, came, now)
    },
  }
}

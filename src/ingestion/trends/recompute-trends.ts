import type { TrendSignals } from '../../domain/trend.ts'
import { DAY_MS } from '../../lib/durations.ts'
import { groupBy } from '../../lib/group-by.ts'
import { changeCatalogue } from '../../storage/change-catalogue.ts'
import type { Queryable } from '../../storage/database.ts'
import {
  markTrendChange,
  moveTrendDay,
  popularPerformers,
  readTrendDay,
  usedEvents,
  usesOfDocuments,
  writeSignals,
} from '../../storage/trend.ts'
import type { UsedEvent } from '../../storage/trend.ts'
import type { IngestionContext } from '../context.ts'
import {
  CLIENT_SHARE_MAX,
  engagementOf,
  isUnforeseen,
  WORTH_BY_AGE,
  worthOf,
} from '../enrich/trend.ts'
import type { ClientWorth } from '../enrich/trend.ts'

const BATCH_EVENTS = 1000

export interface TrendReport {
  /** Since 1970, UTC: scores are computed for its beginning. */
  readonly day: number
  /** Scores were computed for it before. */
  readonly again: boolean
  /** Events whose documents are looked up. */
  readonly used: number
  /** Events of which use says other than was foreseen. */
  readonly changed: number
}

/** Where a recomputation goes: into the catalogue, or to somebody who only wants to see. */
interface Recomputing {
  readonly db: Queryable
  readonly day: number
  /** Signals of a batch, in the order of its events. */
  readonly keep: (batch: readonly Judged[]) => Promise<void>
}

export interface Judged {
  readonly event: UsedEvent
  readonly signals: TrendSignals | null
  readonly isChanged: boolean
}

/**
 * Takes the signals of all events anew for the day that it is, and lets scores be computed for that day. Signals lie
 * ready before the day moves, so that whoever renders an event meanwhile, or begins again after this was cut off, comes
 * to the same. Rendering what came out otherwise is left to `renderDue`.
 */
export async function recomputeTrends(context: IngestionContext): Promise<TrendReport> {
  const { database, clock, stop } = context
  const day = Math.floor(clock.now() / DAY_MS)
  const before = (await readTrendDay(database)) ?? -1
  // A clock that was put back must not put scores back.
  if (before > day) return { day: before, again: true, used: 0, changed: 0 }
  const counts = await judgeEvents({
    db: database,
    day,
    async keep(batch) {
      stop?.throwIfAborted()
      await keepSignals(context, batch, day)
    },
  })
  await changeCatalogue(database, clock.now(), (tx) => moveTrendDay(tx, day))
  return { day, again: before === day, ...counts }
}

/** All events that use says or said something of, a batch at a time. */
export async function judgeEvents({ db, day, keep }: Recomputing) {
  const span = { day, days: WORTH_BY_AGE.length }
  const popular = await popularPerformers(db, day, {
    worthByAge: WORTH_BY_AGE,
    clientShareMax: CLIENT_SHARE_MAX,
  })
  let used = 0
  let changed = 0
  for (let after = 0; ;) {
    const events = await usedEvents(db, span, after, BATCH_EVENTS)
    const last = events.at(-1)
    if (last === undefined) return { used, changed }
    const worthOfDocument = await worthsOf(db, span, events)
    const judged = events.map((event) => judge(event, day, worthOfDocument, popular))
    await keep(judged)
    used += judged.filter(({ signals }) => signals !== null).length
    changed += judged.filter(({ isChanged }) => isChanged).length
    after = last.id
  }
}

type Worths = ReadonlyMap<string, readonly ClientWorth[]>

async function worthsOf(
  db: Queryable,
  span: { readonly day: number; readonly days: number },
  events: readonly UsedEvent[],
): Promise<Worths> {
  const uses = await usesOfDocuments(db, span, {
    performers: [...new Set(events.flatMap((event) => event.performerIds))],
    places: [...new Set(events.flatMap((event) => event.directoryPlaceId ?? []))],
  })
  const byDocument = groupBy(uses, ({ kind, key }) => `${kind} ${key}`)
  return new Map(
    [...byDocument].map(([document, own]) => [document, own.map((use) => worthOf(use, span.day))]),
  )
}

function judge(
  event: UsedEvent,
  day: number,
  worths: Worths,
  popular: ReadonlySet<number>,
): Judged {
  const documents = [
    ...event.performerIds.map((id) => `2 ${id}`),
    ...(event.directoryPlaceId === null ? [] : [`3 ${event.directoryPlaceId}`]),
  ]
  const engagement = engagementOf(
    documents.toSorted().map((document) => worths.get(document) ?? []),
  )
  const [headliner] = event.performerIds
  const popularHeadliner = headliner !== undefined && popular.has(headliner)
  const says = event.isAhead && (engagement > 0 || popularHeadliner)
  const signals = says ? { day, engagement, popularHeadliner } : null
  return { event, signals, isChanged: isUnforeseen(event.before, signals) }
}

async function keepSignals(
  { database, clock }: IngestionContext,
  batch: readonly Judged[],
  day: number,
): Promise<void> {
  const changed = batch.filter(({ isChanged }) => isChanged)
  const written = batch.filter(({ event, isChanged }) => isChanged || event.before?.day !== day)
  if (written.length === 0) return
  // Under the lock: an event that is rendered at the same time must not forget that it is to be looked at again.
  await changeCatalogue(database, clock.now(), async (tx) => {
    const signals = written.flatMap(({ event, signals: own }) =>
      own === null ? [] : [{ ...own, eventId: event.id }],
    )
    await writeSignals(
      tx,
      day,
      written.map(({ event }) => event.id),
      signals,
    )
    if (changed.length > 0) {
      await markTrendChange(
        tx,
        changed.map(({ event }) => event.id),
        day,
      )
    }
  })
}

import type { Decision } from '../../domain/decision.ts'
import { listingsNamed } from '../../domain/decision.ts'
import type { Birth } from '../../storage/births.ts'
import type { Queryable } from '../../storage/database.ts'
import { storedEvent } from '../../storage/events.ts'
import { decisionsInForce } from '../in-force/decisions-in-force.ts'
import { explainImages } from './explain-images.ts'
import type { ExplainedImage } from './explain-images.ts'
import { birthKey, listingKey, listingsOfKey } from '../in-force/listing-keys.ts'
import { lookingAt } from '../grouping/look-around.ts'
import type { ExplainedPair } from '../resolve/candidate.ts'
import { standing } from '../resolve/decisions.ts'
import { explainPair } from '../resolve/resolve-events.ts'
import { namedEvents } from './subjects.ts'
import type { NamedEvent } from './subjects.ts'
import { tellListings } from './tell-listings.ts'
import type { ToldListing } from './tell-listings.ts'
import { trendSums } from '../trends/trend-scores.ts'
import type { ToldTrend } from '../trends/trend-scores.ts'

export interface Explanation {
  readonly events: readonly ExplainedEvent[]
  /** Within the one event; between the two, where two were asked about. Numbers of sources. */
  readonly pairs: readonly ExplainedPair[]
  /** Pairs of a large event that are not told. */
  readonly pairsLeftOut: number
  /** Standing decisions about any of the listings. */
  readonly decisions: readonly Decision[]
}

export interface ExplainedEvent {
  readonly asked: number
  readonly id: number
  /** As clients see it; null: it is hidden. */
  readonly fragment: string | null
  readonly listings: readonly ToldListing[]
  /** Field → sources it was taken from. */
  readonly provenance: Readonly<Record<string, readonly number[]>>
  /** What its trending score is made of; null: it is hidden. */
  readonly trend: ToldTrend | null
  /** Every picture that has a say in it, and what became of it. */
  readonly images: readonly ExplainedImage[]
}

/** A table of more is of no use to anybody. */
const PAIRS_MAX = 500

/** Why an event's listings are one event and which of them gave what; or why two events are two. */
export async function explainEvents(
  db: Queryable,
  asked: readonly number[],
  now: number,
): Promise<Explanation> {
  const events = await namedEvents(db, asked)
  const distinct = [...new Map(events.map((event) => [event.id, event])).values()]
  const births = distinct.flatMap((event) => event.births)
  const told = await tellListings(db, births)
  const log = await decisionsInForce(db)
  const trends = await trendSums(
    db,
    distinct.map(({ id }) => id),
    now,
  )
  const explained = await Promise.all(
    distinct.map((event) => explainOne(db, event, { told, trends, log })),
  )
  return {
    events: explained,
    ...(await pairsOf(db, distinct, log)),
    decisions: decisionsAbout(births, log),
  }
}

async function explainOne(
  db: Queryable,
  { typed, id, births }: NamedEvent,
  known: {
    readonly told: ReadonlyMap<number, ToldListing>
    readonly trends: ReadonlyMap<number, ToldTrend>
    readonly log: readonly Decision[]
  },
): Promise<ExplainedEvent> {
  const { told, trends, log } = known
  const stored = await storedEvent(db, id)
  const fragment = stored?.fragment ?? null
  return {
    asked: typed,
    id,
    fragment,
    listings: births.flatMap((birth) => told.get(birth.id) ?? []),
    provenance: stored?.provenance ?? {},
    trend: trends.get(id) ?? null,
    images: await explainImages(db, { id, births, fragment }, log),
  }
}

async function pairsOf(
  db: Queryable,
  events: readonly NamedEvent[],
  log: readonly Decision[],
): Promise<Pick<Explanation, 'pairs' | 'pairsLeftOut'>> {
  const [left, right] = events.map((event) => event.births)
  const own = left ?? []
  const all =
    right === undefined
      ? own.flatMap((a, index) => own.slice(index + 1).map((b) => [a, b] as const))
      : own.flatMap((a) => right.map((b) => [a, b] as const))
  const births = events.flatMap((event) => event.births)
  const changed = births.map((birth) => ({ birth, former: birth }))
  const { universe } = await lookingAt(db, changed, log).done()
  const candidates = universe.candidates()
  const shown = all.slice(0, PAIRS_MAX)
  const together = right === undefined ? own.map((birth) => birth.id) : []
  const around = { crowded: universe.crowded, together }
  return {
    pairs: shown.map(([a, b]) => explainPair(candidates, log, a.id, b.id, around)),
    pairsLeftOut: all.length - shown.length,
  }
}

function decisionsAbout(births: readonly Birth[], log: readonly Decision[]): Decision[] {
  const keys = new Set(births.flatMap((birth) => [birthKey(birth), listingKey(birth)]))
  return standing(log).filter(({ what }) =>
    listingsNamed(what).some((key) => listingsOfKey(key).some((one) => keys.has(one))),
  )
}

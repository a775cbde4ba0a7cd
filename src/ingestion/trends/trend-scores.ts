import type { GoodDeal } from '../../domain/good-deal.ts'
import type { TrendBasis, TrendSum } from '../../domain/trend.ts'
import { DAY_MS } from '../../lib/durations.ts'
import { groupBy } from '../../lib/group-by.ts'
import { birthsAround } from '../../storage/births.ts'
import type { Queryable } from '../../storage/database.ts'
import { readTrendDay, trendDueEvents } from '../../storage/trend.ts'
import type { IngestionContext } from '../context.ts'
import { decisionsInForce } from '../in-force/decisions-in-force.ts'
import { explainMerge } from '../merge/merge-event.ts'
import { judgeEvents } from './recompute-trends.ts'
import type { TrendReport } from './recompute-trends.ts'
import { mergeInputOf, prepareRendering } from '../rendering/render-events.ts'
import { slices } from '../../lib/slices.ts'

/** A score as it stands, and what clients were last shown. */
export interface ToldTrend extends TrendSum {
  readonly shown: number
  /** Since when, at the latest: the day whose score it is. */
  readonly shownDay: number
  /** Of its sources, which count in the score together. */
  readonly deals: readonly GoodDeal[]
}

const NOTHING = new Uint8Array()

/** The sums of these events' scores, on the basis that holds or on another. Reads only. */
export async function trendSums(
  db: Queryable,
  eventIds: readonly number[],
  now: number,
  basisOf?: (id: number) => TrendBasis,
): Promise<Map<number, ToldTrend>> {
  const births = await birthsAround(db, { eventIds, ids: [] })
  const around = await prepareRendering(db, {
    present: () => ({ content: NOTHING, fragment: () => NOTHING }),
    decisions: await decisionsInForce(db),
    events: groupBy(births, (birth) => birth.eventId),
    gone: [],
    listings: new Map(),
    now,
  })
  const sums = new Map<number, ToldTrend>()
  for (const [id, own] of around.rendering.events) {
    const head = around.heads.get(id)
    if (head === undefined) continue
    const input = mergeInputOf(around, id, own)
    const told = explainMerge(basisOf === undefined ? input : { ...input, trend: basisOf(id) })
    const { trend, deals } = told
    sums.set(id, { ...trend, deals, shown: head.trendingScore, shownDay: head.trendingDay })
  }
  return sums
}

export interface TrendMove {
  readonly id: number
  readonly from: number
  readonly to: number
}

export interface TrendPreview extends TrendReport {
  /** Events whose documents would show another score. */
  readonly moved: number
  /** The largest of them. */
  readonly moves: readonly TrendMove[]
}

const BATCH_EVENTS = 500
const MOVES_SHOWN = 20

/** What `recomputeTrends` would come to now, without writing anything. */
export async function previewTrends({ database, clock }: IngestionContext): Promise<TrendPreview> {
  const now = clock.now()
  const today = Math.floor(now / DAY_MS)
  const before = (await readTrendDay(database)) ?? today
  const day = Math.max(today, before)
  let moves: TrendMove[] = []
  let moved = 0
  const look = async (ids: readonly number[], basisOf: (id: number) => TrendBasis) => {
    for (const batch of slices(ids, BATCH_EVENTS)) {
      const sums = await trendSums(database, batch, now, basisOf)
      const own = [...sums].flatMap(([id, { shown, shownDay, score }]) =>
        shown !== score && shownDay < day ? [{ id, from: shown, to: score }] : [],
      )
      moved += own.length
      moves = [...moves, ...own].toSorted(bySize).slice(0, MOVES_SHOWN)
    }
  }
  const seen = new Set<number>()
  const counts = await judgeEvents({
    db: database,
    day,
    async keep(batch) {
      const signals = new Map(batch.map(({ event, signals: own }) => [event.id, own]))
      for (const id of signals.keys()) seen.add(id)
      await look([...signals.keys()], (id) => ({ day, signals: signals.get(id) ?? null }))
    },
  })
  for (let after = 0; ;) {
    const ids = await trendDueEvents(database, day, after, BATCH_EVENTS)
    const last = ids.at(-1)
    if (last === undefined) break
    await look(
      ids.filter((id) => !seen.has(id)),
      () => ({ day, signals: null }),
    )
    after = last
  }
  return { day, again: before === day, ...counts, moved, moves }
}

function bySize(a: TrendMove, b: TrendMove): number {
  return Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || a.id - b.id
}

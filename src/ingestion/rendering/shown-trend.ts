import type { Event } from '../../domain/event.ts'
import type { EventHead } from '../../storage/events.ts'
import type { TrendRows } from '../../storage/trend.ts'

export interface ShownTrend {
  readonly score: number
  readonly day: number
  readonly changeDay: number | null
  readonly moved: boolean
}

/**
 * The score enters documents once a day, when scores begin to be computed for it, and only where it moved by 1 or more;
 * one held back until the next day is due then.
 */
export function shownTrend(
  event: Event,
  head: EventHead | undefined,
  { day, upcoming }: TrendRows,
): ShownTrend {
  const { trendingScore: score, trendChangeDay } = event
  const changeDay = earlier(trendChangeDay, upcoming.get(event.id) ?? null)
  if (head === undefined) return { score, day, changeDay, moved: false }
  const isNear = Math.abs(score - head.trendingScore) < 1
  if (!isNear && head.trendingDay < day) return { score, day, changeDay, moved: true }
  return {
    score: head.trendingScore,
    day: head.trendingDay,
    changeDay: isNear ? changeDay : day + 1,
    moved: false,
  }
}

function earlier(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b)
}

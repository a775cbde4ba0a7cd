import type { TrendSignal } from '../domain/trend.ts'
import type { ToldTrend } from '../ingestion/trends/trend-scores.ts'
import { DAY_MS } from '../lib/durations.ts'
import { textTable } from './table.ts'

const SIGNALS: Readonly<Record<TrendSignal['signal'], string>> = {
  engagement: 'lookups by clients',
  otherPartners: 'further sellers',
  popularHeadliner: 'popular headliner',
  goodDeal: 'good deal',
}

export function trendJson(trend: ToldTrend) {
  const { signals, interest, proximity, availability, grades, score, shown } = trend
  const sum = { signals, interest, proximity, availability, grades, score, shown }
  return { day: dayText(trend.day), ...sum, shownDay: dayText(trend.shownDay) }
}

/** The whole sum of a score, as a person can follow it. */
export function trendText(trend: ToldTrend): string {
  const { day, shown, shownDay, score } = trend
  const points = trend.signals.reduce((sum, one) => sum + one.points, 0)
  const held = shown === score ? '' : ` Clients see ${shown}, of ${dayText(shownDay)}, until then.`
  const due = shown === score ? '' : ' It is shown from the next day that scores are computed for.'
  return [
    `Trending score ${score} of 100 for ${dayText(day)}.${due}${held}`,
    textTable(
      ['signal', 'value', 'weight', 'points', 'share'],
      [
        ...trend.signals.map(({ signal, value, weight, points: own, share }) => [
          SIGNALS[signal],
          figure(value),
          figure(weight),
          figure(own),
          `${Math.round(share * 100)} %`,
        ]),
        ['together', '', '', figure(points), ''],
      ],
    ),
    `100 × ${figure(trend.interest)} interest (1 − 1/√(1 + points)) × ${figure(trend.proximity)} proximity × ` +
      `${figure(trend.availability)} availability × ${figure(trend.grades)} grades = ${score}`,
  ].join('\n\n')
}

function figure(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

import { describe, expect, it, test } from 'vitest'
import { merged } from '../../../../tests/support/merged.ts'
import { aMember, aSession } from '../../../../tests/support/sample-listing.ts'
import { NO_RATES } from '../../../domain/rates.ts'
import { explainMerge, mergeEvent } from '../merge-event.ts'

const NEAR = '2026-12-01T09:00:00Z'

describe('trendingScore', () => {
  test.each([
    ['one seller and no use', [{}], 0],
    ['two sellers', [{}, {}], 18],
    ['three sellers', [{}, {}, {}], 29],
    ['a good deal', [{ listing: { offers: [{ price: 5, originalPrice: 10 }] } }], 12],
    [
      'sold out everywhere',
      [{ listing: { availability: 'soldOut' } }, { listing: { availability: 'soldOut' } }],
      6,
    ],
    ['cancelled', [{ listing: { status: 'cancelled' } }, { listing: { status: 'cancelled' } }], 0],
    ['well graded', [{ listing: { rating: { average: 5, count: 990 } } }, {}], 18],
    ['badly graded', [{ listing: { rating: { average: 1, count: 990 } } }, {}], 15],
  ] as const)('%s', (_, members, score) => {
    expect(merged(members, { now: NEAR }).trendingScore).toBe(score)
  })

  test.each([
    ['within a week', '2026-11-29T00:00:00Z', 18],
    ['30 days and a week before: a third of it', '2026-10-29T19:00:00Z', 7],
    ['a year before', '2025-12-05T09:00:00Z', 0],
    ['during', '2026-12-05T21:00:00Z', 18],
    ['over, from the next midnight on', '2026-12-06T00:00:00Z', 0],
  ])('%s', (_, now, score) => {
    expect(merged([{}, {}], { now }).trendingScore).toBe(score)
  })

  it('of a run goes by its next date', () => {
    const sessions = [aSession('2026-10-01 20:30'), aSession('2026-12-05 20:30')]
    const members = [
      { listing: { grain: 'run', sessions } },
      { listing: { grain: 'run', sessions } },
    ] as const
    expect(merged(members, { now: NEAR }).trendingScore).toBe(18)
  })

  const day = Date.parse('2026-12-01T00:00:00Z') / 86_400_000

  it('counts use, which halves in two days', () => {
    const trend = { engagement: 3, day, popularHeadliner: false }
    expect(merged([{}], { now: '2026-12-01T09:00:00Z', trend }).trendingScore).toBe(50)
    expect(merged([{}], { now: '2026-12-03T09:00:00Z', trend }).trendingScore).toBe(37)
  })

  it('counts a popular headliner', () => {
    const trend = { engagement: 0, day, popularHeadliner: true }
    expect(merged([{}], { now: '2026-12-01T09:00:00Z', trend }).trendingScore).toBe(29)
  })

  it('says on which day it will differ', () => {
    const score = (now: string) => merged([{}, {}], { now }).trendingScore
    const event = merged([{}, {}], { now: '2026-11-14T23:00:00Z' })
    expect(score('2026-11-14T00:00:00Z')).toBe(event.trendingScore)
    const next = new Date((event.trendChangeDay ?? 0) * 86_400_000).toISOString()
    expect(score(next)).not.toBe(event.trendingScore)
    expect(merged([{}], { now: '2026-11-14T23:00:00Z' }).trendChangeDay).toBeNull()
  })

  it('is told as the sum that it is', () => {
    const members = [
      aMember({ birthId: 1, listing: { rating: { average: 5, count: 40 } } }),
      aMember({ birthId: 2 }),
    ]
    const now = day * 86_400_000
    const signals = { engagement: 1.5, day, popularHeadliner: true }
    const input = { id: 1, members, pins: [], rates: NO_RATES, now, trend: { day, signals } }
    const { trend: sum } = explainMerge(input)
    expect(sum.signals).toEqual([
      { signal: 'engagement', value: 1.5, weight: 1, points: 1.5, share: 0.5 },
      { signal: 'otherPartners', value: 1, weight: 0.5, points: 0.5, share: 0.5 / 3 },
      { signal: 'popularHeadliner', value: 1, weight: 1, points: 1, share: 1 / 3 },
      { signal: 'goodDeal', value: 0, weight: 0.3, points: 0, share: 0 },
    ])
    expect(sum).toMatchObject({ day, interest: 0.5, proximity: 1, availability: 1, grades: 0.96 })
    expect(sum.score).toBe(48)
    expect(mergeEvent(input).trendingScore).toBe(sum.score)
  })
})

import { describe, expect, it, test } from 'vitest'
import { merged } from '../../../../tests/support/merged.ts'
import { aSession } from '../../../../tests/support/sample-listing.ts'

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

  it('counts use, which halves in 48 hours', () => {
    const trend = {
      engagement: 3,
      asOf: Date.parse('2026-12-01T00:00:00Z'),
      popularHeadliner: false,
    }
    expect(merged([{}], { now: '2026-12-01T09:00:00Z', trend }).trendingScore).toBe(50)
    expect(merged([{}], { now: '2026-12-03T09:00:00Z', trend }).trendingScore).toBe(37)
  })

  it('changes at midnight UTC only, and says when', () => {
    const event = merged([{}, {}], { now: '2026-11-14T23:00:00Z' })
    const score = (now: string) => merged([{}, {}], { now }).trendingScore
    expect(score('2026-11-14T00:00:00Z')).toBe(event.trendingScore)
    const next = event.nextChangeAt ?? 0
    expect(next % 86_400_000).toBe(0)
    expect(score(new Date(next).toISOString())).not.toBe(event.trendingScore)
  })
})

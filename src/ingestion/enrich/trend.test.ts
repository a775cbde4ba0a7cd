import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { DailyUse, UseKind } from './trend.ts'
import { engagementAt, popularPerformers, trendSignals, USE_WORTH } from './trend.ts'

const TODAY = 20_784

/** Five clients with the same use: the share of none is cut. */
function five(kind: UseKind, day: number, count = 1): DailyUse[] {
  return ['a', 'b', 'c', 'd', 'e'].map((client) => ({ client, kind, day, count }))
}

describe('engagement', () => {
  test.each([
    ['none', [], 0],
    ['five opens yesterday', five('open', TODAY - 1), 5],
    ['half of it two days later', five('open', TODAY - 3), 2.5],
    ['a quarter after four', five('open', TODAY - 5), 1.25],
    ['bookings are worth ten', five('booking', TODAY - 1), 50],
    ['lookups by programs are worth little', five('api', TODAY - 1, 100), 25],
    ['today’s count tomorrow', five('open', TODAY), 0],
    ['long ago is nothing', five('booking', TODAY - 40), 0],
    ['one client alone counts for a fifth', five('open', TODAY - 1, 10).slice(0, 1), 2],
    [
      'a noisy client is cut',
      [...five('open', TODAY - 1), { client: 'a', kind: 'open', day: TODAY - 1, count: 95 }],
      24,
    ],
  ] as const)('%s', (_, uses, expected) => {
    expect(engagementAt(uses, TODAY)).toBeCloseTo(expected, 9)
  })

  const anyUse = fc.record({
    client: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    kind: fc.constantFrom(...(Object.keys(USE_WORTH) as UseKind[])),
    day: fc.integer({ min: TODAY - 30, max: TODAY + 2 }),
    count: fc.nat({ max: 1000 }),
  })

  it('is the same in whatever order uses come, and always a number', () => {
    fc.assert(
      fc.property(fc.array(anyUse, { maxLength: 20 }), (uses) => {
        const engagement = engagementAt(uses, TODAY)
        expect(engagementAt(uses.toReversed(), TODAY)).toBe(engagement)
        expect(engagement).toBeGreaterThanOrEqual(0)
        expect(Number.isFinite(engagement)).toBe(true)
      }),
    )
  })
})

describe('popular performers', () => {
  const ranked = (count: number) =>
    new Map(Array.from({ length: count }, (_, id) => [id, count - id]))

  it('are the first tenth of those used at all', () => {
    expect([...popularPerformers(ranked(20))]).toEqual([0, 1])
    const idle = new Map([
      ...ranked(20),
      ...Array.from({ length: 80 }, (_, id) => [100 + id, 0] as const),
    ])
    expect([...popularPerformers(idle)]).toEqual([0, 1])
  })

  it('are nobody among a few', () => {
    expect(popularPerformers(ranked(9)).size).toBe(0)
  })
})

it('signals carry the day they were taken for', () => {
  const around = { headliner: 7, popular: new Set([7]) }
  expect(trendSignals(five('open', TODAY - 1), around, TODAY)).toEqual({
    engagement: 5,
    asOf: TODAY * 86_400_000,
    popularHeadliner: true,
  })
  expect(trendSignals([], { ...around, headliner: null }, TODAY).popularHeadliner).toBe(false)
})

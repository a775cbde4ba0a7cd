import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { ClientUse } from './trend.ts'
import { engagementOf, isUnforeseen, USE_DAYS, worthOf } from './trend.ts'

const TODAY = 20_784

function use(client: string, lookups: number, age = 0): ClientUse {
  return { client, days: [TODAY - 1 - age], lookups: [lookups] }
}

/** Five clients with the same use: the share of none is cut. */
function five(lookups: number, age = 0): ClientUse[] {
  return ['a', 'b', 'c', 'd', 'e'].map((client) => use(client, lookups, age))
}

describe('engagement', () => {
  test.each([
    ['none', [], 0],
    ['a hundred lookups yesterday', five(20), 5],
    ['half of it two days later', five(20, 2), 2.5],
    ['a quarter after four', five(20, 4), 1.25],
    ['today’s count tomorrow', five(20, -1), 0],
    ['long ago is nothing', five(1000, USE_DAYS + 1), 0],
    ['one client alone counts for a fifth', five(200).slice(0, 1), 2],
    ['a noisy client is cut', [...five(20), use('a', 1900)], 24],
  ] as const)('%s', (_, uses, expected) => {
    expect(engagementOf([uses.map((one) => worthOf(one, TODAY))])).toBeCloseTo(expected, 9)
  })

  const anyWorth = fc.record({
    client: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    worth: fc.double({ min: 0, max: 1000, noNaN: true }),
  })
  const anyDocument = fc.uniqueArray(anyWorth, { selector: (one) => one.client })

  it('is the same in whatever order clients come, and at most what all is worth', () => {
    fc.assert(
      fc.property(fc.array(anyDocument, { maxLength: 5 }), (documents) => {
        const engagement = engagementOf(documents)
        expect(engagementOf(documents.map((one) => one.toReversed()))).toBe(engagement)
        const all = documents.flat().reduce((sum, { worth }) => sum + worth, 0)
        expect(engagement).toBeGreaterThanOrEqual(0)
        expect(engagement).toBeLessThanOrEqual(all * (1 + 1e-9))
      }),
    )
  })
})

describe('signals are unforeseen', () => {
  const signals = { engagement: 4, day: TODAY, popularHeadliner: false }
  test.each([
    ['where there were none', null, signals, true],
    ['where there are none any more', signals, null, true],
    ['where there are none as before', null, null, false],
    ['not as they were', signals, signals, false],
    ['not by halving in two days', signals, { ...signals, engagement: 2, day: TODAY + 2 }, false],
    ['by lasting', signals, { ...signals, day: TODAY + 1 }, true],
    ['by a headliner that became popular', signals, { ...signals, popularHeadliner: true }, true],
  ] as const)('%s', (_, before, now, unforeseen) => {
    expect(isUnforeseen(before, now)).toBe(unforeseen)
  })
})

import { expect, test } from 'vitest'
import { endOf } from './end-of.ts'

test.each([
  ['2026-12-05T20:00:00+01:00', 'PT2H', '2026-12-05T22:00:00+01:00'],
  ['2026-12-05T23:00', 'PT1H30M', '2026-12-06T00:30:00'],
  ['2026-12-05T20:00', 'P1D', '2026-12-06T20:00:00'],
  ['20261205T2000+0100', 'PT2H', '2026-12-05T22:00:00+0100'],
  ['2026-12-05 20:00:30 +01:00', 'PT2H', '2026-12-05T22:00:30+01:00'],
  ['2026-12-05', 'PT2H', undefined],
  ['2026-12-05T20:00', 'two hours', undefined],
  [undefined, 'PT2H', undefined],
])('endOf %s and %s is %s', (start, duration, end) => {
  expect(endOf(start, duration)).toBe(end)
})

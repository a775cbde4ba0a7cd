import { expect, test } from 'vitest'
import { normaliseAll } from '../../../tests/support/read-body.ts'
import { centsHint } from './preview-hints.ts'

const year = new Date().getUTCFullYear() + 1

test.each<[string, readonly (readonly [number, string | null])[], boolean]>([
  [
    'all are whole and high',
    [
      [1200, 'EUR'],
      [1600, 'EUR'],
      [0, 'EUR'],
    ],
    true,
  ],
  [
    'one is low',
    [
      [1200, 'EUR'],
      [18, 'EUR'],
    ],
    false,
  ],
  [
    'one is not whole',
    [
      [1200.5, 'EUR'],
      [1600, 'EUR'],
    ],
    false,
  ],
  [
    'people pay so much',
    [
      [1200, 'HUF'],
      [2500, 'HUF'],
    ],
    false,
  ],
  ['nobody knows of what', [[1200, null]], false],
  ['none is told', [], false],
])('prices of which %s', (_, prices, expected) => {
  const { listings } = normaliseAll(
    prices.map(([price, currency], at) => ({
      id: `${at}`,
      name: 'Les Loutres',
      start: `${year}-01-05T20:00`,
      offers: [{ price, currency }],
    })),
    'native',
  )
  expect(centsHint(listings) !== null).toBe(expected)
})

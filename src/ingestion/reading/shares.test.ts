import { expect, test } from 'vitest'
import type { Share } from '../connectors/connector.ts'
import { gatherShares } from './shares.ts'

test.each<readonly [string, readonly Share[], string | null]>([
  ['no parts at all', [], null],
  ['one page of two', [{ total: 2, here: [0] }], 'first'],
  [
    'two pages of two',
    [
      { total: 2, here: [1] },
      { total: 2, here: [0] },
    ],
    null,
  ],
  [
    'one page twice',
    [
      { total: 2, here: [1] },
      { total: 2, here: [1] },
    ],
    'first',
  ],
  [
    'two pages of three',
    [
      { total: 3, here: [0] },
      { total: 3, here: [2] },
    ],
    '2 of 3 pages are here',
  ],
  [
    'the whole changed meanwhile',
    [
      { total: 3, here: [0, 1] },
      { total: 2, here: [1] },
    ],
    '2 of 3 pages are here',
  ],
  [
    'items',
    [
      { total: 30, here: 20 },
      { total: 30, here: 10 },
    ],
    null,
  ],
  [
    'too few items',
    [
      { total: 30, here: 20 },
      { total: 30, here: 9 },
    ],
    'first',
  ],
])('parts of an answer: %s', (_, parts, missing) => {
  const shares = gatherShares()
  for (const [index, part] of parts.entries()) shares.add(part, index === 0 ? 'first' : 'later')
  expect(shares.missing()).toBe(missing)
})

import { expect, test } from 'vitest'
import { countIds, leastIds } from '../../bench/matching/churn-count.ts'

test.each([
  [
    'nothing moves',
    [
      [1, 1],
      [1, 1],
      [2, 2],
    ],
    0,
  ],
  [
    'the one that bore the id leaves three',
    [
      [1, 1],
      [1, 5],
      [1, 5],
      [1, 5],
    ],
    1,
  ],
  [
    'two events become one',
    [
      [1, 1],
      [2, 1],
      [2, 1],
    ],
    1,
  ],
  [
    'two events swap numbers',
    [
      [1, 2],
      [2, 1],
    ],
    0,
  ],
])(
  'no numbering could keep the ids of those that were parted or put together: %s',
  (_, moves, lost) => {
    expect(leastIds(moves as [number, number][])).toBe(lost)
  },
)

test('only listings told as before count, and those whose events were left alone count apart', () => {
  const before = new Map([
    ['a', 1],
    ['b', 1],
    ['c', 3],
    ['d', 3],
    ['gone', 3],
    ['e', 9],
    ['f', 9],
  ])
  const after = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['d', 4],
    ['new', 4],
    ['e', 9],
    ['f', 8],
  ])
  const isSame = (key: string) => ['a', 'b', 'c', 'd', 'e'].includes(key)
  const { stories, ...counts } = countIds({ before, after, isSame }, (key) => key)
  expect(counts).toEqual({ unchanged: 5, changedIds: 2, byNeighbours: 1, leastIds: 2 })
  expect(stories[1]).toContain('new → 4 (told otherwise) new')
})

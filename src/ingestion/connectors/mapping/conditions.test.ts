import { expect, test } from 'vitest'
import { isWanted } from './apply-rule.ts'
import { parseMapping } from './parse-mapping.ts'

test.each([
  [{ field: 'type', is: ['concert', 'show'] }, true],
  [{ field: 'type', not: 'concert' }, false],
  [{ field: 'type', matches: '^con' }, true],
  [{ field: 'price', filled: true }, false],
  [{ field: 'price', filled: false }, true],
  [{ field: 'count', is: 3 }, true],
  [{ field: 'count', above: 2, below: 4 }, true],
  [{ field: 'count', above: 3 }, false],
  [{ field: 'sum', above: 12, below: 13 }, true],
  [{ field: 'dear', above: 1000, below: 1235 }, true],
  [{ field: 'abroad', above: 1234, below: 1235 }, true],
  [{ field: 'count', below: 3 }, false],
  [{ field: 'price', below: 3 }, false],
  [{ field: 'type', above: 0 }, false],
])('a condition %j', (condition, wanted) => {
  const parsed = parseMapping(
    JSON.stringify({ listing: { id: 'a', name: 'b', start: 'c' }, where: [condition] }),
  )
  const mapping = 'mapping' in parsed ? parsed.mapping : null
  const value = {
    type: 'concert',
    price: '',
    count: 3,
    sum: '12,50',
    dear: '1 234,50 €',
    abroad: '$1,234.50',
  }
  expect(isWanted(mapping!.where, { value, around: null })).toBe(wanted)
})

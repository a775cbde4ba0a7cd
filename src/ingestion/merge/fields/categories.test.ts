import { expect, test } from 'vitest'
import { merged } from '../../../../tests/support/merged.ts'
import type { Trust } from '../../../domain/partner.ts'

const says = (trust: Trust, ...categories: readonly number[]) => ({
  trust,
  listing: { categories },
})

test.each([
  ['none is other', [says('primary')], [1600]],
  ['other is other', [says('primary', 1600)], [1600]],
  ['other is nothing beside something', [says('primary', 1600), says('agenda', 101)], [100, 101]],
  ['a sub brings its main', [says('primary', 101)], [100, 101]],
  ['a main alone', [says('primary', 500)], [500]],
  ['one untrusted source alone is heard', [says('agenda', 202)], [200, 202]],
  ['beside a trusted one it is not', [says('agenda', 202), says('primary', 101)], [100, 101]],
  [
    'two untrusted ones are',
    [says('agenda', 202), says('reseller', 202), says('primary', 101)],
    [200, 202, 100, 101],
  ],
  [
    'nobody is trusted and none agree: the best',
    [says('agenda', 202), says('reseller', 101)],
    [100],
  ],
  ['at most four subs', [says('primary', 101, 102, 103, 104, 105)], [100, 101, 102, 103, 104]],
] as const)('categories: %s', (_, members, expected) => {
  expect(merged(members).categories).toEqual(expected)
})

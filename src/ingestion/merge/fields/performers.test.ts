import { expect, test } from 'vitest'
import { merged } from '../../../../tests/support/merged.ts'
import type { ListingPerformer } from '../../../domain/listing.ts'

/** `3` is a headliner, `-3` a support act. */
function bill(...ids: readonly number[]) {
  const performers: ListingPerformer[] = ids.map((id) => ({
    externalId: null,
    name: `P${Math.abs(id)}`,
    role: id < 0 ? 'support' : 'headliner',
    description: null,
    image: null,
    sameAs: [],
  }))
  return { performerIds: ids.map(Math.abs), listing: { performers } }
}

test.each([
  ['none', [{}], []],
  ['in the order of the bill', [bill(9, 4, 7)], [9, 4, 7]],
  ['headliners first', [bill(-9, 4)], [4, 9]],
  ['all that anybody bills', [bill(1, -2), bill(1, -3)], [1, 2, 3]],
  ['by mean place', [bill(9, 2), bill(2, 9), bill(2, 9)], [2, 9]],
  ['twice on a bill is once', [bill(5, 5)], [5]],
  [
    'most trust says who heads',
    [
      { ...bill(1, -2), trust: 'organiser' },
      { ...bill(2, -1), trust: 'agenda' },
    ],
    [1, 2],
  ],
  [
    'withdrawn bills only where there is no other',
    [{ ...bill(8), withdrawnSince: 1 }, bill(1)],
    [1],
  ],
] as const)('performers: %s', (_, members, expected) => {
  expect(merged(members).performerIds).toEqual(expected)
})

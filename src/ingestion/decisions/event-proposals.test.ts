import { expect, test } from 'vitest'
import type { Decision } from '../../domain/decision.ts'
import { revokedBy } from './event-proposals.ts'

const line = (id: number, revokes: number | null = null): Decision => ({
  id,
  at: 0,
  by: 'op',
  why: '',
  revokes,
  what: { kind: 'revoke' },
})

test('what takes a decision back counts only while it is not taken back itself', () => {
  expect(revokedBy([line(1), line(2, 1)])).toEqual(new Map([[1, 2]]))
  expect(revokedBy([line(1), line(2, 1), line(3, 2)])).toEqual(new Map([[2, 3]]))
  const again = [line(1), line(2, 1), line(3, 2), line(4, 1)]
  expect(revokedBy(again)).toEqual(
    new Map([
      [2, 3],
      [1, 4],
    ]),
  )
})

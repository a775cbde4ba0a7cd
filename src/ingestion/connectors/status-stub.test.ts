import { expect, test } from 'vitest'
import { isStatusStub } from './status-stub.ts'

test.each([
  [{ id: '7', state: 'cancelled' }, true],
  [{ id: 7, state: 'Canceled' }, true],
  [{ id: '7', state: 'POSTPONED' }, true],
  [{ id: '7', state: 'confirmed' }, false],
  [{ id: '7', state: 'not cancelled' }, false],
  [{ id: '7' }, false],
  [{ state: 'cancelled' }, false],
  [{ id: null, state: 'cancelled' }, false],
])('%j tells nothing but that it is off: %j', (value, is) => {
  expect(isStatusStub(value, 'id', 'state')).toBe(is)
})

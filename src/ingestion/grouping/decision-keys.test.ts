import { expect, test } from 'vitest'
import type { Decision, DecisionBody } from '../../domain/decision.ts'
import { decisionKeys } from './regroup.ts'

function log(...all: readonly (DecisionBody | number)[]): Decision[] {
  return all.map((one, index) => {
    const [what, revokes] =
      typeof one === 'number' ? [{ kind: 'revoke' } as const, one] : [one, null]
    return { id: index + 1, at: 0, by: '', why: '', revokes, what }
  })
}

/** The keys of partner 1's listings `a` to `d`. */
function keysOf(...all: readonly (DecisionBody | number)[]) {
  const keys = decisionKeys(log(...all))
  return Array.from('abcd', (externalId, index) =>
    keys({ partnerId: 1, externalId, closed: false, listingId: index + 1 }),
  )
}

test.each<[string, DecisionBody]>([
  ['put together', { kind: 'mustLink', listings: ['1:a', '1:b'] }],
  ['kept apart', { kind: 'cannotLink', listings: ['1:a', '1:b'] }],
  ['taken out of an event', { kind: 'split', groups: [['1:a'], ['1:b']] }],
  ['looked at and found different', { kind: 'distinct', groups: [['1:a'], ['1:b']] }],
  ['meant with one of its nights', { kind: 'split', groups: [['1:a@1765000000000'], ['1:b']] }],
])('listings that an operator’s word names find each other: %s', (_, what) => {
  const [a, b, c] = keysOf(what)
  expect(a).toHaveLength(1)
  expect(b).toEqual(a)
  expect(c).toEqual([])
})

test('each word is a key of its own, and one taken back is none', () => {
  const split: DecisionBody = { kind: 'split', groups: [['1:a', '1:b'], ['1:c']] }
  const link: DecisionBody = { kind: 'mustLink', listings: ['1:c', '1:d'] }
  const [a = [], b, c = [], d = []] = keysOf(split, link)
  expect(b).toEqual(a)
  expect(c).toEqual([...a, ...d])
  expect(a).not.toEqual(d)
  expect(keysOf(split, link, 1)).toEqual([[], [], d, d])
})

test('words on fields tie nothing', () => {
  const pin: DecisionBody = { kind: 'pin', listing: '1:a', field: 'name', value: 'x', until: null }
  expect(keysOf(pin, { kind: 'hide', listing: '1:b' })).toEqual([[], [], [], []])
})

import { describe, expect, test } from 'vitest'
import type { Decision, DecisionBody } from '../../domain/decision.ts'
import type { Candidate } from './candidate.ts'
import { readDecisions, standing } from './decisions.ts'

/** Listings `1:a`, `1:b`… with birth ids 1, 2…; what they say does not matter here. */
const universe: Candidate[] = Array.from('abcdef', (name, index) => ({
  birthId: index + 1,
  key: `1:${name}`,
  features: { session: null, start: 0 } as Candidate['features'],
  withdrawn: false,
  thereSince: 0,
  missingSince: null,
}))

const keys = (text: string) => Array.from(text, (name) => `1:${name}`)
const link = (text: string): DecisionBody => ({ kind: 'mustLink', listings: keys(text) })
const split = (...groups: string[]): DecisionBody => ({ kind: 'split', groups: groups.map(keys) })
const revoke = { kind: 'revoke' } as const

function log(...said: (DecisionBody | readonly [DecisionBody, number])[]): Decision[] {
  return said.map((one, index) => {
    const [what, revokes] = Array.isArray(one) ? one : [one, null]
    return { id: index + 1, at: 0, by: '', why: '', revokes, what } as Decision
  })
}

/** Who is linked with whom, and which pairs are apart, as `ab c` and `ac bc`. */
function word(decisions: Decision[]) {
  const read = readDecisions(decisions, universe)
  const name = (id: number) => 'abcdef'[id - 1]
  const linked = universe.map(({ birthId }) =>
    [...read.linkedWith(birthId)]
      .toSorted((a, b) => a - b)
      .map(name)
      .join(''),
  )
  const apart = universe.flatMap(({ birthId: a }) =>
    universe.flatMap(({ birthId: b }) =>
      a < b && read.cannotLink(a, b) ? [`${name(a)}${name(b)}`] : [],
    ),
  )
  return {
    linked: [...new Set(linked)].filter((group) => group.length > 1).join(' '),
    apart: apart.join(' '),
    superseded: read.superseded,
  }
}

describe('the operator’s word', () => {
  test.each([
    ['links all that it names', log(link('abc')), 'abc', '', []],
    ['parts groups, and leaves each its company', log(split('ab', 'c')), '', 'ac bc', []],
    [
      'parts each from each',
      log({ kind: 'cannotLink', listings: keys('abc') }),
      '',
      'ab ac bc',
      [],
    ],
    ['a chain of links is one', log(link('ab'), link('bc')), 'abc', '', []],
    ['what is apart is apart for all linked', log(link('ab'), split('b', 'c')), 'ab', 'ac bc', []],
    ['the later word wins', log(split('a', 'b'), link('ab')), 'ab', '', [1]],
    [
      'one taken out of a link leaves the rest linked',
      log(link('abc'), split('b', 'ac')),
      'ac',
      'ab bc',
      [1],
    ],
    [
      'and in the order in which they were named',
      log(link('bac'), split('a', 'bc')),
      'bc',
      'ab ac',
      [1],
    ],
    ['taken back it never was', log(split('a', 'b'), [revoke, 1]), '', '', []],
    ['taken back twice it stands', log(link('ab'), [revoke, 1], [revoke, 2]), 'ab', '', []],
    [
      'a parted chain loses its older link',
      log(link('ab'), link('bc'), split('a', 'c')),
      'bc',
      'ab ac',
      [1],
    ],
  ] as const)('%s', (_, decisions, linked, apart, superseded) => {
    expect(word(decisions as Decision[])).toEqual({ linked, apart, superseded })
  })

  test('names the decision that keeps two apart', () => {
    const read = readDecisions(log(link('ef'), split('ab', 'c')), universe)
    expect([read.apartBy(1, 3), read.apartBy(3, 1), read.apartBy(1, 2)]).toEqual([2, 2, undefined])
  })

  test('stands whatever the order in which the log is read', () => {
    const decisions = log(split('a', 'b'), [revoke, 1], [revoke, 2], link('cd'))
    expect(standing(decisions.toReversed()).map(({ id }) => id)).toEqual([1, 4])
  })
})

import { describe, expect, test } from 'vitest'
import type { Decision, DecisionBody } from '../../domain/decision.ts'
import type { Queryable } from '../../storage/database.ts'
import { refuseContradiction } from './refuse-contradiction.ts'

/** What is said of places and performers is in the log alone. */
const NO_DATABASE: Queryable = { query: () => Promise.reject(new Error('nobody is to be asked')) }

const said = {
  place: {
    one: (...places: number[]): DecisionBody => ({ kind: 'placeMerge', places }),
    apart: (...places: number[]): DecisionBody => ({ kind: 'placeDistinct', places }),
    called: (place: number, ...absorbs: number[]): DecisionBody => ({
      kind: 'placeAlias',
      place,
      name: 'Hangar',
      absorbs,
    }),
  },
  performer: {
    one: (...performers: number[]): DecisionBody => ({ kind: 'performerMerge', performers }),
    apart: (...performers: number[]): DecisionBody => ({ kind: 'performerDistinct', performers }),
    called: (performer: number, ...absorbs: number[]): DecisionBody => ({
      kind: 'performerAlias',
      performer,
      name: 'Nuage',
      absorbs,
    }),
  },
}

function log(...all: DecisionBody[]): Decision[] {
  return all.map((what, index) => ({ id: index + 1, at: 0, by: '', why: '', revokes: null, what }))
}

const refusing = (what: DecisionBody, typed: readonly number[], earlier: Decision[]) =>
  refuseContradiction(NO_DATABASE, what, typed, earlier)

describe.each(['place', 'performer'] as const)('a word that two %ss are one', (of) => {
  const { one, apart, called } = said[of]
  const other = said[of === 'place' ? 'performer' : 'place']

  test.each([
    ['outranks the older one on what it names', one(1, 2), [1, 2], log(apart(1, 2))],
    [
      'outranks it on others that were parted with them',
      one(1, 2),
      [1, 2],
      log(apart(1, 2, 3), one(2, 3)),
    ],
    ['says nothing against what was parted elsewhere', one(1, 4), [1, 4], log(apart(1, 2))],
    [
      'says nothing of what was only parted of the other kind',
      one(1, 3),
      [1, 3],
      log(other.apart(1, 2), one(2, 3)),
    ],
    [
      'may join what a later word made one',
      one(1, 3),
      [1, 3],
      log(apart(1, 2), one(1, 2), one(2, 3)),
    ],
    ['is not said by a word of parting', apart(1, 3), [1, 3], log(apart(1, 2), one(2, 3))],
  ])('%s', async (_, what, typed, earlier) => {
    await expect(refusing(what, typed, earlier)).resolves.toBeUndefined()
  })

  test.each([
    ['by way of a third', one(1, 3), [1, 3], log(one(2, 3), apart(1, 2)), 2, '1 and 2'],
    ['from the third’s side', one(3, 1), [3, 1], log(apart(1, 2), one(2, 3)), 1, '1 and 2'],
    ['by way of two', one(2, 3), [2, 3], log(one(1, 2), one(3, 4), apart(1, 4)), 3, '1 and 4'],
    ['by a name', called(1, 3), [1], log(apart(1, 3)), 1, '1 and 3'],
    [
      'of those typed, where another word parts others',
      one(1, 2, 3),
      [1, 2, 3],
      log(apart(1, 2), one(3, 4), apart(2, 4)),
      3,
      '2 and 4',
    ],
  ])(
    'is refused where it puts together what was parted: %s',
    async (_, what, typed, earlier, decision, both) => {
      const refused = refusing(what, typed, earlier)
      await expect(refused).rejects.toThrow(`decision ${decision} says that the ${of}s`)
      const pair = both.split(' and ')
      await expect(refused).rejects.toThrow(
        new RegExp(
          `${of}s (?:${pair.join(' and ')}|${pair.toReversed().join(' and ')}) are not the same`,
        ),
      )
      await expect(refused).rejects.toMatchObject({
        hint: expect.stringContaining(`affiche revoke ${decision}`),
      })
    },
  )
})

import { expect, test } from 'vitest'
import { tell } from '../../../bench/matching/tell.ts'
import { toUniverse } from '../../../bench/matching/universe.ts'
import { toUnits } from './unit.ts'

const HALL = { name: 'Gerard Playhouse', street: '9 Queen Street', city: 'London', country: 'GB' }

/** Performances that one seller lists one by one, as units: how many are in each. */
function seriesOf(...days: string[]): number[] {
  const told = days.map((day, index) => ({
    partner: 1,
    listing: tell({
      id: `p${index}`,
      title: 'Hamlet',
      main: 'theatre',
      at: `${day} 19:30`,
      place: HALL,
    }),
  }))
  return toUnits(toUniverse(told).candidates, () => false).map(({ births }) => births.length)
}

test.each([
  ['follow each other', ['2026-06-12', '2026-06-13', '2026-06-20'], [3]],
  ['pause for 45 days', ['2026-06-12', '2026-07-27'], [2]],
  ['come back after more', ['2026-06-12', '2026-07-28'], [1, 1]],
  ['are told twice', ['2026-06-12', '2026-06-12'], [1, 1]],
])('performances that %s', (_, days, expected) => {
  expect(seriesOf(...days)).toEqual(expected)
})

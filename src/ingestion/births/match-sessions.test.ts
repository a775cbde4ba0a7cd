import { describe, expect, test } from 'vitest'
import { matchSessions } from './match-sessions.ts'

const at = (text: string) => ({ startAt: Date.parse(`${text}:00Z`), offset: 0 })
const birth = (text: string, retired = false) => ({ ...at(text), retired })

describe('nights of an updated listing keep their births', () => {
  test.each([
    {
      name: 'equal starts, whatever the order',
      births: [birth('2027-01-01T20:00'), birth('2027-01-02T20:00')],
      nights: [at('2027-01-02T20:00'), at('2027-01-01T20:00')],
      found: [1, 0],
    },
    {
      name: 'a night that begins half an hour later',
      births: [birth('2027-01-01T20:00'), birth('2027-01-02T20:00')],
      nights: [at('2027-01-01T20:30'), at('2027-01-02T20:00')],
      found: [0, 1],
    },
    {
      name: 'early and late show, each moved a little',
      births: [birth('2027-01-01T18:00'), birth('2027-01-01T21:00')],
      nights: [at('2027-01-01T18:30'), at('2027-01-01T21:30')],
      found: [0, 1],
    },
    {
      name: 'after midnight belongs to the evening before',
      births: [birth('2027-01-01T23:30'), birth('2027-01-05T20:00')],
      nights: [at('2027-01-02T00:30'), at('2027-01-05T20:00')],
      found: [0, 1],
    },
    {
      name: 'a whole tour moved by a month',
      births: [birth('2027-01-01T20:00'), birth('2027-01-02T20:00')],
      nights: [at('2027-02-02T20:00'), at('2027-02-01T20:00')],
      found: [1, 0],
    },
    {
      name: 'an added night is new',
      births: [birth('2027-01-01T20:00')],
      nights: [at('2027-01-01T20:00'), at('2027-01-02T20:00')],
      found: [0, null],
    },
    {
      name: 'a night given up and another added are two, when the counts differ',
      births: [birth('2027-01-01T20:00'), birth('2027-01-02T20:00'), birth('2027-01-03T20:00')],
      nights: [at('2027-01-01T20:00'), at('2027-01-09T20:00')],
      found: [0, null],
    },
    {
      name: 'a night given up comes back as itself only',
      births: [birth('2027-01-01T20:00', true)],
      nights: [at('2027-01-01T20:00'), at('2027-01-02T20:00')],
      found: [0, null],
    },
    {
      name: 'a night given up is not taken for its neighbour',
      births: [birth('2027-01-01T20:00', true)],
      nights: [at('2027-01-01T22:00')],
      found: [null],
    },
  ])('$name', ({ births, nights, found }) => {
    expect(matchSessions(births, nights)).toEqual(found)
  })
})

import { describe, expect, test } from 'vitest'
import { STATE_WORDS } from '../../domain/state-words.ts'
import { parseTitle } from '../../domain/title/parse-title.ts'
import { readMarkers } from './name-markers.ts'
import { availabilityOf, statusOf, wordOfState } from './status.ts'

const ALL = Object.entries(STATE_WORDS).flatMap(([state, words]) =>
  words.flatMap((word) => [word, word.toUpperCase()].map((written) => [written, state] as const)),
)

test.each([
  'Les Loutres (verschoben auf 2028)',
  'Les Loutres (verschoben auf Herbst 2028)',
  'Les Loutres (verschoben auf unbestimmte Zeit)',
  'Les Loutres - rinviato al 2028',
  'Les Loutres (rinviato a data da destinarsi)',
  'Les Loutres (aplazado hasta el 2028)',
  'Les Loutres (adiado para 2028)',
  'Les Loutres (uitgesteld naar 2028)',
])('%s has no new date yet', (name) => {
  expect(readMarkers(name)).toMatchObject({ name: 'Les Loutres', markers: ['postponed'] })
})

test.each([
  'Les Loutres (verschoben auf den 5. März)',
  'Les Loutres (verschoben auf Freitag 5.3.)',
  'Les Loutres - rinviato al 5 marzo 2028',
  'Les Loutres (aplazado hasta el 5 de marzo)',
  'Les Loutres (adiado para 5 de março)',
])('%s has', (name) => {
  expect(readMarkers(name)).toMatchObject({ name: 'Les Loutres', markers: ['rescheduled'] })
})

describe('a word for a state is known', () => {
  test.each(ALL)('%s: in a column, as %s', (word, state) => {
    expect(state === 'soldOut' ? availabilityOf(word) : statusOf(word)).toBe(state)
  })

  test.each(ALL)('%s: in brackets and at both edges of a name, as %s', (word, state) => {
    for (const name of [`Les Loutres (${word})`, `Les Loutres - ${word}`, `${word} : Les Loutres`])
      expect(readMarkers(name)).toMatchObject({ name: 'Les Loutres', markers: [state] })
  })

  test.each(ALL)('%s: in a title that is compared, as %s', (word, state) => {
    expect(parseTitle(`Les Loutres (${word})`)).toMatchObject({
      status: [state],
      tokens: ['loutres'],
    })
  })
})

test.each(['full', 'Full', 'VOLL', 'fuldt'])(
  '%s is sold out in a column of states, and anything in one of what there is to be had',
  (word) => {
    expect(wordOfState(word)).toBe('soldOut')
    expect(availabilityOf(word)).toBeNull()
  },
)

test.each(['매진', '완판 아님', '1', 'true'])('%s in a column of states', (word) => {
  expect(wordOfState(word)).toBe(word === '매진' ? 'soldOut' : null)
})

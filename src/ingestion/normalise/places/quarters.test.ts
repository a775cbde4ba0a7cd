import { expect, test } from 'vitest'
import { quarterOf } from './quarters.ts'

test.each<[string, string | null]>([
  ['PARIS 1', '75001'],
  ['Paris 20e', '75020'],
  ['Paris 21', null],
  ['Paris 0', null],
  ['Lyon 1er arrondissement', '69001'],
  ['Lyon 9ème', '69009'],
  ['Lyon 10', null],
  ['Marseille 16e arr.', '13016'],
  ['Marseille 17', null],
  ['Toulouse 1', null],
  ['Paris', null],
  ['Le Paris 3', null],
  ['Paris 3 rue', null],
])('%s has the postal code %s', (city, postalCode) => {
  expect(quarterOf(city)?.postalCode ?? null).toBe(postalCode)
})

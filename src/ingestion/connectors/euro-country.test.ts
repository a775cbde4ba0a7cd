import { expect, test } from 'vitest'
import { eurosIn } from './euro-country.ts'

test.each<[string | undefined, string, boolean]>([
  ['FR', '12', true],
  [' de ', 'ab 12,50', true],
  ['RE', 'Tarif 5', true],
  // Words that hold a sign of money by chance.
  ['FR', 'Euromusic 12', true],
  ['FR', 'Francfort 12', true],
  ['CH', '12', false],
  ['GB', '12', false],
  [undefined, '12', false],
  ['', '12', false],
  ['FR', '12 €', false],
  ['FR', '12 EUR', false],
  ['FR', '12 eur', false],
  ['FR', '12 CHF', false],
  ['FR', '1 franc', false],
  ['FR', '12 francs', false],
  ['FR', '1 livre', false],
  ['FR', '£12', false],
])('%j, %j: euros are to be stated: %j', (country, price, are) => {
  expect(eurosIn(country, price)).toBe(are ? 'EUR' : undefined)
})

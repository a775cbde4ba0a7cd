import { expect, test } from 'vitest'
import { currencyCode } from './currency.ts'

test.each([
  ['EUR', null, 'EUR'],
  ['eur', null, 'EUR'],
  ['€', null, 'EUR'],
  ['$', 'US', 'USD'],
  ['$', null, null],
  ['£', 'EG', 'EGP'],
  ['£', 'FR', 'GBP'],
  ['FCFA', 'CM', 'XAF'],
  ['FCFA', null, 'XOF'],
  ['francs', 'CH', 'CHF'],
  ['francs', 'SN', 'XOF'],
  ['francs', 'NC', 'XPF'],
  ['francs', 'FR', null],
  ['lei', 'MD', 'MDL'],
  ['ден.', 'MK', 'MKD'],
  ['ден', 'BG', null],
  ['PTS', null, null],
  ['XXX', null, null],
])('currencyCode %s in %s', (text, country, code) => {
  expect(currencyCode(text, country, null)).toBe(code)
})

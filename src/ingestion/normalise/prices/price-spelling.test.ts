import { expect, test } from 'vitest'
import { withPlainAmounts } from './price-spelling.ts'

test.each([
  ['12 . 50 €', '12.50 €'],
  ['1 200 ,- Kč', '1 200,- Kč'],
  ["12'50 €", '12,50 €'],
  ['Plein 12 , 50 €', 'Plein 12,50 €'],
  ['Plein 12 , 00 €', 'Plein 12,00 €'],
  ['Plein 20 , 50 €', 'Plein 20,50 €'],
  // What may well be two prices stays so.
  ['Plein 25 , 50 €', 'Plein 25 , 50 €'],
  ['Tarifs 12 , 50 €', 'Tarifs 12 , 50 €'],
  ['12\u202f000\u00a0€', '12 000 €'],
  ['20 € https://x.example/?p=30,50', '20 €'],
])('%j is written %j', (text, plain) => {
  expect(withPlainAmounts(text)).toBe(plain)
})

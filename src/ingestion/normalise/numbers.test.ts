import { expect, test } from 'vitest'
import { readPrice } from './prices/money.ts'
import { readNumber } from './numbers.ts'

test.each([
  [8.6, 8.6],
  ['8,6', 8.6],
  ['1 200', 1200],
  ['1e309', null],
  ['soon', null],
  [Number.NaN, null],
])('%j is read as %j', (given, read) => {
  expect(readNumber(given)).toBe(read)
})

// A minus zero is stored as 0: what is read must equal what comes back from the database.
test.each([-0, '-0', '-0,00', '-.0'])('%j is a plain zero, as a number and as a price', (given) => {
  expect(Object.is(readNumber(given), 0)).toBe(true)
  const rules = { decimal: null, cents: false, country: 'FR', currency: 'EUR' } as const
  const { low, high } = readPrice(given, rules)
  for (const amount of [low, high]) expect(Object.is(amount, -0)).toBe(false)
})

import { expect, test } from 'vitest'
import { amountOf, isNothing } from './money.ts'

test.each<[unknown, readonly [string, string | undefined] | undefined]>([
  [{ major_value: '10.00', value: 1000, currency: 'USD' }, ['10.00', 'USD']],
  [{ display: '$12', value: 1200, currency: 'USD' }, ['$12', 'USD']],
  [{ value: 1050, currency: 'EUR' }, ['10.50', 'EUR']],
  [{ value: '1050', currency: 'JPY' }, ['1050', 'JPY']],
  [{ value: 1050, currency: 'KWD' }, ['1.050', 'KWD']],
  // Cents of nobody knows what.
  [{ value: 1050 }, undefined],
  [{ value: 1050, currency: 'EURO' }, undefined],
  [{ value: 1050, currency: 'eur' }, undefined],
  [{ value: 'ten', currency: 'EUR' }, undefined],
  [{ currency: 'EUR' }, undefined],
  ['10.00 USD', ['10.00 USD', undefined]],
  [null, undefined],
])('%j is %j', (value, told) => {
  const amount = amountOf(value)
  expect(amount === undefined ? undefined : [amount.price, amount.currency]).toEqual(told)
})

test.each([
  [undefined, true],
  ['0.00', true],
  ['0', true],
  ['0.50', false],
  ['free', false],
])('%j costs nothing: %j', (price, is) => {
  expect(isNothing(amountOf(price))).toBe(is)
})

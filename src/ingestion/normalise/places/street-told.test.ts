import { expect, test } from 'vitest'
import { streetTold } from './street-told.ts'

test.each([
  ['12 Pine Street Suite 4 Ph No +1 505 555 0100', '12 Pine Street Suite 4'],
  ['3 rue des Pins, tél. : 01 99 00 12 34', '3 rue des Pins'],
  ['PH: +15055550100', null],
  ['Street', null],
  ['Rue', null],
  ['3 Telegraph Road', '3 Telegraph Road'],
  ['Pine Street 12', 'Pine Street 12'],
])('the street in %s is %s', (line, street) => {
  expect(streetTold(line)).toBe(street)
})

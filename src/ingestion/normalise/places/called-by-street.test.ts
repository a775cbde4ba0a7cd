import { expect, test } from 'vitest'
import { calledByStreet } from './called-by-street.ts'

test.each<[string, string | null, string | null, string | null]>([
  ['12 Pine Blvd', '12 Pine Boulevard', '12 Pine Blvd', '12 Pine Boulevard'],
  ['Vega Bar | 12 N Pine Rd', '12 North Pine Road', 'Vega Bar', '12 North Pine Road'],
  ['Vega Bar - 12 Pine St', '12 Pine Street', 'Vega Bar', '12 Pine Street'],
  ['Vega Bar (12 Pine St)', '12 Pine St', 'Vega Bar', '12 Pine St'],
  ['1275, boul. des Pins Est à Lyon', null, '1275, boul. des Pins Est', '1275, boul. des Pins Est'],
  ['12 bis rue des Pins', null, '12 bis rue des Pins', '12 bis rue des Pins'],
  ['12 N. Pine Road', null, '12 N. Pine Road', '12 N. Pine Road'],
  // Halls with numbers in their names.
  ['59 Vega', '59 rue de Vega', '59 Vega', '59 rue de Vega'],
  ['12 Pine', null, '12 Pine', null],
  ['9:30 Club', null, '9:30 Club', null],
  ['Studio 54', '54 Pine St', 'Studio 54', '54 Pine St'],
  ['Passage des Pins', 'Passage des Pins', 'Passage des Pins', 'Passage des Pins'],
  ['14 Pine St', '12 Pine St', '14 Pine St', '12 Pine St'],
  ['12 Pine Street Theatre', '12 Pine St', '12 Pine Street Theatre', '12 Pine St'],
  ['12 rue des Pins, cour 2', null, '12 rue des Pins, cour 2', null],
])('%j beside %j is called %j, in %j', (name, street, called, told) => {
  expect(calledByStreet(name, street, 'Lyon')).toEqual({ name: called, street: told })
})

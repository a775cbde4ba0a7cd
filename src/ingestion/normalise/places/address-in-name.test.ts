import { expect, test } from 'vitest'
import { addressInName, streetInName } from './address-in-name.ts'

const told = (
  name: string | null,
  street: string | null = null,
  postalCode: string | null = null,
) => ({
  name,
  street,
  postalCode,
})

test.each<[string, string, ReturnType<typeof told> | null]>([
  ['Vega Hall, Lille', 'Lille', told('Vega Hall')],
  [
    'Vega Bar + Grill, Pine Road, Montreal, QC, Canada',
    'Montréal',
    told('Vega Bar + Grill', 'Pine Road'),
  ],
  ['Vega Bar, 3 Pine Road, Montréal, Québec, Canada', 'Montréal', told('Vega Bar', '3 Pine Road')],
  [
    '12 Av. Vega, Montreal, QC, Canada, Quebec H2L 5A9',
    'Montréal',
    told(null, '12 Av. Vega', 'H2L 5A9'),
  ],
  [
    'Vega Hall, North Pine Avenue, Austin, TX 78701, USA',
    'Austin',
    told('Vega Hall', 'North Pine Avenue', '78701'),
  ],
  [
    'Salle Vega, 3 rue des Pins, 59000 Lille',
    'Lille',
    told('Salle Vega', '3 rue des Pins', '59000'),
  ],
  ['Montréal, Québec, Canada', 'Montréal', told(null)],
  ['Great Hall, Vega University, Lille', 'Lille', told('Great Hall, Vega University')],
  ['Vega Music, Art, & Dance Center', 'Lille', null],
  ['Vega Lille, Autograph Collection', 'Lille', null],
  ['Lille, mon amour', 'Lille', null],
  ['Vega Hall', 'Lille', null],
])('%s in %s', (name, city, expected) => {
  expect(addressInName(name, { city, region: null })).toEqual(expected)
})

test('where no town is told the name stays', () => {
  expect(addressInName('Vega Hall, Lille', { city: null, region: null })).toBeNull()
})

test.each([
  ['Vega Bar, 3 Pine Road', 'Vega Bar, 3 Pine Road', 'Vega Bar', '3 Pine Road'],
  [
    'Vega Bar, Room 4, 3 Pine Road',
    'Vega Bar, Room 4, 3 Pine Road',
    'Vega Bar',
    'Room 4, 3 Pine Road',
  ],
])('%s, with the street %s', (name, street, hall, alone) => {
  expect(streetInName(name, street)).toMatchObject({ name: hall, street: alone })
})

test.each([
  ['Vega Bar, 3 Pine Road', '4 Pine Road'],
  ['Vega Bar, 3 Pine Road', null],
  ['3 Pine Road', '3 Pine Road'],
  ['Vega Music, Art, & Dance Center', 'Vega Music, Art, & Dance Center'],
])('%s, with the street %s, tells none of its own', (name, street) => {
  expect(streetInName(name, street)).toBeNull()
})

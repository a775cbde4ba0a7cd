import { expect, test } from 'vitest'
import { readAddress } from './address.ts'

/** `street | postal code | city`, without what is not known. */
function told(text: string): string {
  const { street, postalCode, city } = readAddress(text, true)
  return [street, postalCode, city].filter((part) => part !== null).join(' | ')
}

test.each([
  ['18 rue des Pins, 75006 Paris', '18 rue des Pins | 75006 | Paris'],
  ['18 rue des Pins 75006 Paris', '18 rue des Pins | 75006 | Paris'],
  ['18 rue des Pins 75 006 Paris', '18 rue des Pins | 75006 | Paris'],
  ['18 rue des Pins, Paris 75006', '18 rue des Pins | 75006 | Paris'],
  ['147 rue des Pins 75007', '147 rue des Pins | 75007'],
  ['2, place des Pins 75001', '2, place des Pins | 75001'],
  ['Halles, place des Pins 75001', 'Halles, place des Pins | 75001'],
  ['8 porte des Pins (forum) 75001 Paris', '8 porte des Pins (forum) | 75001 | Paris'],
  ['13, rue des Barres, 75004 Paris', '13, rue des Barres | 75004 | Paris'],
  ['6-10 avenue des Pins, saint-jean de braye', '6-10 avenue des Pins | saint-jean de braye'],
  ['12 Pine Street, Austin, TX 78701', '12 Pine Street | 78701 | Austin'],
  ['12 Pine Street, Austin TX 78701', '12 Pine Street | 78701 | Austin'],
  ['Parc des Pins', 'Parc des Pins'],
  ['Hall 12345', 'Hall | 12345'],
  // As plug-ins of web sites write it: each part by itself.
  ['18 rue des Pins, Paris, 75006, France', '18 rue des Pins | 75006 | Paris'],
  ['18 rue des Pins, Paris, Île-de-France, 75006, France', '18 rue des Pins | 75006 | Paris'],
  ['18 rue des Pins, 75006, Paris', '18 rue des Pins | 75006 | Paris'],
  ['Pinienstraße 190, 10999, Berlin, Deutschland', 'Pinienstraße 190 | 10999 | Berlin'],
  ['Bd des Pins 110, Bruxelles, 1000, Belgique', 'Bd des Pins 110 | 1000 | Bruxelles'],
  ['rue des Pins, 75006', 'rue des Pins | 75006'],
  ['18 rue des Pins - 69001 LYON', '18 rue des Pins | 69001 | LYON'],
  ['Lyon', 'Lyon'],
])('%s', (text, parts) => {
  expect(told(text)).toBe(parts)
})

test('a region tells the country', () => {
  const [french, american] = [
    '12 rue des Pins, Lyon, Auvergne-Rhône-Alpes, 69001',
    '12 Pine St, Austin, TX 78701',
  ]
  expect(readAddress(french, true)).toMatchObject({ city: 'Lyon', country: 'FR' })
  expect(readAddress(american, true)).toMatchObject({ city: 'Austin', country: 'US' })
})

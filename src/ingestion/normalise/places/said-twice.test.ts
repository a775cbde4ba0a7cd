import { expect, test } from 'vitest'
import { nameWithoutState, nameWithoutTown, streetAlone } from './said-twice.ts'

const AUSTIN = { city: 'Austin', region: 'TX', postalCode: '78701' }

test.each([
  ['12 Pine St, Austin, TX', '12 Pine St'],
  ['12 Pine St, Austin TX 78701', '12 Pine St'],
  ['12 Pine St, , Old Town', '12 Pine St, Old Town'],
  ['12 Pine St,', '12 Pine St'],
  ['Pine Walk 78701 Austin', 'Pine Walk'],
  ['12 78701 Austin', '12 78701 Austin'],
  ['Pine Walk 78702 Austin', 'Pine Walk 78702 Austin'],
  ['12 Pine St, Suite 4', '12 Pine St, Suite 4'],
  ['12 Pine St TX 78701', '12 Pine St'],
  ['12 Pine St TX 78702', '12 Pine St TX 78702'],
  // Whoever fills the field so knows of none.
  ['Austin', ''],
  ['Vega Hall Austin', ''],
  ['Vega Hall, 78701 Austin', ''],
  ['Texas', ''],
  ['Austin Plaza, 3', 'Austin Plaza, 3'],
  ['3, Austin', '3, Austin'],
])('the street of %j is %j', (street, alone) => {
  expect(streetAlone(street, { name: 'Vega Hall', ...AUSTIN, country: 'US' })).toBe(alone)
})

test('the street of a place that tells no town stays whole', () => {
  const untold = { city: null, region: null, postalCode: null }
  expect(streetAlone('12 Pine St, Austin, TX', untold)).toBe('12 Pine St, Austin, TX')
})

test.each([
  ['Vega Center - TX', 'TX', 'Vega Center'],
  ['Vega Center - Tx', 'TX', 'Vega Center'],
  ['Vega Center-TX', 'TX', 'Vega Center'],
  ['Vega Center (TX)', 'TX', 'Vega Center'],
  ['Vega Center, TX', 'TX', 'Vega Center'],
  ['Vega Center - TX', 'PA', 'Vega Center - TX'],
  ['Vega Center - TX', null, 'Vega Center - TX'],
  ['Walk-in', 'IN', 'Walk-in'],
  ['X - TX', 'TX', 'X - TX'],
  ['Skyline Drive-IN', 'IN', 'Skyline Drive-IN'],
  ['Vega - Île', 'Île-de-France', 'Vega - Île'],
])('%s in %s is %s', (name, region, bare) => {
  expect(nameWithoutState(name, region)).toBe(bare)
})

test.each([
  ['Vega Center - TX', 'US', 'Vega Center'],
  ['Vega Center-TX', 'US', 'Vega Center'],
  ['Vega Center - TX', 'FR', 'Vega Center - TX'],
  ['Vega Center - TX', null, 'Vega Center - TX'],
  ['Vega Center - XX', 'US', 'Vega Center - XX'],
  ['Vega Drive-IN', 'US', 'Vega Drive-IN'],
  ['VEGA-LA', 'US', 'VEGA-LA'],
])('%s in the country %s is %s', (name, country, bare) => {
  expect(nameWithoutState(name, null, country)).toBe(bare)
})

test.each([
  ['Vega Hall ( Austin)', 'Austin', 'Vega Hall'],
  ['Vega Hall (Round Room)', 'Austin', 'Vega Hall (Round Room)'],
  ['Vega Hall (Austin)', null, 'Vega Hall (Austin)'],
  ['(Austin)', 'Austin', '(Austin)'],
  ['Vega Hall - Austin', 'Austin', 'Vega Hall'],
  ['Vega Hall – Austin', 'Austin', 'Vega Hall'],
  ['Vega Hall | Austin', 'Austin', 'Vega Hall'],
  ['Vega - Hall, Austin', 'Austin', 'Vega - Hall'],
  ['Vega Hall-Austin', 'Austin', 'Vega Hall-Austin'],
  ['Vega Hall - Austin Room', 'Austin', 'Vega Hall - Austin Room'],
  ['Austin - Vega Hall', 'Austin', 'Austin - Vega Hall'],
  ['Vega Hall, Stoke-on-Trent', 'Stoke', 'Vega Hall'],
  ['Salle Vega (Boulogne-sur-Mer)', 'Boulogne', 'Salle Vega'],
  ['Salle Vega, Paris Expo', 'Paris', 'Salle Vega, Paris Expo'],
  ['Vega Hall, Austin', 'Austin', 'Vega Hall'],
])('%s in %s is the hall %s', (name, city, bare) => {
  expect(nameWithoutTown(name, city)).toBe(bare)
})

test.each([
  ['Vega Arena, Dublin', 'Dublin 1', 'Vega Arena'],
  ['Vega Arena, Dublin', 'Dublin', 'Vega Arena'],
  ['Vega Hall: Bengaluru', 'Bengaluru', 'Vega Hall'],
  ['Vega Arena, Dublin', 'Cork', 'Vega Arena, Dublin'],
])('%s in %s is %s', (name, city, bare) => {
  expect(nameWithoutTown(name, city)).toBe(bare)
})

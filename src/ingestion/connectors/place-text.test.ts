import { expect, test } from 'vitest'
import { placeParts } from './place-text.ts'

test.each([
  ['Salle Vega', { name: 'Salle Vega' }],
  [
    'Salle Vega, 3 rue des Pins, Toulouse',
    { name: 'Salle Vega', address: '3 rue des Pins, Toulouse' },
  ],
  [
    'Salle Vega - 3 rue des Pins - 31000 Toulouse',
    { name: 'Salle Vega', address: '3 rue des Pins - 31000 Toulouse' },
  ],
  [
    'Salle Vega | 3 rue des Pins | 31000 Toulouse',
    { name: 'Salle Vega', address: '3 rue des Pins, 31000 Toulouse' },
  ],
  ['Salle Vega; Toulouse', { name: 'Salle Vega', address: 'Toulouse' }],
  ['Salle Vega - Petite salle', { name: 'Salle Vega - Petite salle' }],
  ['Salle Vega @ 3 rue des Pins', { name: 'Salle Vega', address: '3 rue des Pins' }],
  [
    'Salle Vega (3 rue des Pins, Toulouse)',
    { name: 'Salle Vega', address: '3 rue des Pins, Toulouse' },
  ],
  ['Salles 1, 2 et 3, Palais Vega', { name: 'Salles 1, 2 et 3', address: 'Palais Vega' }],
  ['Salle Vega <vega@town.example>', { name: 'Salle Vega' }],
  ['"Salle Vega" <vega@town.example>; Toulouse', { name: 'Salle Vega', address: 'Toulouse' }],
  [
    'Microsoft Teams Meeting; Salle Vega, 3 rue des Pins',
    { name: 'Salle Vega', address: '3 rue des Pins' },
  ],
  ['Microsoft Teams-Besprechung', { name: 'Microsoft Teams-Besprechung' }],
  ['3 rue des Pins, Toulouse', { address: '3 rue des Pins, Toulouse' }],
])('%s', (text, parts) => {
  expect(placeParts(text)).toEqual(parts)
})

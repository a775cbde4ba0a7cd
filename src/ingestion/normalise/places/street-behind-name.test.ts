import { expect, test } from 'vitest'
import { isStreet, streetBehindName } from './street-behind-name.ts'

test.each([
  ['Salle Vega, 12 rue des Pins', 'Salle Vega', '12 rue des Pins'],
  ['Salle Vega - 12 bis, rue des Pins', 'Salle Vega', '12 bis, rue des Pins'],
  ['Salle Vega (12 rue du 8 mai 1945)', 'Salle Vega', '12 rue du 8 mai 1945'],
  ['Salle Vega (rue des Pins)', 'Salle Vega', 'rue des Pins'],
  ['Salle Vega 12 rue des Pins', 'Salle Vega', '12 rue des Pins'],
  ['Salle Vega, bâtiment B, 3 place du Marché', 'Salle Vega, bâtiment B', '3 place du Marché'],
  ['The Fox, 12 High Street', 'The Fox', '12 High Street'],
  ["St Vega's Church, High Street", "St Vega's Church", 'High Street'],
  ['Vega Bar, 12 Pine St', 'Vega Bar', '12 Pine St'],
  ['Gasthaus Zur Post, Hauptstr. 5', 'Gasthaus Zur Post', 'Hauptstr. 5'],
  ['Gasthaus Zur Post | Lange Straße 5a', 'Gasthaus Zur Post', 'Lange Straße 5a'],
  ['Teatro Vega - via Roma, 5', 'Teatro Vega', 'via Roma, 5'],
  ['Teatro Vega Via Roma 5', 'Teatro Vega', 'Via Roma 5'],
  ['Sala Vega C/ Mayor 12', 'Sala Vega', 'C/ Mayor 12'],
  ['Vega, Rua das Flores, 12', 'Vega', 'Rua das Flores, 12'],
  ['Vega, Dorpsstraat 5', 'Vega', 'Dorpsstraat 5'],
])('%s', (name, hall, street) => {
  expect(streetBehindName(name, null)).toMatchObject({ name: hall, street })
  expect(streetBehindName(name, street)).toMatchObject({ name: hall, street })
  expect(streetBehindName(name, '7 quai Nord')).toBeNull()
})

test.each([
  '12 rue des Pins',
  'Le 12 rue des Pins',
  'Studio 12 rue des Pins',
  'Théâtre de la Rue des Pins',
  'Teatro di Via Roma 5',
  'Salle Bleue - Quai des Arts',
  'Salle Vega, place du Marché',
  'Brauhaus Hauptstraße 12',
  'Rue des Pins, Salle Vega',
  'Route 66, Bar',
  'The 5 Points Bar',
  'Vega Bar, 5 Points',
  'Salle 12 - Studio 3',
  'La Rue',
  'Salle Vega (ancien cinéma, rue des Pins)',
])('%s is all a name', (name) => {
  expect(streetBehindName(name, null)).toBeNull()
})

test.each(['12 Pine Loop', '12 Pine Hwy', '12 ruelle des Pins', 'Vicolo Pini 3', 'Pijnweg 12'])(
  '%s is a street',
  (street) => expect(isStreet(street)).toBe(true),
)

test.each(['Paris 11e', 'Praha 1', 'Rue', 'Chester-le-Street', 'Saint-Étienne', 'Placentia'])(
  '%s is a town',
  (town) => expect(isStreet(town)).toBe(false),
)

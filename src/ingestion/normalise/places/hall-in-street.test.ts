import { expect, test } from 'vitest'
import { hallInStreet } from './hall-in-street.ts'

test.each<[string, string | null, string | null]>([
  ['Salle Vega', 'Salle Vega', null],
  ['Théâtre des Pins', 'Théâtre des Pins', null],
  ['Espace Vega - 17 rue des Pins', 'Espace Vega', '17 rue des Pins'],
  ['Château de Vega, 3 bis place des Pins', 'Château de Vega', '3 bis place des Pins'],
  ['Mairie 12 rue des Pins', 'Mairie', '12 rue des Pins'],
  ['Médiathèque (rue des Pins)', 'Médiathèque', 'rue des Pins'],
  ['Théâtre de la place des Pins', 'Théâtre de la place des Pins', null],
  ['Cinéma Le Cours', 'Cinéma Le Cours', null],
  ['Cinéma Plaza', 'Cinéma Plaza', null],
  ['Cinéma Corso, 3 rue des Pins', 'Cinéma Corso', '3 rue des Pins'],
  ['Théâtre de la Place', 'Théâtre de la Place', null],
  ['Maison de la Culture', 'Maison de la Culture', null],
  ["Centre d'animation des Pins", "Centre d'animation des Pins", null],
  ['Place des Pins, Salle Vega', 'Salle Vega', 'Place des Pins'],
  ['12 bis rue des Pins - Église Saint-Vega', 'Église Saint-Vega', '12 bis rue des Pins'],
  ['Le jardin des loutres - 8 route de Vega', 'Le jardin des loutres', '8 route de Vega'],
  ['Aux Loutres – 5 bis, rue des Pins', 'Aux Loutres', '5 bis, rue des Pins'],
])('%s', (text, name, street) => {
  expect(hallInStreet(text)).toEqual({ name, street })
})

test.each([
  '17 rue des Pins',
  'Place de la Mairie',
  'Rue du Théâtre',
  'Sallebœuf',
  'Museum Street',
  'Theatre Lane',
  'Theater District',
  'Centre du village',
  'Salle 3 bât. B',
  'Rue des Pins, bâtiment Vega',
  'Parking de la gare, accès par la rue des Pins',
  'Rue des Pins - 3 rue Vega',
  'Bâtiment B - 3 rue des Pins',
  'Z.A. des Loutres - 3 rue des Pins',
  'Place des Pins, Salle 3',
  'Devant la mairie - 3 rue des Pins',
  'Angle rue Vega - 3 rue des Pins',
])('%s is a street', (text) => {
  expect(hallInStreet(text)).toBeNull()
})

import { expect, test } from 'vitest'
import { calmed, isShouted } from './shouting.ts'

test.each([
  ['LES LOUTRES EN CONCERT', true],
  ['Les LOUTRES', false],
  ['INDOCHINE', false],
  ['DJ SET', false],
  ['ABBA', false],
  ['CASSE-NOISETTE', true],
  ['БОЛЬШОЙ ТЕАТР', true],
  ['1984', false],
  ['요조', false],
])('%s is shouted: %s', (title, shouted) => {
  expect(isShouted(title)).toBe(shouted)
})

test.each([
  ['L’ÉTÉ D’UNE VIE', 'L’Été d’Une Vie'],
  ['CASSE-NOISETTE', 'Casse-Noisette'],
  ['LE TOUR DU MONDE EN 80 JOURS', 'Le Tour du Monde en 80 Jours'],
  ['LOUIS XIV ET LES DJS', 'Louis XIV et les DJS'],
  ['TRIBUTE TO ABBA', 'Tribute to ABBA'],
  ['SOIRÉE R.E.M. LIVE', 'Soirée R.E.M. Live'],
  ['UFC PARIS', 'UFC Paris'],
  ['À LA FOLIE', 'À la Folie'],
])('%s becomes %s', (title, calm) => {
  expect(calmed(title, [])).toBe(calm)
})

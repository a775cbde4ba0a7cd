import { expect, test } from 'vitest'
import { told1 } from '../../../../tests/support/native-listing.ts'

const lastDay = (start: string, text: string) => {
  const [, end] = told1({ start, categories: ['theatre'], description: text })
  return end === null ? null : String(end).slice(0, 10)
}

test.each([
  ['Une pièce. Du 5 au 20 mars 2027.', '2027-03-20'],
  ['Du vendredi 5 mars au samedi 20 mars, relâche le lundi.', '2027-03-20'],
  ['Vom 5. bis 20. März 2027 im Museum.', '2027-03-20'],
  ['From March 5 to June 20, 2027.', '2027-06-20'],
  ['Dal 5 marzo al 20 giugno.', '2027-06-20'],
  ['Del 5 de marzo al 20 de junio.', '2027-06-20'],
  ['Van 5 maart tot en met 20 juni.', '2027-06-20'],
  ['Du 5 mars au 3 janvier.', '2028-01-03'],
])('a run that tells its first day goes on as its text tells: %s', (text, end) => {
  expect(lastDay('2027-03-05', text)).toBe(end)
})

test.each([
  'Réservation du 5 au 20 mars 2027.',
  'Du 6 au 20 mars 2027.',
  'Du 5 au 20 mars 2027. Du 5 au 30 mars 2027.',
  'Du 5 mars 2027 au 20 mars 2029.',
  'Le 5 mars, puis le 20 mars.',
  'Du 5 mars et du 20 mars.',
  'Du 5 au 5 mars 2027.',
  'Exposition visible du 5 au 20 mars, concert le 5 mars.',
  // On which nothing goes on.
  'Relâche du 5 au 20 mars.',
  'Le musée est fermé du 5 au 20 mars.',
  'Closed from 5 to 20 March.',
  'Geschlossen vom 5. bis 20. März.',
  // On which something else does.
  'Prévente du 5 au 20 mars.',
  'Offre valable du 5 au 20 mars.',
  'Appel à candidatures du 5 au 20 mars.',
  // What it is a part of.
  'Dans le cadre du festival, du 5 au 20 mars.',
  'Part of the festival from 5 to 20 March.',
  'Im Rahmen des Festivals vom 5. bis 20. März.',
  'En tournée du 5 mars au 20 juin.',
])('%s tells no last day', (text) => {
  expect(lastDay('2027-03-05', text)).toBeNull()
})

test('an evening is no run, whatever its text tells', () => {
  expect(lastDay('2027-03-05T20:00', 'Du 5 au 20 mars 2027.')).toBeNull()
})

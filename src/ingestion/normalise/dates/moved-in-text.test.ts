import { expect, test } from 'vitest'
import { listing, told } from '../../../../tests/support/native-listing.ts'
import { movedFrom } from './moved-in-text.ts'

const START = Date.UTC(2027, 3, 10)

function from(text: string): string | null {
  const day = movedFrom([text], START, 'dmy')
  return day === null ? null : new Date(day).toISOString().slice(0, 10)
}

test.each([
  ['Otters reporté du 3 mars au 10 avril', '2027-03-03'],
  ['Concert reporté du samedi 5 décembre 2026 au samedi 10 avril 2027.', '2026-12-05'],
  ['Reporté du 3 au 10 avril.', '2027-04-03'],
  ['REPORT DU 5 DÉCEMBRE', '2026-12-05'],
  ['Nouvelle date (report du 12/03/2026)', '2026-03-12'],
  ['Le concert du 3 mars est reporté au 10 avril. Les billets restent valables.', '2027-03-03'],
  ['Initialement prévu le 3 mars, le concert aura lieu le 10 avril.', '2027-03-03'],
  ['Les billets du 3 mars restent valables le 10 avril.', '2027-03-03'],
  ['Rescheduled from March 3 to April 10.', '2027-03-03'],
  ['Originally scheduled for March 3, 2027.', '2027-03-03'],
  ['verschoben vom 3. März auf den 10. April', '2027-03-03'],
  ['Das Konzert vom 3. März 2027 wird auf den 10. April 2027 verlegt.', '2027-03-03'],
  ['Nachholtermin vom 3.3.2027.', '2027-03-03'],
  ['Concerto rinviato dal 3 marzo al 10 aprile.', '2027-03-03'],
  ['Concierto aplazado del 3 de marzo al 10 de abril.', '2027-03-03'],
  ['Verplaatst van 3 maart naar 10 april.', '2027-03-03'],
  ['Adiado de 3 de março para 10 de abril.', '2027-03-03'],
])('%s', (text, day) => {
  expect(from(text)).toBe(day)
})

test.each([
  'Reporté au 10 avril.',
  'Reporté du 3 mars au 11 avril.',
  'Reporté du 10 avril au 5 mai.',
  'Vente reportée du 3 mars au 10 avril.',
  'Reporté. Billets en vente du 3 mars au 10 avril.',
  'Concert reporté, remboursement du 3 mars au 10 avril.',
  'Concert initialement gratuit le 3 mars.',
  'Exposition du 3 mars au 10 avril.',
  'He moved from May 10 Avenue in 2010.',
  'Déplacé 3 fois : 3 mars, 4 mars et 10 avril.',
])('%s tells no day before', (text) => {
  expect(from(text)).toBeNull()
})

test.each([
  [{ name: 'Les Loutres (reporté du 3 mars au 10 avril)' }, 'Les Loutres'],
  [{ name: 'Les Loutres', status: 'reporté du 3 mars au 10 avril' }, 'Les Loutres'],
  [{ name: 'Les Loutres', status: 'postponed', description: 'Report du 3 mars.' }, 'Les Loutres'],
])('%j has its new date', (said, name) => {
  const read = listing({ ...said, start: '2027-04-10T20:00' })
  expect(read).toMatchObject({ name, status: 'rescheduled' })
  expect(told(read.timing.previousStart)).toBe('2027-03-03 19:00 +0100')
})

test.each([
  ['Annulé pour cause de maladie', 'cancelled', 'unknown'],
  ['Séance annulée pour cause de maladie', 'cancelled', 'unknown'],
  ['Annulé : séance de 14h', 'scheduled', 'unknown'],
  ['Show of 8 pm cancelled', 'scheduled', 'unknown'],
  ['Konzert abgesagt', 'cancelled', 'unknown'],
  ['Annulé - reporté au 10 avril', 'rescheduled', 'unknown'],
  ['Verschoben auf 10.4.', 'rescheduled', 'unknown'],
  ["Complet - liste d'attente", 'scheduled', 'soldOut'],
  ['Not cancelled', 'scheduled', 'unknown'],
  ['Presque complet', 'scheduled', 'limited'],
])('a state in words: %s', (words, status, availability) => {
  expect(listing({ status: words, start: '2027-04-10T20:00' })).toMatchObject({
    status,
    availability,
  })
})

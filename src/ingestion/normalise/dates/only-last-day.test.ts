import { expect, test } from 'vitest'
import { listing, read } from '../../../../tests/support/native-listing.ts'
import { tellsOnlyLastDay } from './only-last-day.ts'

test.each([
  'until 16 May 2027',
  'Booking until 16 May 2027',
  'Now booking to 16 May 2027',
  'On until Sunday 16 May 2027',
  'Runs until May 16, 2027',
  'Through May 16, 2027',
  'Now playing through 16 May 2027',
  'Extended until 16 May 2027',
  'now – 16 May 2027',
  'Ongoing - 16/05/2027',
  'Must end 16 May 2027',
  'Ends Sunday 16 May 2027',
  'Closes May 16, 2027',
  'Every Sunday until 16 May 2027',
  "À l'affiche jusqu'au 16 mai 2027",
  'Prolongations jusqu’au dimanche 16 mai 2027',
  'Dès maintenant jusqu’au 16/05/2027',
  'Se termine le 16 mai 2027',
  'En ce moment – 16 mai 2027',
  'Noch bis 16. Mai 2027',
  'Läuft bis 16.05.2027',
  'Verlängert bis einschließlich 16.05.2027',
  'Endet am 16. Mai 2027',
  'En cartelera hasta el 16 de mayo de 2027',
  'In scena fino al 16 maggio 2027',
  'Te zien t/m 16 mei 2027',
  'Em cena até 16 de maio de 2027',
  'Vises til og med 16. maj 2027',
  'Visas till och med 16 maj 2027',
  'Showing till 16 May 2027',
  'Notre-Dame jusqu’au 16 mai 2027',
  'Nottingham until 16 May 2027',
  'до 16 мая 2027',
  '2027年5月16日まで',
  '16.5.2027 asti',
])('%s: only the last day', (text) => {
  expect(tellsOnlyLastDay(text)).toBe(true)
})

test.each([
  '16 May 2027',
  'From 3 May 2027 until 16 May 2027',
  'Booking 3 May until 16 May 2027',
  'Open until 10pm, 16 May 2027',
  'Geöffnet bis 22 Uhr, 16. Mai 2027',
  'Ouvert jusqu’à 23h, le 16 mai 2027',
  'Postponed until 16 May 2027',
  'Closed until 16 May 2027',
  'Fermé jusqu’au 16 mai 2027',
  'Not until 16 May 2027',
  'Closing concert 16 May 2027',
  'Last show 16 May 2027',
  'Do 16 mei 2027',
  'Open on 16 May 2027',
  'To be held on 16 May 2027',
  'Today – 16 May 2027',
  'Fri to Sun 16 May 2027',
  'le 16 mai 2027',
  '16 May 2027, 8pm until late',
  'Flyttet til 16. mai 2027',
  'Utsatt til 16. mai 2027',
  'Biljetter till 16 maj 2027',
  'Uitgesteld tot 16 mei 2027',
  'Fechado até 16 de maio de 2027',
  'Закрыто до 16 мая 2027',
  'Tot 23u, 16 mei 2027',
  'до 22:00, 16 мая 2027',
  'Abierto hasta las 22h, 16 mayo 2027',
  'Jusqu’à l’aube 16 mai 2027',
  'Jusqu’au bout de la nuit, dimanche 16 mai 2027',
  'Tanz bis in die Nacht 16. Mai 2027',
  'Dance until dawn 16 May 2027',
  'Przełożone do 16 maja 2027',
  'VVK bis 01.03.2027, Konzert 06.03.2027',
  'Early bird until 1 March, concert 6 March 2027',
])('%s: something else', (text) => {
  expect(tellsOnlyLastDay(text)).toBe(false)
})

test('the last day is no first one', () => {
  expect(read({ start: 'Booking until 16 May 2027' })).toEqual({
    rejected: 'start: only the last day is told: "Booking until 16 May 2027"',
  })
  const sessions = ['2027-05-14T20:00', '2027-05-16T20:00']
  expect(listing({ start: 'Booking until 16 May 2027', sessions }).timing.sessions).toHaveLength(2)
})

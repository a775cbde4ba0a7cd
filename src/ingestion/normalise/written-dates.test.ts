import { describe, expect, test } from 'vitest'
import { read, told } from '../../../tests/support/native-listing.ts'
import type { Stamp } from '../../domain/stamp.ts'

const now = Date.parse('2026-11-28T12:00:00Z')

/** `2027-03-05 20:00 + …` for sessions, `R first > last` for days from and to, `!` where it is rejected. */
function sessionsOf(start: string): string {
  const result = read({ start }, {}, { now })
  if ('rejected' in result) return '!'
  const { precision, sessions, ...timing } = result.listing.timing
  if (precision === 'range') return `R ${plain(timing.start)}>${plain(timing.end)}`
  return sessions
    .map(({ start: from, end }) => plain(from) + (end === null ? '' : `>${plain(end)}`))
    .join(' + ')
}

function plain(stamp: Stamp | null): string {
  return (told(stamp) ?? '').replace(/ [+-]\d{4}$/, '').replace(/ 00:00$/, '')
}

describe('days of which the last tells the year', () => {
  test.each<[string, string]>([
    ['6 mars et 10 avril 2027', '2027-03-06 + 2027-04-10'],
    ['6 mars, 10 avril et 12 mai 2027', '2027-03-06 + 2027-04-10 + 2027-05-12'],
    [
      '6 mars, 10 avril et 12 mai 2027 à 20h',
      '2027-03-06 20:00 + 2027-04-10 20:00 + 2027-05-12 20:00',
    ],
    ['6. März und 10. April 2027', '2027-03-06 + 2027-04-10'],
    ['6 de marzo y 10 de abril de 2027', '2027-03-06 + 2027-04-10'],
    ['6 marzo e 10 aprile 2027', '2027-03-06 + 2027-04-10'],
    ['6 March & 10 April 2027', '2027-03-06 + 2027-04-10'],
    ['March 6 and April 10, 2027', '2027-03-06 + 2027-04-10'],
    [
      'March 6, April 10 and May 12, 2027 at 8 PM',
      '2027-03-06 20:00 + 2027-04-10 20:00 + 2027-05-12 20:00',
    ],
    ['6 maart en 10 april 2027', '2027-03-06 + 2027-04-10'],
    ['28 décembre et 3 janvier 2027', '2026-12-28 + 2027-01-03'],
    ['samedi 6 mars et samedi 10 avril 2027', '2027-03-06 + 2027-04-10'],
    ['6, 7 mars et 10 avril 2027', '2027-03-06 + 2027-03-07 + 2027-04-10'],
    ['6 et 7 mars, 10 et 11 avril 2027', '2027-03-06 + 2027-03-07 + 2027-04-10 + 2027-04-11'],
    [
      'les 6 et 7 mars et les 10 et 11 avril 2027 à 20h',
      '2027-03-06 20:00 + 2027-03-07 20:00 + 2027-04-10 20:00 + 2027-04-11 20:00',
    ],
    ['6/03 et 10/04/2027', '2027-03-06 + 2027-04-10'],
    ['6.3. und 10.4.2027', '2027-03-06 + 2027-04-10'],
    ['6 mars à 20h et 10 avril 2027 à 15h', '2027-03-06 20:00 + 2027-04-10 15:00'],
    ['6 mars et 10 avril', '2027-03-06 + 2027-04-10'],
    ['6 mars à 20h et 7 mars à 15h', '2027-03-06 20:00 + 2027-03-07 15:00'],
    ['5 et 6 mars', '2027-03-05 + 2027-03-06'],
    ['10 avril et 6 mars 2027', '2027-03-06 + 2027-04-10'],
    ['Sat 6 March and Sun 10 April 2027', '2027-03-06 + 2027-04-10'],
    ['mar. 6 avril et jeu. 8 mai 2027', '2027-04-06 + 2027-05-08'],
    [
      '6 mars, 10 avril 2027 à 20h et 12 mai 2027 à 15h',
      '2027-03-06 20:00 + 2027-04-10 20:00 + 2027-05-12 15:00',
    ],
    ['Mar 6 & Apr 10, 2027', '2027-03-06 + 2027-04-10'],
    ['Dec 30 and Jan 2, 2027', '2026-12-30 + 2027-01-02'],
    ['6 de marzo y 10 de abril de 2027, 20:30 h', '2027-03-06 20:30 + 2027-04-10 20:30'],
    ['6 a 10 dubna 2027', '2027-04-06 + 2027-04-10'],
    ['6. března a 10. dubna 2027', '2027-03-06 + 2027-04-10'],
    ['6 marca i 10 kwietnia 2027', '2027-03-06 + 2027-04-10'],
    ['6 og 10 april 2027', '2027-04-06 + 2027-04-10'],
    ['6. maaliskuuta ja 10. huhtikuuta 2027', '2027-03-06 + 2027-04-10'],
    ["6 de març i 10 d'abril de 2027", '2027-03-06 + 2027-04-10'],
    ['6 mars och 10 april 2027 kl. 19', '2027-03-06 19:00 + 2027-04-10 19:00'],
    ['6. marts og 10. april 2027 kl. 19.30', '2027-03-06 19:30 + 2027-04-10 19:30'],
    ['Fr., 5.3., und Sa., 6.3.2027, 20 Uhr', '2027-03-05 20:00 + 2027-03-06 20:00'],
    [
      'March 5 & 6, 2027 7:30 PM; March 7, 2027 2 PM',
      '2027-03-05 19:30 + 2027-03-06 19:30 + 2027-03-07 14:00',
    ],
    [
      '5, 6 mars 2027 à 20h30 et 7 mars 2027 à 16h',
      '2027-03-05 20:30 + 2027-03-06 20:30 + 2027-03-07 16:00',
    ],
    [
      'les 5, 6, 12 et 13 mars 2027 à 20h30, le 14 mars à 16h',
      '2027-03-05 20:30 + 2027-03-06 20:30 + 2027-03-12 20:30 + 2027-03-13 20:30 + 2027-03-14 16:00',
    ],
    ['5 mars 2027 de 14h à 18h et 6 mars 2027 de 10h à 12h', '2027-03-05 14:00 + 2027-03-06 10:00'],
    ['5 mars 2027 de 14h à 16h et de 18h à 20h', '2027-03-05 14:00 + 2027-03-05 18:00'],
    ['Sat 6 Mar 2027, 2pm & 7:30pm', '2027-03-06 14:00 + 2027-03-06 19:30'],
    ['6 mars 2027 à 14 h 30 et 20 h', '2027-03-06 14:30 + 2027-03-06 20:00'],
  ])('%s', (text, expected) => {
    expect(sessionsOf(text)).toBe(expected)
  })
})

describe('numbers that are no day of the event', () => {
  test.each<[string, string]>([
    // Days of the event that stand beside such words
    ['Booking 5 March 2027 to 7 March 2027', 'R 2027-03-05>2027-03-07'],
    ['5 mars 2027 à 20h et clôture 6 mars 2027 à 18h', '2027-03-05 20:00 + 2027-03-06 18:00'],
    ['Inscriptions du 1er au 15 mars 2027, concert le 20 mars 2027', '2027-03-20'],
    ['Reservations from 1 March 2027 to 15 March 2027, show 20 March 2027', '2027-03-20'],
    ['Age 12 March 2027', '2027-03-12'],
    ['Voyage 12 mai 2027', '2027-05-12'],
    ['Musée de la Nuit du 5 au 25 mars 2027', 'R 2027-03-05>2027-03-25'],
    // Days before a span
    ['du 4 au 6 et du 11 au 13 décembre 2026', 'R 2026-12-04>2026-12-13'],
    ['vom 4. bis 6. und vom 11. bis 13. Dezember 2026', 'R 2026-12-04>2026-12-13'],
    ['le 4 mars puis du 11 au 13 mars 2027', 'R 2027-03-04>2027-03-13'],
    ['Mardi 20h, du 5 au 7 mars 2027', 'R 2027-03-05>2027-03-07'],
    ['4 December 2026 19:30 for 2:00', '2026-12-04 19:30'],
    ['1 place du 8 mai 1945, 5 mars 2027', '2027-03-05'],
    ['5 mars 2027, 1 place du 8 mai 1945', '2027-03-05'],
    ['5 mars 2027 à 20h, place du 8 mai 1945', '2027-03-05 20:00'],
    ['12 rue du 11 novembre 1918, 5 mars 2027 à 20h', '2027-03-05 20:00'],
    ['Piazza 25 Aprile, 5 marzo 2027', '2027-03-05'],
    ['5 marzo 2027 ore 21, Piazza 25 Aprile', '2027-03-05 21:00'],
    ['Avenida 9 de Julio 1925, 5 de marzo de 2027 20 h', '2027-03-05 20:00'],
    ['Platz des 18. März, 5. April 2027', '2027-04-05'],
    ['Straße des 17. Juni 135, 5. April 2027, 20 Uhr', '2027-04-05 20:00'],
    ['Plaza 2 de Mayo, 5 de marzo de 2027', '2027-03-05'],
    ['Salle du 14 juillet, 5 mars 2027', '2027-03-05'],
    ['5. März 2027, viertel nach acht', '2027-03-05'],
    ['5. März 2027 um viertel nach acht Uhr abends', '2027-03-05 20:15'],
    ['de 5 à 12 ans, 6 mars 2027', '2027-03-06'],
    ['6 mars 2027, de 5 à 12 ans', '2027-03-06'],
    ['6 mars 2027 à 15h, dès 5 ans', '2027-03-06 15:00'],
    ['dès 3 ans - 6 mars 2027', '2027-03-06'],
    ['6 mars 2027 (5-12 ans)', '2027-03-06'],
    ['für Kinder von 5 bis 12 Jahren, 6. März 2027', '2027-03-06'],
    ['ages 5 to 12, March 6, 2027', '2027-03-06'],
    ['6 March 2027 (ages 5-12)', '2027-03-06'],
    ['5 mars 2027 à minuit et demi', '2027-03-06 00:30'],
    ['March 6 and April 10, 2027 (Salle Vega)', '2027-03-06 + 2027-04-10'],
    ['vendredi 5 mars 2027 | 20 h 30 | durée 1h30', '2027-03-05 20:30'],
    ['5 mars 2027, durée : 1h30', '2027-03-05'],
    ['5 mars 2027 (1h30)', '2027-03-05'],
    ['nuit du 5 au 6 mars 2027', '2027-03-05'],
    ['Nacht vom 5. auf den 6. März 2027, 23 Uhr', '2027-03-05 23:00'],
    ['Report du 5 mars 2026 au 5 mars 2027', '2027-03-05'],
    ['initialement prévu le 5 mars 2026, reporté au 6 mars 2027', '2027-03-06'],
    ['verlegt vom 05.03.2026 auf den 06.03.2027', '2027-03-06'],
    ['NOUVELLE DATE : 6 mars 2027 (au lieu du 5 mars 2026)', '2027-03-06'],
    ['Publié le 1er mars 2026 - 6 mars 2027', '2027-03-06'],
    ['6 mars 2027, 20h. Réservation avant le 1er mars 2027', '2027-03-06 20:00'],
    ['VVK bis 01.03.2027, Konzert 06.03.2027', '2027-03-06'],
    ['6 mars 2027 à 20h (annulé le 5 mars 2027)', '2027-03-06 20:00'],
    ['Saison 2026/2027 : 6 mars 2027', '2027-03-06'],
    ['Saison 2026-2027 - vendredi 5 mars à 20h', '2027-03-05 20:00'],
    ['1ère édition, 6 mars 2027', '2027-03-06'],
    ['12e édition du 5 au 7 mars 2027', 'R 2027-03-05>2027-03-07'],
    ['Acte 2 : 6 mars 2027', '2027-03-06'],
    ['Halle 14, 6. März 2027', '2027-03-06'],
    ['Salle 5, 6 mars 2027', '2027-03-06'],
    ['Hall 3, March 6, 2027', '2027-03-06'],
    ['20h - 6 mars 2027 - Salle 104', '2027-03-06 20:00'],
    ['Le 104, 5 rue Curial, 6 mars 2027 20h', '2027-03-06 20:00'],
    ['Café 12, 6 mars 2027', '2027-03-06'],
    ['6 mars 2027, 15 rue des Lilas', '2027-03-06'],
    ['15 rue des Lilas 6 mars 2027', '2027-03-06'],
    ['Bus 12, Linie 5, 6. März 2027', '2027-03-06'],
    ['à 3 et 5 euros, 6 mars 2027', '2027-03-06'],
    ['tel 01 02 03 04 05, 6 mars 2027', '2027-03-06'],
    ['75011 Paris, 6 mars 2027', '2027-03-06'],
    ['6 mars 2027, 75011 Paris', '2027-03-06'],
    ['6 mars 2027 20h Paris 11', '2027-03-06 20:00'],
  ])('%s', (text, expected) => {
    expect(sessionsOf(text)).toBe(expected)
  })
})

describe('ends, lengths and welcomes beside the time at which it begins', () => {
  test.each<[string, string]>([
    ['5 mars 2027 - 1h30 - 20h00', '2027-03-05 20:00'],
    ['5 mars 2027 - 20h00 - 1h30', '2027-03-05 20:00>2027-03-06 01:30'],
    ['5 mars 2027 - 2h - 5h', '2027-03-05 02:00>2027-03-05 05:00'],
    ['5 mars 2027 (19h30 : accueil ; 20h : concert)', '2027-03-05 20:00'],
    ['5 mars 2027 19h30 accueil, 20h30 spectacle', '2027-03-05 20:30'],
    ['5 mars 2027 (accueil 19h30, concert 20h)', '2027-03-05 20:00'],
    ['5 mars 2027 (accueil à 19h30)', '2027-03-05 19:30'],
    ['5 March 2027 10am-noon', '2027-03-05 10:00>2027-03-05 12:00'],
    ['5 mars 2027 de 10h à midi', '2027-03-05 10:00>2027-03-05 12:00'],
    ['5 mars 2027 10h-midi', '2027-03-05 10:00>2027-03-05 12:00'],
    ['5 mars 2027 à midi', '2027-03-05 12:00'],
    ['March 5, 2027 12:00 noon', '2027-03-05 12:00'],
    ['March 5, 2027 12:00 midnight', '2027-03-06'],
    ['March 5, 2027, 8pm - 12:00 midnight', '2027-03-05 20:00>2027-03-06'],
    ['5 mars 2027 14h 17h', '2027-03-05 14:00'],
    ['5 mars 2027 14h 30', '2027-03-05 14:30'],
    ['5 mars 2027 6 à 15h', '2027-03-05 06:00>2027-03-05 15:00'],
    ['05/03/2027 20:30 -> 05/03/2027 23:00', '2027-03-05 20:30>2027-03-05 23:00'],
    ['05/03/2027 20:30 → 23:00', '2027-03-05 20:30>2027-03-05 23:00'],
    ['05/03/2027 -> 07/03/2027', 'R 2027-03-05>2027-03-07'],
    ['5 → 7 mars 2027', 'R 2027-03-05>2027-03-07'],
    ['10 mars 14h, 11 mars 15h 2027', '2027-03-10 14:00 + 2027-03-11 15:00'],
    [
      '10 mars 14h et 20h, 11 mars 15h 2027',
      '2027-03-10 14:00 + 2027-03-10 20:00 + 2027-03-11 15:00',
    ],
    ['5 et 6/3/27 10h-19h', '2027-03-05 10:00 + 2027-03-06 10:00'],
    // A hall, a house: no days before the one that is told.
    ['Salle 3 > 5 mars 2027 20h', '2027-03-05 20:00'],
    ['12, 5/3/27', '2027-03-05'],
    ['12, 5/3/2027', '2027-03-05'],
    ['3, 4 et 5/3/27', '2027-03-03 + 2027-03-04 + 2027-03-05'],
  ])('%s', (start, expected) => {
    expect(sessionsOf(start)).toBe(expected)
  })
})

describe('times in words', () => {
  test.each<[string, string]>([
    ['5. März 2027 halb acht', '2027-03-05'],
    ['5. März 2027, halb 8 Uhr abends', '2027-03-05 19:30'],
    ['5 mars 2027 à huit heures et demie du soir', '2027-03-05 20:30'],
    ['5 mars 2027 à vingt heures trente', '2027-03-05 20:30'],
    ['5 mars 2027 à vingt heures', '2027-03-05 20:00'],
    ['5 mars 2027, 20 heures et demie', '2027-03-05 20:30'],
    ['5 mars 2027 à 8 heures et demie du soir', '2027-03-05 20:30'],
    ['5 March 2027 half eight', '2027-03-05'],
    ['5 March 2027, half past seven in the evening', '2027-03-05 19:30'],
    ['5 March 2027 half past seven pm', '2027-03-05 19:30'],
    ['5 de marzo de 2027 a las ocho y media de la tarde', '2027-03-05 20:30'],
    ['5 marzo 2027 alle otto e mezza di sera', '2027-03-05 20:30'],
    ['5 marzo 2027 alle 20 e 30', '2027-03-05 20:30'],
    ["5 maart 2027 om half acht 's avonds", '2027-03-05 19:30'],
    ["5 maart 2027 kwart over acht 's avonds", '2027-03-05 20:15'],
    ["5 maart 2027 half 8 's avonds", '2027-03-05 19:30'],
    ['5. März 2027 abends um halb acht', '2027-03-05 19:30'],
    ['5. marts 2027 halv otte om aftenen', '2027-03-05 19:30'],
    ['5 mars 2027 halv åtta på kvällen', '2027-03-05 19:30'],
    ['5. března 2027 v půl osmé večer', '2027-03-05 19:30'],
    ['5 de março de 2027 às oito e meia da noite', '2027-03-05 20:30'],
    ['5 de març de 2027 a dos quarts de vuit del vespre', '2027-03-05 19:30'],
    ['5 mars 2027 à midi et demi', '2027-03-05 12:30'],
    ['5 March 2027 noon to 3pm', '2027-03-05 12:00>2027-03-05 15:00'],
  ])('%s', (text, expected) => {
    expect(sessionsOf(text)).toBe(expected)
  })
})

describe('times and days as sellers, towns and halls write them', () => {
  test.each<[string, string]>([
    ['2027-03-05T18:00+', '2027-03-05 18:00'],
    ['2027-03-05 20:00:', '2027-03-05 20:00'],
    ['Concert le 5 mars 2027 à 20h', '2027-03-05 20:00'],
    ['Le vendredi 5 mars 2027 à partir de 20h', '2027-03-05 20:00'],
    ['vendredi 5 mars 2027 dès 19h30', '2027-03-05 19:30'],
    ['Ven 5 mars 2027 19h30/20h', '2027-03-05 19:30'],
    ['5 mars 2027 20h précises', '2027-03-05 20:00'],
    ['5 mars 2027 (20 h)', '2027-03-05 20:00'],
    ['05 mars 2027 - 20:30:00', '2027-03-05 20:30'],
    ['5 mars 2027 20.30', '2027-03-05 20:30'],
    ['5/3/2027 à 20h30', '2027-03-05 20:30'],
    ['5.III.2027 20:30', '2027-03-05 20:30'],
    ['2027/3/5', '2027-03-05'],
    ['2027.3.5', '2027-03-05'],
    ['05032027', '!'],
    ['20270305T2030', '2027-03-05 20:30'],
    ['Fri Mar 05 2027 20:30:00 GMT+0100 (CET)', '2027-03-05 20:30'],
    ['Fri Mar 05 20:30:00 CET 2027', '2027-03-05 20:30'],
    ['March 5th 2027, 8.30pm', '2027-03-05 20:30'],
    ['8.30pm on Friday 5th March 2027', '2027-03-05 20:30'],
    ['5 March 2027, 20:30 GMT', '2027-03-05 21:30'],
    ['5 March 2027 at 20h30 CET', '2027-03-05 20:30'],
    ['Mar 5, 2027 | 8:30 PM', '2027-03-05 20:30'],
    ['03/05/2027 8:30 PM', '2027-05-03 20:30'],
    ['2027-03-05 8:30 PM', '2027-03-05 20:30'],
    ['2027-03-05 08:30 PM +01:00', '2027-03-05 20:30'],
    ['Freitag, der 5. März 2027, um 20.30 Uhr', '2027-03-05 20:30'],
    ['Fr. 5.3.27, 20:30', '2027-03-05 20:30'],
    ['Fr 05.03. 2027 // 20:30', '2027-03-05 20:30'],
    ['5. März 2027 – 20.30 Uhr (Einlass 19.30 Uhr)', '2027-03-05 20:30'],
    ['05.03.2027 ab 20 Uhr', '2027-03-05 20:00'],
    ['05.03.2027, 20–22 Uhr', '2027-03-05 20:00>2027-03-05 22:00'],
    ['Von 5. bis 7. März 2027', 'R 2027-03-05>2027-03-07'],
    ['5. und 6. März 2027 jeweils 20 Uhr', '2027-03-05 20:00 + 2027-03-06 20:00'],
    [
      '5., 6. und 7. März 2027, jeweils um 20 Uhr',
      '2027-03-05 20:00 + 2027-03-06 20:00 + 2027-03-07 20:00',
    ],
    ['Viernes 5 de marzo de 2027 a las 20:30 horas', '2027-03-05 20:30'],
    ['5 de marzo, 2027. 20:30h', '2027-03-05 20:30'],
    ['5 y 6 de marzo de 2027, 20:30 h', '2027-03-05 20:30 + 2027-03-06 20:30'],
    ['Del 5 de marzo al 10 de abril de 2027', 'R 2027-03-05>2027-04-10'],
    ['5 marzo 2027, ore 20,30', '2027-03-05 20:30'],
    ['5 e 6 marzo 2027 ore 21', '2027-03-05 21:00 + 2027-03-06 21:00'],
    ['5 marzo 2027 - inizio spettacolo ore 21:00', '2027-03-05 21:00'],
    ['5 marzo 2027 apertura porte ore 20, inizio ore 21', '2027-03-05 21:00'],
    ['vrijdag 5 en zaterdag 6 maart 2027 om 20.15 uur', '2027-03-05 20:15 + 2027-03-06 20:15'],
    ['5 maart 2027 van 20.15 tot 22.00 uur', '2027-03-05 20:15>2027-03-05 22:00'],
    ['5 t/m 7 maart 2027', 'R 2027-03-05>2027-03-07'],
    ['5 de março de 2027, às 21h00', '2027-03-05 21:00'],
    ['5 e 6 de março de 2027 às 21h', '2027-03-05 21:00 + 2027-03-06 21:00'],
    ['5 marca 2027 r., godz. 19.00', '2027-03-05 19:00'],
    ['5-7 marca 2027', 'R 2027-03-05>2027-03-07'],
    ['5. března 2027 od 19:30', '2027-03-05 19:30'],
    ['5. a 6. března 2027', '2027-03-05 + 2027-03-06'],
    ['5.–7. 3. 2027', 'R 2027-03-05>2027-03-07'],
    ['den 5 mars 2027 kl 19.30', '2027-03-05 19:30'],
    ['5-7 mars 2027 kl 19', 'R 2027-03-05 19:00>2027-03-07'],
    ['5. ja 6.3.2027 klo 18', '2027-03-05 18:00 + 2027-03-06 18:00'],
    ['5.-7.3.2027', 'R 2027-03-05>2027-03-07'],
    ['5.3.–7.4.2027', 'R 2027-03-05>2027-04-07'],
    ['5 i 6 de març de 2027 a les 21 h', '2027-03-05 21:00 + 2027-03-06 21:00'],
    ['Festival du 5 au 7 mars 2027', 'R 2027-03-05>2027-03-07'],
    ['Sommer 2027', '!'],
    ['mars 2027', '!'],
    ['2027', '!'],
    ['5 mars', '2027-03-05'],
    ['demain', '!'],
    ['tous les lundis', '!'],
    ['5 mars 2027, complet', '2027-03-05'],
    ['ANNULÉ 5 mars 2027', '2027-03-05'],
    ['5 mars 2027 - 2 représentations : 14h et 20h', '2027-03-05 14:00 + 2027-03-05 20:00'],
    ['5 mars 2027 à 14h, 17h et 20h', '2027-03-05 14:00 + 2027-03-05 17:00 + 2027-03-05 20:00'],
    ['5 mars 2027 14h30, 3 rue X', '2027-03-05 14:30'],
    ['mardi 2, mercredi 3 et jeudi 4 mars 2027', '2027-03-02 + 2027-03-03 + 2027-03-04'],
    [
      '2, 3, 4 mars 2027 à 20h ; 5 mars 2027 à 17h',
      '2027-03-02 20:00 + 2027-03-03 20:00 + 2027-03-04 20:00 + 2027-03-05 17:00',
    ],
    ['30 et 31 janvier, 1er février 2027', '2027-01-30 + 2027-01-31 + 2027-02-01'],
    ['5. a 6. 3. 2027', '2027-03-05 + 2027-03-06'],
    ['6 / 10 avril 2027', '2027-04-06 + 2027-04-10'],
    ['06.03. / 10.04.2027', '2027-03-06 + 2027-04-10'],
    ['du 6 au 8 mars et du 10 au 12 avril 2027', 'R 2027-03-06>2027-04-12'],
    ['Vendredi 5 mars 2027 - 20h30', '2027-03-05 20:30'],
    ['Ven. 05/03/27 20:30', '2027-03-05 20:30'],
    ['05.03.2027 Beginn: 20:00 Uhr, Einlass: 19:00 Uhr', '2027-03-05 20:00'],
    ['Fr, 05.03.27 | Einlass 19:00 | Beginn 20:00', '2027-03-05 20:00'],
    ['Doors: 7:00pm Show: 8:00pm March 5, 2027', '2027-03-05 20:00'],
    ['Fri Mar 5 2027 - 7:00 PM (Doors: 6:00 PM)', '2027-03-05 19:00'],
    ['5 mars 2027 – OUVERTURE DES PORTES 19H – CONCERT 20H', '2027-03-05 20:00'],
    ['vr 5 mrt 2027 20:15 - 22:00', '2027-03-05 20:15>2027-03-05 22:00'],
    ['vrijdag 5 maart 2027, aanvang 20.15 uur', '2027-03-05 20:15'],
    ['vrijdag 5 maart 2027, zaal open 19.30 uur, aanvang 20.15 uur', '2027-03-05 20:15'],
    ['piątek, 5 marca 2027, godz. 19:00', '2027-03-05 19:00'],
    ['5.03.2027, g. 19.00', '2027-03-05 19:00'],
    ['pá 5. 3. 2027, 19.00', '2027-03-05 19:00'],
    ['pátek 5. března 2027 v 19:00 hod.', '2027-03-05 19:00'],
    ['5. 3. 2027 od 19 hodin', '2027-03-05 19:00'],
    ['5.3.2027 v 19 h', '2027-03-05 19:00'],
    ['fredag 5. marts 2027 kl. 20-22', '2027-03-05 20:00>2027-03-05 22:00'],
    ['fre 5 mar 2027 19.00', '2027-03-05 19:00'],
    ['pe 5.3.2027 klo 19', '2027-03-05 19:00'],
    ['perjantai 5.3.2027 klo 18.30–20.00', '2027-03-05 18:30>2027-03-05 20:00'],
    ['dv. 5 de març de 2027 · 20.30 h', '2027-03-05 20:30'],
    ['Divendres 5 de març del 2027 a les 20 h', '2027-03-05 20:00'],
    ['Viernes, 5 de marzo de 2027 - 21:00 hrs.', '2027-03-05 21:00'],
    ['vie 05 mar 2027, 9:00 p. m.', '2027-03-05 21:00'],
    ['Sexta-feira, 5 de março de 2027, 21h30', '2027-03-05 21:30'],
    ['sex., 5 mar. 2027 às 21h', '2027-03-05 21:00'],
    ['Venerdì 5 marzo 2027 - ore 21.00', '2027-03-05 21:00'],
    ['ven 5 mar 2027 h. 21.15', '2027-03-05 21:15'],
    ['5 marzo 2027 dalle 18:30 alle 23:00', '2027-03-05 18:30>2027-03-05 23:00'],
    ['Dal 5 marzo al 10 aprile 2027', 'R 2027-03-05>2027-04-10'],
    ['2027-03-05 (Fri) 8:00 PM EST', '2027-03-06 02:00'],
    ['3/5/27 8:00 PM', '2027-05-03 20:00'],
    ["5th of March 2027 at 8 o'clock", '2027-03-05'],
    ['Friday 5th March 2027 7.30 - 10pm', '2027-03-05 19:30>2027-03-05 22:00'],
    ['Fri 5 March 2027, 19:30 for 20:00', '2027-03-05 20:00'],
    ['5 March 2027 7pm for 7.30pm', '2027-03-05 19:30'],
    ['du mardi au samedi à 20h, du 5 au 27 mars 2027', 'R 2027-03-05>2027-03-27'],
    ['Du 5 au 27 mars 2027, relâche le lundi', 'R 2027-03-05>2027-03-27'],
    ["Jusqu'au 27 mars 2027", '!'],
    ['tous les jeudis du 5 mars au 27 avril 2027', 'R 2027-03-05>2027-04-27'],
    ['à partir du 5 mars 2027', '2027-03-05'],
    ['5 mars 2027 10h-12h / 14h-18h', '2027-03-05 10:00 + 2027-03-05 14:00'],
    ['6/3/2027 14:30 + 20:00', '2027-03-06 14:30 + 2027-03-06 20:00'],
    ['5 mars 2027 23h59', '2027-03-05 23:59'],
    ['31 décembre 2026 de 22h à 4h', '2026-12-31 22:00>2027-01-01 04:00'],
    ['5 March 2027 11pm - 5am', '2027-03-05 23:00>2027-03-06 05:00'],
    ['Festival 2027 - 6 mars', '2027-03-06'],
  ])('%s', (text, expected) => {
    expect(sessionsOf(text)).toBe(expected)
  })
})

test.each(['5. März 2027 halb acht', '5 March 2027 half eight', '5 marzo 2027 alle otto e mezza'])(
  'the time in %j may be of the morning: it is left out, and that is told',
  (start) => {
    expect(read({ start }, {}, { now })).toMatchObject({
      warnings: ['a time in words that may be of the morning or the evening: it is left out'],
    })
  },
)

test.each(['2027-03-05 19:59:59 +', '2027-03-05T19:59:59+', '19:59:59+', '2027-03-05 19:59:59 +0'])(
  'an end of %j is one all the same',
  (end) => {
    const result = read({ start: '2027-03-05T18:00', end }, {}, { now })
    expect('rejected' in result ? '' : plain(result.listing.timing.end)).toBe('2027-03-05 19:59')
  },
)

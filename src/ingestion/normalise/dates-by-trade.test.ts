import { expect, test } from 'vitest'
import { datesIn } from '../../../tests/support/dates-in.ts'

/** As clubs, theatres, cinemas, galleries and schools write them: in which country, what, and what a person reads. */
const WRITTEN: readonly (readonly [country: string, text: string, dates: string])[] = [
  // Rounds of a league
  ['FR', 'J12 – sam. 6 mars 21:05', '03-06 21:05'],
  ['FR', 'Journée 12 : samedi 6 mars 2027 à 21h05', '03-06 21:05'],
  ['DE', '12. Spieltag, 6.3.2027, 15:30 Uhr', '03-06 15:30'],
  ['ES', 'Jornada 12 - 6/3/2027 21:00h', '03-06 21:00'],
  ['GB', 'Matchday 12 | 06/03/2027 | 15:00', '03-06 15:00'],
  ['DE', '6.3.2027 Anpfiff: 15.30 Uhr, Stadionöffnung 13.30 Uhr', '03-06 15:30 (13:30)'],
  ['GB', '6 March 2027 kick-off 15:00, gates 13:30', '03-06 15:00 (13:30)'],
  ['FR', 'Salle 3 - 5 mars 2027 - 20h', '03-05 20:00'],
  ['GB', 'Stage 2, 5 March 2027, 8pm', '03-05 20:00'],
  // Parts of an evening
  ['FR', '5 mars 2027 1er set 20h / 2e set 22h', '03-05 20:00 + 03-05 22:00'],
  ['FR', '5 mars 2027, 1er set à 20h30 et 2ème set à 22h30', '03-05 20:30 + 03-05 22:30'],
  ['GB', '5 March 2027 1st set 8pm, 2nd set 10pm', '03-05 20:00 + 03-05 22:00'],
  ['DE', '5.3.2027 1. Set 20 Uhr, 2. Set 22 Uhr', '03-05 20:00 + 03-05 22:00'],
  ['GB', '5 March 2027, early show 7pm, late show 9.30pm', '03-05 19:00 + 03-05 21:30'],
  ['GB', '5 March 2027 matinee 2.30pm evening 7.30pm', '03-05 14:30 + 03-05 19:30'],
  // Its end
  ['DE', '5.3.2027 20 Uhr (Ende ca. 22.30 Uhr)', '03-05 20:00>22:30'],
  ['GB', '5 March 2027 starts 8pm ends 11pm', '03-05 20:00>23:00'],
  ['FR', '5 mars 2027 début 20h fin 23h', '03-05 20:00>23:00'],
  ['FR', '5 mars 2027 14h > 18h', '03-05 14:00>18:00'],
  ['GB', '5 March 2027 10am-12noon', '03-05 10:00>12:00'],
  ['GB', '5 March 2027 10-12 noon', '03-05 10:00>12:00'],
  ['GB', '5 March 2027 8pm-12 midnight', '03-05 20:00>03-06'],
  // Two spans of a day
  ['DE', '5.3.2027, 9-12 und 14-17 Uhr', '03-05 09:00>12:00 + 03-05 14:00>17:00'],
  ['DE', '5. März 2027, 9 bis 12 und 14 bis 17 Uhr', '03-05 09:00>12:00 + 03-05 14:00>17:00'],
  ['DE', '5. März 2027 10-12, 14-16 Uhr', '03-05 10:00>12:00 + 03-05 14:00>16:00'],
  ['ES', '5 de marzo de 2027 de 10 a 14 y de 17 a 20 h', '03-05 10:00>14:00 + 03-05 17:00>20:00'],
  ['GB', '5 March 2027, 10-12 and 2-4pm', '03-05 10:00>12:00 + 03-05 14:00>16:00'],
  ['GB', '5 March 2027, 1-2 and 3-4pm', '03-05 13:00>14:00 + 03-05 15:00>16:00'],
  // A time behind all days
  ['FR', '05/03/2027 & 06/03/2027 20:00', '03-05 20:00 + 03-06 20:00'],
  ['DE', '5.3.2027 und 6.3.2027, 20 Uhr', '03-05 20:00 + 03-06 20:00'],
  [
    'FR',
    '5 mars 2027, 6 mars 2027 et 7 mars 2027 à 20h30',
    '03-05 20:30 + 03-06 20:30 + 03-07 20:30',
  ],
  ['FR', '05/03/2027 14:00 & 06/03/2027 20:00', '03-05 14:00 + 03-06 20:00'],
  ['FR', '05/03/2027 20:00 & 06/03/2027', '03-05 20:00 + 03-06'],
  ['GB', '5 March 2027, 12:00 – 7 March 2027, 23:00', 'R 03-05 12:00 > 03-07 23:00'],
  [
    'DE',
    'Fr 5.3. ab 18 Uhr, Sa 6.3. ab 14 Uhr, So 7.3.2027 ab 11 Uhr',
    '03-05 18:00 + 03-06 14:00 + 03-07 11:00',
  ],
  ['DE', '5.3., 2.4., 7.5.2027 je 20 Uhr', '03-05 20:00 + 04-02 20:00 + 05-07 20:00'],
  // It opens, and lasts until
  ['DE', 'Vernissage 5.3.2027 19 Uhr, Ausstellung bis 30.4.2027', 'R 03-05 19:00 > 04-30'],
  [
    'FR',
    "Vernissage le 5 mars 2027 à 18h, exposition jusqu'au 30 avril 2027",
    'R 03-05 18:00 > 04-30',
  ],
  ['GB', 'Opening 5 March 2027 6pm, exhibition until 30 April 2027', 'R 03-05 18:00 > 04-30'],
  // What is told of some weekdays is no end
  ['FR', "du 5 mars au 30 avril 2027 nocturne le jeudi jusqu'à 21h", 'R 03-05 > 04-30'],
  ['DE', '5.3.-30.4.2027, Di-So 10-18 Uhr, Do bis 20 Uhr', 'R 03-05 > 04-30'],
  ['DE', 'vom 1.3. bis 30.6.2027 täglich außer montags 11 und 15 Uhr', 'R 03-01 > 06-30'],
  // Moved
  ['FR', '5 mars 2027 reporté au 6 mars 2027', '03-06'],
  ['GB', '5 March 2027 moved to 6 March 2027', '03-06'],
  ['DE', '5.3.2027 verschoben auf den 6.3.2027', '03-06'],
  // Between two days
  ['PT', 'entre 5 e 7 de março de 2027', 'R 03-05 > 03-07'],
  ['DE', 'zwischen 5. und 7. März 2027', 'R 03-05 > 03-07'],
  ['FR', 'week-end du 6 et 7 mars 2027', '03-06 + 03-07'],
  ['GB', 'weekend of 6/7 March 2027', '03-06 + 03-07'],
  // What is left out is told
  ['FR', '5 mars 2027 14h30 (scolaire) et 20h30 (tout public)', '03-05 14:30 W'],
  ['FR', 'Mercredi 3 mars 2027 14:00 VF 16:30 VO 21:00 VO', '03-03 14:00 W'],
  ['FR', '5 mars 2027, buvette dès 19h, concert à 20h30', '03-05 20:30'],
  ['FR', '5 mars 2027, départs à 10h, 14h et 16h', '03-05 10:00 W'],
  ['GB', '5th, 6th & 7th March 2027, 7.30pm (matinee 7th 2.30pm)', '03-07 19:30 W'],
  ['FR', '5 mars 2027 20h30, durée 1h20', '03-05 20:30'],
  ['FR', '5 mars 2027 dès 19h', '03-05 19:00'],
  ['FR', '5 mars 2027 20h 12€/10€', '03-05 20:00'],
  // Cruises
  ['FR', '5 mars 2027 embarquement 19h, départ 20h', '03-05 20:00 (19:00)'],
  ['GB', '5 March 2027 boarding 6pm, departs 7pm', '03-05 19:00 (18:00)'],
  // Without a year
  ['FR', '20/10 - 20/12', 'R 2026-10-20 > 2026-12-20'],
  ['DE', '20.10. - 20.12.', 'R 2026-10-20 > 2026-12-20'],
  ['DE', '20.12.-10.1.', 'R 2026-12-20 > 01-10'],
  ['FR', 'du 20/12 au 10/01', 'R 2026-12-20 > 01-10'],
  ['IT', 'dal 20/12 al 10/1', 'R 2026-12-20 > 01-10'],
  ['US', '3/5 - 3/7', 'R 03-05 > 03-07'],
  ['US', 'March 5-7', 'R 03-05 > 03-07'],
  ['FR', '20/10-20/12', '!'],
  ['FR', '05.03 - 07.03', '!'],
  ['DE', '5.-7.3.', 'R 03-05 > 03-07'],
  ['DE', '31.12. 22 Uhr – 1.1. 5 Uhr', '2026-12-31 22:00>01-01 05:00'],
  ['FR', '31/12 22h - 1/1 5h', '2026-12-31 22:00>01-01 05:00'],
  ['FR', '5/3 & 6/3 20h', '03-05 20:00 + 03-06 20:00'],
  ['US', '3/5 & 3/6 8pm', '03-05 20:00 + 03-06 20:00'],
  ['FR', '5/3 & 6/3', '!'],
  ['HU', 'március 5–7.', 'R 03-05 > 03-07'],
  ['LT', 'kovo 5-7 d.', 'R 03-05 > 03-07'],
  ['FI', 'pe 5.3. klo 19', '03-05 19:00'],
  ['SE', 'fre 5 mars kl 19', '03-05 19:00'],
  ['ES', 'dv. 5 de març, 20 h', '03-05 20:00'],
  ['LV', '5. marts plkst. 19:00', '03-05 19:00'],
  ['FR', 'mar 5-7', '!'],
]

test.each(WRITTEN)('%s: %s is %s', (country, text, dates) => {
  expect(datesIn(text, country)).toBe(dates)
})

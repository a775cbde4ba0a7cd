import { expect, test } from 'vitest'
import { dateInText } from './date-in-text.ts'

test.each([
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'January February March April May June July August September October November December',
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  'Jänner Feber',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'januari februari maart april mei juni juli augustus september oktober november december',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  'januar februar marts april maj juni juli august september oktober november december',
])('all months of a tongue are found: %s', (months) => {
  const dates = months.split(' ').map((month) => `5 ${month} 2027`)
  expect(dates.map((date) => dateInText(`Concert ${date}, 12 €`))).toEqual(dates)
})

test.each([
  ['Concert le 5 décembre 2026 à 20h30, Salle Vega', '5 décembre 2026 20h30'],
  ['Concert le 5 décembre 2026, 12 euros', '5 décembre 2026'],
  ['December 5th, 2026 @ 8pm', 'December 5th, 2026 8pm'],
  ['Samstag, 5. Dezember 2026, 20 Uhr', '5. Dezember 2026 20 Uhr'],
  ['<b>05/12/2026</b> 20:30', '05/12/2026 20:30'],
  ['2026-12-05T20:30:00+01:00', '2026-12-05T20:30:00+01:00'],
  ['2026-12-05 20:30', '2026-12-05 20:30'],
  ['時間：2027/03/05(Fri) 19:00 ~ 22:00', '2027/03/05 19:00-22:00'],
  ['日時：2027年3月5日（金） 19:00', '2027年3月5日 19:00'],
  ['2027. 3. 5', null],
  ['Expo du 3 au 9 janvier 2027, entrée libre', 'du 3 au 9 janvier 2027'],
  ['Fair, 28 November – 3 January 2027', '28 November – 3 January 2027'],
  ['Exposition du 5 janvier au 28 février 2027', 'du 5 janvier au 28 février 2027'],
  ['Dimanche 14 mars 2027 de 8h à 18h, place du Marché', '14 mars 2027 8h-18h'],
  ['14 March 2027 from 8pm to 11pm', '14 March 2027 8pm-11pm'],
  ['14. März 2027 von 10:00 bis 18:00 Uhr', '14. März 2027 10:00-18:00'],
  ['14 maart 2027 van 10:00 - 18:00', '14 maart 2027 10:00-18:00'],
  ['14 marzo 2027 dalle ore 20:30', '14 marzo 2027 20:30'],
  ['14 marzo 2027 dalle 10:00 alle 18:00', '14 marzo 2027 10:00-18:00'],
  ['14 mars 2027 de 5 à 10 €', '14 mars 2027'],
  ['le 5 décembre', null],
  ['12.12.2026.3', '12.12.2026'],
  ['', null],
  ['<time class="published">2 November 2026</time> Otters on 5 December 2026', '5 December 2026'],
  [
    '<span class="field field--name-created"><time datetime="2026-11-02T10:00:00Z">Mon, 11/02/2026 - 10:00</time></span> <p>5 December 2026</p>',
    '5 December 2026',
  ],
  ['<span class="submitted">Submitted by Ann on 2 November 2026</span>', null],
  ['<span class="date-display">5 December 2026</span>', '5 December 2026'],
  ['Concert les 6 mars et 10 avril 2027 à 20h', '6 mars et 10 avril 2027 20h'],
  ['Rendez-vous 6 mars, 10 avril et 12 mai 2027.', '6 mars, 10 avril et 12 mai 2027'],
  ['On March 6 and April 10, 2027 at 8pm', 'March 6 and April 10, 2027 8pm'],
  ['1 place du 8 mai 1945, le 5 mars 2027 à 20h', '5 mars 2027 20h'],
  ['Publié le 1er mars 2026. Concert le 5 mars 2027', '5 mars 2027'],
  ['Salle 5, 12 mars 2027', '12 mars 2027'],
  ['Freitag, 12. März 2027, 20:30 Uhr, Kesselhaus', '12. März 2027 20:30'],
  ['Viernes 12 de marzo de 2027 a las 20:30 h', '12 de marzo de 2027 20:30'],
  ['Venerdì 12 marzo 2027 ore 20.30 - Teatro', '12 marzo 2027 20:30'],
  ['Vrijdag 12 maart 2027, 20.30 uur', '12 maart 2027 20:30'],
  ['Sexta, 12 de março de 2027, às 20h30', '12 de março de 2027 20h30'],
  ['Sabato 2 maggio 2027 alle 21', '2 maggio 2027'],
  ['12 mars 2027, 12.50 €', '12 mars 2027'],
  ['12 settings 2027, le 5 mars 2027', '5 mars 2027'],
  ['Du 12/03/2027 au 30/05/2027, entrée libre', 'Du 12/03/2027 au 30/05/2027'],
  ['March 12, 2027 8:30pm to 11pm, Pier Hall', 'March 12, 2027 8:30pm-11pm'],
  ['12 mars 2027 20h30 à 23h', '12 mars 2027 20h30-23h'],
  ['March 12, 2027 8-10 pm', 'March 12, 2027 8-10 pm'],
  ['12 mars 2027 20h30 - 15 €', '12 mars 2027 20h30'],
  ['Friday 12 March 2027, 8.30pm, Vega Hall', '12 March 2027 8.30pm'],
  ['12 March 2027, 7.30-9.30pm', '12 March 2027 7.30-9.30pm'],
  ['March 12, 2027 from 7.30 p.m. to 9.30 p.m.', 'March 12, 2027 7.30 p.m.-9.30 p.m.'],
  ['12 March 2027, 8.30', '12 March 2027'],
  ['<time datetime="2027-03-12T19:30:00Z">ven. 12/03 - 20:30</time>', '2027-03-12T19:30:00Z'],
  [
    '<time datetime="2027-03-12T19:30:00Z">12/03</time> - <time datetime="2027-03-12T22:00:00Z">12/03</time>',
    '2027-03-12T19:30:00Z/2027-03-12T22:00:00Z',
  ],
  ['<time datetime="2027-03-12">12 mars 2027 à 20h30</time>', '12 mars 2027 20h30'],
  [
    '<time class="entry-date published" datetime="2026-11-01T09:00:00Z">1 nov.</time> Concert le 12 mars 2027',
    '12 mars 2027',
  ],
  [
    '<span property="dc:date" content="2027-03-12T20:30:00+01:00">ven.</span>',
    '2027-03-12T20:30:00+01:00',
  ],
])('the date in %j is %j', (text, date) => {
  expect(dateInText(text)).toBe(date)
})

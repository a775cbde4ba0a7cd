import { pairCases } from './pair-cases.ts'
import type { PairRow, ToldPart } from './pair-cases.ts'

/**
 * What sellers of eleven tongues were seen to do in the season of `atlas`: the kinds that came out wrongly before the
 * rules knew them, told anew in other words, and what those rules must leave alone.
 */
const EVENING = '2026-10-16 20:00'

const STAGED = ['2026-10-16 19:00', '2026-10-24 19:00', '2026-11-07 19:00', '2026-11-14 19:00']

const HALL = {
  name: 'Teatr Wilga',
  street: 'ul. Sosnowa 7',
  city: 'Poznań',
  country: 'PL',
  lat: 52.41,
  lng: 16.94,
}
const GREEK = { name: 'Θέατρο Χελιδόνι', city: 'Πάτρα', country: 'GR' }

const match = (title: string): ToldPart => ({ title, main: 'sport' })
const festival = (title: string, more: Partial<ToldPart> = {}): ToldPart => ({
  title,
  main: 'festival',
  at: '2026-10-16 16:00',
  ...more,
})
const comedy = (title: string, more: Partial<ToldPart> = {}): ToldPart => ({
  title,
  main: 'comedy',
  ...more,
})
const orchestra = (title: string, more: Partial<ToldPart> = {}): ToldPart => ({
  title,
  main: 'classical',
  ...more,
})
const at = (place: ToldPart['place'], title = 'Mira Falk'): ToldPart => ({
  title,
  ...(place === undefined ? {} : { place }),
})

const ROWS: readonly PairRow[] = [
  // What is sold beside a show.
  ['extra', 'pole namiotowe', festival('Letnisko - pole namiotowe'), festival('Letnisko')],
  ['extra', 'bilet parkingowy', 'Mira Falk - bilet parkingowy', 'Mira Falk'],
  ['extra', 'a box before the name', 'Palco VIP Mira Falk', 'Mira Falk'],
  ['extra', 'Hotelpaket', 'Hotelpaket Mira Falk', 'Mira Falk'],
  ['extra', 'a night at a hotel', "Mira Falk + nuit d'hôtel", 'Mira Falk'],
  ['extra', 'otopark', 'Mira Falk - Otopark', 'Mira Falk'],
  ['extra', 'a car park without a dash', 'Mira Falk Car Park', 'Mira Falk'],
  ['two', 'oprowadzanie', 'Mira Falk - oprowadzanie kuratorskie', 'Mira Falk', 'V2'],
  ['two', 'a play in a car park is one', 'Car Park', 'Mira Falk'],
  // A ticket for one day is no pass.
  [
    'one',
    'one day in figures',
    festival('Letnisko - Billet 1 jour'),
    festival('Letnisko - 1 day ticket'),
  ],
  ['two', 'karnet', festival('Letnisko - karnet'), festival('Letnisko - piątek'), 'V2'],
  [
    'one',
    'a weekday in two tongues',
    festival('Letnisko - vrijdag'),
    festival('Letnisko: Friday only'),
  ],
  [
    'two',
    'a pass told as days, and a day',
    festival('Letnisko', { at: '2026-10-16', to: '2026-10-18' }),
    festival('Letnisko - Freitag'),
    'V9',
  ],
  // States.
  ['one', 'wyprzedane', 'WYPRZEDANE: Mira Falk', 'Mira Falk'],
  ['one', 'inställt', 'Inställt: Mira Falk', 'Mira Falk'],
  ['one', 'ertelendi', 'Mira Falk (ERTELENDİ)', 'Mira Falk'],
  ['one', 'an added night', 'Mira Falk (ek konser)', 'Mira Falk'],
  ['one', 'where to stand', 'Mira Falk - miejsca stojące', 'Mira Falk'],
  // Shops and promoters.
  ['one', 'bilety', 'Bilety na: Mira Falk', 'Mira Falk'],
  ['one', 'who presents, in Dutch', 'Nachtegaal presenteert: Mira Falk', 'Mira Falk'],
  ['one', 'who presents, in Turkish', 'Martı sunar: Mira Falk', 'Mira Falk'],
  ['one', 'an opening act, in Swedish', 'Mira Falk + förband: Snöbollen', 'Mira Falk'],
  ['one', 'an opening act, in Polish', 'Mira Falk gość specjalny: Jan Wrona', 'Mira Falk'],
  ['one', 'dal vivo', 'Mira Falk dal vivo', 'Mira Falk'],
  // Numbers that are none.
  ['one', 'a date behind the name', 'La Nuit Verte 2026-10-16', 'La Nuit Verte'],
  [
    'one',
    'an opening act whose name begins with a numeral',
    'Mira Falk 1re partie X-Wing',
    'Mira Falk',
  ],
  ['two', 'a part of it', 'Mira Falk partie 2', 'Mira Falk partie 1', 'V3'],
  // Tributes.
  [
    'one',
    'what closes the name before a dash',
    'The Kestrel Experience - Live on Stage',
    'The Kestrel Experience',
  ],
  ['two', 'w hołdzie', 'W hołdzie Kestrel', 'Kestrel', 'V4'],
  ['two', 'le canzoni di', 'Le canzoni di Mira Falk', 'Mira Falk', 'V4'],
  // Sides of a match.
  [
    'one',
    'the youth before and behind',
    match('U19: Wisła Orły vs Górnik Lipa'),
    match('Wisła Orły vs Górnik Lipa U19'),
  ],
  [
    'two',
    'the youth and the first team',
    match('U19: Wisła Orły vs Górnik Lipa'),
    match('Wisła Orły vs Górnik Lipa'),
    'V10',
  ],
  [
    'one',
    'shortened names',
    match('Sheffield Wednesday v Leeds United'),
    match('Sheff Wed v Leeds United'),
  ],
  ['one', 'sides in two scripts', match('Άρης - Ηρακλής Βόλος'), match('Aris vs Iraklis Volos')],
  // Acts.
  [
    'one',
    'an orchestra under its town',
    orchestra('Poznań Sinfonia', { by: ['Poznań Sinfonia', 'Ewa Lis'] }),
    orchestra('Poznań Sinfonia, Ewa Lis'),
  ],
  [
    'two',
    'another orchestra of that town',
    orchestra('Poznań Sinfonia', { by: ['Poznań Sinfonia'] }),
    orchestra('Poznań Brass Ensemble'),
  ],
  // Dates.
  [
    'one',
    'a comedian on a day',
    comedy('Mira Falk', { at: '2026-10-16' }),
    comedy('Mira Falk: Second Tea'),
  ],
  [
    'two',
    'a comedian who comes again',
    comedy('Mira Falk', { at: '2026-10-16' }),
    comedy('Mira Falk', { at: '2027-01-17 20:00' }),
  ],
  [
    'one',
    'a musical that stays',
    { title: 'Grey Gulls - The Musical', main: 'theatre', at: '2026-10-16', to: 'open' },
    { title: 'Grey Gulls - The Musical', main: 'theatre', at: '2027-01-17 20:00' },
  ],
  [
    'one',
    'an orchestra and its soloist, without its programme',
    orchestra('Filharmonia Poznań | Requiem', { by: ['Filharmonia Poznań', 'Ewa Lis'] }),
    orchestra('Filharmonia Poznań, Ewa Lis'),
  ],
  [
    'one',
    'an orchestra in two tongues',
    orchestra('Filharmonisch Orkest Poznań: Requiem'),
    orchestra('Poznań Philharmonic Orchestra: Requiem'),
  ],
  [
    'two',
    'two ensembles of one sort',
    orchestra('Wiener Philharmoniker'),
    orchestra('Berlin Philharmonic'),
  ],
  // A show of no known kind, told with one date, is an evening.
  [
    'two',
    'of no known kind, a week apart',
    { title: 'Mira Falk', main: 'other' },
    { title: 'Mira Falk', main: 'other', at: '2026-10-23 20:00' },
  ],
  ['one', 'of no known kind, one evening', { title: 'Mira Falk', main: 'other' }, 'Mira Falk'],
  [
    'one',
    'of no known kind, a day',
    { title: 'Mira Falk', main: 'other', run: true, at: '2026-10-16', to: 'open' },
    'Mira Falk',
  ],
  [
    'one',
    'one performance of a run, with its author',
    { title: 'Wesele', main: 'theatre', at: STAGED },
    { title: 'Wesele - Jan Wrona', main: 'theatre', at: '2026-10-24 19:00' },
  ],
  [
    'two',
    'a concert of a series',
    { title: 'Wesele', main: 'music', run: true, at: STAGED },
    { title: 'Wesele: Jan Wrona Trio', at: '2026-10-24 19:00' },
    'V9',
  ],
  // Days of a festival.
  [
    'two',
    'weekdays in two tongues',
    festival('Letnisko - vrijdag'),
    festival('Letnisko: Saturday only'),
    'V3',
  ],
  [
    'one',
    'the same day, with who plays',
    festival('Letnisko - Friday - Nordlys, Kestrel'),
    festival('Letnisko | piątek - Kuba'),
  ],
  [
    'two',
    'a pass in the middle',
    festival('Letnisko - Weekend Ticket - Nordlys, Kestrel'),
    festival('Letnisko - Friday'),
    'V2',
  ],
  // Halls of a chain.
  [
    'two',
    'a film in two houses of a chain',
    {
      title: 'Late Ferry',
      main: 'cinema',
      place: { name: 'Kino Zorza', city: 'Poznań', country: 'PL' },
    },
    {
      title: 'Late Ferry',
      main: 'cinema',
      place: { name: 'Kino Zorza Wilda', city: 'Poznań', country: 'PL' },
    },
  ],
  ['one', 'letters read as digits', 'Mira Ca1aianni', 'Mira Calaianni'],
  ['extra', 'parking said without a dash', 'Parking Mira Falk', 'Mira Falk'],
  [
    'one',
    'a tribute, and where it is',
    'The Kestrel Tribute',
    'The Kestrel Tribute | Teatr Wilga, Poznań',
  ],
  [
    'one',
    'sides that nobody knows',
    match('Orły Lipa - Górnik Sosna'),
    match('Orły Lipa vs. Górnik Sosna'),
  ],
  [
    'two',
    'sides that nobody knows, and the women',
    match('Orły Lipa - Górnik Sosna'),
    match('Women: Orły Lipa vs. Górnik Sosna'),
    'V10',
  ],
  // Halls.
  [
    'one',
    'a hall in two scripts',
    at({ ...GREEK, lat: 38.246, lng: 21.735 }),
    at({ name: 'Theatro Chelidoni', city: 'Patras', country: 'GR', lat: 38.2461, lng: 21.7351 }),
  ],
  [
    'one',
    'a town in its own brackets',
    at({ name: 'Alte Mühle Halle (Saale)', city: 'Halle (Saale)', country: 'DE' }),
    at({ name: 'Alte Mühle', city: 'Halle', country: 'DE' }),
  ],
  [
    'two',
    'the other Frankfurt',
    at({ name: 'Stadthalle', city: 'Frankfurt (Oder)', country: 'DE' }),
    at({ name: 'Stadthalle', city: 'Frankfurt am Main', country: 'DE' }),
    'P_OTHER',
  ],
  [
    'one',
    'Groningue',
    at({ name: 'De Reiger', city: 'Groningue', country: 'NL' }),
    at({ name: 'De Reiger', city: 'Groningen', country: 'NL' }),
  ],
  [
    'one',
    'a small house in Turkish',
    at({ name: 'Liman Sahnesi - Küçük Salon', city: 'İzmir', country: 'TR' }),
    at({ name: 'Liman Sahnesi', city: 'Izmir', country: 'TR' }),
  ],
]

export const HABITS_ELEVEN = pairCases('eleven', ROWS, { at: EVENING, place: HALL })

import type { Case } from './catalogue.ts'
import type { Words } from './tell.ts'

/**
 * What sellers of several countries do to titles, hours and halls, as pairs that a person has judged before the rules
 * saw them. `one`: joins by itself; `two`: never does, though a person may be asked; `extra`: A is no event at all.
 */
type Row = readonly [
  verdict: 'one' | 'two' | 'extra',
  why: string,
  a: string | Told,
  b: string | Told,
]

type Told = Partial<Words> & Pick<Words, 'title'>

const HALLS = {
  club: {
    name: 'The Fillmore',
    street: '1805 Geary Blvd',
    city: 'San Francisco',
    country: 'US',
    lat: 37.784,
    lng: -122.433,
  },
  arena: {
    name: 'Crypto.com Arena',
    street: '1111 S Figueroa St',
    city: 'Los Angeles',
    country: 'US',
    lat: 34.043,
    lng: -118.267,
  },
  berlin: {
    name: 'Columbiahalle',
    street: 'Columbiadamm 13',
    city: 'Berlin',
    country: 'DE',
    lat: 52.4846,
    lng: 13.392,
  },
  lyon: {
    name: 'Salle Boréale',
    street: '12 rue des Pins',
    city: 'Lyon',
    country: 'FR',
    postalCode: '69003',
    lat: 45.7601,
    lng: 4.8602,
  },
  london: {
    name: 'Gerard Playhouse',
    street: '9 Queen Street',
    city: 'London',
    country: 'GB',
    lat: 51.512,
    lng: -0.131,
  },
  museum: {
    name: 'Museum of Clocks',
    street: '1 Dial Square',
    city: 'London',
    country: 'GB',
    lat: 51.5,
    lng: -0.12,
  },
}

const PARTS = { one: 'A B', two: 'A | B', extra: 'B' }
const EVENING = '2026-06-12 20:00'

const play = (title: string, at: Words['at'] = EVENING, to?: string): Told => ({
  title,
  at,
  main: 'theatre',
  ...(to === undefined ? {} : { to }),
})
const season = (title: string): Told => play(title, '2026-06-01', '2026-12-01')
const match = (title: string): Told => ({ title, main: 'sport' })
const open = (title: string): Told => ({
  title,
  main: 'exhibition',
  at: '2026-01-01',
  to: '2026-12-31',
})
const festival = (title: string, at: Words['at'] = '2026-06-12', to = '2026-06-14'): Told => ({
  title,
  main: 'festival',
  at,
  ...(typeof at === 'string' && at.includes(' ') ? {} : { to }),
})

const HABITS_AT: Readonly<Record<keyof typeof HALLS, readonly Row[]>> = {
  club: [
    ['one', 'ages behind', 'Mdou Moctar (18+)', 'Mdou Moctar'],
    ['one', 'a word for a concert before', 'Live: Japanese Breakfast', 'Japanese Breakfast'],
    ['one', 'sold out before', 'SOLD OUT – Big Thief', 'Big Thief'],
    ['one', 'sold out in stars', 'Big Thief **SOLD OUT**', 'Big Thief with Buck Meek'],
    ['one', 'moved from a date', 'Big Thief (Rescheduled from May 4)', 'Big Thief'],
    ['one', 'moved, said shortly', 'Big Thief - RESCHEDULED DATE', 'Big Thief'],
    ['one', 'the first plan', 'Big Thief (originally scheduled for 4/12)', 'Big Thief'],
    [
      'one',
      'hall, town and state',
      'Big Thief live at The Fillmore, San Francisco, CA',
      'Big Thief',
    ],
    ['one', 'a whole ticket line', 'Big Thief Tickets, Fri, Jun 12, 2026 at 8:00 PM', 'Big Thief'],
    ['one', 'a year', 'Big Thief 2026', 'Big Thief'],
    ['one', 'signs', '🎸 BIG THIEF!!! 🎸', 'Big Thief'],
    ['one', 'a record', 'Big Thief (Album Release Show)', 'Big Thief'],
    ['one', 'who presents it', 'KEXP Presents Big Thief', 'Big Thief'],
    ['one', 'three words for with', 'Calvin Reed ft. Mona Lake', 'Calvin Reed w/ Mona Lake'],
    [
      'one',
      'a bill in another order',
      'Calvin Reed and Mona Lake',
      'Mona Lake & Calvin Reed: Co-Headline Tour',
    ],
    ['one', 'an hour off', 'Big Thief', { title: 'Big Thief', at: '2026-06-12 21:00' }],
    [
      'one',
      'the second of two nights',
      { title: 'Big Thief - Night 2', at: '2026-06-13 20:00' },
      { title: 'Big Thief', at: '2026-06-13 20:00' },
    ],
    [
      'two',
      'two nights',
      { title: 'Big Thief - Night 1' },
      { title: 'Big Thief - Night 2', at: '2026-06-13 20:00' },
    ],
    [
      'two',
      'called off, and the day after',
      { title: 'Big Thief', more: { status: 'cancelled' } },
      { title: 'Big Thief', at: '2026-06-13 20:00' },
    ],
    [
      'two',
      'early and late, each seller one',
      { title: 'Nate Bargle (Early Show)', at: '2026-06-12 19:00' },
      { title: 'Nate Bargle (Late Show)', at: '2026-06-12 21:30' },
    ],
    ['two', 'the party behind', 'Big Thief Official Afterparty', 'Big Thief'],
    ['two', 'the band and a tribute', 'Queen Extravaganza - Tribute to Queen', 'Queen'],
    [
      'two',
      'opener and headliner',
      { title: 'Mona Lake', by: ['Mona Lake'] },
      { title: 'Calvin Reed', by: ['Calvin Reed'] },
    ],
    [
      'two',
      'two days of a festival',
      festival('Outland Fest - Friday', '2026-06-12 12:00'),
      festival('Outland Fest - Saturday', '2026-06-13 12:00'),
    ],
    [
      'extra',
      'tents and festival',
      festival('Outland Fest Camping Pass'),
      festival('Outland Fest'),
    ],
  ],
  arena: [
    ['extra', 'where to leave the car', 'Parking Passes Only Billie Eilish', 'Billie Eilish'],
    ['extra', 'a numbered car park', 'Lot C Parking - Billie Eilish', 'Billie Eilish'],
    ['extra', 'a lounge', "Chairman's Lounge Access - Billie Eilish", 'Billie Eilish'],
    ['extra', 'a shorter queue', 'Fast Lane Access: Billie Eilish', 'Billie Eilish'],
    ['extra', 'a box', 'Billie Eilish Premium Rental', 'Billie Eilish'],
    ['extra', 'a bed', 'Billie Eilish | Official Ticket + Hotel Packages', 'Billie Eilish'],
    ['one', 'who visits whom', match('Lakers v Celtics'), match('Celtics @ Lakers')],
    [
      'one',
      'a gift that night',
      match('Los Angeles Lakers vs Boston Celtics *Bobblehead Night*'),
      match('NBA Preseason: Boston Celtics at Los Angeles Lakers'),
    ],
    [
      'one',
      'a game of a final',
      match('NBA Finals: Boston Celtics at Los Angeles Lakers (Game 3, Home Game 1)'),
      match('Los Angeles Lakers vs Boston Celtics - NBA Finals'),
    ],
    ['two', 'another guest', match('Lakers vs Celtics'), match('Lakers vs Warriors')],
    [
      'two',
      'the women of both',
      {
        ...match('UCLA Womens Basketball vs. USC Trojans Womens Basketball'),
        at: '2026-06-12 18:00',
      },
      match('UCLA Bruins vs. USC Trojans'),
    ],
    [
      'two',
      'two sessions of a day',
      { ...match('LA Open - Session 3'), at: '2026-06-12 11:00' },
      { ...match('LA Open - Session 4'), at: '2026-06-12 19:00' },
    ],
  ],
  berlin: [
    ['one', 'ausverkauft', 'AUSVERKAUFT: Deichkind', 'Deichkind'],
    ['one', 'abgesagt', 'Deichkind - abgesagt', 'Deichkind'],
    ['one', 'verlegt', 'Deichkind (verlegt vom 3. März)', 'Deichkind'],
    ['one', 'Zusatzkonzert', 'Deichkind - Zusatzkonzert', 'Deichkind'],
    ['one', 'und Gäste', 'Nils Frahm & Gäste', 'Nils Frahm'],
    ['one', 'mit', 'Deichkind mit Fettes Brot', 'Deichkind'],
    ['one', 'agotado', '[AGOTADO] Rosalía en concierto', 'Rosalia'],
    ['one', 'esaurito', 'Måneskin | ESAURITO', 'Maneskin'],
    ['one', 'uitverkocht', 'De Jeugd van Tegenwoordig - UITVERKOCHT', 'De Jeugd van Tegenwoordig'],
    ['one', 'ao vivo', 'Anitta ao vivo em Berlim', 'Anitta'],
    [
      'one',
      'a part of the town',
      { title: 'Nils Frahm', place: { name: 'Columbiahalle', city: 'Berlin-Tempelhof' } },
      'Nils Frahm',
    ],
    [
      'one',
      'a minute before midnight',
      { title: 'Klubnacht: Ben Klock', main: 'nightlife', at: '2026-06-12 23:59' },
      { title: 'KLUBNACHT - BEN KLOCK', main: 'nightlife', at: '2026-06-13 00:00' },
    ],
    [
      'two',
      'two nights of one club',
      { title: 'Klubnacht: Ben Klock', main: 'nightlife', at: '2026-06-12 23:59' },
      { title: 'Klubnacht: Marcel Dettmann', main: 'nightlife', at: '2026-06-12 23:00' },
    ],
    [
      'one',
      'Tagesticket für alle Tage',
      festival('Rock im Pott 2026 - 3-Tages-Ticket'),
      festival('Rock im Pott - Festival Pass'),
    ],
    [
      'two',
      'a day and all days',
      festival('Rock im Pott 2026 - Tagesticket Freitag', '2026-06-12 14:00'),
      festival('Rock im Pott - Kombiticket'),
    ],
    [
      'one',
      'a work in German',
      season('König der Löwen - Das Musical'),
      season('Disneys DER KÖNIG DER LÖWEN'),
    ],
  ],
  lyon: [
    ['one', 'a single name and words of the seat', 'Angèle (placement assis)', 'Angèle'],
    ['one', 'who opens, not told', 'Zazie + 1ère partie', 'Zazie'],
    [
      'one',
      'two words for a tribute',
      'Candlelight: Tribute to Coldplay',
      'Candlelight : hommage à Coldplay',
    ],
    [
      'two',
      'two candle nights',
      { title: 'Candlelight: Vivaldi', at: '2026-06-12 18:30' },
      { title: 'Candlelight: Hans Zimmer', at: '2026-06-12 20:30' },
    ],
    ['one', 'the author', play("L'Avare de Molière"), play("L'Avare")],
    [
      'one',
      'a comedian in his show',
      { title: 'Paul Mirabel dans « Par Amour »', main: 'comedy' },
      { title: 'Paul Mirabel - Par amour', main: 'comedy' },
    ],
    [
      'two',
      'the same hall that afternoon',
      { title: 'Concert de Noël', at: '2026-12-12 15:00' },
      { title: 'Concert de printemps', at: '2026-12-12 15:00' },
    ],
    [
      'two',
      'a film and its second part',
      { title: 'Dune', main: 'cinema' },
      { title: 'Dune: Part Two', main: 'cinema' },
    ],
    [
      'two',
      'two halls of one house',
      { title: 'Kora Duo', place: { ...HALLS.lyon, room: 'Petite salle' } },
      { title: 'Mandolin Trio', place: { ...HALLS.lyon, room: 'Grande salle' } },
    ],
  ],
  london: [
    ['one', 'who wrote it', play("Shakespeare's Hamlet"), play('Hamlet')],
    ['one', 'who plays it', play('Hamlet starring Ian Brook'), play('Hamlet')],
    [
      'one',
      'matinee here, evening there',
      play('Hamlet', '2026-06-12 14:30'),
      play('Hamlet', '2026-06-12 19:30'),
    ],
    ['one', 'of which sort it is', season('Matilda The Musical'), season('Matilda')],
    ['two', 'parts of a play', season('Henry IV Part 1'), season('Henry IV Part 2')],
    [
      'two',
      'a spring season',
      play('Hamlet', '2026-06-12 19:30'),
      play('Macbeth', '2026-06-14 19:30'),
    ],
  ],
  museum: [
    [
      'one',
      'a house open daily',
      open('Museum of Clocks: General Admission'),
      open('Museum of Clocks Entry Ticket'),
    ],
    [
      'one',
      'a shorter queue',
      open('Museum of Clocks: Skip-the-Line Ticket'),
      open('Museum of Clocks'),
    ],
    ['two', 'somebody who leads', open('Museum of Clocks: Guided Tour'), open('Museum of Clocks')],
    ['two', 'the house and a show in it', open('Museum of Clocks'), open('Sundials of the Sahara')],
    [
      'two',
      'the show and a workshop about it',
      {
        title: 'Sundials of the Sahara: family workshop',
        main: 'workshop',
        at: '2026-06-12 15:00',
      },
      open('Sundials of the Sahara'),
    ],
  ],
}

export const HABITS: readonly Case[] = Object.entries(HABITS_AT).flatMap(([hall, rows]) =>
  rows.map(([verdict, why, a, b], index): Case => {
    const place = HALLS[hall as keyof typeof HALLS]
    const told = (one: string | Told): Words => ({
      at: EVENING,
      place,
      ...(typeof one === 'string' ? { title: one } : one),
    })
    return {
      n: `${hall} ${index + 1}`,
      why,
      told: { A: told(a), B: told(b) },
      parts: PARTS[verdict],
    }
  }),
)

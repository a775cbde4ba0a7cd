import type { Sort } from './tongues.ts'
import type { Tongue } from './towns.ts'

/** How a seller writes moments. `falseZulu`: the hall's clock, told as if UTC. `abroad`: an hour less than it is. */
export type Clock = 'local' | 'offset' | 'zulu' | 'falseZulu' | 'abroad' | 'epoch' | 'dmy' | 'mdy'

export interface Seller {
  readonly id: number
  readonly name: string
  readonly tongue: Tongue
  /** Where it sells; null: everywhere, mostly what is renowned. */
  readonly lands: readonly string[] | null
  readonly sorts: readonly Sort[] | null
  readonly clock: Clock
  /** Shares of 1. */
  readonly dayOnly: number
  readonly runs: readonly ('sessions' | 'each' | 'range' | 'next')[]
  readonly address: 'parts' | 'line' | 'town' | 'none'
  readonly spot: 'exact' | 'rough' | 'town' | 'none'
  readonly exonyms: number
  readonly oldNames: number
  readonly rooms: 'member' | 'joined' | 'never'
  readonly acts: 'all' | 'headliner' | 'none'
  readonly caps: number
  readonly plain: number
  readonly tails: number
  readonly supports: number
  readonly wraps: number
  readonly cut: number | null
  readonly slips: number
  readonly extras: number
  readonly categories: boolean
  /** How readily it has a show that it could have. */
  readonly weight: number
}

const USUAL: Omit<Seller, 'id' | 'name' | 'tongue'> = {
  lands: null,
  sorts: null,
  clock: 'local',
  dayOnly: 0.02,
  runs: ['sessions'],
  address: 'parts',
  spot: 'exact',
  exonyms: 0,
  oldNames: 0.2,
  rooms: 'joined',
  acts: 'headliner',
  caps: 0.05,
  plain: 0,
  tails: 0.6,
  supports: 0.4,
  wraps: 0.1,
  cut: null,
  slips: 0.02,
  extras: 0,
  categories: true,
  weight: 1,
}

type Habits = Partial<Omit<Seller, 'id' | 'name' | 'tongue'>>

const ROWS: readonly (readonly [name: string, tongue: Tongue, habits: Habits])[] = [
  ['Globetix', 'en', { exonyms: 1, acts: 'all', tails: 0.8, extras: 0.06, weight: 1.3 }],
  [
    'Stubbly',
    'en',
    {
      exonyms: 0.7,
      spot: 'town',
      address: 'town',
      oldNames: 0.5,
      wraps: 0.45,
      tails: 0.1,
      supports: 0.1,
      extras: 0.12,
      rooms: 'never',
      weight: 1.2,
    },
  ],
  [
    'Bandsnear',
    'en',
    {
      sorts: ['concert', 'festival', 'club'],
      exonyms: 0.5,
      spot: 'town',
      address: 'town',
      rooms: 'never',
      tails: 0.05,
      supports: 0.15,
      acts: 'all',
      clock: 'local',
      dayOnly: 0.1,
    },
  ],
  [
    'Dealio',
    'en',
    {
      exonyms: 0.3,
      runs: ['range'],
      dayOnly: 0.25,
      wraps: 0.4,
      caps: 0.2,
      spot: 'none',
      weight: 0.6,
      acts: 'none',
      address: 'town',
    },
  ],
  [
    'Whatson Atlas',
    'en',
    {
      exonyms: 0.5,
      runs: ['range', 'next'],
      dayOnly: 0.3,
      address: 'line',
      spot: 'rough',
      acts: 'none',
      categories: false,
      weight: 0.5,
    },
  ],
  [
    'Billetdor',
    'fr',
    {
      lands: ['FR', 'BE', 'RE'],
      caps: 1,
      runs: ['each'],
      clock: 'dmy',
      extras: 0.05,
      acts: 'none',
    },
  ],
  [
    'Rideau',
    'fr',
    {
      lands: ['FR'],
      sorts: ['theatre', 'comedy', 'children', 'classical', 'concert'],
      rooms: 'member',
      acts: 'all',
      clock: 'offset',
    },
  ],
  [
    'Sortir',
    'fr',
    {
      lands: ['FR', 'RE', 'BE'],
      dayOnly: 0.35,
      runs: ['range', 'next'],
      address: 'town',
      spot: 'none',
      acts: 'none',
      slips: 0.05,
    },
  ],
  [
    'Placeminute',
    'fr',
    {
      lands: ['FR'],
      wraps: 0.3,
      cut: 40,
      plain: 0.6,
      runs: ['each', 'next'],
      spot: 'rough',
      clock: 'epoch',
    },
  ],
  [
    'Eintrittskarte',
    'de',
    {
      lands: ['DE', 'NL', 'SE', 'PL'],
      clock: 'zulu',
      runs: ['each'],
      tails: 0.9,
      exonyms: 0.4,
      extras: 0.06,
    },
  ],
  [
    'Kulturkalender',
    'de',
    {
      lands: ['DE'],
      dayOnly: 0.3,
      address: 'none',
      spot: 'none',
      runs: ['range', 'sessions'],
      acts: 'none',
      slips: 0.04,
    },
  ],
  [
    'Saalplan24',
    'de',
    {
      lands: ['DE', 'BE', 'NL'],
      caps: 0.15,
      wraps: 0.3,
      clock: 'offset',
      rooms: 'member',
      oldNames: 0.5,
    },
  ],
  ['Ticketsnel', 'nl', { lands: ['NL', 'BE', 'DE'], clock: 'offset', exonyms: 0.3, supports: 0.7 }],
  [
    'Uitagenda',
    'nl',
    {
      lands: ['NL', 'BE'],
      dayOnly: 0.2,
      runs: ['range', 'sessions'],
      address: 'town',
      spot: 'town',
      acts: 'none',
    },
  ],
  [
    'Entradium',
    'es',
    { lands: ['ES', 'IT', 'FR'], caps: 0.5, clock: 'dmy', plain: 0.3, exonyms: 0.6, wraps: 0.2 },
  ],
  [
    'Planes',
    'es',
    {
      lands: ['ES'],
      wraps: 0.3,
      runs: ['sessions', 'each'],
      address: 'line',
      spot: 'rough',
      extras: 0.04,
    },
  ],
  [
    'Taquilla Sur',
    'es',
    {
      lands: ['ES'],
      runs: ['next'],
      clock: 'falseZulu',
      address: 'town',
      spot: 'none',
      caps: 0.8,
      acts: 'none',
    },
  ],
  [
    'Bigliettone',
    'it',
    { lands: ['IT'], caps: 1, supports: 0.6, clock: 'falseZulu', runs: ['each'], extras: 0.05 },
  ],
  [
    'Biglietti Qui',
    'it',
    {
      lands: ['IT', 'ES'],
      wraps: 0.4,
      address: 'line',
      spot: 'none',
      exonyms: 0.4,
      runs: ['sessions', 'range'],
    },
  ],
  [
    'Vivicittà',
    'it',
    {
      lands: ['IT'],
      dayOnly: 0.3,
      address: 'none',
      spot: 'none',
      acts: 'none',
      runs: ['range'],
      slips: 0.04,
    },
  ],
  [
    'Biletowo',
    'pl',
    { lands: ['PL', 'DE'], plain: 0.5, runs: ['each'], wraps: 0.3, exonyms: 0.5, extras: 0.04 },
  ],
  [
    'Kulturalnie',
    'pl',
    {
      lands: ['PL'],
      address: 'town',
      spot: 'town',
      runs: ['sessions', 'next'],
      acts: 'none',
      clock: 'epoch',
    },
  ],
  ['Repertuar', 'pl', { lands: ['PL'], rooms: 'member', dayOnly: 0.1, supports: 0.7, acts: 'all' }],
  ['Biljettkiosken', 'sv', { lands: ['SE'], clock: 'zulu', runs: ['each'], acts: 'all' }],
  [
    'Evenemangsguiden',
    'sv',
    { lands: ['SE'], dayOnly: 0.25, address: 'town', spot: 'none', runs: ['range'], acts: 'none' },
  ],
  [
    'Nöjesklick',
    'sv',
    { lands: ['SE'], wraps: 0.35, caps: 0.2, address: 'line', spot: 'rough', plain: 0.2 },
  ],
  ['Biletim', 'tr', { lands: ['TR'], clock: 'abroad', caps: 0.3, wraps: 0.3, runs: ['each'] }],
  [
    'Sahne',
    'tr',
    { lands: ['TR'], runs: ['sessions'], address: 'town', spot: 'none', plain: 0.4, acts: 'none' },
  ],
  [
    'Şehirde',
    'tr',
    { lands: ['TR'], dayOnly: 0.2, address: 'line', spot: 'rough', clock: 'dmy', acts: 'all' },
  ],
  ['Eisitirio', 'el', { lands: ['GR'], caps: 0.4, runs: ['each'], acts: 'all' }],
  [
    'Exodos',
    'el',
    {
      lands: ['GR'],
      dayOnly: 0.25,
      runs: ['next', 'range'],
      address: 'town',
      spot: 'none',
      acts: 'none',
    },
  ],
  [
    'Ticketagora',
    'en',
    { lands: ['GR'], exonyms: 1, spot: 'rough', runs: ['sessions'], acts: 'headliner' },
  ],
  ['Kippu', 'ja', { lands: ['JP'], acts: 'all', spot: 'exact' }],
  [
    'Maekai',
    'ja',
    {
      lands: ['JP'],
      dayOnly: 0.2,
      runs: ['range', 'next'],
      address: 'line',
      spot: 'none',
      acts: 'none',
    },
  ],
  ['Kansai Nights', 'en', { lands: ['JP'], exonyms: 1, spot: 'rough' }],
  [
    'Stagedoor',
    'en',
    { lands: ['GB'], clock: 'offset', rooms: 'member', acts: 'all', runs: ['sessions', 'each'] },
  ],
  [
    'Gigs & Kicks',
    'en',
    { lands: ['GB'], wraps: 0.35, supports: 0.8, address: 'line', spot: 'rough', clock: 'dmy' },
  ],
  ['Boxoffice US', 'en', { lands: ['US'], clock: 'mdy', acts: 'all', extras: 0.1, runs: ['each'] }],
  [
    'Ticketgopher',
    'en',
    { lands: ['US', 'GB'], clock: 'zulu', wraps: 0.4, spot: 'rough', tails: 0.3, cut: 45 },
  ],
  [
    'Metro Listings',
    'en',
    {
      lands: ['US', 'GB'],
      dayOnly: 0.3,
      address: 'town',
      spot: 'none',
      runs: ['range', 'next'],
      acts: 'none',
    },
  ],
  [
    'Matchplaats',
    'en',
    { sorts: ['sport'], exonyms: 0.8, spot: 'town', address: 'town', weight: 1.5, oldNames: 0.5 },
  ],
  ['Fixtura', 'en', { sorts: ['sport'], exonyms: 0.5, dayOnly: 0.15, clock: 'zulu', weight: 1.2 }],
  [
    'Festivalion',
    'en',
    {
      sorts: ['festival', 'club'],
      acts: 'all',
      supports: 0.8,
      extras: 0.2,
      exonyms: 0.4,
      weight: 1.5,
    },
  ],
  ['Kinoplan', 'en', { sorts: ['cinema'], runs: ['sessions', 'each'], weight: 1.5, exonyms: 0.2 }],
  [
    'Museumpass',
    'en',
    { sorts: ['exhibition', 'children'], runs: ['range'], weight: 1.2, exonyms: 0.3, extras: 0.1 },
  ],
]

export const SELLERS: readonly Seller[] = ROWS.map(([name, tongue, habits], index) => ({
  ...USUAL,
  ...habits,
  id: index + 1,
  name,
  tongue,
}))

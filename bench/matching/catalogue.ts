import type { DecisionBody } from '../../src/domain/decision.ts'
import type { Words } from './tell.ts'

/**
 * Hard cases of one show or two, by what decides them. A listing's letter is its seller: `A1`, `A2` are two of
 * seller A. `parts`: which end together; nights of an exploded listing are `C@0`, `C@1`. `codes`: reasons that a
 * pair must give. `review`: pairs that must be asked about; `silent`: pairs that must not.
 */
export interface Case {
  readonly n: string
  readonly why: string
  readonly told: Readonly<
    Record<string, Words & { readonly gone?: boolean; readonly family?: string }>
  >
  readonly parts: string
  readonly codes?: Readonly<Record<string, readonly string[]>>
  readonly review?: readonly string[]
  readonly silent?: readonly string[]
  readonly decisions?: readonly DecisionBody[]
}

const HALL = {
  name: 'Salle Boréale',
  street: '12 rue des Pins',
  city: 'Lyon',
  postalCode: '69003',
  country: 'FR',
  lat: 45.7601,
  lng: 4.8602,
}
const OTHER = {
  name: 'Le Transformateur',
  street: '4 quai des Brumes',
  city: 'Lyon',
  postalCode: '69001',
  country: 'FR',
  lat: 45.7702,
  lng: 4.8304,
}
const DAY = '2026-06-12'
const at = `${DAY} 20:00`

/** The same hall and hour unless the case says otherwise. */
function show(title: string, more: Partial<Words> = {}): Words {
  return { title, at, place: HALL, ...more }
}

function play(title: string, more: Partial<Words> = {}): Words {
  return show(title, { main: 'theatre', ...more })
}

export const CATALOGUE: readonly Case[] = [
  // Titles
  {
    n: '1',
    why: 'capitals and noise words',
    told: { A: show('Angèle'), B: show('ANGÈLE EN CONCERT') },
    parts: 'A B',
    codes: { 'A B': ['T_EXACT', 'P_SAME', 'M0'] },
  },
  {
    n: '2',
    why: 'name of the tour',
    told: { A: show('U2: Achtung Baby Tour'), B: show('U2 - Achtung Baby') },
    parts: 'A B',
    codes: { 'A B': ['T_EXACT'] },
  },
  {
    n: '4',
    why: 'cancelled in brackets',
    told: { A: show('[CANCELLED] Sub Rosa'), B: show('Sub Rosa') },
    parts: 'A B',
    codes: { 'A B': ['T_EXACT'] },
  },
  {
    n: '5',
    why: 'sold out before the name',
    told: { A: show('COMPLET – Orelsan'), B: show('Orelsan') },
    parts: 'A B',
    codes: { 'A B': ['T_EXACT'] },
  },
  {
    n: '7',
    why: 'three spellings of an ampersand',
    told: { A: show('Aube & Brume'), B: show('Aube &#038; Brume'), C: show('Aube %26 Brume') },
    parts: 'A B C',
    codes: { 'A B': ['T_EXACT'], 'A C': ['T_EXACT'] },
  },
  {
    n: '8',
    why: 'support act in the title, headliner known',
    told: {
      A: show('Dayglow with Courtship', {
        by: ['Dayglow', { name: 'Courtship', role: 'support' }],
      }),
      B: show('Dayglow', { by: ['Dayglow'] }),
    },
    parts: 'A B',
    codes: { 'A B': ['H_EQ'] },
  },
  {
    n: '10',
    why: 'what he does that night',
    told: { A: show('DJ Harvey (Live)'), B: show('DJ Harvey') },
    parts: 'A B',
    codes: { 'A B': ['T_EXACT'] },
  },
  {
    n: '11',
    why: 'a DJ set of the band',
    told: {
      A: show('Bicep (DJ Set)', { by: ['Bicep (DJ Set)'] }),
      B: show('Bicep', { by: ['Bicep'] }),
    },
    parts: 'A B',
    codes: { 'A B': ['T_EXACT', 'H_EQ'] },
  },
  {
    n: '13',
    why: 'hall behind the name, name of the night',
    told: {
      A: show('Honey Dijon at Salle Boréale'),
      B: show('Honey Dijon: All Night Long', { by: ['Honey Dijon'] }),
    },
    parts: 'A B',
    codes: { 'A B': ['T_HEAD'] },
  },
  {
    n: '14',
    why: 'the sequel',
    told: { A: show("Le Sens de l'humour"), B: show("Le Sens de l'humour 2") },
    parts: 'A | B',
    codes: { 'A B': ['V3'] },
  },
  {
    n: '16',
    why: 'years of a band are no sequel',
    told: { A: show('Indochine 40 ans'), B: show('Indochine') },
    parts: 'A B',
    codes: { 'A B': ['T_EXACT'] },
  },
  {
    n: '17',
    why: 'year against count of the edition',
    told: { A: show('Nuit de la lecture 2026'), B: show('Nuit de la lecture – 10e édition') },
    parts: 'A B',
    codes: { 'A B': ['T_EXACT'] },
  },
  {
    n: '17b',
    why: 'two editions',
    told: {
      A: show('Nuit de la lecture 2025', { at: '2025-06-13 20:00' }),
      B: show('Nuit de la lecture 2026'),
    },
    parts: 'A | B',
  },
  {
    n: '19',
    why: 'tribute against the band',
    told: { A: show('Tribute to Queen'), B: show('Queen + Adam Lambert') },
    parts: 'A | B',
    codes: { 'A B': ['V4'] },
  },
  {
    n: '20',
    why: 'by candlelight',
    told: { A: show('Candlelight: Coldplay'), B: show('Coldplay') },
    parts: 'A | B',
    codes: { 'A B': ['V4'] },
  },
  {
    n: '22',
    why: 'music of, against the man',
    told: { A: show('The Music of Hans Zimmer'), B: show('Hans Zimmer Live') },
    parts: 'A | B',
    codes: { 'A B': ['V4'] },
  },
  {
    n: '23',
    why: 'another show about the band',
    told: { A: show('ABBA Voyage'), B: show('ABBA tribute') },
    parts: 'A | B',
    codes: { 'A B': ['V4'] },
  },
  {
    n: '25',
    why: 'guided tour of the opera',
    told: {
      A: show('Carmen', { main: 'classical' }),
      B: show('Carmen – visite guidée', { main: 'classical', kind: 'sideEvent' }),
    },
    parts: 'A | B',
    codes: { 'A B': ['V2'] },
  },
  {
    n: '26',
    why: 'two companies, one ballet, one day',
    told: {
      A: show('Le Lac des cygnes', { at: `${DAY} 15:00`, main: 'dance', by: ['Ballet de Varna'] }),
      B: show('Le Lac des cygnes', { at: `${DAY} 20:30`, main: 'dance', by: ['Ballet de Minsk'] }),
    },
    parts: 'A | B',
    codes: { 'A B': ['H_DISJOINT', 'MX'] },
  },
  {
    n: '28',
    why: 'one opera in three tongues',
    told: {
      A: show('La Flûte enchantée', { main: 'classical' }),
      B: show('Die Zauberflöte', { main: 'classical' }),
      C: show('The Magic Flute', { main: 'classical' }),
    },
    parts: 'A B C',
    codes: { 'A B': ['T_EXACT'] },
  },
  {
    n: '28b',
    why: 'a translation that no table has',
    told: { A: show('Le Moulin des brumes'), B: show('The Mill of Mists') },
    parts: 'A | B',
  },
  {
    n: '29',
    why: 'a concert of a series',
    told: {
      A: show('Jazz au Palais', { at: '2026-01-10', to: '2026-06-30' }),
      B: show('Jazz au Palais: Trio Vega'),
    },
    parts: 'A | B',
    codes: { 'A B': ['V9'] },
  },
  {
    n: '31',
    why: 'one feast in two towns',
    told: {
      A: show('Fête de la musique'),
      B: show('Fête de la musique', {
        place: {
          name: 'Place du Marché',
          city: 'Villefranche',
          country: 'FR',
          lat: 45.99,
          lng: 4.72,
        },
      }),
    },
    parts: 'A | B',
    silent: ['A B'],
  },
  {
    n: '32',
    why: 'open doors of two schools',
    told: {
      A: show('Portes ouvertes – école Verne'),
      B: show('Portes ouvertes – école Hugo', { place: OTHER }),
    },
    parts: 'A | B',
    silent: ['A B'],
  },
  {
    n: '33',
    why: 'a title that is only the hall',
    told: { A: show('Salle Boréale'), B: show('Léa Mori') },
    parts: 'A | B',
  },
  {
    n: '34',
    why: 'the hall is called like the event',
    told: {
      A: show('Summer Jam', {
        by: ['Léa Mori'],
        place: { name: 'Summer Jam', city: 'Lyon', country: 'FR', lat: 45.764, lng: 4.8357 },
      }),
      B: show('Léa Mori + guests', { by: ['Léa Mori'] }),
    },
    parts: 'A B',
    codes: { 'A B': ['H_EQ', 'P_OPEN', 'UNIQ'] },
  },

  // Time and sessions
  {
    n: '35',
    why: 'doors against show',
    told: { A: show('Léa Mori', { at: `${DAY} 19:00` }), B: show('Léa Mori') },
    parts: 'A B',
    codes: { 'A B': ['M90'] },
  },
  {
    n: '35b',
    why: 'doors labelled',
    told: {
      A: show('Léa Mori', { at: `${DAY} 19:00` }),
      B: show('Léa Mori', {
        timing: { doors: { at: Date.parse('2026-06-12T17:00Z'), offset: 120 } },
      }),
    },
    parts: 'A B',
    codes: { 'A B': ['M_DOORS'] },
  },
  {
    n: '37',
    why: 'two performances of a play in one day',
    told: {
      A: play('Le Misanthrope de minuit', { at: [`${DAY} 14:30`, `${DAY} 20:30`] }),
      B: play('Le Misanthrope de minuit', { at: `${DAY} 20:30` }),
    },
    parts: 'A B',
    codes: { 'A B': ['D_HALF'] },
  },
  {
    n: '38',
    why: 'early and late show',
    told: {
      A1: show('Léa Mori', { at: `${DAY} 18:00` }),
      A2: show('Léa Mori', { at: `${DAY} 21:30` }),
      B: show('Léa Mori', { at: `${DAY} 21:30` }),
    },
    parts: 'A1 | A2 B',
    codes: { 'A1 A2': ['V7'] },
  },
  {
    n: '38b',
    why: 'each seller has one of the two shows',
    told: {
      A: show('Léa Mori', { at: `${DAY} 18:00`, by: ['Léa Mori'] }),
      B: show('Léa Mori', { at: `${DAY} 21:30`, by: ['Léa Mori'] }),
    },
    parts: 'A | B',
    codes: { 'A B': ['MX'] },
    review: ['A B'],
  },
  {
    n: '38e',
    why: 'two hours before a show that its seller plays twice',
    told: {
      A1: show('Sub Rosa'),
      A2: show('Sub Rosa', { at: `${DAY} 22:30` }),
      B: show('Sub Rosa', { at: `${DAY} 18:00` }),
    },
    parts: 'A1 | A2 | B',
    review: ['A1 B'],
  },
  {
    n: '38c',
    why: 'one listing for both shows',
    told: {
      A1: show('Léa Mori', { at: `${DAY} 18:00` }),
      A2: show('Léa Mori', { at: `${DAY} 21:30` }),
      B: show('Léa Mori', { at: [`${DAY} 18:00`, `${DAY} 21:30`] }),
    },
    parts: 'A1 B@0 | A2 B@1',
  },
  {
    n: '40',
    why: 'two nights',
    told: {
      A1: show('Léa Mori'),
      A2: show('Léa Mori', { at: '2026-06-13 20:00' }),
      B1: show('Léa Mori'),
      B2: show('Léa Mori', { at: '2026-06-13 20:00' }),
    },
    parts: 'A1 B1 | A2 B2',
    silent: ['A1 B2', 'A2 B1'],
  },
  {
    n: '41',
    why: 'two nights sold as one',
    told: {
      A1: show('Léa Mori'),
      A2: show('Léa Mori', { at: '2026-06-13 20:00' }),
      C: show('Léa Mori', { at: [at, '2026-06-13 20:00'] }),
    },
    parts: 'A1 C@0 | A2 C@1',
  },
  {
    n: '41b',
    why: 'a span that holds two nights',
    told: {
      A1: show('Léa Mori'),
      A2: show('Léa Mori', { at: '2026-06-13 20:00' }),
      C: show('Léa Mori', { at: DAY, to: '2026-06-13' }),
    },
    parts: 'A1 | A2 | C',
    codes: { 'A1 C': ['T_EXACT'] },
    review: ['A1 C', 'A2 C'],
  },
  {
    n: '41b’',
    why: 'a span that holds one night',
    told: { A: show('Léa Mori'), C: show('Léa Mori', { at: DAY, to: '2026-06-13' }) },
    parts: 'A C',
  },
  {
    n: '41c',
    why: 'one calls it theatre, the other two concerts',
    told: {
      A: play('Léa Mori seule', { at: [at, '2026-06-13 20:00'] }),
      B: show('Léa Mori seule', { at: [at, '2026-06-13 20:00'], main: 'music' }),
    },
    parts: 'A B@0 B@1',
  },
  {
    n: '43',
    why: 'local time written as UTC, same title',
    told: { A: show('Léa Mori', { at: `${DAY} 22:00` }), B: show('Léa Mori') },
    parts: 'A B',
    codes: { 'A B': ['M150'] },
  },
  {
    n: '43b',
    why: 'two hours apart and less alike',
    told: { A: show('Léa Mori chante Nougaro', { at: `${DAY} 22:00` }), B: show('Léa Mori') },
    parts: 'A | B',
  },
  {
    n: '43c',
    why: 'three hours apart',
    told: { A: show('Léa Mori', { at: `${DAY} 23:00` }), B: show('Léa Mori') },
    parts: 'A | B',
    review: ['A B'],
  },
  {
    n: '44',
    why: 'midnight stands for an unknown hour',
    told: {
      A: show('Léa Mori', { at: DAY, timing: { midnight: true } }),
      B: show('Léa Mori', { at: `${DAY} 20:30` }),
    },
    parts: 'A B',
    codes: { 'A B': ['D_DAY'] },
  },
  {
    n: '44b',
    why: '00:00 may be the night before',
    told: {
      A: show('Nuit Vega', { at: '2026-06-13', timing: { midnight: true } }),
      B: show('Nuit Vega', { at: `${DAY} 23:30` }),
    },
    parts: 'A B',
    codes: { 'A B': ['D_DAY'] },
  },
  {
    n: '44c',
    why: 'but not the evening before',
    told: {
      A: show('Soir Vega', { at: '2026-06-13', timing: { midnight: true } }),
      B: show('Soir Vega', { at: `${DAY} 19:30` }),
    },
    parts: 'A | B',
    codes: { 'A B': ['K6'] },
  },
  {
    n: '45',
    why: 'half past midnight belongs to the night',
    told: {
      A: show('Nuit Vega', { at: '2026-06-13 00:30' }),
      B: show('Nuit Vega', { at: `${DAY} 23:59` }),
    },
    parts: 'A B',
    codes: { 'A B': ['M90'] },
  },
  {
    n: '48',
    why: 'dates one day apart',
    told: {
      A: show('Léa Mori et le grand orchestre'),
      B: show('Léa Mori et le grand orchestre', { at: '2026-06-13 20:00' }),
    },
    parts: 'A | B',
    codes: { 'A B': ['K6'] },
    review: ['A B'],
  },

  // Runs, festivals, passes
  {
    n: '50',
    why: 'an exhibition and its timed tickets',
    told: {
      A: show('Monet et la mer', { main: 'exhibition', at: '2026-03-01', to: '2026-06-30' }),
      B: show('Monet et la mer', {
        main: 'exhibition',
        at: ['2026-03-10 10:00', '2026-03-10 11:00', '2026-05-02 10:00'],
      }),
    },
    parts: 'A B',
    codes: { 'A B': ['T_EXACT', 'D_RANGE'] },
  },
  {
    n: '52',
    why: 'museum entry and an exhibition in it',
    told: {
      A: show('Musée Vega – billet d’entrée', {
        main: 'exhibition',
        at: '2026-01-01',
        to: '2026-12-31',
        place: { ...HALL, name: 'Musée Vega' },
      }),
      B: show('Monet et la mer', {
        main: 'exhibition',
        at: '2026-03-01',
        to: '2026-06-30',
        place: { ...HALL, name: 'Musée Vega' },
      }),
    },
    parts: 'A | B',
  },
  {
    n: '53',
    why: 'a day of the festival',
    told: {
      A: show('Festival Rio Brume', {
        main: 'festival',
        at: '2026-06-12 14:00',
        timing: { end: { at: Date.parse('2026-06-14T21:00Z'), offset: 120 } },
      }),
      B: show('Festival Rio Brume - Day 2 – Friday', { main: 'festival', at: '2026-06-13 14:00' }),
    },
    parts: 'A | B',
    codes: { 'A B': ['V3', 'V9'] },
  },
  {
    n: '55',
    why: 'one day against an offer for two',
    told: {
      A: show('Release Brume / Nick Cave'),
      B: show('Release Brume: 2-day offer Nick Cave + Pulp', { kind: 'multiDayPass' }),
    },
    parts: 'A | B',
    codes: { 'A B': ['V2'] },
  },
  {
    n: '55b',
    why: 'a pass and the page of the same days',
    told: {
      A: show('Festival Rio Brume', { main: 'festival', at: DAY, to: '2026-06-14' }),
      B: show('Festival Rio Brume - Pass 3 jours', {
        main: 'festival',
        kind: 'multiDayPass',
        at: DAY,
        to: '2026-06-14',
      }),
    },
    parts: 'A B',
  },
  {
    n: '58',
    why: 'clubs under two names',
    told: {
      A: show('PSG – OM', { main: 'sport/football' }),
      B: show('Paris SG vs Marseille', { main: 'sport/football' }),
    },
    parts: 'A B',
    codes: { 'A B': ['T_EXACT'] },
  },
  {
    n: '58b',
    why: 'the other leg',
    told: {
      A: show('PSG – OM', { main: 'sport/football' }),
      B: show('OM – PSG', { main: 'sport/football' }),
    },
    parts: 'A | B',
    codes: { 'A B': ['V10'] },
  },
  {
    n: '58c',
    why: 'A at B is played at B',
    told: {
      A: show('Lakers at Celtics', { main: 'sport/basketball' }),
      B: show('Celtics vs. Lakers', { main: 'sport/basketball' }),
    },
    parts: 'A B',
    codes: { 'A B': ['T_EXACT'] },
  },
  {
    n: '59',
    why: 'a match whose day is not fixed yet',
    told: {
      A: show('Lyon - Lens', { main: 'sport/football', at: DAY, to: '2026-06-14' }),
      B: show('Lyon - Lens', { main: 'sport/football', at: '2026-06-13 21:00' }),
    },
    parts: 'A B',
  },
  {
    n: '61',
    why: 'versions of a film are sessions',
    told: {
      A: show('Brumes (VF)', { main: 'cinema', at: `${DAY} 14:00` }),
      B: show('Brumes (VOST)', { main: 'cinema', at: `${DAY} 14:00` }),
    },
    parts: 'A B',
    codes: { 'A B': ['T_EXACT'] },
  },
  {
    n: '60',
    why: 'two films in one room, a quarter of an hour apart',
    told: {
      A: show('Brumes', { main: 'cinema', at: `${DAY} 20:00` }),
      B: show('Les Dockers', { main: 'cinema', at: `${DAY} 20:15` }),
    },
    parts: 'A | B',
    codes: { 'A B': ['T_NONE'] },
  },
  {
    n: '62',
    why: 'one film in two cinemas',
    told: {
      A: show('Brumes', { main: 'cinema' }),
      B: show('Brumes', { main: 'cinema', place: OTHER }),
    },
    parts: 'A | B',
    codes: { 'A B': ['V11'] },
  },
  {
    n: '64',
    why: 'a residency told month by month',
    told: {
      A1: play('Seule en mer', { at: ['2026-06-03 20:00', '2026-06-10 20:00'], id: 'j' }),
      A2: play('Seule en mer', { at: ['2026-07-01 20:00', '2026-07-08 20:00'], id: 'a' }),
      A3: play('Seule en mer', { at: ['2026-08-05 20:00'], id: 's' }),
    },
    parts: 'A1 A2 A3',
    codes: { 'A1 A2': ['SERIES'] },
  },
  {
    n: '65',
    why: 'the revival of next season',
    told: {
      A: play('Seule en mer', { at: ['2026-01-03 20:00', '2026-01-10 20:00'] }),
      B: play('Seule en mer', { at: ['2026-06-12 20:00', '2026-06-13 20:00'] }),
    },
    parts: 'A | B',
    codes: { 'A B': ['D_APART'] },
  },
  {
    n: '66',
    why: 'another month of one run',
    told: {
      A: play('Seule en mer', { at: ['2026-05-22 20:00', '2026-05-23 20:00'] }),
      B: play('Seule en mer', { at: ['2026-06-12 20:00', '2026-06-13 20:00'] }),
    },
    parts: 'A B',
    codes: { 'A B': ['D_GAP'] },
  },
  {
    n: '67',
    why: 'a weekly class',
    told: {
      A: show('Poterie – séance découverte', {
        main: 'workshop',
        at: ['2026-06-05 14:00', '2026-06-12 14:00'],
      }),
      B: show('Poterie : séance découverte', {
        main: 'workshop',
        at: ['2026-06-12 14:00', '2026-06-19 14:00'],
      }),
    },
    parts: 'A B',
  },

  // Products
  {
    n: '68',
    why: 'parking is no event',
    told: { A: show('Léa Mori'), B: show('Léa Mori - Parking', { kind: 'parking' }) },
    parts: 'A',
  },
  {
    n: '70',
    why: 'a class of seats',
    told: { A: show('Léa Mori'), B: show('Léa Mori - Carré Or') },
    parts: 'A B',
    codes: { 'A B': ['T_EXACT'] },
  },
  {
    n: '71',
    why: 'dinner with the revue',
    told: {
      A: show('Moulin Vega – la revue', { main: 'theatre/cabaret' }),
      B: show('Moulin Vega – dîner + revue', { main: 'theatre/cabaret', kind: 'bundle' }),
    },
    parts: 'A',
  },
  { n: '73', why: 'gift card', told: { A: show('Carte cadeau', { kind: 'giftCard' }) }, parts: '' },
  {
    n: '74',
    why: 'resold tickets of the show',
    told: { A: show('Léa Mori'), B: show('Lea Mori tickets') },
    parts: 'A B',
  },
  {
    n: '76',
    why: 'insurance',
    told: { A: show('Assurance annulation', { kind: 'insurance' }) },
    parts: '',
  },
  {
    n: '78',
    why: 'stream of the show',
    told: { A: show('Léa Mori'), B: show('Léa Mori - Livestream', { kind: 'stream' }) },
    parts: 'A | B',
    codes: { 'A B': ['V2'] },
  },

  // Places
  {
    n: '77',
    why: 'three names of one arena',
    told: {
      A: show('Léa Mori', { place: { name: 'Accor Arena', city: 'Paris' } }),
      B: show('Léa Mori', { place: { name: 'Bercy', city: 'Paris' } }),
      C: show('Léa Mori', { place: { name: 'AccorHotels Arena', city: 'Paris' } }),
    },
    parts: 'A B C',
    codes: { 'A B': ['P_SAME'] },
  },
  {
    n: '79',
    why: 'two clubs next door',
    told: {
      A: show('Soirée Vega', {
        place: {
          ...HALL,
          name: 'La Cigale',
          street: '120 bd Rochechouart',
          lat: 48.8823,
          lng: 2.3403,
          city: 'Paris',
          postalCode: '75018',
        },
      }),
      B: show('Soirée Vega', {
        place: {
          ...HALL,
          name: 'La Boule Noire',
          street: '116 bd Rochechouart',
          lat: 48.8824,
          lng: 2.3401,
          city: 'Paris',
          postalCode: '75018',
        },
      }),
    },
    parts: 'A | B',
    codes: { 'A B': ['P_NEAR'] },
  },
  {
    n: '80',
    why: 'two rooms, other shows',
    told: {
      A: show('Trio Vega', { place: { ...HALL, name: 'Gazarte – Roof Stage' } }),
      B: show('Les Dockers', { place: { ...HALL, name: 'Gazarte Main Stage' } }),
    },
    parts: 'A | B',
    codes: { 'A B': ['V8'] },
  },
  {
    n: '81',
    why: 'two rooms, one name, one hour',
    told: {
      A: show('Audition des classes', { place: { ...HALL, room: 'Studio 1' } }),
      B: show('Audition des classes', { place: { ...HALL, room: 'Studio 2' } }),
    },
    parts: 'A | B',
    codes: { 'A B': ['V8'] },
  },
  {
    n: '82',
    why: 'only one names the room',
    told: {
      A: show('Léa Mori', { place: { ...HALL, room: 'Grande salle' } }),
      B: show('Léa Mori'),
    },
    parts: 'A B',
    codes: { 'A B': ['P_SAME'] },
  },
  {
    n: '82b',
    why: 'both name it, in two tongues',
    told: {
      A: show('Léa Mori', { place: { ...HALL, room: 'Grande salle' } }),
      B: show('Léa Mori', { place: { ...HALL, room: 'Main Stage' } }),
    },
    parts: 'A B',
    codes: { 'A B': ['P_ROOM'] },
  },
  {
    n: '84',
    why: 'another hall the same night',
    told: {
      A: show('Léa Mori', { by: ['Léa Mori'] }),
      B: show('Léa Mori', { by: ['Léa Mori'], place: { ...OTHER } }),
    },
    parts: 'A | B',
    codes: { 'A B': ['P_OTHER', 'H_EQ'] },
    review: ['A B'],
  },
  {
    n: '85',
    why: 'coordinates of the town',
    told: {
      A: show('Léa Mori'),
      B: show('Léa Mori', {
        place: { name: 'Salle Boréale', city: 'Lyon', country: 'FR', lat: 45.7485, lng: 4.8467 },
      }),
    },
    parts: 'A B',
    codes: { 'A B': ['P_SAME'] },
  },
  {
    n: '88',
    why: 'post code of the district',
    told: {
      A: show('Léa Mori'),
      B: show('Léa Mori', {
        place: { name: 'Salle Boréale', city: 'Lyon', postalCode: '69000', country: 'FR' },
      }),
    },
    parts: 'A B',
    codes: { 'A B': ['P_SAME'] },
  },
  {
    n: '89',
    why: 'no hall named',
    told: {
      A: show('Léa Mori', { by: ['Léa Mori'] }),
      B: show('Léa Mori', { by: ['Léa Mori'], place: { name: 'Multiple venues', city: 'Lyon' } }),
    },
    parts: 'A B',
    codes: { 'A B': ['K2', 'P_OPEN'] },
  },
  {
    n: '89b',
    why: 'two listings without a hall are no place in common',
    told: {
      A: show('Soirée surprise', { place: { name: 'Lieu à définir', city: 'Lyon' } }),
      B: show('Grand bal masqué', { place: { name: 'Lieu à définir', city: 'Lyon' } }),
    },
    parts: 'A | B',
    silent: ['A B'],
  },
  {
    n: '91',
    why: 'one hall under two directory ids that nobody joined',
    told: {
      A: show('Léa Mori', { place: { ...HALL, directoryId: 'd1' } }),
      B: show('Léa Mori', { place: { ...HALL, directoryId: 'd2' } }),
    },
    parts: 'A | B',
    review: ['A B'],
  },
  {
    n: '92',
    why: 'two festivals in one park',
    told: {
      A: show('Festival des brumes', {
        main: 'festival',
        at: DAY,
        to: '2026-06-14',
        place: { ...HALL, name: 'Parc des Pins' },
      }),
      B: show('Nuits sonores', {
        main: 'festival',
        at: DAY,
        to: '2026-06-14',
        place: { ...HALL, name: 'Parc des Pins' },
      }),
    },
    parts: 'A | B',
  },
  {
    n: '94',
    why: 'next stop of the tour',
    told: {
      A: show('Léa Mori - Tournée', { by: ['Léa Mori'] }),
      B: show('Léa Mori - Tournée', {
        by: ['Léa Mori'],
        place: {
          name: 'Théâtre du Fleuve',
          street: '1 place Nord',
          city: 'Vienne',
          country: 'FR',
          lat: 45.52,
          lng: 4.87,
        },
        at: '2026-06-13 20:00',
      }),
    },
    parts: 'A | B',
    silent: ['A B'],
  },
  {
    n: '94b',
    why: 'same night, far away',
    told: {
      A: show('Contes de minuit'),
      B: show('Contes de minuit', {
        place: {
          name: 'Théâtre du Fleuve',
          street: '1 place Nord',
          city: 'Lyon',
          country: 'FR',
          lat: 45.82,
          lng: 4.87,
        },
      }),
    },
    parts: 'A | B',
    codes: { 'A B': ['V11'] },
  },

  // Performers
  {
    n: '95',
    why: 'the man and his band',
    told: {
      A: show('Nick Cave', { by: ['Nick Cave'] }),
      B: show('Nick Cave & The Bad Seeds', { by: ['Nick Cave & The Bad Seeds'] }),
    },
    parts: 'A B',
    codes: { 'A B': ['UNIQ'] },
  },
  {
    n: '98',
    why: 'two that play together',
    told: {
      A: show('Aube b2b Brume', { by: ['Aube', 'Brume'] }),
      B: show('Brume b2b Aube', { by: ['Brume', 'Aube'] }),
    },
    parts: 'A B',
    codes: { 'A B': ['H_EQ'] },
  },
  {
    n: '99',
    why: 'a listing of the support act',
    told: {
      A: show('Dayglow with Courtship', { by: ['Dayglow'] }),
      B: show('Courtship', { by: ['Courtship'] }),
    },
    parts: 'A | B',
    codes: { 'A B': ['T_MID', 'H_SUPPORT'] },
    review: ['A B'],
  },
  {
    n: '100',
    why: 'a leader and his quintet',
    told: {
      A: show('Billy Cobham', { by: ['Billy Cobham'] }),
      B: show('Billy Cobham Quintet', { by: ['Billy Cobham Quintet'] }),
    },
    parts: 'A B',
  },

  // Status, sellers, the operator
  {
    n: '106',
    why: 'one seller has moved it, the other not yet',
    told: {
      A: show('Léa Mori', {
        at: '2026-09-12 20:00',
        timing: { previousStart: { at: Date.parse('2026-06-12T18:00Z'), offset: 120 } },
      }),
      B: show('Léa Mori'),
    },
    parts: 'A | B',
    codes: { 'A B': ['K5'] },
    review: ['A B'],
  },
  {
    n: '108',
    why: 'one operator under two names',
    told: { A: show('Léa Mori', { id: '77' }), B: show('Lea M. live (VIP-Club)', { id: '77' }) },
    parts: 'A | B',
  },
  {
    n: '108b',
    why: 'one family, one native id',
    told: {
      A: { ...show('Léa Mori', { id: '77' }), family: 'vega' },
      B: { ...show('Tout autre titre', { id: '77' }), family: 'vega' },
    },
    parts: 'A B',
    codes: { 'A B': ['FAMILY'] },
  },
  {
    n: '114',
    why: 'posted again under a new id',
    told: {
      A1: { ...show('Léa Mori', { id: 'old' }), gone: true },
      A2: show('Léa Mori', { id: 'new' }),
    },
    parts: 'A1 A2',
    codes: { 'A1 A2': ['T_EXACT'] },
  },
  {
    n: '116',
    why: 'the operator keeps apart what scores high',
    told: { A: show('Léa Mori'), B: show('Léa Mori') },
    parts: 'A | B',
    codes: { 'A B': ['V1'] },
    silent: ['A B'],
    decisions: [{ kind: 'cannotLink', listings: ['A', 'B'] }],
  },
  {
    n: '116b',
    why: 'what is kept apart stays so under a new id',
    told: {
      A: show('Léa Mori'),
      B1: { ...show('Léa Mori', { id: 'old' }), gone: true },
      B2: show('Léa Mori', { id: 'new' }),
      C: show('Léa Mori'),
    },
    parts: 'A C | B1 B2',
    decisions: [
      { kind: 'cannotLink', listings: ['A', 'B1'] },
      { kind: 'cannotLink', listings: ['C', 'B1'] },
    ],
  },
  {
    n: '117',
    why: 'the operator joins what nothing joins',
    told: { A: show('Léa Mori'), B: show('Grand bal', { place: OTHER, at: '2026-07-01 20:00' }) },
    parts: 'A B',
    codes: { 'A B': ['ML'] },
    decisions: [{ kind: 'mustLink', listings: ['A', 'B'] }],
  },
  {
    n: '118',
    why: 'one that fits two kept apart',
    told: { A: show('Léa Mori'), B: show('Léa Mori', { at: `${DAY} 20:30` }), C: show('Léa Mori') },
    parts: 'A C | B',
    review: ['B C'],
    decisions: [{ kind: 'cannotLink', listings: ['A', 'B'] }],
  },
  {
    n: '119',
    why: 'one seller, one show, two live listings',
    told: { A1: show('Léa Mori', { id: '1' }), A2: show('Léa Mori', { id: '2' }) },
    parts: 'A1 | A2',
    codes: { 'A1 A2': ['V7'] },
  },
  {
    n: '120',
    why: 'a title of signs',
    told: { A: show('!!!'), B: show('!!!'), C: show('???') },
    parts: 'A B | C',
    codes: { 'A B': ['T_EXACT'], 'A C': ['T_NONE'] },
  },
]

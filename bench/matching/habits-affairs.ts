import { pairCases } from './pair-cases.ts'
import type { PairRow, ToldPart } from './pair-cases.ts'

/**
 * What else is sold under a name: its party, its lounge, the talk before it, its songs played by others. Kinds that came out
 * wrongly among 310 pairs judged before the rules saw them, told anew in other words, and names that only look like them.
 */
const EVENING = '2026-10-16 20:00'
const STAGED = ['2026-10-16 19:30', '2026-10-17 19:30']

const HALL = {
  name: 'Salle Boréale',
  street: '12 rue des Pins',
  city: 'Lyon',
  postalCode: '69003',
  country: 'FR',
  lat: 45.7601,
  lng: 4.8602,
}

const match = (title: string): ToldPart => ({ title, main: 'sport' })
const play = (title: string): ToldPart => ({ title, main: 'theatre', at: STAGED })
const comedy = (title: string): ToldPart => ({ title, main: 'comedy' })
const opera = (title: string): ToldPart => ({ title, main: 'classical' })
const sight = (title: string): ToldPart => ({ title, main: 'attraction' })
const film = (title: string): ToldPart => ({ title, main: 'cinema', at: STAGED })

const at = (name: string, city: string): ToldPart => ({
  title: 'Nell Ardent',
  place: { name, city },
})

const ROWS: readonly PairRow[] = [
  // Danced to their records.
  ['two', 'a party', 'Nell Ardent Party', 'Nell Ardent', 'AFFAIR'],
  ['two', 'a night', 'Nell Ardent', 'Nell Ardent Night', 'AFFAIR'],
  ['two', 'a disco', 'Nell Ardent Disco Wonderland', 'Nell Ardent', 'AFFAIR'],
  ['two', 'a soirée', 'Soirée Nell Ardent', 'Nell Ardent', 'AFFAIR'],
  [
    'one',
    'a night at which she plays, as both say',
    { title: 'Opening Night Nell Ardent', by: ['Nell Ardent'] },
    { title: 'Nell Ardent', by: ['Nell Ardent'] },
    'H_EQ',
  ],
  ['one', 'a night that both tell', 'Owl Night', 'OWL NIGHT (18+)'],
  [
    'one',
    'a comedian, and a night in the name of a show',
    comedy('Jo Marsh'),
    comedy('Jo Marsh: Nuit blanche'),
  ],
  // Played by others.
  ['two', 'spielt', 'Die Falken spielen Nell Ardent', 'Nell Ardent', 'AFFAIR'],
  ['two', 'speelt', 'De Valken speelt Nell Ardent', 'Nell Ardent', 'AFFAIR'],
  ['two', 'toca', 'Los Halcones toca Nell Ardent', 'Nell Ardent', 'AFFAIR'],
  ['two', 'chantés par', 'Nell Ardent chantée par le Chœur des Pins', 'Nell Ardent', 'AFFAIR'],
  ['two', 'a tour of covers', 'Nell Ardent – The Covers Tour', 'Nell Ardent', 'AFFAIR'],
  [
    'one',
    'a play that both tell with its verb',
    play('Die Falken spielen Faust'),
    play('Die Falken spielen "Faust"'),
  ],
  // Sold beside.
  ['extra', 'hospitality before the name', 'Pack Hospitalités : Nell Ardent', 'Nell Ardent'],
  ['extra', 'prestations', match('Falcons - Herons - Prestations VIP'), match('Falcons - Herons')],
  ['extra', 'a lounge before the name', 'Acme Priority Lounge - Nell Ardent', 'Nell Ardent'],
  ['extra', 'what one wears', 'Nell Ardent: Merch Bundle T-Shirt', 'Nell Ardent'],
  ['extra', 'transfer', 'Nell Ardent - Transfer ida e volta', 'Nell Ardent'],
  ['extra', 'suite', 'Nell Ardent - Suite Reservation', 'Nell Ardent'],
  ['extra', 'tea', play('The Tin Kettle & Afternoon Tea'), play('The Tin Kettle')],
  ['extra', 'parking in Portuguese, no sign', 'Estacionamento Nell Ardent', 'Nell Ardent'],
  ['two', 'access in running text', 'Acme Lounge Access for Nell Ardent', 'Nell Ardent', 'AFFAIR'],
  ['one', 'a day of that name', 'Parking Day', 'PARKING DAY (gratuit)'],
  ['one', 'a play called Parking', play('Parking'), play('Parking (théâtre)')],
  // Before, after and around it.
  ['two', 'after the show', 'Nell Ardent - Aftershow officiel', 'Nell Ardent', 'V2'],
  ['two', 'open rehearsal', play('Phaedra - Répétition ouverte au public'), play('Phaedra'), 'V2'],
  ['two', 'words before it', opera('Medea: Einführung (19 Uhr)'), opera('Medea'), 'V2'],
  ['two', 'matinee about a play', play('Matinee zu Medea'), play('Medea'), 'V2'],
  ['two', 'words after it', play('Medea – Nachgespräch'), play('Medea'), 'V2'],
  ['two', 'a talk with the public', play('Encuentro con el público: Medea'), play('Medea'), 'V2'],
  ['two', 'lessons', play('Stage de jeu : Medea'), play('Medea'), 'FORMAT'],
  ['two', 'weigh-in', match('Cage 309: Marsh vs. Quill'), match('Cage 309 Ceremonial Weigh-In')],
  ['two', 'reading by a singer', 'Nell Ardent liest „Möwen“', 'Nell Ardent', 'AFFAIR'],
  ['two', 'podcast', comedy('Jo Marsh : le podcast en public'), comedy('Jo Marsh'), 'AFFAIR'],
  // A part, a game, a side.
  ['two', 'second part', film('Dunes : deuxième partie'), film('Dunes'), 'V3'],
  ['two', 'zweiter Teil', film('Dunes - Zweiter Teil'), film('Dunes'), 'V3'],
  ['one', 'second part in two tongues', film('Dunes: Part Two'), film('Dunes : deuxième partie')],
  [
    'two',
    'two games of one round',
    match('Playoffs: Herons, Round 1 Home Game 1'),
    match('Playoffs: Herons, Round 1 Home Game 2'),
    'V3',
  ],
  ['two', 'second team', match('Falcons II – Herons II'), match('Falcons – Herons'), 'V10'],
  ['one', 'a fight and its evening', match('Cage 309'), match('Cage 309: Marsh vs. Quill')],
  // Names.
  ['one', 'initials', 'The Larks D.C.', 'The Larks DC'],
  ['one', 'who presents his album', 'Nell Ardent présente « Mon sel »', 'Nell Ardent'],
  ['two', 'surname alone', 'Ardent - Metamorphosis', 'Nell Ardent', 'T_MID'],
  [
    'two',
    'an evening called VIP, or a dearer ticket',
    comedy('Jo Marsh: VIP'),
    comedy('Jo Marsh'),
    'AFFAIR',
  ],
  ['extra', 'dearer tickets', comedy('Jo Marsh: VIP Packages'), comedy('Jo Marsh')],
  ['extra', 'dearer tickets of a singer', 'Nell Ardent: VIP', 'Nell Ardent'],
  // One word of a name, and no sign that cuts it off.
  ['two', 'another act', 'Ardent', 'Ardent Osei', 'UNIQ'],
  ['two', 'another play', play('Phaedra'), play('Phaedra Hippolyta'), 'UNIQ'],
  ['one', 'its author', play('Phaedra'), play('Phaedra de Jean Racine')],
  ['one', 'who staged it', play('Phaedra'), play('Phaedra de Racine, mise en scène Zoë Quill')],
  ['one', 'cut off by a bracket', play('Phaedra'), play('Phaedra (Compagnie des Pins)')],
  ['one', 'its tour', 'Ardent', 'Ardent - Blue Hours'],
  ['two', 'the next film', film('Jackdaw'), film('Jackdaw: Folly for Two'), 'UNIQ'],
  ['one', 'a film in its own tongue', film('Jackdaw'), film('Jackdaw (OmU)')],
  [
    'two',
    'a museum and another',
    sight('Museum of Clocks'),
    sight('Museum of Clocks + River Cruise'),
    'AFFAIR',
  ],
  ['one', 'subtitles over the stage', play('Phaedra (mit englischen Übertiteln)'), play('Phaedra')],
  // First names are no misspelling of one another.
  ['two', 'his name and hers', 'Gabriel Ardent', 'Gabrielle Ardent'],
  ['one', 'a slip of the hand', 'Gabriel Ardennt', 'Gabriel Ardent'],
  ['one', 'when doors open', film('Jackdaw (doors 7pm)'), film('Jackdaw')],
  ['one', 'the season', play('SPIELZEIT 26/27 | Phaedra'), play('Phaedra')],
  ['two', 'a musical about her', 'Nell – das Nell Ardent Musical', 'Nell Ardent', 'AFFAIR'],
  ['extra', 'her record', 'Nell Ardent – Pack Vinyle', 'Nell Ardent'],
  // Halls that their sponsor names, or the town they serve.
  [
    'one',
    'sponsors one after the other',
    at('Uber Arena', 'Berlin'),
    at('Mercedes-Benz Arena Berlin', 'Berlin'),
    'P_SAME',
  ],
  [
    'one',
    'the town it serves',
    at('LDLC Arena', 'Décines-Charpieu'),
    at('LDLC Arena (Lyon)', 'Lyon'),
    'P_SAME',
  ],
  [
    'one',
    'its sponsor behind',
    at('Zénith de Rouen', 'Le Grand-Quevilly'),
    at('Zénith - Rouen', 'Rouen'),
    'P_SAME',
  ],
  [
    'two',
    'halls of one chain',
    at('Zénith de Rouen', 'Rouen'),
    at('Zénith de Caen', 'Caen'),
    'P_OTHER',
  ],
  [
    'two',
    'arenas of one sponsor',
    at('Utilita Arena', 'Sheffield'),
    at('Utilita Arena', 'Cardiff'),
    'P_OTHER',
  ],
  [
    'one',
    'two tongues of one town',
    at('Vorst Nationaal', 'Brussel'),
    at('Forest National', 'Bruxelles'),
    'P_SAME',
  ],
  ['one', 'two scripts', at('日本武道館', '東京'), at('Nippon Budokan', 'Tokyo'), 'P_SAME'],
  ['one', 'Greek', at('Ηρώδειο', 'Αθήνα'), at('Odeon of Herodes Atticus', 'Athens'), 'P_SAME'],
  [
    'one',
    'what it was called',
    at('Falkenhalle', 'Bremen'),
    at('Falkenhalle (ehem. Nordlicht Arena)', 'Bremen'),
    'P_SAME',
  ],
  [
    'one',
    'a borough',
    at('The Larkhouse', 'Brooklyn'),
    at('The Larkhouse', 'New York'),
    'P_NAMECITY',
  ],
  [
    'two',
    'a suburb has a hall of the people too',
    at('Salle des Fêtes', 'Villeurbanne'),
    at('Salle des Fêtes', 'Lyon'),
    'P_OTHER',
  ],
  // Sides.
  [
    'one',
    'a club by its letters',
    match('BVB – 1. FC Köln'),
    match('Borussia Dortmund vs. FC Köln'),
  ],
  [
    'one',
    'a club by its short name',
    match('Real Madrid vs Atleti'),
    match('Real Madrid CF – Atlético de Madrid'),
  ],
  ['one', 'nations in two tongues', match('Brésil - Danemark'), match('Brazil vs Denmark')],
  [
    'two',
    'two clubs of one name',
    match('Borussia Dortmund – Borussia Mönchengladbach'),
    match('BVB - VfB Stuttgart'),
    'V10',
  ],
  // Told in letters that cannot be compared: asked about, whatever noise is told in Latin ones.
  ['two', 'a tour of the year', '鷹野ミラ 2026 TOUR', 'Mira Takano', 'T_NONE'],
  ['one', 'a ballet without its article', opera('Nussknacker'), opera('The Nutcracker')],
]

export const HABITS_AFFAIRS = pairCases('affairs', ROWS, { at: EVENING, place: HALL })

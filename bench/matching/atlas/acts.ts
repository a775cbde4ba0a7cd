import type { Random } from '../random.ts'
import type { Tongue } from './towns.ts'

/** Who plays. `other`: the same in another script or order. */
export interface Act {
  readonly name: string
  readonly other: readonly string[]
  readonly sort: 'band' | 'singer' | 'duo' | 'dj' | 'comedian' | 'orchestra' | 'conductor'
  readonly tongue: Tongue
  /** Known abroad: sellers of the world list it. */
  readonly renowned: boolean
  readonly id: string
}

const FIRST: Readonly<Record<Tongue, readonly string[]>> = {
  fr: [
    'Maëlle',
    'Théodore',
    'Anouk',
    'Gaspard',
    'Solène',
    'Baptiste',
    'Clémence',
    'Yanis',
    'Aurore',
    'Loïc',
  ],
  en: [
    'Imogen',
    'Callum',
    'Harriet',
    'Dexter',
    'Rosalind',
    'Ewan',
    'Tamsin',
    'Otis',
    'Beatrix',
    'Silas',
  ],
  de: [
    'Annegret',
    'Jürgen',
    'Friederike',
    'Matthias',
    'Käthe',
    'Torsten',
    'Ulrike',
    'Sönke',
    'Liesl',
    'Jörg',
  ],
  nl: [
    'Sietske',
    'Joost',
    'Marijke',
    'Wouter',
    'Femke',
    'Thijs',
    'Liesbeth',
    'Ruben',
    'Griet',
    'Bram',
  ],
  es: [
    'Macarena',
    'Íñigo',
    'Lucía',
    'Álvaro',
    'Begoña',
    'Nicolás',
    'Rocío',
    'Gonzalo',
    'Ainhoa',
    'Jesús',
  ],
  it: [
    'Ornella',
    'Gianluca',
    'Fiorenza',
    'Niccolò',
    'Chiara',
    'Ettore',
    'Mariangela',
    'Tommaso',
    'Giuditta',
    'Ruggero',
  ],
  pl: [
    'Małgorzata',
    'Zbigniew',
    'Agnieszka',
    'Wojciech',
    'Jagoda',
    'Stanisław',
    'Grażyna',
    'Łukasz',
    'Bożena',
    'Paweł',
  ],
  sv: ['Åsa', 'Göran', 'Linnéa', 'Håkan', 'Ebba', 'Björn', 'Märta', 'Sixten', 'Tuva', 'Örjan'],
  tr: [
    'Gülşen',
    'Çağatay',
    'Şebnem',
    'Emre',
    'Defne',
    'Oğuz',
    'Nilüfer',
    'Barış',
    'Zeynep',
    'Kerem',
  ],
  el: ['Ελευθερία', 'Γιάννης', 'Χάρις', 'Θανάσης', 'Νατάσσα', 'Σωκράτης', 'Μάρθα', 'Αλκίνοος'],
  ja: ['太郎', '美咲', '健一', 'さくら', '翔', '由紀'],
}

const LAST: Readonly<Record<Tongue, readonly string[]>> = {
  fr: [
    'Delacourt',
    'Vauquelin',
    'Rochebrune',
    'Lemoigne',
    'Castagnède',
    'Froidevaux',
    'Marchandeau',
    'Quéméneur',
    'Béziat',
    'Tissandier',
  ],
  en: [
    'Ashworth',
    'Pemberton',
    'Llewellyn',
    'Thackeray',
    'Hollis',
    'Winterbourne',
    'Okafor',
    'Driscoll',
    'Fairweather',
    'Quigley',
  ],
  de: [
    'Hölzl',
    'Brandstätter',
    'Krautwurst',
    'Öhlschläger',
    'Vogelsang',
    'Nießen',
    'Rabenau',
    'Kühnert',
    'Zwingli',
    'Petersen',
  ],
  nl: [
    'van der Veen',
    'Hoekstra',
    'de Ruijter',
    'Kuipers',
    'Vandecasteele',
    'ter Horst',
    'Bogaerts',
    'Dijkgraaf',
  ],
  es: [
    'Ibáñez',
    'Zurbarán',
    'Montesdeoca',
    'Quiroga',
    'Arrizabalaga',
    'del Pozo',
    'Céspedes',
    'Villalobos',
  ],
  it: [
    'Bevilacqua',
    'Santacroce',
    'Della Rovere',
    'Malaspina',
    'Tagliaferri',
    'Colaianni',
    'Ferrandini',
    'Zanetti',
  ],
  pl: [
    'Wiśniewska',
    'Brzęczyk',
    'Kołodziej',
    'Szczepańska',
    'Jabłoński',
    'Żurawska',
    'Gąsior',
    'Dąbrowska',
  ],
  sv: ['Lindqvist', 'Sjöberg', 'Öhman', 'Hallström', 'Ekenstam', 'Åkerlund', 'Näslund', 'Bergfalk'],
  tr: ['Karadağ', 'Öztürkmen', 'Yıldırım', 'Sağlam', 'Demirtaş', 'Işık', 'Günaydın', 'Çelikel'],
  el: [
    'Παπαδημητρίου',
    'Καραμανλίδης',
    'Βασιλείου',
    'Μουστακάς',
    'Θεοδωρίδου',
    'Χατζηγιάννη',
    'Σαββόπουλου',
  ],
  ja: ['山本', '藤原', '高橋', '小川', '西園寺'],
}

/** As sellers abroad write them. */
const ROMAN: Readonly<Record<string, string>> = {
  Ελευθερία: 'Eleftheria',
  Γιάννης: 'Giannis',
  Χάρις: 'Haris',
  Θανάσης: 'Thanasis',
  Νατάσσα: 'Natassa',
  Σωκράτης: 'Sokratis',
  Μάρθα: 'Martha',
  Αλκίνοος: 'Alkinoos',
  Παπαδημητρίου: 'Papadimitriou',
  Καραμανλίδης: 'Karamanlidis',
  Βασιλείου: 'Vasileiou',
  Μουστακάς: 'Moustakas',
  Θεοδωρίδου: 'Theodoridou',
  Χατζηγιάννη: 'Hatzigianni',
  Σαββόπουλου: 'Savvopoulou',
  太郎: 'Taro',
  美咲: 'Misaki',
  健一: 'Kenichi',
  さくら: 'Sakura',
  翔: 'Sho',
  由紀: 'Yuki',
  山本: 'Yamamoto',
  藤原: 'Fujiwara',
  高橋: 'Takahashi',
  小川: 'Ogawa',
  西園寺: 'Saionji',
  Πελαργοί: 'Pelargoi',
  'Τα Κύματα': 'Ta Kymata',
  Ανάσα: 'Anasa',
  'Μπλε Δρόμος': 'Ble Dromos',
  夜汽車: 'Yogisha',
  東山バンド: 'Higashiyama Band',
  雨の庭: 'Ame no Niwa',
}

const FRONT = [
  'Paper',
  'Velvet',
  'Hollow',
  'Crimson',
  'Northern',
  'Electric',
  'Silent',
  'Wooden',
  'Glass',
  'Marble',
  'Feral',
  'Distant',
  'Golden',
  'Broken',
  'Lunar',
  'Idle',
  'Salted',
  'Little',
  'Seventh',
  'Burning',
]
const BACK = [
  'Foxes',
  'Harbour',
  'Machine',
  'Parade',
  'Sisters',
  'Cathedral',
  'Lanterns',
  'Avenue',
  'Wolves',
  'Engines',
  'Orchard',
  'Pilots',
  'Mirrors',
  'Horses',
  'Sundays',
  'Kites',
  'Teeth',
  'Gardens',
  'Empire',
  'Cartel',
]
const ODD = [
  'Kasbek',
  'MØNSTER',
  'Tr!be',
  'DRVGS',
  'Ozark Hymnal',
  '47Soul Brothers',
  'X-Ray Spoons',
  'Nuit Blanche',
  'Blaue Stunde',
  'Los Manises',
  'Le Peuple Herbe',
  'Zwarte Tulp',
  'Cicogna Nera',
  'Krzyk',
  'Norrsken',
  'Mavi Tren',
  'Tokarczyk Trio',
  'Wir sind Hafen',
  'La Mala Racha',
  'Fanfare Sardine',
  'Kapela ze Strychu',
  'Häxan',
  'Kuzey',
  'Sotto Voce',
  'Noordzij',
  'Les Garçons Sauvages',
  'El Último Vagón',
  'I Cugini',
  'Zimne Ognie',
  'Grand Hôtel',
  'MC Ravioli',
  'Lil Comet',
  'YUNGBLÜT',
  'Sœurs Lumière',
  'Πελαργοί',
  'Τα Κύματα',
  'Ανάσα',
  'Μπλε Δρόμος',
  '夜汽車',
  '東山バンド',
  '雨の庭',
]
const DJS = [
  'Marlen K',
  'Ostwind',
  'Jaspa',
  'Tereza Volt',
  'DJ Limoncello',
  'Kiezkind',
  'Nadia Onyx',
  'Fenn & Moss',
  'Ayla Sub',
  'DJ Cassis',
  'Prim8',
  'Oskar Delay',
  'Lena Lichter',
  'Mr. Pollen',
  'Vandal Rose',
  'Hiroshi K',
]
const ENSEMBLES: readonly (readonly [Tongue, string, string])[] = [
  ['fr', 'Orchestre philharmonique de %', 'Philharmonic Orchestra of %'],
  ['de', '%er Symphoniker', '% Symphony Orchestra'],
  ['nl', 'Filharmonisch Orkest %', '% Philharmonic'],
  ['es', 'Orquesta Sinfónica de %', '% Symphony Orchestra'],
  ['it', 'Orchestra Sinfonica di %', '% Symphony Orchestra'],
  ['pl', 'Orkiestra Symfoniczna %', 'Symphony Orchestra of %'],
  ['sv', '%s Symfoniker', '% Symphony'],
  ['en', '% Sinfonia', '% Sinfonia Orchestra'],
]

function tongueOf(name: string): Tongue {
  return /\p{Script=Greek}/u.test(name)
    ? 'el'
    : /[\p{Script=Han}\p{Script=Hiragana}]/u.test(name)
      ? 'ja'
      : 'en'
}

const roman = (word: string) => ROMAN[word]

function person(random: Random, tongue: Tongue): { name: string; other: string[] } {
  const [first, last] = [random.pick(FIRST[tongue]), random.pick(LAST[tongue])]
  if (tongue === 'ja') {
    return {
      name: `${last}${first}`,
      other: [`${roman(first)} ${roman(last)}`, `${roman(last)} ${roman(first)}`],
    }
  }
  const other = tongue === 'el' ? [`${roman(first)} ${roman(last)}`] : []
  return { name: `${first} ${last}`, other }
}

const SINGERS: readonly Tongue[] = [
  'fr',
  'en',
  'de',
  'nl',
  'es',
  'it',
  'pl',
  'sv',
  'tr',
  'el',
  'en',
  'de',
  'es',
  'it',
  'ja',
]

export function makeActs(random: Random, count: number): readonly Act[] {
  const acts = new Map<string, Act>()
  const add = (
    given: { name: string; other: readonly string[] },
    sort: Act['sort'],
    tongue: Tongue,
  ) => {
    const id = `K${1000 + acts.size}`
    if (acts.has(given.name)) return
    acts.set(given.name, { ...given, sort, tongue, renowned: random.chance(0.4), id })
  }
  for (const name of ODD) add({ name, other: [ROMAN[name] ?? []].flat() }, 'band', tongueOf(name))
  for (const name of DJS) add({ name, other: [] }, 'dj', 'en')
  for (let made = 0; made < count; made += 1) {
    const tongue = random.pick(SINGERS)
    const kind = random.next()
    if (kind < 0.28) {
      const the = random.chance(0.4) ? 'The ' : ''
      add({ name: `${the}${random.pick(FRONT)} ${random.pick(BACK)}`, other: [] }, 'band', 'en')
    } else if (kind < 0.6) add(person(random, tongue), 'singer', tongue)
    else if (kind < 0.68 && tongue !== 'ja' && tongue !== 'el') {
      const [a, b] = [person(random, tongue), person(random, tongue)]
      add({ name: `${a.name} & ${b.name}`, other: [] }, 'duo', tongue)
    } else if (kind < 0.88) add(person(random, tongue), 'comedian', tongue)
    else add(person(random, tongue), 'conductor', tongue)
  }
  return [...acts.values()]
}

/** The house orchestra of a town, in its own words and in English. */
export function orchestraOf(town: string, tongue: Tongue, random: Random): Act {
  const [, own, abroad] = ENSEMBLES.find(([one]) => one === tongue) ?? [
    'en',
    '% Sinfonia',
    '% Sinfonia',
  ]
  const plain = town.replace(/ \(.*\)$/, '')
  return {
    name: own.replace('%', plain),
    other: [abroad.replace('%', plain)],
    sort: 'orchestra',
    tongue,
    renowned: random.chance(0.5),
    id: `O-${plain}`,
  }
}

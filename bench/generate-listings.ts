import type { NativeListing } from '../src/domain/native-listing.ts'

/** Seeded: the same seed gives the same listings everywhere (mulberry32, public domain). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const CITIES = [
  ['Paris', '75011', 48.8566, 2.3522],
  ['Lyon', '69001', 45.764, 4.8357],
  ['Marseille', '13001', 43.2965, 5.3698],
  ['Toulouse', '31000', 43.6047, 1.4442],
  ['Nantes', '44000', 47.2184, -1.5536],
  ['Lille', '59000', 50.6292, 3.0573],
  ['Bordeaux', '33000', 44.8378, -0.5792],
  ['Strasbourg', '67000', 48.5734, 7.7521],
  ['Rennes', '35000', 48.1173, -1.6778],
  ['Grenoble', '38000', 45.1885, 5.7245],
] as const
const HALLS = ['Salle', 'Théâtre', 'Halle', 'Grange', 'Atelier', 'Scène', 'Cave', 'Péniche']
const NAMES = [
  'Boréale',
  'des Pins',
  'du Port',
  'Saint-Éloi',
  'Vega',
  'du Canal',
  'Mirabeau',
  'des Tanneurs',
]
const FIRST = [
  'Léa',
  'Karim',
  'Anouk',
  'Jules',
  'Inès',
  'Théo',
  'Maud',
  'Samir',
  'Élise',
  'Bastien',
]
const LAST = [
  'Mori',
  'Haddad',
  'Lenoir',
  'Vasseur',
  'Okafor',
  'Brun',
  'Delmas',
  'Petit',
  'Garnier',
  'Roche',
]
const WORDS =
  'une soirée entre rires et mélancolie portée par des textes ciselés et un piano qui ne dort jamais ; le public de la première a tenu à rester debout jusqu’au dernier rappel'.split(
    ' ',
  )
const KINDS = [
  'music/rock',
  'music/jazz',
  'music/chanson',
  'comedy/stand-up',
  'theatre/classic-play',
  'dance',
  'classical/symphonic',
]

const DAY_MS = 86_400_000

/** One listing as a large seller writes it: one date mostly, sometimes several, now and then a run. */
export function listing(seed: number, index: number, from: number): NativeListing {
  const random = randomFrom(seed * 1_000_003 + index)
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value
  const [city, postalCode, lat, lng] = pick(CITIES)
  const hall = Math.floor(random() * 60)
  const star = Math.floor(random() * 20_000)
  const performer = `${FIRST[star % 10] ?? ''} ${LAST[Math.floor(star / 10) % 10] ?? ''} ${star}`
  const category = pick(KINDS)
  const day = from + Math.floor(20 + random() * 300) * DAY_MS
  const at = (offset: number) =>
    `${new Date(day + offset * DAY_MS).toISOString().slice(0, 10)}T20:${pick(['00', '30'])}`
  const price = Math.floor(10 + random() * 60)
  const nights = random() < 0.06 ? 3 : 1
  const when =
    nights === 1
      ? { start: at(0) }
      : { sessions: Array.from({ length: nights }, (_, night) => ({ start: at(night) })) }
  return {
    id: `L-${seed}-${index}`,
    name: random() < 0.5 ? performer : `${performer} – ${pick(WORDS)} ${pick(WORDS)}`,
    url: `https://billets.example/spectacles/${seed}/${index}`,
    ...when,
    timeZone: 'Europe/Paris',
    status: 'scheduled',
    availability: random() < 0.1 ? 'soldOut' : 'available',
    description: Array.from({ length: 60 }, () => pick(WORDS)).join(' '),
    image: { url: `https://img.example/${star}.jpg`, width: 1200, height: 800 },
    categories: [category],
    performers: [{ id: `p-${star}`, name: performer, role: 'headliner' }],
    place: {
      id: `v-${city}-${hall}`,
      name: `${HALLS[hall % 8] ?? ''} ${NAMES[(hall >> 3) % 8] ?? ''} ${hall}`,
      street: `${hall + 1} rue des Pins`,
      postalCode,
      city,
      country: 'FR',
      lat: lat + hall / 1000,
      lng: lng + hall / 1000,
    },
    offers: [
      {
        name: 'Plein tarif',
        kind: 'admission',
        price,
        fees: 1.8,
        currency: 'EUR',
        availability: 'available',
      },
      {
        name: 'Tarif réduit',
        kind: 'concession',
        price: Math.floor(price * 0.7),
        currency: 'EUR',
        availability: 'available',
      },
    ],
  }
}

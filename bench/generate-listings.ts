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

interface Town {
  readonly city: string
  readonly postalCode: string
  readonly lat: number
  readonly lng: number
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
const SYLLABLES =
  'ba be bi bo bru cal cha cor da del du fa fer flo gar gri ha jo ka lan lé li lor ma men mi mo mur na né ni no pa per pi por qui ra ri ro sa sel sol su ta ter ti tour va vé vi vo zan zé'.split(
    ' ',
  )

/** A word of its own for each number, as names have them. */
function word(number: number): string {
  const random = randomFrom(number)
  const count = 2 + Math.floor(random() * 2)
  const made = Array.from(
    { length: count },
    () => SYLLABLES[Math.floor(random() * SYLLABLES.length)],
  ).join('')
  return made.slice(0, 1).toUpperCase() + made.slice(1)
}

/** The cities first, then towns of invented names, a third of a degree apart. */
function town(number: number): Town {
  const known = CITIES[number]
  if (known !== undefined) {
    const [city, postalCode, lat, lng] = known
    return { city, postalCode, lat, lng }
  }
  const [row, column] = [Math.floor(number / 20), number % 20]
  return {
    city: word(6_000_000 + number),
    postalCode: String(10_000 + number * 10),
    lat: 43 + row / 3,
    lng: -1 + column / 3,
  }
}

/** What titles say again and again, the commonest first. */
const COMMON_WORDS =
  'concert de la le les soirée live tour festival spectacle nuit grand gala nouveau et à en du one show ciné théâtre jazz rock dj set tribute fête musique comédie musicale orchestre symphonique ballet cirque magie humour enfants noël atelier visite exposition conférence rencontre dédicace marché salon brocante bal thé dansant karaoké open mic quiz match finale gospel opéra chorale quatuor piano récital acoustique album sortie release party club night session best of anniversaire hommage légende story histoire rêve petit prince princesse reine roi monde paris amour vie femme homme enfant jour été hiver printemps ballade voyage'.split(
    ' ',
  )
const TITLE_WORDS = 8000

/** Some words are in many titles, most in few; the commonest are those that everybody uses. */
function titleWord(random: () => number): string {
  const rank = Math.floor(TITLE_WORDS * random() ** 3)
  return COMMON_WORDS[rank] ?? word(1_000_000 + rank).toLowerCase()
}

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
/** In each town. */
const HALLS = 60

/** Five thousand listings of a season to a town. */
function townsOf(listings: number): number {
  return Math.max(CITIES.length, Math.ceil(listings / 5000))
}

/** Sellers beside the first that have a thousand of its shows each. */
export const SELLERS = 12

/**
 * One listing as a large seller writes it: one date mostly, sometimes several. `of`: how many there are in all; a
 * larger catalogue has more towns and more performers, not more shows in each.
 */
export function listing(seed: number, index: number, from: number, of = 50_000): NativeListing {
  const random = randomFrom(seed * 1_000_003 + index)
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value
  const { city, postalCode, lat, lng } = town(Math.floor(random() * townsOf(of)))
  const hall = Math.floor(random() * HALLS)
  const star = Math.floor(random() * Math.max(20_000, of / 4))
  const performer = `${word(2_000_000 + (star % 900))} ${word(3_000_000 + star)}`
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
    name: random() < 0.5 ? performer : `${performer} – ${titleWord(random)} ${titleWord(random)}`,
    url: `https://billets.example/spectacles/${seed}/${index}`,
    ...when,
    timeZone: 'Europe/Paris',
    status: 'scheduled',
    availability: random() < 0.1 ? 'soldOut' : 'available',
    description: Array.from({ length: 60 }, () => titleWord(random)).join(' '),
    image: { url: `https://img.example/${star}.jpg`, width: 1200, height: 800 },
    categories: [category],
    performers: [{ id: `p-${star}`, name: performer, role: 'headliner' }],
    place: {
      id: `v-${city}-${hall}`,
      name: `Théâtre ${word(4_000_000 + hall + 10_000 * city.length)} ${word(5_000_000 + hall)}`,
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

import type { Random } from '../random.ts'
import { PHRASES } from './phrases.ts'
import { TOWNS } from './towns.ts'
import type { Town } from './towns.ts'

export type HallSort = 'theatre' | 'hall' | 'club' | 'museum' | 'arena' | 'cinema'

export interface Hall {
  readonly id: string
  readonly name: string
  /** What some sellers still, or already, call it. */
  readonly alsoNamed: string | null
  /** Its operator has told us that both are one. */
  readonly told: boolean
  readonly sort: HallSort
  readonly town: Town
  readonly street: string
  readonly postcode: string
  readonly lat: number
  readonly lng: number
  /** Empty: one room. */
  readonly rooms: readonly string[]
}

const SPONSORS = [
  'Bank Nord Arena',
  'Kaffa Dome',
  'Voltera Arena',
  'Allcom Hall',
  'Hotelplus Center',
  'Mobilo Forum',
  'Sanovita Live',
]
const FORMERLY = [
  'Capitol',
  'Apollo',
  'Kulturfabrik',
  'Ancienne Gare',
  'Odeon',
  'Colosseum',
  'Gaumont',
  'Tivoli',
  'Forum',
  'Scala',
  'Metropol',
  'Alhambra',
]

const COUNTS: readonly (readonly [sort: HallSort, count: number])[] = [
  ['theatre', 4],
  ['hall', 4],
  ['club', 3],
  ['museum', 2],
  ['arena', 2],
  ['cinema', 3],
]

export function makeHalls(random: Random): readonly Hall[] {
  return TOWNS.flatMap((town) =>
    COUNTS.flatMap(([sort, count]) =>
      random
        .some(PHRASES[town.tongue][sort], count)
        .map((name) => makeHall(random, town, sort, name)),
    ),
  )
}

function makeHall(random: Random, town: Town, sort: HallSort, name: string): Hall {
  const renamed = random.chance(sort === 'arena' ? 0.3 : 0.07)
  const other = sort === 'arena' ? random.pick(SPONSORS) : random.pick(FORMERLY)
  const roomy = sort === 'theatre' || sort === 'hall' ? 0.35 : sort === 'arena' ? 0 : 0.1
  const figures = (text: string) => text.replaceAll('#', () => String(random.below(10)))
  return {
    id: `${town.country}-${town.name}-${name}`,
    name,
    alsoNamed: renamed ? other : null,
    told: random.chance(0.6),
    sort,
    town,
    street: random.pick(PHRASES[town.tongue].street).replace('#', String(1 + random.below(120))),
    postcode: figures(town.postcode),
    lat: town.lat + (random.next() - 0.5) * 0.05,
    lng: town.lng + (random.next() - 0.5) * 0.07,
    rooms: random.chance(roomy) ? PHRASES[town.tongue].rooms : [],
  }
}

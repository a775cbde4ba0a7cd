import { seeded } from '../random.ts'
import type { Random } from '../random.ts'
import type { Hall } from './halls.ts'
import { makeProgramme } from './programme.ts'
import { listingsOf } from './render.ts'
import type { Row } from './render.ts'
import { SELLERS } from './sellers.ts'
import type { Seller } from './sellers.ts'
import type { Show } from './show.ts'

/** How many sellers a show has, by hundredths. */
const CROWDS: readonly (readonly [share: number, sellers: number])[] = [
  [10, 1],
  [17, 2],
  [28, 3],
  [22, 4],
  [14, 5],
  [9, 6],
]

export interface Atlas {
  readonly rows: readonly Row[]
  readonly halls: readonly Hall[]
}

/** Two seasons of shows in fourteen countries, as forty-five sellers tell them. The same seed gives the same rows. */
export function atlasSeason(seed: number, eventCount: number): Atlas {
  const random = seeded(seed)
  const { shows, halls } = makeProgramme(random, eventCount)
  let count = 0
  const till = { next: () => `${100_000 + (count += 1)}` }
  const rows = shows.flatMap((show) =>
    sellersOf(show, random).flatMap((seller) => listingsOf(show, seller, random, till)),
  )
  return { rows, halls }
}

function sellersOf(show: Show, random: Random): Seller[] {
  let left = random.next() * 100
  const [, wanted] = CROWDS.find(([share]) => (left -= share) < 0) ?? [0, 3]
  const able = SELLERS.filter((seller) => couldSell(seller, show))
  return able
    .map((seller) => ({ seller, luck: random.next() ** (1 / seller.weight) }))
    .toSorted((a, b) => b.luck - a.luck)
    .slice(0, wanted)
    .map(({ seller }) => seller)
}

function couldSell({ lands, sorts }: Seller, show: Show): boolean {
  if (sorts !== null && !sorts.includes(show.sort)) return false
  if (lands !== null) return lands.includes(show.hall.town.country)
  return sorts !== null || show.renowned
}

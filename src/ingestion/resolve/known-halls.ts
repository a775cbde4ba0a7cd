import { firstNames } from '../../lib/first-names.ts'
import { late } from '../../lib/late.ts'
import { HALL_NAMES, METROPOLISES } from './model/hall-names-table.ts'
import { CITY_ALIASES, PLACE_ALIASES } from './model/place-aliases.ts'
import { ARTICLES } from './model/place-words.ts'

/** A hall under the name, and in the town, that stand for all it goes by. */
export interface KnownHall {
  readonly core: readonly string[]
  readonly town: string
}

export const cities = late(() => firstNames(CITY_ALIASES))

const halls = late((): ReadonlyMap<string, KnownHall> => {
  const rows = [
    ...PLACE_ALIASES.map(([city, ...names]) => keysOf([city], names)),
    ...HALL_NAMES.map(([towns, names]) => keysOf(towns, names)),
  ]
  return new Map([...firstNames(rows)].map(([key, first]) => [key, hallOf(first)]))
})

function keysOf(towns: readonly string[], names: readonly string[]): string[] {
  return towns.flatMap((told) => {
    const town = cities().get(told) ?? told
    return names.map((name) => keyOf(town, name.split(' ')))
  })
}

function keyOf(town: string, words: readonly string[]): string {
  return `${town}|${words
    .filter((word) => !ARTICLES.has(word))
    .toSorted()
    .join(' ')}`
}

function hallOf(key: string): KnownHall {
  const cut = key.indexOf('|')
  return { town: key.slice(0, cut), core: key.slice(cut + 1).split(' ') }
}

/** By all words of its name, told in that town. */
export function knownHall(town: string, words: readonly string[]): KnownHall | undefined {
  return town === '' || words.length === 0 ? undefined : halls().get(keyOf(town, words))
}

const metropolises = late(
  (): ReadonlyMap<string, string> =>
    new Map(
      METROPOLISES.flatMap(([town, suburbs]) =>
        suburbs.split(', ').map((told) => [cities().get(told) ?? told, town] as const),
      ),
    ),
)

/** The town whose suburb it is, else itself. By keys. */
export function metropolisOf(town: string): string {
  return metropolises().get(town) ?? town
}

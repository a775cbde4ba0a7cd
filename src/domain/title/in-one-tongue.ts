import { NATURAL_HISTORY, OF_MUSEUMS, SIGHTS } from './sight-words.ts'

const named = (rows: readonly string[]) =>
  new Map(
    rows.flatMap((row) => {
      const [first = '', ...others] = row.split(' ')
      return others.map((word) => [word, first] as const)
    }),
  )
const sorts = named(SIGHTS)
const ofMuseums = named(OF_MUSEUMS)

/** With other names for words that have one. */
export function renamed(
  words: readonly string[],
  names: ReadonlyMap<string, string>,
): readonly string[] {
  return words.some((word) => names.has(word))
    ? words.map((word) => names.get(word) ?? word)
    : words
}

/** Words of a name with those for sights in one tongue. */
export function translated(words: readonly string[]): readonly string[] {
  const told = renamed(words, sorts)
  if (!told.includes('museum')) return told
  return told.flatMap((word) =>
    NATURAL_HISTORY.has(word) ? ['natural', 'history'] : [ofMuseums.get(word) ?? word],
  )
}

/** The same; a museum that has a name loses its `national`. */
export function inOneTongue(words: readonly string[]): readonly string[] {
  const all = translated(words)
  if (!all.includes('museum')) return all
  const own = all.filter((word) => word !== 'national')
  return own.some((word) => word !== 'museum') ? own : all
}

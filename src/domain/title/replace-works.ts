import { firstNames } from '../../lib/first-names.ts'
import { late } from '../../lib/late.ts'
import { WORK_NAMES } from './work-names-table.ts'

interface Work {
  readonly words: readonly string[]
  readonly token: string
}

/** Names of works by their first word, the longest first. */
const worksByWord = late((): ReadonlyMap<string, readonly Work[]> => {
  const known = new Map<string, Work[]>()
  for (const [name, means] of withoutArticles(firstNames(WORK_NAMES))) {
    const [first = '', ...others] = name.split(' ')
    const work = { words: [first, ...others], token: `~${means.replaceAll(' ', '-')}` }
    const works = [...(known.get(first) ?? []), work]
    known.set(
      first,
      works.toSorted((a, b) => b.words.length - a.words.length),
    )
  }
  return known
})

/** So long a word names a work without its article: `Nussknacker`. */
const NAMES_ALONE = 9

/** `Lac des cygnes` is `Le lac des cygnes`; `Mouette` alone is too little to be `La mouette`. */
function withoutArticles(names: ReadonlyMap<string, string>): Map<string, string> {
  const all = new Map(names)
  for (const [name, means] of names) {
    const short = name.replace(/^(?:le|la|les|l|the|an?|die|der|das|el|il|o|as|de|een|en) /u, '')
    if ((short.includes(' ') || short.length >= NAMES_ALONE) && !all.has(short)) {
      all.set(short, means)
    }
  }
  return all
}

/** The first name of a work in it becomes one word. */
export function replaceWorks(list: readonly string[]): readonly string[] {
  const known = worksByWord()
  for (let index = 0; index < list.length; index++) {
    const works = known.get(list[index] ?? '')
    const found = works?.find(({ words: name }) =>
      name.every((word, offset) => list[index + offset] === word),
    )
    if (found !== undefined) return list.toSpliced(index, found.words.length, found.token)
  }
  return list
}

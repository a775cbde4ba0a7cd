import { late } from '../../lib/late.ts'
import { alternativesOf, openingOf, openingsOf } from './openings.ts'

/** What a pattern over a whole folded text stands for. */
export type PatternRow<Name> = readonly [name: Name, pattern: string]

type Tried<Name> = readonly [name: Name, pattern: RegExp]

/**
 * The name of the first row whose pattern fits a text as a whole; null: none. The rows may be many: only those are tried
 * that begin as the text does. They are read when first asked for, for an operator may add some until then.
 */
export function byOpening<Name>(
  rows: () => readonly PatternRow<Name>[],
): (text: string) => Name | null {
  const table = late(() => tableOf(rows()))
  return (text) => {
    const { known, others } = table()
    for (const [name, pattern] of known.get(openingOf(text)) ?? others) {
      if (pattern.test(text)) return name
    }
    return null
  }
}

interface Table<Name> {
  /** Those that may fit texts of an opening, in the order of their rows. */
  readonly known: ReadonlyMap<string, readonly Tried<Name>[]>
  /** Those that may fit texts of any other. */
  readonly others: readonly Tried<Name>[]
}

function tableOf<Name>(rows: readonly PatternRow<Name>[]): Table<Name> {
  const known = new Map<string, Tried<Name>[]>()
  const others: Tried<Name>[] = []
  for (const [name, row] of rows) {
    for (const pattern of alternativesOf(row)) {
      const tried = [name, new RegExp(`^(?:${pattern})$`, 'u')] as const
      const openings = openingsOf(pattern)
      if (openings === null) others.push(tried)
      // What fits any text stands in every list, where its row stands.
      for (const opening of openings ?? known.keys()) {
        const already = known.get(opening)
        if (already === undefined) known.set(opening, [...others, tried])
        else already.push(tried)
      }
    }
  }
  return { known, others }
}

/** Whether one of the patterns may fit a text from its first letter on; told without trying any. */
export function mayBegin(patterns: readonly string[]): (text: string) => boolean {
  const table = late(() => {
    const told = patterns.map((pattern) => openingsOf(pattern))
    return { isOpen: told.includes(null), known: new Set(told.flatMap((one) => [...(one ?? [])])) }
  })
  return (text) => table().isOpen || table().known.has(openingOf(text))
}

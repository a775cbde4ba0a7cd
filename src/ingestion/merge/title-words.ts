/** Titles as merging compares and tidies them: their words, nothing clever. */

const MARKS = /\p{M}+/gu
const WORD = /[\p{L}\p{N}]+/gu
const BEYOND_ASCII = /[^ -~]/

/** Lower case without accents. */
export function plain(text: string): string {
  const lower = text.toLowerCase()
  return BEYOND_ASCII.test(lower) ? lower.normalize('NFD').replace(MARKS, '') : lower
}

export function titleWords(text: string): string[] {
  return plain(text).match(WORD) ?? []
}

/** Share of words that two titles have in common, 0 to 1 (Dice). */
export function wordSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 1
  let common = 0
  for (const word of one) if (other.has(word)) common += 1
  return (2 * common) / (one.size + other.size)
}

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
export function wordSimilarity(one: string, other: string): number {
  const a = new Set(titleWords(one))
  const b = new Set(titleWords(other))
  if (a.size + b.size === 0) return one === other ? 1 : 0
  let common = 0
  for (const word of a) if (b.has(word)) common += 1
  return (2 * common) / (a.size + b.size)
}

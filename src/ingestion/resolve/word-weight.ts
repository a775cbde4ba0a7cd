import { TITLES, WORD_COUNTS } from './model/word-counts.ts'

const COUNTS = new Map(
  WORD_COUNTS.flatMap(([count, words]) => words.split(' ').map((word) => [word, count] as const)),
)
const RARE = weigh(0)

function weigh(count: number): number {
  return Math.log((TITLES + 1) / (count + 0.5))
}

/** How much a word tells (inverse document frequency, nats): about 10.6 for a rare word, 2.8 for `festival`. */
export function wordWeight(word: string): number {
  const count = COUNTS.get(word)
  return count === undefined ? RARE : weigh(count)
}

/** The words that tell most, the rarest first; equal ones by their letters. */
export function rarest(words: readonly string[], most: number): string[] {
  return [...new Set(words)]
    .toSorted((a, b) => wordWeight(b) - wordWeight(a) || (a < b ? -1 : 1))
    .slice(0, most)
}

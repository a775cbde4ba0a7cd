import { late } from '../../lib/late.ts'
import { TITLES, WORD_COUNTS } from './model/word-counts.ts'

const RARE = weigh(0)
const weights = late(
  () =>
    new Map(
      WORD_COUNTS.flatMap(([count, words]) =>
        words.split(' ').map((word) => [word, weigh(count)] as const),
      ),
    ),
)

function weigh(count: number): number {
  return Math.log((TITLES + 1) / (count + 0.5))
}

/** How much a word tells (inverse document frequency, nats): about 10.6 for a rare word, 2.8 for `festival`. */
export function wordWeight(word: string): number {
  return weights().get(word) ?? RARE
}

/** The words that tell most, the rarest first; equal ones by their letters. */
export function rarest(words: readonly string[], most: number): string[] {
  const found: string[] = []
  const weights: number[] = []
  for (const word of words) {
    if (found.includes(word)) continue
    const weight = wordWeight(word)
    let at = found.length
    for (; at > 0; at--) {
      const [other = '', otherWeight = 0] = [found[at - 1], weights[at - 1]]
      if (!tellsMore(weight, word, otherWeight, other)) break
      found[at] = other
      weights[at] = otherWeight
    }
    found[at] = word
    weights[at] = weight
    if (found.length <= most) continue
    found.pop()
    weights.pop()
  }
  return found
}

function tellsMore(weight: number, word: string, otherWeight: number, other: string): boolean {
  return weight > otherWeight || (weight === otherWeight && word < other)
}

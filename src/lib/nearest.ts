import { jaroWinkler } from './jaro-winkler.ts'

/** Below this two words look alike only to a machine. */
const ALIKE_MIN = 0.75

/** The word that a misspelt one most likely meant, null when none is near. */
export function nearest(word: string, words: readonly string[]): string | null {
  let best: { readonly word: string; readonly score: number } | null = null
  for (const each of words) {
    const score = jaroWinkler(word.toLowerCase(), each.toLowerCase())
    if (score >= ALIKE_MIN && score > (best?.score ?? 0)) best = { word: each, score }
  }
  return best?.word ?? null
}

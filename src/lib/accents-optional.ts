import { LETTERS } from './fold.ts'

/** Elsewhere (Japanese, Korean, Hindi…) what could be taken off is part of the letter. */
const MAY_BE_ACCENTED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu

/** Part of a pattern that takes words with and without their accents: `épuisé`, `epuise`; `przełożony`, `przelozony`. */
export function accentsOptional(words: string): string {
  return words.replace(MAY_BE_ACCENTED, (letter) => {
    const bare = LETTERS[letter] ?? letter.normalize('NFD')[0] ?? letter
    if (bare === letter) return letter
    return bare.length === 1 ? `[${bare}${letter}]` : `(?:${bare}|${letter})`
  })
}

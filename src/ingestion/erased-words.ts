import type { Listing } from '../domain/listing.ts'
import { foldName } from '../lib/fold-name.ts'
import { replaceName } from '../lib/name-in-text.ts'

export const ERASED_MARK = '[erased]'

/** Shorter ones, and numbers, may as well be about something else. */
const LETTERS_MIN = 6

/** The text without these words, however they are written in capitals, with accents and signs between. */
export function withoutWords(text: string, words: readonly string[]): string {
  return words.reduce((clean, word) => {
    const plain = clean.replaceAll(word, ERASED_MARK)
    return replaceName(plain, word, ERASED_MARK)
  }, text)
}

/** By which a listing is known again where it is quoted: its id, its title, its addresses. */
export function wordsOf(listing: Listing): string[] {
  const { externalId, name, url, image } = listing
  return distinctive([url, image?.url ?? '', externalId, name])
}

/** The longest first: one may hold another. */
export function distinctive(words: readonly string[]): string[] {
  const fit = words.filter((word) => {
    const folded = foldName(word)
    return folded.length >= LETTERS_MIN && /\p{L}/u.test(folded)
  })
  return [...new Set(fit)].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
}

import type { Listing } from '../../domain/listing.ts'
import { foldName } from '../../lib/fold-name.ts'
import { replaceName } from '../../lib/name-in-text.ts'

export const ERASED_MARK = '[erased]'

/** The text without these words, however they are written in capitals, with accents and signs between. */
export function withoutWords(text: string, words: readonly string[]): string {
  return words.reduce((clean, word) => replaceName(clean, word, ERASED_MARK), text)
}

/** By which a listing is known again where it is quoted: its id, its title, its addresses. */
export function wordsOf(listing: Listing): string[] {
  const { externalId, name, url, image } = listing
  return distinctive([url, image?.url ?? '', externalId, name])
}

/** Shorter ones may as well be about something else. */
const LETTERS_MIN = 8
/** Of what has letters and digits, as ids have. */
const SIGNS_MIN = 4

/** Those that hardly anything else is called by; the longest first, for one may hold another. */
export function distinctive(words: readonly string[]): string[] {
  const fit = words.filter((word) => {
    const { length } = foldName(word)
    const isId = /\p{L}/u.test(word) && /\d/.test(word) && !/\s/.test(word)
    return (length >= LETTERS_MIN && /\p{L}/u.test(word)) || (isId && length >= SIGNS_MIN)
  })
  return [...new Set(fit)].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
}

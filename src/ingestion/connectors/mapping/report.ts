import { endlessText } from '../../../lib/endless-pattern.ts'
import { nearest } from '../../../lib/nearest.ts'

/**
 * Told each fault of a mapping file, with its place in it: `listing.place.city`. A `slip` is told to who gives the file; one
 * that a feed has already is read with it as before.
 */
export type Report = (place: string, fault: string, slip?: 'slip') => void

export function suggestion(word: string, words: Iterable<string>): string {
  const known = [...words]
  const letters = lettersOf(word)
  const near = known.find((one) => lettersOf(one) === letters) ?? nearest(word, known)
  return near === null ? '' : `; did you mean ${near}?`
}

/** `id` and `@id` are one to who looks for it. */
function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** A pattern of more signs than this is no pattern of a person. */
const PATTERN_MAX = 500

export function patternIn(value: unknown, place: string, report: Report): RegExp | null {
  if (value === undefined) return null
  if (typeof value !== 'string' || value.length > PATTERN_MAX) {
    report(place, 'it must be a regular expression, as a text')
    return null
  }
  const pattern = compiled(value)
  if (pattern === null) {
    report(place, `not a regular expression: ${value.slice(0, 60)}`)
    return null
  }
  const text = endlessText(pattern)
  if (text !== null)
    report(
      place,
      `it does not end on texts like "${text.repeat(3)}…": what a repeated group holds can be parted in too many ways`,
    )
  return pattern
}

function compiled(source: string): RegExp | null {
  try {
    return new RegExp(source, 'u')
  } catch {
    return null
  }
}

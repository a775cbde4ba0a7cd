import { nearest } from '../../../lib/nearest.ts'

/** Told each fault of a mapping file, with its place in it: `listing.place.city`. */
export type Report = (place: string, fault: string) => void

export function suggestion(word: string, words: Iterable<string>): string {
  const near = nearest(word, [...words])
  return near === null ? '' : `; did you mean ${near}?`
}

/** A pattern of more signs than this is no pattern of a person. */
const PATTERN_MAX = 500

export function patternIn(value: unknown, place: string, report: Report): RegExp | null {
  if (value === undefined) return null
  if (typeof value !== 'string' || value.length > PATTERN_MAX) {
    report(place, 'it must be a regular expression, as a text')
    return null
  }
  try {
    return new RegExp(value, 'u')
  } catch {
    report(place, `not a regular expression: ${value.slice(0, 60)}`)
    return null
  }
}

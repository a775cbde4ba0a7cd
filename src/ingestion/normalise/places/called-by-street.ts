import { foldName } from '../../../lib/fold-name.ts'
import { isStreet } from './street-behind-name.ts'

export interface CalledAndStreet {
  readonly name: string | null
  readonly street: string | null
}

/**
 * A hall whose seller tells its address in its name: `Vega Bar - 12 Pine St` beside `12 Pine Street`, and an address alone where
 * nobody has a name for the house, which is then its street as well.
 */
export function calledByStreet(
  name: string | null,
  street: string | null,
  city: string | null,
): CalledAndStreet {
  if (name === null || !/\d/.test(name)) return { name, street }
  if (street !== null) return { name: withoutStreet(name, street), street }
  const bare = withoutTown(name, city)
  return isStreet(bare) ? { name: bare, street: bare } : { name, street }
}

/** `12 rue des Pins à Lyon`. */
function withoutTown(name: string, city: string | null): string {
  const at = /\s*(?:,|\s(?:[àa]|in|at|en)\s)\s*(\p{L}[\p{L} '’-]*)$/u.exec(name)
  const isTown = city !== null && foldName(at?.[1] ?? '') === foldName(city)
  return at !== null && isTown ? name.slice(0, at.index) : name
}

function isSameStreet(name: string, street: string): boolean {
  const [words, told] = [name, street].map((text) => foldName(text).split(' '))
  if (words === undefined || told === undefined || words.length !== told.length) return false
  return /^\d/.test(words[0] ?? '') && words.every((word, at) => isSameWord(word, told[at] ?? ''))
}

/** `blvd` and `boulevard`, `n` and `north`. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (/\d/.test(short) || short.length > 4 || short[0] !== long[0]) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at += 1
  return at === short.length
}

function withoutStreet(name: string, street: string): string {
  if (!/^\d/.test(street)) return name
  const [, before = '', behind = ''] =
    /^(.{3,}?)\s*(?:\s[-–—|]\s|,\s|\s\()\s*(\d.*)$/u.exec(name) ?? []
  return behind !== '' && isSameStreet(behind, street) ? before.trim() : name
}

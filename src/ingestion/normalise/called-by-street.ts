import { foldName } from '../../lib/fold-name.ts'

export interface CalledAndStreet {
  /** Null: nothing is told of a hall. */
  readonly name: string | null
  readonly street: string | null
}

/** `2275, boul. des Pins`, `12 N Pine Road`: a number and a kind of street, and nothing else. */
const ADDRESS_ALONE =
  /^\d{1,5}(?:\s?(?:bis|ter))?,?\s+(?:(?:rue|avenue|av\.|boul(?:evard|\.)|bd|bvd|chemin|route|impasse|all[ée]e|quai|cours)\s+\p{L}[^,;:|(/]*|(?:[nsew]\.?\s+)?\p{L}[\p{L} '’.-]*\s(?:street|st|road|rd|avenue|ave|boulevard|blvd|drive|dr|lane|ln|highway|hwy|parkway|pkwy|court|ct)\.?)$/iu

/**
 * A hall that its seller calls by its address: `3921 Pine Blvd` beside `3921 Pine Boulevard`, `Vega Bar - 12 Pine St` beside
 * `12 Pine St`, an address alone in place of a name. Without a number a hall may be called as its street is.
 */
export function calledByStreet(
  name: string | null,
  street: string | null,
  city: string | null,
): CalledAndStreet {
  if (name === null || !/\d/.test(name)) return { name, street }
  if (street === null) {
    const bare = withoutTown(name, city)
    return ADDRESS_ALONE.test(bare) ? { name: null, street: bare } : { name, street }
  }
  if (isSameStreet(name, street)) return { name: null, street }
  return { name: withoutStreet(name, street), street }
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

import { FIRST_NAMES } from '../../domain/title/first-name-words.ts'
import { jaroWinkler } from '../../lib/jaro-winkler.ts'
import { wordWeight } from './word-weight.ts'

/** Words this alike are one word misspelt; short ones and numbers must be equal. */
const ALIKE = 0.92
const ALIKE_LENGTH = 4

export function wordsAlike(a: string, b: string): boolean {
  if (a.length < ALIKE_LENGTH || b.length < ALIKE_LENGTH) return false
  if (Math.abs(a.length - b.length) > 3 || a.charCodeAt(0) !== b.charCodeAt(0)) return false
  const [inA, inB] = [hasDigit(a), hasDigit(b)]
  if (inA !== inB) return misread(inA ? a : b) === (inA ? b : a)
  if (FIRST_NAMES.has(a) && FIRST_NAMES.has(b)) return false
  return !inA && jaroWinkler(a, b) >= ALIKE
}

/** `co1aianni`: digits that a machine read in place of letters. */
function misread(word: string): string {
  return word.replace(/(?<=[a-z])[01](?=[a-z])/gu, (digit) => (digit === '0' ? 'o' : 'l'))
}

function hasDigit(word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index)
    if (code >= 48 && code <= 57) return true
  }
  return false
}

/** The same words in the same order. */
export function areSameWords(a: readonly string[], b: readonly string[]): boolean {
  if (a === b) return true
  if (a.length !== b.length) return false
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false
  return true
}

export interface Overlap {
  /** Same words, as often. */
  readonly exact: boolean
  /** Weighted share in common of both together, and of the side that is held best. */
  readonly dice: number
  readonly contained: number
  /** Both have a word that the other has nothing like. */
  readonly swapped: boolean
}

/** How much two sorted word lists share, each word by its weight. */
export function overlap(a: readonly string[], b: readonly string[]): Overlap {
  const restA: string[] = []
  const restB: string[] = []
  let shared = 0
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    const [x, y] = [a[i] ?? '', b[j] ?? '']
    if (x === y) {
      shared += wordWeight(x)
      i += 1
      j += 1
    } else if (x < y) {
      restA.push(x)
      i += 1
    } else {
      restB.push(y)
      j += 1
    }
  }
  while (i < a.length) restA.push(a[i++] ?? '')
  while (j < b.length) restB.push(b[j++] ?? '')
  return weighed(shared, restA, restB, a.length)
}

function weighed(shared: number, restA: string[], restB: string[], length: number): Overlap {
  if (restA.length === 0 && restB.length === 0) {
    const all = length > 0 ? 1 : 0
    return { exact: length > 0, dice: all, contained: all, swapped: false }
  }
  let [inA, inB] = [shared, shared]
  let [allA, allB] = [shared, shared]
  let alone = 0
  for (const x of restA) {
    allA += wordWeight(x)
    const at = restB.findIndex((y) => wordsAlike(x, y))
    if (at < 0) {
      alone += 1
      continue
    }
    const [y = ''] = restB.splice(at, 1)
    inA += wordWeight(x)
    inB += wordWeight(y)
    allB += wordWeight(y)
  }
  for (const y of restB) allB += wordWeight(y)
  const dice = allA + allB === 0 ? 0 : (inA + inB) / (allA + allB)
  const contained = Math.max(allA === 0 ? 0 : inA / allA, allB === 0 ? 0 : inB / allB)
  return { exact: false, dice, contained, swapped: alone > 0 && restB.length > 0 }
}

import { ownEntry } from '../../lib/own-entry.ts'
import { fold, words } from '../../lib/fold.ts'
import { ARTICLES, ORDINALS, STREET_TYPES } from './model/place-words.ts'

export interface Street {
  readonly number: string
  /** Words of the name, types in full, sorted. */
  readonly name: string
}

const TYPES = new Map(
  STREET_TYPES.toReversed().flatMap((names) => names.map((name) => [name, names[0] ?? name])),
)

/** `Hafenstr.` */
const SHORT_STREET = /(?<=\p{L}{3})str$/u

/** `12 bis, av. Jean-Jaurès` → 12, `avenue jaures jean`; null for an empty text. */
export function parseStreet(street: string | null): Street | null {
  if (street === null) return null
  const [own = ''] = fold(street).split(/\bbetween\b|[(#]/u)
  const all = words(own).map((word) => ownEntry(ORDINALS, word) ?? word)
  const number = all.find((word) => /^\d{1,5}[a-z]?$/u.test(word)) ?? ''
  const name = all
    .filter(
      (word) => word !== number && !ARTICLES.has(word) && !/^(?:bis|ter|cedex|\d{5})$/u.test(word),
    )
    .map((word) => TYPES.get(word) ?? word.replace(SHORT_STREET, 'strasse'))
    .toSorted()
    .join(' ')
  return name === '' ? null : { number, name }
}

import { distanceMetres } from '../../lib/geo/distance.ts'
import { EVENT_LIMITS, EVENT_WEIGHTS } from './model/event-weights.ts'
import { COMMON_NAMES } from './model/place-words.ts'
import { PLACE_LIMITS } from './model/weights.ts'
import type { PlaceFeatures } from './feature-place.ts'
import { metropolisOf } from './known-halls.ts'
import { townsAgree } from './place-name.ts'
import { namesSoundAlike } from './sounds.ts'
import { overlap } from './word-dice.ts'
import { wordWeight } from './word-weight.ts'

export interface WhereFinding {
  readonly code: string
  readonly bits: number
  /** `open`: at least one side does not really say where. */
  readonly relation: 'same' | 'near' | 'open' | 'other'
  /** Between two known points, metres. */
  readonly metres: number | null
}

/** `saidApart`: by an operator, whatever their names and addresses say. */
export function compareWhere(a: PlaceFeatures, b: PlaceFeatures, saidApart = false): WhereFinding {
  const { same, sameRoom, likeName, near, other } = EVENT_WEIGHTS.place
  if (a.id !== null && a.id === b.id) {
    const room = a.room !== undefined && a.room === b.room
    return {
      code: room ? 'P_ROOM' : 'P_SAME',
      bits: room ? sameRoom : same,
      relation: 'same',
      metres: 0,
    }
  }
  const metres = metresBetween(a, b)
  if (saidApart) return { code: 'P_OTHER', bits: other, relation: 'other', metres }
  if (isLikeNamed(a, b)) return { code: 'P_NAMECITY', bits: likeName, relation: 'open', metres }
  if (isOpen(a, b, metres)) return { code: 'P_OPEN', bits: 0, relation: 'open', metres }
  return metres !== null && metres < EVENT_LIMITS.nearMetres
    ? { code: 'P_NEAR', bits: near, relation: 'near', metres }
    : { code: 'P_OTHER', bits: other, relation: 'other', metres }
}

function isLikeNamed(a: PlaceFeatures, b: PlaceFeatures): boolean {
  if (inOtherCountries(a, b) || !isUnsure(a, b)) return false
  return townsAgree(a.city, b.city) ? likeNamed(a, b) : namedInSuburb(a, b)
}

function isOpen(a: PlaceFeatures, b: PlaceFeatures, metres: number | null): boolean {
  if (!townsAgree(a.city, b.city) || inOtherCountries(a, b)) return false
  if (saysNothing(a) || saysNothing(b)) return true
  return heldName(a, b) || namedInOtherScript(a, b, metres)
}

function inOtherCountries(a: PlaceFeatures, b: PlaceFeatures): boolean {
  return a.country !== undefined && b.country !== undefined && a.country !== b.country
}

/** `Beacon` and `Beacon Live Music`, one of them without an address: perhaps one hall, perhaps not. */
function heldName(a: PlaceFeatures, b: PlaceFeatures): boolean {
  if (!isUnsure(a, b) || a.city === '' || a.city !== b.city) return false
  const [short, long] = a.core.length < b.core.length ? [a.core, b.core] : [b.core, a.core]
  const weight = short.reduce((sum, word) => sum + wordWeight(word), 0)
  return weight >= PLACE_LIMITS.rareWeight && short.every((word) => long.includes(word))
}

/** On one spot, under names that cannot be compared. */
function namedInOtherScript(a: PlaceFeatures, b: PlaceFeatures, metres: number | null): boolean {
  if (metres === null || metres > PLACE_LIMITS.hereMetres) return false
  return isLatin(a.core) !== isLatin(b.core)
}

function isLatin(core: readonly string[]): boolean {
  return core.some((word) => /\p{Script=Latin}/u.test(word))
}

function metresBetween(a: PlaceFeatures, b: PlaceFeatures): number | null {
  if (a.at === undefined || b.at === undefined) return null
  return distanceMetres({ lat: a.at[0], lng: a.at[1] }, { lat: b.at[0], lng: b.at[1] })
}

function saysNothing(place: PlaceFeatures): boolean {
  return place.id === null || place.vague === true
}

/** Not both are known well enough to be held against each other. */
function isUnsure(a: PlaceFeatures, b: PlaceFeatures): boolean {
  return a.sure !== true || b.sure !== true
}

/** `The Bell House`, in Brooklyn here and in New York there; a name of common words may be another hall's. */
function namedInSuburb(a: PlaceFeatures, b: PlaceFeatures): boolean {
  if (a.city === '' || a.city === b.city || metropolisOf(a.city) !== metropolisOf(b.city))
    return false
  const names = a.core.some(
    (word) => !COMMON_NAMES.has(word) && wordWeight(word) >= PLACE_LIMITS.rareWeight,
  )
  return names && likeNamed(a, b)
}

function likeNamed(a: PlaceFeatures, b: PlaceFeatures): boolean {
  if (a.core.length === 0 || b.core.length === 0) return false
  return overlap(a.core, b.core).dice >= 0.8 || namesSoundAlike(a.core, b.core)
}

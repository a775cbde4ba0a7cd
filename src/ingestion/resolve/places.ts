import type { ListingPlace } from '../../domain/listing.ts'
import { foldKey } from '../../lib/fold.ts'
import { hash53 } from '../../lib/hash.ts'

export interface PlaceKeys {
  /** What the name comes down to without type, city and articles; '' for a placeholder, which is no place. */
  readonly nameKey: string
  readonly cityKey: string
  /** Of all that the partner wrote of the place: for partners without place ids of their own. */
  readonly fingerprint: string
}

/** One known place, as `choosePlace` compares it. */
export interface PlaceCandidate {
  readonly id: number
  readonly name: string
  /** Other names it goes by: the operator's aliases, earlier names. */
  readonly aliases: readonly string[]
  readonly street: string | null
  readonly postalCode: string | null
  readonly city: string | null
  readonly country: string | null
  readonly lat: number | null
  readonly lng: number | null
  /** '' when not known. */
  readonly directoryId: string
  /** The coordinates are a town's, not the hall's: five places of other streets share them, or they lie on its centre. */
  readonly isCentroid: boolean
}

export interface PlaceChoice {
  /** null: none of the candidates; a new place. */
  readonly placeId: number | null
  /** The room the listing names, in a form that equal rooms share; null when it names none. */
  readonly room: string | null
  /** Bits, of the best candidate. */
  readonly score: number
  readonly reasons: readonly string[]
  /** Doubtful: the candidate a person should look at. */
  readonly review: number | null
}

export function placeKeys(place: ListingPlace): PlaceKeys {
  const wrote = [place.name, place.room, place.street, place.postalCode, place.city, place.country]
  const text = wrote.map((part) => foldKey(part ?? '')).join('|')
  const at = `${place.lat?.toFixed(3)}|${place.lng?.toFixed(3)}|${place.directoryId ?? ''}`
  return {
    nameKey: foldKey(place.name),
    cityKey: foldKey(place.city ?? ''),
    fingerprint: `${hash53(`${text}|${at}`).toString(36)}${hash53(`${text}|${at}`, 1).toString(36)}`,
  }
}

export function choosePlace(
  place: ListingPlace,
  candidates: readonly PlaceCandidate[],
): PlaceChoice {
  const keys = placeKeys(place)
  const [found] = candidates
    .filter(
      (candidate) =>
        (place.directoryId !== null && candidate.directoryId === place.directoryId) ||
        (keys.nameKey !== '' &&
          foldKey(candidate.name) === keys.nameKey &&
          foldKey(candidate.city ?? '') === keys.cityKey),
    )
    .toSorted((a, b) => a.id - b.id)
  return {
    placeId: found?.id ?? null,
    room: place.room === null ? null : foldKey(place.room),
    score: found === undefined ? 0 : 8,
    reasons: found === undefined ? [] : ['N_EXACT'],
    review: null,
  }
}

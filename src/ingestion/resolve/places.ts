import type { ListingPlace } from '../../domain/listing.ts'
import { foldKey } from '../../lib/fold.ts'
import { hash53 } from '../../lib/hash.ts'
import { PLACE_LIMITS } from './model/weights.ts'
import { comparePlaces, placeTraits } from './compare-places.ts'
import type { PlaceTraits } from './compare-places.ts'
import { contactsOf } from './place-contacts.ts'
import { placeName } from './place-name.ts'
import { parseStreet } from './street.ts'

export interface PlaceKeys {
  /** What the name comes down to without type, town, articles and room; '' for a placeholder, which is no place. */
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
  /** The coordinates are a town's, not the hall's (five places of other streets share them). */
  readonly isCentroid: boolean
  /** Telephones and sites, as any partner tells them. */
  readonly contacts?: readonly string[]
}

export interface PlaceChoice {
  /** null: none of the candidates; a new place, unless the name is a placeholder. */
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
  const name = placeName(place.name, null, place.city)
  const { town } = name
  return {
    nameKey: placeNameKey(place, name),
    cityKey: town,
    fingerprint: `${hash53(`${text}|${at}`).toString(36)}${hash53(`${text}|${at}`, 1).toString(36)}`,
  }
}

/** What the name comes down to: a part of `placeKeys`. */
export function placeNameKey(
  place: Pick<ListingPlace, 'name' | 'street' | 'city'>,
  name = placeName(place.name, null, place.city),
): string {
  if (name.isPlaceholder) return ''
  if (name.core.length > 0) return name.core.join(' ')
  // A place without a name is its address.
  const street = parseStreet(place.street)
  return street === null ? '' : `@${street.number} ${street.name}`
}

/** Its name and where it is, by which places that may be the same are looked up. */
export function nameWhere(
  place: Pick<ListingPlace, 'name' | 'street' | 'city' | 'postalCode' | 'lat' | 'lng'>,
  nameKey = placeNameKey(place),
) {
  const { postalCode, lat, lng } = place
  const { town } = placeName(place.name, null, place.city)
  return { nameKey, cityKey: town, postalCode, lat, lng }
}

/** A known place is compared with all that is told around it. */
const candidateTraits = new WeakMap<PlaceCandidate, PlaceTraits>()

function traitsOf(candidate: PlaceCandidate): PlaceTraits {
  const already = candidateTraits.get(candidate)
  if (already !== undefined) return already
  const traits = placeTraits(candidate)
  candidateTraits.set(candidate, traits)
  return traits
}

/**
 * Which of the known places a listing means. Absent is neutral; distance alone never decides, and a room never
 * makes another place.
 */
export function choosePlace(
  place: ListingPlace,
  candidates: readonly PlaceCandidate[],
  contacts: readonly string[] = contactsOf(place),
): PlaceChoice {
  const { room, isPlaceholder } = placeName(place.name, place.room, place.city)
  if (isPlaceholder)
    return { placeId: null, room, score: 0, reasons: ['PLACEHOLDER'], review: null }
  const told = placeTraits({ ...place, aliases: [], isCentroid: false, contacts })
  const known = candidates.map((candidate) => ({
    id: candidate.id,
    traits: traitsOf(candidate),
  }))
  const [best] = known
    .map(({ id, traits }) => ({
      id,
      ...comparePlaces(
        told,
        traits,
        known.map((one) => one.traits),
      ),
    }))
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
  if (best === undefined) return { placeId: null, room, score: 0, reasons: [], review: null }
  const { id, score, reasons } = best
  const placeId = score >= PLACE_LIMITS.merge ? id : null
  const review = placeId === null && score >= 0 ? id : null
  return { placeId, room, score, reasons, review }
}

import type { Decision } from '../../domain/decision.ts'
import { UNTOLD_PLACE } from '../../domain/listing.ts'
import type { ListingPlace } from '../../domain/listing.ts'
import { NAME_REACH } from '../../storage/near.ts'
import { SAME_NAME_MAX } from '../../storage/places.ts'
import type { FoundPlace, StoredPlace } from '../../storage/places.ts'
import { nameWord } from '../in-force/name-word.ts'
import { placeName } from '../resolve/place-name.ts'
import { contactsOf } from '../resolve/place-contacts.ts'
import { placeKeys } from '../resolve/places.ts'
import type { PlaceCandidate } from '../resolve/places.ts'

/** Candidates for a place, found by name, alias, directory id or neighbourhood, so that each is compared with few. */
export interface PlaceIndex {
  has(placeId: number): boolean
  get(placeId: number): PlaceCandidate | undefined
  add(placeId: number, place: ListingPlace): void
  near(place: ListingPlace): PlaceCandidate[]
  /** The place that an operator found it to be, else itself. */
  survivorOf(placeId: number): number
}

/** As wide as places are searched for around a position. */
const CELL_DEGREES = 0.0023

export function placeIndex(
  stored: readonly FoundPlace[],
  decisions: readonly Decision[],
): PlaceIndex {
  const { aliases } = nameWord(decisions, 'place')
  const byId = new Map<number, PlaceCandidate>()
  const byKey = new Map<string, Set<PlaceCandidate>>()
  function index(candidate: PlaceCandidate, nameKeys: readonly string[]): void {
    byId.set(candidate.id, candidate)
    for (const key of [
      ...nameKeys.map(nameEntry),
      ...positionEntries(candidate, 0),
      ...ownEntries(candidate, candidate.contacts ?? []),
    ]) {
      const already = byKey.get(key)
      if (already === undefined) byKey.set(key, new Set([candidate]))
      else already.add(candidate)
    }
  }
  for (const place of stored) {
    const own = aliases.get(place.id) ?? []
    const keys = own.map(
      (name) => placeKeys({ ...UNTOLD_PLACE, name, city: place.data.city }).nameKey,
    )
    index(toCandidate(place, own), [place.nameKey, ...keys])
  }
  const merged = new Map(stored.map((place) => [place.id, place.replacedBy]))
  return {
    survivorOf: (placeId) => merged.get(placeId) ?? placeId,
    has: (placeId) => byId.has(placeId),
    get: (placeId) => byId.get(placeId),
    add(placeId, place) {
      const { nameKey } = placeKeys(place)
      index(
        {
          ...place,
          id: placeId,
          aliases: [],
          directoryId: place.directoryId ?? '',
          isCentroid: false,
          contacts: contactsOf(place),
        },
        [nameKey],
      )
    },
    near(place) {
      const { nameKey, cityKey: town } = placeKeys(place)
      const around = isAround(place, town)
      const called = [...(byKey.get(nameEntry(nameKey)) ?? [])].filter(
        (other) => maybeAnywhere(place, other) || around(other),
      )
      const keys = [...positionEntries(place, 1), ...ownEntries(place, contactsOf(place))]
      const found = new Set([
        ...(called.length <= SAME_NAME_MAX ? called : called.filter(around)),
        ...keys.flatMap((key) => [...(byKey.get(key) ?? [])]),
      ])
      return [...found].toSorted((a, b) => a.id - b.id)
    },
  }
}

/** Nothing joins two of one name that are told with positions far apart, but for an operator's word. */
function maybeAnywhere(place: ListingPlace, other: PlaceCandidate): boolean {
  return place.lat === null || other.lat === null || other.aliases.length > 0
}

/** Whether one of the same name may be it, as places are searched for in the database. */
function isAround(place: ListingPlace, town: string): (candidate: PlaceCandidate) => boolean {
  const { postalCode, lat, lng } = place
  return (other) =>
    placeName(other.name, null, other.city).town === town ||
    (postalCode !== null && other.postalCode === postalCode) ||
    (lat !== null &&
      lng !== null &&
      other.lat !== null &&
      other.lng !== null &&
      Math.abs(other.lat - lat) <= NAME_REACH.lat &&
      Math.abs(other.lng - lng) <= NAME_REACH.lng)
}

/** Ids of the places that have an alias: a search by name alone would miss them. */
export function aliasedPlaces(decisions: readonly Decision[]): number[] {
  return [...nameWord(decisions, 'place').aliases.keys()]
}

export function toCandidate(place: StoredPlace, aliases: readonly string[] = []): PlaceCandidate {
  const { name, street, postalCode, city, country } = place.data
  return {
    id: place.id,
    name,
    aliases,
    street,
    postalCode,
    city,
    country,
    lat: place.lat,
    lng: place.lng,
    directoryId: place.directoryId,
    isCentroid: false,
    contacts: place.contacts,
  }
}

/** By what is a place's own: its directory id, telephones and sites. */
function ownEntries(
  place: { readonly directoryId: string | null },
  contacts: readonly string[],
): string[] {
  return [...directoryEntry(place), ...contacts.map((contact) => `contact ${contact}`)]
}

function nameEntry(nameKey: string): string {
  return `name ${nameKey}`
}

function directoryEntry({ directoryId }: { readonly directoryId: string | null }): string[] {
  return directoryId === null || directoryId === '' ? [] : [`directory ${directoryId}`]
}

function positionEntries(
  { lat, lng }: { readonly lat: number | null; readonly lng: number | null },
  reach: 0 | 1,
): string[] {
  if (lat === null || lng === null) return []
  const steps = reach === 0 ? [0] : [-1, 0, 1]
  const [row, column] = [Math.floor(lat / CELL_DEGREES), Math.floor(lng / CELL_DEGREES)]
  return steps.flatMap((down) => steps.map((right) => `at ${row + down} ${column + right}`))
}

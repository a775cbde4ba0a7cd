import { addressText } from '../../domain/directory.ts'
import type { DirectoryPlace } from '../../domain/place.ts'
import type { PlaceData } from '../../storage/places.ts'

/** What partners know of a place, in the directory's terms: the rest is unknown. */
export function partnerEntry(id: string, told: PlaceData): DirectoryPlace {
  const { name, street, city, postalCode, country, lat, lng } = told
  return {
    ...blankEntry(id),
    name,
    address: addressText({ street, city, postalCode, country }),
    lng,
    lat,
    street,
    city,
    postalCode,
    country,
  }
}

/** An id of which nobody knows anything. */
export function blankEntry(id: string): DirectoryPlace {
  return {
    id,
    name: '',
    address: '',
    lng: 0,
    lat: 0,
    averageGrade: null,
    totalGrades: null,
    street: null,
    city: null,
    postalCode: null,
    country: null,
    photoRef: null,
    website: null,
    editorialSummary: null,
    periods: null,
  }
}

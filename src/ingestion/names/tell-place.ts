import type { ListingPlace } from '../../domain/listing.ts'
import { TRUSTS } from '../../domain/partner.ts'
import { NO_PICTURES } from '../../domain/picture.ts'
import type { Pictures } from '../../domain/picture.ts'
import { centreOf } from '../../lib/geo/centres.ts'
import type { PlaceData, Telling } from '../../storage/places.ts'
import { contactsOf } from '../resolve/place-contacts.ts'
import { toldImage } from './told-image.ts'

export interface ToldPlace {
  readonly data: PlaceData
  /** The hall's own coordinates, as told; null when `data` shows its town's centre. */
  readonly lat: number | null
  readonly lng: number | null
  /** Directory ids told, the most trusted first. */
  readonly directoryIds: readonly string[]
  /** Telephones and sites told, in order of their letters. */
  readonly contacts: readonly string[]
}

const CONTACTS_MAX = 20

/**
 * A place as the tellings of all partners make it, whatever their order: the most trusted partner's word first, then
 * the fuller, then the newer one. The address is taken from one telling, never mixed; so are the coordinates.
 */
export function tellPlace(
  tellings: readonly Omit<Telling, 'placeId'>[],
  pictures: Pictures = NO_PICTURES,
): ToldPlace {
  const ranked = tellings.toSorted(compareTellings).map((one) => one.told)
  const where = addressOf(ranked)
  const named = ranked.find((told) => told.name !== '')
  const at = ranked.find((told) => told.lat !== null && told.lng !== null)
  const shown = at ?? centreOf(where)
  return {
    data: {
      name: named?.name ?? townOf(where),
      ...where,
      lat: shown?.lat ?? 0,
      lng: shown?.lng ?? 0,
      zone: null,
      images: toldImage(ranked, pictures),
    },
    lat: at?.lat ?? null,
    lng: at?.lng ?? null,
    contacts: [...new Set(ranked.flatMap(contactsOf))].slice(0, CONTACTS_MAX).toSorted(),
    directoryIds: [...new Set(ranked.flatMap((told) => told.directoryId ?? []))],
  }
}

function townOf({ city, street, country }: ReturnType<typeof addressOf>): string {
  return city ?? street ?? country ?? ''
}

function addressOf(
  ranked: readonly ListingPlace[],
): Pick<PlaceData, 'street' | 'city' | 'postalCode' | 'country'> {
  const whole = ranked.find((told) => told.street !== null && told.city !== null)
  const part = ranked.find(
    (told) => told.city !== null || told.street !== null || told.postalCode !== null,
  )
  const country = ranked.find((told) => told.country !== null)?.country ?? null
  const chosen = whole ?? part
  return {
    street: chosen?.street ?? null,
    city: chosen?.city ?? null,
    postalCode: chosen?.postalCode ?? null,
    country: chosen?.country ?? country,
  }
}

function compareTellings(a: Omit<Telling, 'placeId'>, b: Omit<Telling, 'placeId'>): number {
  return (
    TRUSTS.indexOf(a.trust) - TRUSTS.indexOf(b.trust) ||
    fullness(b.told) - fullness(a.told) ||
    b.toldAt - a.toldAt ||
    a.partnerId - b.partnerId ||
    (a.key < b.key ? -1 : 1)
  )
}

function fullness(told: ListingPlace): number {
  const parts = [
    told.name === '' ? null : told.name,
    told.street,
    told.postalCode,
    told.city,
    told.country,
    told.lat,
  ]
  return parts.filter((part) => part !== null).length
}

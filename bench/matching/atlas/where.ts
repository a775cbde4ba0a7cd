import type { Random } from '../random.ts'
import type { Hall } from './halls.ts'
import { inLatin, isForeign, plainText } from './letters.ts'
import type { Seller } from './sellers.ts'

/** A place as a feed tells it. */
export interface PlaceTold {
  name?: string
  room?: string
  address?: string
  street?: string
  postalCode?: string
  city?: string
  country?: string
  region?: string
  lat?: number
  lng?: number
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

export function placeOf(
  hall: Hall,
  room: string | null,
  seller: Seller,
  random: Random,
): PlaceTold {
  const latin = (text: string) =>
    seller.tongue !== hall.town.tongue && isForeign(text) ? inLatin(text) : text
  const abroad = random.chance(seller.exonyms) && hall.town.abroad.length > 0
  const city = abroad ? (hall.town.abroad[0] ?? hall.town.name) : latin(hall.town.name)
  const name = hallName(hall, city, seller, latin, random)
  const place: PlaceTold = { name, country: hall.town.country }
  if (hall.town.region !== null) place.region = hall.town.region
  if (seller.address !== 'none' || random.chance(0.95)) place.city = city
  if (seller.address === 'parts') {
    place.street = latin(hall.street)
    place.postalCode = hall.postcode
  }
  if (seller.address === 'line') {
    place.address = `${latin(hall.street)}, ${hall.postcode} ${city}`
    delete place.city
  }
  if (room !== null && seller.rooms === 'member') place.room = latin(room)
  if (room !== null && seller.rooms === 'joined' && random.chance(0.7)) {
    place.name = random.pick([
      `${name} - ${latin(room)}`,
      `${name}, ${latin(room)}`,
      `${name} (${latin(room)})`,
    ])
  }
  return { ...place, ...spotOf(hall, seller, random) }
}

function hallName(
  hall: Hall,
  city: string,
  seller: Seller,
  latin: (text: string) => string,
  random: Random,
): string {
  const other =
    hall.alsoNamed !== null && random.chance(seller.oldNames) ? hall.alsoNamed : hall.name
  let name = latin(other)
  const luck = random.next()
  if (luck < 0.08) name = name.replace(/^(?:(?:The|Le|La|Les|De|Het|Il|El) |L’)/, '')
  else if (luck < 0.14) name = `${name} ${city}`
  else if (luck < 0.18) name = `${name}, ${city}`
  else if (luck < 0.2)
    name = name
      .replace('Théâtre', 'Th.')
      .replace('Theater', 'Th.')
      .replace('Teatro', 'T.')
      .replace('Teatr ', 'T. ')
  if (random.chance(seller.plain)) name = plainText(name)
  if (random.chance(seller.caps * 0.5))
    name = name.toLocaleUpperCase(seller.tongue === 'tr' ? 'tr' : 'en')
  return name
}

function spotOf({ lat, lng, town }: Hall, { spot }: Seller, random: Random): PlaceTold {
  if (spot === 'none') return {}
  if (spot === 'town') return { lat: town.lat, lng: town.lng }
  if (spot === 'rough') {
    return {
      lat: round(lat + (random.next() - 0.5) * 0.004, 3),
      lng: round(lng + (random.next() - 0.5) * 0.004, 3),
    }
  }
  return {
    lat: round(lat + (random.next() - 0.5) * 0.0004, 6),
    lng: round(lng + (random.next() - 0.5) * 0.0004, 6),
  }
}

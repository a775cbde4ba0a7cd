import type { ListingPlace } from '../../../domain/listing.ts'
import { ROOM_OF_ANY_HOUSE } from '../tables/room-words.ts'

/** `Salle Vega, Room 2, 3 rue des Pins`: a room of the hall is no street. */
export function withRoomApart(place: ListingPlace): ListingPlace {
  const [first = '', ...rest] = place.street?.split(', ') ?? []
  if (place.name === '' || place.room !== null || !ROOM_OF_ANY_HOUSE.test(first)) return place
  return { ...place, room: first, street: rest.length === 0 ? null : rest.join(', ') }
}

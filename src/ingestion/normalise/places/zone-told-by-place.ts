import { zoneOfPlace } from '../../../lib/geo/zone-of-place.ts'
import type { PlaceZone } from '../../../lib/geo/zone-of-place.ts'
import { zoneNamed } from '../../../lib/zone.ts'
import type { PlaceRead } from './place.ts'
import { isLargeTown } from './town-in-name.ts'

const NO_POINT = { lat: null, lng: null, postalCode: null, city: null }

/** The zone of a place, or of the country alone where there is none. `given`: the place as it was told. */
export function zoneToldByPlace(
  read: PlaceRead,
  given: unknown,
  ofFeed: string | null,
): PlaceZone | null {
  const own = zoneNamed(read.timeZone ?? '')
  if (own !== null) return { zone: own, exact: true }
  const { place, country, region } = read
  const zone =
    place === null ? zoneOfPlace({ ...NO_POINT, country: country ?? ofFeed, region }) : read.zone
  return zone === null ? null : { ...zone, byDefault: !tellsCountry(read, given, ofFeed) }
}

/** The feed's country is of places that do not say theirs: a large town of it is there, but `London` in a feed of France may not be. */
function tellsCountry(read: PlaceRead, given: unknown, ofFeed: string | null): boolean {
  const country = read.place?.country ?? read.country
  if (country === null) return false
  if (country !== ofFeed || isLargeTown(read.place?.city ?? '', country)) return true
  const said: unknown =
    typeof given === 'object' && given !== null && 'country' in given && given.country
  return typeof said === 'string' && said.trim() !== ''
}

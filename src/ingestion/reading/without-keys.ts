import type { Listing, ListingImage } from '../../domain/listing.ts'
import { HIDDEN, withoutHidden } from '../../lib/hidden-values.ts'
import type { Hide } from './beginning.ts'

/** A listing as clients may be shown it: no address in it, of a page or a picture, opens its feed. */
export function listingWithoutKeys(listing: Listing, hide: Hide): Listing {
  const { url, image, place, performers } = listing
  const own = withoutKeys(url, hide)
  const shown = pictureWithoutKeys(image, hide)
  const hall = pictureWithoutKeys(place?.image ?? null, hide)
  const faces = performers.map((one) => pictureWithoutKeys(one.image, hide))
  const isSameHall = place === null || hall === place.image
  const areSameFaces = faces.every((face, index) => face === performers[index]?.image)
  if (own === url && shown === image && isSameHall && areSameFaces) return listing
  return {
    ...listing,
    url: own,
    image: shown,
    place: place === null ? null : { ...place, image: hall },
    performers: performers.map((one, index) => ({ ...one, image: faces[index] ?? null })),
  }
}

/** A signature stays: without it the picture is not to be had, and it opens nothing else. */
function pictureWithoutKeys(image: ListingImage | null, hide: Hide): ListingImage | null {
  if (image === null) return null
  const url = withoutKeys(image.url, hide)
  return url === image.url ? image : { ...image, url }
}

/**
 * A link as it may be passed on: some servers put the key that they were asked with into each address that they tell. It is
 * looked for as the whole of a parameter, since a part of a word may be the same by chance.
 */
export function withoutKeys(link: string, hide: Hide): string {
  const start = link.indexOf('?') + 1
  // Nearly all links end here.
  if (start === 0 || hide(link) === link) return link
  const query = link
    .slice(start)
    .replace(/(?<==)[^&#]+/g, (value) => (isKey(value, hide) ? HIDDEN : value))
  return withoutHidden(link.slice(0, start) + query)
}

function isKey(value: string, hide: Hide): boolean {
  return hide(value) === HIDDEN
}

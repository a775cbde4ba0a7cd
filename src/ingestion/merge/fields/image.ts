import type { ListingImage } from '../../../domain/listing.ts'
import type { ImageForms } from '../../../domain/place.ts'
import { NO_IMAGE } from '../../../domain/place.ts'
import type { Chosen, Claim } from '../claim.ts'
import { byListing, givers } from '../claim.ts'
import { IMAGE } from '../policy.ts'

/**
 * One listing's picture with its own size: one that is at least 600 pixels wide and 1.2 to 2 times as wide as high
 * before one of unknown size, that before one too small or of an odd shape, and a partner's stand-in last; then
 * trust, then the larger (up to 4 megapixels). The square, wide and compressed forms are ours to make.
 */
export function chooseImage(claims: readonly Claim[]): Chosen<ImageForms> {
  const given = givers(claims, ({ listing }) => listing.image !== null && listing.image.url !== '')
  let chosen: Claim | undefined
  for (const claim of given) {
    if (chosen === undefined || compare(claim, chosen) < 0) chosen = claim
  }
  const image = chosen?.listing.image
  if (chosen === undefined || image === null || image === undefined) {
    return { value: NO_IMAGE, from: [] }
  }
  const value = { ...NO_IMAGE, image: image.url, width: image.width, height: image.height }
  return { value, from: [chosen.id] }
}

function compare(a: Claim, b: Claim): number {
  const [one, other] = [a.listing.image, b.listing.image]
  if (one === null || other === null) return 0
  return (
    classOf(one) - classOf(other) ||
    b.trust - a.trust ||
    areaOf(other) - areaOf(one) ||
    byListing(a, b)
  )
}

function classOf({ width, height, generic }: ListingImage): number {
  if (generic) return 3
  if (width === null || height === null || height <= 0) return 1
  const ratio = width / height
  const good = width >= IMAGE.widthMin && ratio >= IMAGE.ratioMin && ratio <= IMAGE.ratioMax
  return good ? 0 : 2
}

function areaOf({ width, height }: ListingImage): number {
  return width === null || height === null ? 0 : Math.min(width * height, IMAGE.areaMax)
}

import type { ListingImage } from '../../../domain/listing.ts'
import type { Pictures } from '../../../domain/picture.ts'
import { imageForms, NO_PICTURES } from '../../../domain/picture.ts'
import type { ImageForms } from '../../../domain/place.ts'
import { NO_IMAGE } from '../../../domain/place.ts'
import type { Chosen, Claim } from '../claim.ts'
import { byListing, givers } from '../claim.ts'
import { IMAGE } from '../policy.ts'

/**
 * One listing's picture with its own size: one that is at least 600 pixels wide and 1.2 to 2 times as wide as high
 * before one of unknown size, that before one too small or of an odd shape, and a stand-in last, whether its partner says
 * so or as many subjects show it as only a stand-in has; then trust, then the larger (up to 4 megapixels). Its true size
 * counts where we have it. What turned out to be no picture is not shown.
 */
export function chooseImage(
  claims: readonly Claim[],
  pictures: Pictures = NO_PICTURES,
): Chosen<ImageForms> {
  const given = givers(claims, ({ listing: { image } }) => isPicture(image, pictures))
  const chosen = given.length > 1 ? bestOf(given, pictures) : given[0]
  if (chosen === undefined) return { value: NO_IMAGE, from: [] }
  return { value: imageForms(chosen.listing.image, pictures), from: [chosen.id] }
}

function bestOf(claims: readonly Claim[], pictures: Pictures): Claim | undefined {
  return claims
    .map((claim): Candidate => ({ claim, image: asKnown(claim.listing.image, pictures) }))
    .reduce((best, one) => (compare(one, best) < 0 ? one : best)).claim
}

interface Candidate {
  readonly claim: Claim
  readonly image: ListingImage | null
}

function isPicture(image: ListingImage | null, pictures: Pictures): boolean {
  if (image === null || image.url === '') return false
  return pictures.size === 0 || pictures.get(image.url)?.state !== 'refused'
}

function asKnown(image: ListingImage | null, pictures: Pictures): ListingImage | null {
  const picture = image === null ? undefined : pictures.get(image.url)
  if (image === null || picture === undefined || picture.state !== 'ready') return image
  const { width, height, standIn } = picture
  return { ...image, width, height, generic: image.generic || standIn }
}

function compare(a: Candidate, b: Candidate): number {
  const [one, other] = [a.image, b.image]
  if (one === null || other === null) return 0
  return (
    RANK[imageFit(one)] - RANK[imageFit(other)] ||
    b.claim.trust - a.claim.trust ||
    areaOf(other) - areaOf(one) ||
    byListing(a.claim, b.claim)
  )
}

export type ImageFit = 'good' | 'unknownSize' | 'small' | 'oddShape' | 'standIn'

const RANK: Readonly<Record<ImageFit, number>> = {
  good: 0,
  unknownSize: 1,
  small: 2,
  oddShape: 2,
  standIn: 3,
}

export function imageFit({
  width,
  height,
  generic,
}: Pick<ListingImage, 'width' | 'height' | 'generic'>): ImageFit {
  if (generic) return 'standIn'
  if (width === null || height === null || height <= 0) return 'unknownSize'
  if (width < IMAGE.widthMin) return 'small'
  const ratio = width / height
  return ratio >= IMAGE.ratioMin && ratio <= IMAGE.ratioMax ? 'good' : 'oddShape'
}

function areaOf({ width, height }: ListingImage): number {
  return width === null || height === null ? 0 : Math.min(width * height, IMAGE.areaMax)
}

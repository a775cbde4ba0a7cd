import type { ListingImage } from '../../domain/listing.ts'
import type { Pictures } from '../../domain/picture.ts'
import type { ImageForms } from '../../domain/place.ts'
import { NO_IMAGE } from '../../domain/place.ts'
import { gather, gatherSome } from '../../lib/gather.ts'
import type { Queryable } from '../../storage/database.ts'
import { picturesAt } from '../../storage/pictures.ts'

/**
 * Of the pictures told of a performer or a place, the most trusted partner's first: the first that is neither refused nor
 * a stand-in. The address as told is kept; what is shown of it is asked when it is shown.
 */
export function toldImage(
  told: readonly { readonly image: ListingImage | null }[],
  pictures: Pictures,
): ImageForms {
  const images = told.flatMap(({ image }) => (image === null || image.generic ? [] : image))
  const fit = images.find(({ url }) => {
    const picture = pictures.get(url)
    return picture === undefined || (picture.state !== 'refused' && !picture.standIn)
  })
  const better = images.find(({ url }) => pictures.get(url)?.state !== 'refused')
  const chosen = fit ?? better ?? images[0]
  if (chosen === undefined) return NO_IMAGE
  return { ...NO_IMAGE, image: chosen.url, width: chosen.width, height: chosen.height }
}

/** What is known of the pictures told, of those who have several to choose from. */
export async function picturesTold(
  db: Queryable,
  subjects: Iterable<readonly { readonly told: { readonly image: ListingImage | null } }[]>,
): Promise<Pictures> {
  const addresses = gather([...subjects], severalAddresses)
  return addresses.length === 0 ? new Map() : picturesAt(db, addresses)
}

/** Of who was told with one picture alone there is nothing to choose. */
function severalAddresses(
  tellings: readonly { readonly told: { readonly image: ListingImage | null } }[],
): string[] {
  if (tellings.length <= 1) return []
  const urls = new Set(gatherSome(tellings, ({ told }) => told.image?.url))
  return urls.size > 1 ? [...urls] : []
}

/** The addresses of these records' pictures. */
export function addressesOf(
  records: readonly { readonly data: { readonly images: ImageForms } }[],
): string[] {
  return gatherSome(records, ({ data }) => data.images.image)
}

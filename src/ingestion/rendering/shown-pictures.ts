import type { Listing } from '../../domain/listing.ts'
import type { Partner } from '../../domain/partner.ts'
import type { Performer } from '../../domain/performer.ts'
import type { Pictures } from '../../domain/picture.ts'
import { imageForms, ownOrTold } from '../../domain/picture.ts'
import type { Place } from '../../domain/place.ts'
import type { Queryable } from '../../storage/database.ts'
import { picturesAt } from '../../storage/pictures.ts'
import type { Pin } from '../merge/merge-input.ts'

/** All that may show a picture in the events of a batch; its pictures' addresses are as told. */
export interface Showing {
  readonly listings: Iterable<{ readonly listing: Listing }>
  readonly kept: Iterable<Listing | null>
  readonly partners: ReadonlyMap<number, Partner>
  readonly places: Iterable<Pick<Place, 'images'>>
  readonly performers: Iterable<Pick<Performer, 'images'>>
  readonly pins: readonly Pin[]
}

/** What is known of all of them, in one statement. */
export async function picturesShown(db: Queryable, showing: Showing): Promise<Pictures> {
  const addresses = new Set(
    Array.from(showing.listings, ({ listing }) => pictureOf(listing)).concat(
      Array.from(showing.kept, pictureOf),
      Array.from(showing.partners.values(), ({ logo }) => logo),
      Array.from(showing.places, ({ images }) => images.image ?? ''),
      Array.from(showing.performers, ({ images }) => images.image ?? ''),
      showing.pins.map(({ field, value }) =>
        field === 'image' && typeof value === 'string' ? value : '',
      ),
    ),
  )
  addresses.delete('')
  return addresses.size === 0 ? new Map() : picturesAt(db, [...addresses])
}

function pictureOf(listing: Listing | null): string {
  return listing?.image?.url ?? ''
}

/** A record with our copies of its picture, where there are any. */
export function withOwnImages<One extends { readonly images: Place['images'] }>(
  record: One,
  pictures: Pictures,
): One {
  const { image: url, width, height } = record.images
  if (url === null || !pictures.has(url)) return record
  return { ...record, images: imageForms({ url, width, height }, pictures) }
}

/** A logo is the operator's word: without a copy of ours its address stands. */
export function withOwnLogo(partner: Partner, pictures: Pictures): Partner {
  const { logo } = partner
  if (!pictures.has(logo)) return partner
  const told = { url: logo, width: null, height: null }
  return { ...partner, logo: ownOrTold(told, pictures).image ?? logo }
}

import type { Decision } from '../../domain/decision.ts'
import { PICTURES_PATH } from '../../domain/picture.ts'
import type { Birth } from '../../storage/births.ts'
import type { Queryable } from '../../storage/database.ts'
import { storedEvent } from '../../storage/events.ts'
import { imagesAt, imagesOfEvent } from '../../storage/picture-report.ts'
import type { ImageReport, ShownImage } from '../../storage/picture-report.ts'
import { decisionsInForce } from '../in-force/decisions-in-force.ts'
import { birthKey, listingKey, listingsOfKey } from '../in-force/listing-keys.ts'
import { imageFit } from '../merge/fields/image.ts'
import type { ImageFit } from '../merge/fields/image.ts'
import { pinnedImages } from '../in-force/pinned-images.ts'
import { namedEvents } from './subjects.ts'

/** An image that has a say in what an event shows, and whether it shows it. */
export interface ExplainedImage extends ImageReport {
  readonly of: ShownImage['of'] | 'pin'
  readonly name: string
  readonly shown: boolean
  /** How it competes with those of other listings; null: it is not a listing's, or there is no picture. */
  readonly fit: ImageFit | null
}

interface Explained {
  readonly id: number
  readonly births: readonly Birth[]
  /** As clients see it; null: it is hidden. */
  readonly fragment: string | null
}

/** All images of an event: pinned ones, those of its listings, then of its performers, place and sellers. */
export async function explainImages(
  db: Queryable,
  { id, births, fragment }: Explained,
  log: readonly Decision[],
): Promise<ExplainedImage[]> {
  const shows = fragment === null ? NOTHING : addressesShown(JSON.parse(fragment) as Showing)
  const pinned = await pinnedOn(db, births, log)
  const others = await imagesOfEvent(db, id)
  return [
    ...pinned.map((image) => ({
      ...image,
      of: 'pin' as const,
      fit: null,
      shown: isShown(image, shows.own),
    })),
    ...others.map(({ generic, ...image }) => ({
      ...image,
      fit: image.of === 'listing' && image.state === 'ready' ? fitOf(image, generic) : null,
      shown: isShown(image, image.of === 'listing' ? shows.own : shows[image.of]),
    })),
  ]
}

/** The same of the event that bears this number, or that it has become part of. */
export async function explainEventImages(
  db: Queryable,
  number: number,
): Promise<{ readonly id: number; readonly images: readonly ExplainedImage[] }> {
  const [event] = await namedEvents(db, [number])
  if (event === undefined) return { id: number, images: [] }
  const { id, births } = event
  const stored = await storedEvent(db, id)
  const log = await decisionsInForce(db)
  return {
    id,
    images: await explainImages(db, { id, births, fragment: stored?.fragment ?? null }, log),
  }
}

/** What an event shows pictures in. */
interface Showing {
  readonly image: string | null
  readonly performers: readonly { readonly image: string | null }[]
  readonly place: { readonly image: string | null }
  readonly sources: readonly { readonly partner: { readonly logo: string } }[]
}

type Shows = Readonly<Record<'own' | 'performer' | 'place' | 'partner', readonly (string | null)[]>>

const NOTHING: Shows = { own: [], performer: [], place: [], partner: [] }

function addressesShown({ image, performers, place, sources }: Showing): Shows {
  return {
    own: [image],
    performer: performers.map((one) => one.image),
    place: [place.image],
    partner: sources.map(({ partner }) => partner.logo),
  }
}

/** As our copy, or as it was told. */
function isShown({ address, forms }: ImageReport, shown: readonly (string | null)[]): boolean {
  const copy = forms === null ? null : PICTURES_PATH + forms.image
  return shown.some((one) => one === address || (copy !== null && one?.endsWith(copy) === true))
}

function fitOf({ width, height, standIn }: ImageReport, generic: boolean): ImageFit {
  return imageFit({ width, height, generic: generic || standIn })
}

async function pinnedOn(
  db: Queryable,
  births: readonly Birth[],
  log: readonly Decision[],
): Promise<(ImageReport & { readonly name: string })[]> {
  const keys = new Set(births.flatMap((birth) => [birthKey(birth), listingKey(birth)]))
  const names = new Map(
    pinnedImages(log).flatMap(({ listing, address }) =>
      listingsOfKey(listing).some((one) => keys.has(one)) ? [[address, listing] as const] : [],
    ),
  )
  if (names.size === 0) return []
  const known = await imagesAt(db, [...names.keys()])
  return known.map((image) => ({ ...image, name: names.get(image.address) ?? '' }))
}

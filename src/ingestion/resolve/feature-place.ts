import type { Listing, ListingPlace } from '../../domain/listing.ts'
import type { Title } from '../../domain/title/title.ts'
import { isPlacedApart, trustedPoint } from './compare-places.ts'
import type { FeatureContext } from './features.ts'
import { placeName } from './place-name.ts'
import { overlap } from './word-dice.ts'
import type { Writable } from './writable.ts'

export interface PlaceFeatures {
  readonly id: number | null
  readonly room?: string
  /** Core of the name as this listing writes it. */
  readonly core: readonly string[]
  readonly city: string
  readonly country?: string
  /** Latitude and longitude, better than a town's centre. */
  readonly at?: readonly [number, number]
  /** A street, a directory id or coordinates stand behind it. */
  readonly sure?: true
  /** No street, and called like the event itself: says nothing. */
  readonly vague?: true
}

export function placeFeatures(
  listing: Listing,
  title: Title,
  context: FeatureContext,
): PlaceFeatures {
  const { place } = listing
  if (place === null) return { id: context.placeId, core: [], city: '' }
  const name = placeName(place.name, place.room, place.city)
  const room = context.room ?? name.room
  const at = trustedPoint(place)
  const sure = !name.isPlaceholder && (isAddressed(place) || isPlacedApart(place))
  const vague =
    place.street === null && name.core.length > 0 && overlap(name.core, title.tokens).dice >= 0.8
  const features: Writable<PlaceFeatures> = {
    id: name.isPlaceholder ? null : context.placeId,
    core: name.core,
    city: name.town,
  }
  if (room !== null) features.room = room
  if (place.country !== null) features.country = place.country
  if (at !== null) features.at = [round(at.lat), round(at.lng)]
  if (sure) features.sure = true
  if (vague) features.vague = true
  return features
}

function isAddressed(place: ListingPlace): boolean {
  return place.street !== null || place.directoryId !== null
}

/** About a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}

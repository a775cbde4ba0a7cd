import type { Performer } from '../domain/performer.ts'
import type { DirectoryPlace } from '../domain/place.ts'
import { PUBLIC_URL_MARK } from '../domain/public-url.ts'
import { presentDirectoryPlace } from './present-place.ts'
import type { WireDirectoryPlace } from './schemas/place.ts'
import type { WirePerformer } from './schemas/records.ts'
import { wireAddressOrNull, wireInteger, wireText } from './wire-text.ts'

/** The performer's record without its events. */
export function performerHead(performer: Performer): Omit<WirePerformer, 'events'> {
  return {
    id: wireInteger(performer.id),
    name: wireText(performer.name),
    image: wireAddressOrNull(performer.images.image),
    squareImage: wireAddressOrNull(performer.images.square),
    rectangleImage: wireAddressOrNull(performer.images.rectangle),
    webImage: wireAddressOrNull(performer.images.web),
  }
}

/** The place's record without its events. */
export function placeHead(place: DirectoryPlace): WireDirectoryPlace {
  return presentDirectoryPlace(place)
}

/** The JSON text of a whole document: the head's members, then `events` with the fragments in the order given. */
export function assembleDocument(
  head: object,
  fragments: readonly string[],
  publicUrl: string,
): string {
  const members = JSON.stringify(head).slice(1, -1)
  const separator = members === '' ? '' : ','
  return withPublicUrl(`{${members}${separator}"events":[${fragments.join(',')}]}`, publicUrl)
}

/** Puts the public address where the mark stands. `json`: a fragment, or a text made of fragments. */
export function withPublicUrl(json: string, publicUrl: string): string {
  const insideString = JSON.stringify(publicUrl.replace(/\/+$/, '')).slice(1, -1)
  // Not replaceAll: `$` in an address would mean something there.
  return json.split(PUBLIC_URL_MARK).join(insideString)
}

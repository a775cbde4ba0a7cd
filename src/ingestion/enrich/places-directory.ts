import type { Closed, DirectoryFields, DirectoryPart, Retention } from '../../domain/directory.ts'
import type { ListingPlace } from '../../domain/listing.ts'

/** A directory that is asked over the net, one place at a time. Open ones are imported whole and need no asking. */
export interface PlacesDirectory {
  readonly provider: 'google-legacy'
  readonly retention: Retention
  /** Whether an id looks like one of its own. */
  ownsId(id: string): boolean
  /** Ids of what it may know a place as, the likeliest first. Throws a DirectoryStopped or an AnswerBroken. */
  find(place: SoughtPlace): Promise<readonly string[]>
  /** All it says of an id; null: it does not know it (any longer). Throws a DirectoryStopped or an AnswerBroken. */
  details(id: string): Promise<AskedPlace | null>
}

/** What a directory is asked by. */
export type SoughtPlace = Pick<
  ListingPlace,
  'name' | 'street' | 'postalCode' | 'city' | 'country' | 'lat' | 'lng'
>

export interface AskedPlace {
  /** The current one: another than was asked for when that has been replaced. */
  readonly id: string
  readonly fields: { readonly [Field in keyof DirectoryFields]: DirectoryFields[Field] | null }
  readonly closed: Closed | null
  /** Whom to name wherever it is shown, and whom beside that for a part. */
  readonly attribution: string
  readonly attributions: Readonly<Partial<Record<DirectoryPart, string>>>
}

/** It answers no more for now: the rest is asked another time. */
export class DirectoryStopped extends Error {
  override readonly name = 'DirectoryStopped'
}

/** This question was not answered, or not in a way that can be read: others may be. */
export class AnswerBroken extends Error {
  override readonly name = 'AnswerBroken'
}

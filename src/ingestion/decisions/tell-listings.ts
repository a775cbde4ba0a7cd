import type { Stamp } from '../../domain/stamp.ts'
import type { Birth } from '../../storage/births.ts'
import type { Queryable } from '../../storage/database.ts'
import { listingsById } from '../../storage/listings.ts'
import { partnersById } from '../../storage/partners.ts'
import { birthKey } from '../in-force/listing-keys.ts'
import { nightOf } from '../births/members.ts'

/** A listing, or one night of an exploded one, as an operator reads it. */
export interface ToldListing {
  /** Its number among the event's sources. */
  readonly source: number
  readonly event: number
  /** As decisions name it. */
  readonly listing: string
  readonly partner: string
  readonly name: string
  readonly start: Stamp
  /** Explicit dates, when there are several. */
  readonly dates: number
  readonly place: string | null
  readonly city: string | null
  readonly performers: readonly string[]
  readonly link: string
  /** `history`: its id means another show now. */
  readonly state: 'live' | 'withdrawn' | 'history'
}

export async function tellListings(
  db: Queryable,
  births: readonly Birth[],
): Promise<Map<number, ToldListing>> {
  const held = await listingsById(db, [...new Set(births.map((birth) => birth.listingId))])
  const partners = await partnersById(db, [...new Set(births.map((birth) => birth.partnerId))])
  const told = births.flatMap((birth): ToldListing[] => {
    const stored = held.get(birth.listingId)
    if (stored === undefined) return []
    const listing = birth.kept ?? nightOf(stored.listing, birth.sessionAt)
    const { name, timing, place, performers, url } = listing
    return [
      {
        source: birth.id,
        event: birth.eventId,
        listing: birthKey(birth),
        partner: partners.get(birth.partnerId)?.name ?? '',
        name,
        start: timing.start,
        dates: Math.max(1, timing.sessions.length),
        place: place === null || place.name === '' ? null : place.name,
        city: place?.city ?? null,
        performers: performers.map((one) => one.name),
        link: url,
        state: birth.closed ? 'history' : birth.withdrawn ? 'withdrawn' : 'live',
      },
    ]
  })
  return new Map(told.map((one) => [one.source, one]))
}

import type { Listing } from '../domain/listing.ts'
import type { Queryable } from './database.ts'
import { toMs } from './instants.ts'

export interface PublicEvent {
  /** Differs from the number asked for when its listing has since joined another event. */
  readonly id: number
  readonly fragment: string
}

/**
 * The event that now holds what was once shown under this number, also where it has merged since, or was erased and its
 * number leads on to those that were in one event with it.
 */
export async function publicEvent(db: Queryable, number: number): Promise<PublicEvent | null> {
  const { rows } = await db.query<PublicEvent>({
    name: 'public-event',
    text: `with recursive led as (
             select event_id as id from births where id = $1
             union
             select b.event_id from led join births b on b.id = led.id
           )
           select e.id, e.fragment from led join events e on e.id = led.id limit 1`,
    values: [number],
  })
  return rows[0] ?? null
}

export interface PublicSource {
  /** As sources of the event are numbered. */
  readonly id: number
  readonly withdrawn: boolean
  /** What its seller says of it; of one night of several, of that night alone. */
  readonly listing: Listing
}

/** How the sources of events stand, for who needs to know why one is not available: an event tells only since when. */
export async function publicSources(
  db: Queryable,
  eventIds: readonly number[],
): Promise<readonly PublicSource[]> {
  const { rows } = await db.query<PublicSource & { readonly sessionAt: number | null }>({
    name: 'public-sources',
    text: `select b.id, (l.withdrawn_at is not null or b.retired_at is not null) as withdrawn,
             coalesce(b.kept, l.data) as listing, ${toMs('b.session_at')} as "sessionAt"
           from births b join listings l on l.id = b.listing_id where b.event_id = any($1::bigint[])`,
    values: [eventIds],
  })
  return rows.map(({ sessionAt, listing, ...source }) => ({
    ...source,
    listing: sessionAt === null ? listing : ofNight(listing, sessionAt),
  }))
}

function ofNight(listing: Listing, sessionAt: number): Listing {
  const { timing } = listing
  const sessions = timing.sessions.filter(({ start }) => start.at === sessionAt)
  return { ...listing, timing: { ...timing, sessions } }
}

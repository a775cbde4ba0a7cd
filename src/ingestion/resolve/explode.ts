import type { Listing, Session } from '../../domain/listing.ts'

export interface Night {
  /** Start of the session, epoch ms; null: the listing as a whole. */
  readonly sessionAt: number | null
  readonly listing: Listing
}

/**
 * The grain rule, from the listing alone: a SINGLE listing with several explicit sessions becomes one listing
 * per session; a RUN is one event however many dates it has. A pass is one product for all its days.
 */
export function explode(listing: Listing): Night[] {
  const { sessions } = listing.timing
  const isPass = listing.kind === 'multiDayPass' || listing.kind === 'seasonPass'
  if (listing.grain === 'run' || isPass || sessions.length < 2) {
    return [{ sessionAt: null, listing }]
  }
  return sessions.map((session) => ({
    sessionAt: session.start.at,
    listing: cutTo(listing, session),
  }))
}

/** Doors open at most this long before their own show. */
const DOORS_LEAD_MAX_MS = 6 * 3600_000

function cutTo(listing: Listing, session: Session): Listing {
  const { doors } = listing.timing
  const lead = doors === null ? -1 : session.start.at - doors.at
  return {
    ...listing,
    status: session.cancelled ? 'cancelled' : listing.status,
    availability: session.availability === 'unknown' ? listing.availability : session.availability,
    timing: {
      ...listing.timing,
      ...(session.day === true ? { precision: 'day' as const } : {}),
      start: session.start,
      end: session.end,
      sessions: [session],
      sessionsComplete: true,
      doors: lead >= 0 && lead <= DOORS_LEAD_MAX_MS ? doors : null,
      // Which of the nights was moved is not said.
      previousStart: null,
    },
  }
}

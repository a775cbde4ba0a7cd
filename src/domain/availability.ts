import { HOUR_MS } from '../lib/durations.ts'
import type { Availability, Listing, Session } from './listing.ts'
import type { Moment } from './moment.ts'
import { momentAt, reached } from './moment.ts'

/** One date of a listing as the rules below need it. */
export interface Dated {
  /** The instant from which it is over. */
  readonly closesAt: number
  readonly availability: Availability
  readonly cancelled: boolean
}

/** A show without a stated end is taken to last this long where only a rough answer is needed. */
const ROUGH_LENGTH_MS = 3 * HOUR_MS

/** Does the listing say that it is cancelled: in its status, of every date, or by a marker in its name that nothing contradicts? */
export function saysCancelled(listing: Listing): boolean {
  if (listing.status === 'cancelled') return true
  const { sessions } = listing.timing
  if (sessions.length > 0 && sessions.every((session) => session.cancelled)) return true
  return listing.status === 'scheduled' && hints(listing, 'cancelled')
}

/** Postponed with no new date: the old one stands, nothing is sold. */
export function saysPostponed(listing: Listing): boolean {
  if (listing.timing.previousStart !== null) return false
  if (listing.status === 'postponed') return true
  return listing.status === 'scheduled' && hints(listing, 'postponed')
}

/**
 * Sold out: the listing says so as a whole and no date of it is open; or no date to come is open and one of them is
 * sold out; or every ticket it offers is gone. A marker in the name counts where nothing is offered.
 */
export function saysSoldOut(listing: Listing, dates: readonly Dated[], moment: Moment): boolean {
  const ahead = whatDatesSay(dates, moment)
  if (ahead === 'open') return false
  if (ahead === 'soldOut' || listing.availability === 'soldOut') return true
  return hints(listing, 'soldOut') || (!isOpen(listing.availability) && everyTicketGone(listing))
}

function whatDatesSay(dates: readonly Dated[], moment: Moment): 'open' | 'soldOut' | 'nothing' {
  const open = dates.some((date) => !isGone(date) && isOpen(date.availability))
  const gone = dates.some(isGone)
  // Only dates that differ make the clock matter.
  if (!open && !gone) return 'nothing'
  if (!gone && dates.every((date) => isOpen(date.availability))) return 'open'
  const ahead = aheadOf(dates, moment)
  if (ahead.some((date) => !isGone(date) && isOpen(date.availability))) return 'open'
  const soldOut = ahead.every(isGone) && ahead.some((date) => !date.cancelled)
  return soldOut ? 'soldOut' : 'nothing'
}

/** Cancelled or sold out. */
export function isGone({ cancelled, availability }: Dated): boolean {
  return cancelled || availability === 'soldOut'
}

/** Is there nothing to be had from this listing at `at`? What the memory "unavailable since" goes by. */
export function saysUnavailable(listing: Listing, at: number): boolean {
  const moment = momentAt(at)
  return saysPostponed(listing) || saysSoldOut(listing, roughDates(listing), moment)
}

/** Why nothing is to be had from a source of which that is known; `ended`: its sale is over. */
export type WhyUnavailable = 'withdrawn' | 'postponed' | 'soldOut' | 'ended'

export function whyUnavailable(listing: Listing, at: number): WhyUnavailable {
  if (saysPostponed(listing)) return 'postponed'
  return saysSoldOut(listing, roughDates(listing), momentAt(at)) ? 'soldOut' : 'ended'
}

/** The dates that are not over; when all are, the last one. */
export function aheadOf<D extends Dated>(dates: readonly D[], moment: Moment): readonly D[] {
  const ahead = dates.filter((date) => !reached(moment, date.closesAt))
  return ahead.length > 0 ? ahead : dates.slice(-1)
}

export function isOpen(availability: Availability): boolean {
  return availability === 'available' || availability === 'limited'
}

function hints(listing: Listing, marker: Listing['nameMarkers'][number]): boolean {
  return (
    listing.nameMarkers.includes(marker) &&
    !isOpen(listing.availability) &&
    !listing.offers.some((offer) => isOpen(offer.availability))
  )
}

function everyTicketGone({ offers }: Listing): boolean {
  let tickets = 0
  for (const { kind, availability } of offers) {
    if (kind === 'parking' || kind === 'addOn' || kind === 'donation') continue
    if (availability !== 'soldOut') return false
    tickets += 1
  }
  return tickets > 0
}

function roughDates({ timing }: Listing): Dated[] {
  return timing.sessions.map(roughDate)
}

function roughDate({ start, end, availability, cancelled }: Session): Dated {
  return { closesAt: end?.at ?? start.at + ROUGH_LENGTH_MS, availability, cancelled }
}

import { isOpen } from '../../../domain/availability.ts'
import type { AvailableDate } from '../../../domain/event.ts'
import type { Moment } from '../../../domain/moment.ts'
import { reached } from '../../../domain/moment.ts'
import { FRESH } from '../policy.ts'
import type { Showing } from '../spell.ts'
import type { StandingClaim } from '../standing.ts'

/**
 * The dates one can still go to through a source: not over, not sold out, not cancelled, by start. None where the
 * source is withdrawn, unavailable, or the event is off.
 * A date's availability is known while its stock was stated (by the date itself; of a single date also by the listing
 * or one of its tickets) and read less than 24 hours ago.
 * Dates may be missing (`cantRetrieve`) where the listing gives only a range or the next date, is postponed, or was read
 * more than 48 hours ago. What is over, withdrawn, sold out or off has none, and that is certain.
 */
export interface AvailableDates {
  readonly dates: readonly AvailableDate[]
  readonly cantRetrieve: boolean
}

export function availableDates(
  claim: StandingClaim,
  cancelled: boolean,
  moment: Moment,
): AvailableDates {
  const { live, standing, spell, member } = claim
  if (standing.postponed && live) return { dates: NO_DATES, cantRetrieve: !standing.over }
  if (!live || cancelled || standing.cancelledAt !== null || standing.unavailableAt !== null) {
    return { dates: NO_DATES, cantRetrieve: false }
  }
  if (standing.over) return { dates: NO_DATES, cantRetrieve: false }
  const dates: AvailableDate[] = []
  for (const showing of spell.showings) {
    if (showing.cancelled || showing.availability === 'soldOut') continue
    if (reached(moment, showing.end.at)) continue
    dates.push({
      start: showing.start,
      end: showing.end,
      endNotReliable: showing.endNotReliable,
      unknownAvailability: !isKnown(showing, claim, moment),
    })
  }
  const cantRetrieve = isPartial(claim) || reached(moment, member.readAt + FRESH.datesMs)
  return { dates, cantRetrieve }
}

const NO_DATES: readonly AvailableDate[] = []

function isKnown(showing: Showing, claim: StandingClaim, moment: Moment): boolean {
  const stated =
    isOpen(showing.availability) || (showing.availability === 'unknown' && isStatedAlone(claim))
  return stated && !reached(moment, claim.member.readAt + FRESH.stockMs)
}

/** What a listing says of its only date it may say of itself. */
function isStatedAlone({ spell, listing }: StandingClaim): boolean {
  if (spell.showings.length !== 1 || !listing.timing.sessionsComplete) return false
  return (
    isOpen(listing.availability) ||
    (listing.availability === 'unknown' &&
      listing.offers.some((offer) => isOpen(offer.availability)))
  )
}

function isPartial({ listing, spell }: StandingClaim): boolean {
  return spell.showings.length === 0 || !listing.timing.sessionsComplete
}

import {
  aheadOf,
  isGone,
  isOpen,
  saysCancelled,
  saysPostponed,
  saysSoldOut,
} from '../../domain/availability.ts'
import type { Listing } from '../../domain/listing.ts'
import type { Moment } from '../../domain/moment.ts'
import { reached } from '../../domain/moment.ts'
import type { Claim } from './claim.ts'
import type { DatedClaim, Showing, Spell } from './spell.ts'

/**
 * Where one source stands at this moment.
 *
 * Not available: withdrawn (since the first run that lacked it), sold out (since the partner's own time, else since it
 * was first seen so; for a run also since its last open date passed), postponed without a new date, or its sale
 * ended. A sale that has not begun, or is merely switched off before the start, makes it not bookable but not
 * unavailable. Being over changes nothing about that: it is history.
 * Bookable: a live source with a link, on sale, not over, neither cancelled nor unavailable.
 * A run's listing is cancelled when all its dates to come are.
 */
export interface Standing {
  readonly over: boolean
  readonly cancelledAt: number | null
  readonly postponed: boolean
  readonly unavailableAt: number | null
  readonly bookable: boolean
}

export interface StandingClaim extends DatedClaim {
  readonly standing: Standing
}

export function standingOf(claim: Claim, spell: Spell, moment: Moment): Standing {
  const { listing, live } = claim
  const over = reached(moment, spell.closesAt)
  const cancelledAt = cancelledSince(claim, spell, moment)
  const postponed = saysPostponed(listing)
  const unavailableAt = unavailableSince(claim, spell, postponed, moment)
  const bookable =
    live &&
    !over &&
    cancelledAt === null &&
    unavailableAt === null &&
    listing.url !== '' &&
    listing.availability !== 'notYet' &&
    saleHasBegun(listing, moment)
  return { over, cancelledAt, postponed, unavailableAt, bookable }
}

function cancelledSince({ listing, member }: Claim, spell: Spell, moment: Moment): number | null {
  const remembered = member.cancelledSince ?? member.readAt
  if (saysCancelled(listing)) {
    const stated = listing.status === 'cancelled' ? listing.statusSince : null
    return told(stated, member.readAt) ?? remembered
  }
  const { showings } = spell
  if (!showings.some((showing) => showing.cancelled)) return null
  if (!aheadOf(showings, moment).every((showing) => showing.cancelled)) return null
  const kept = showings.filter((showing) => !showing.cancelled)
  return member.cancelledSince ?? (kept.length === 0 ? member.readAt : latestClose(kept))
}

function unavailableSince(
  { listing, member, live }: Claim,
  spell: Spell,
  postponed: boolean,
  moment: Moment,
): number | null {
  if (!live) {
    return Math.min(member.unavailableSince ?? Infinity, member.withdrawnSince ?? Infinity)
  }
  const stated = listing.status === 'cancelled' ? null : listing.statusSince
  if (postponed || listing.availability === 'soldOut') {
    if (postponed || saysSoldOut(listing, spell.showings, moment)) {
      return told(stated, member.readAt) ?? member.unavailableSince ?? member.readAt
    }
  } else if (saysSoldOut(listing, spell.showings, moment)) {
    const passed = lastOpenPassed(spell.showings, moment)
    const since = Math.min(passed ?? Infinity, member.unavailableSince ?? Infinity)
    return since === Infinity ? member.readAt : since
  }
  return saleEnd(listing, moment)
}

function latestClose(showings: readonly Showing[]): number {
  return showings.reduce((latest, { closesAt }) => Math.max(latest, closesAt), -Infinity)
}

/** A partner cannot know on reading what happens later. */
function told(stated: number | null, readAt: number): number | null {
  return stated === null ? null : Math.min(stated, readAt)
}

/** When the last open date passed, of dates that end in sold-out ones. */
function lastOpenPassed(showings: readonly Showing[], moment: Moment): number | null {
  const last = showings.at(-1)
  if (last === undefined || !isGone(last)) return null
  let passed: number | null = null
  for (const showing of showings) {
    if (isGone(showing) || !reached(moment, showing.closesAt)) continue
    passed = Math.max(passed ?? showing.closesAt, showing.closesAt)
  }
  return passed
}

function saleEnd(listing: Listing, moment: Moment): number | null {
  const { saleUntil, availability, timing } = listing
  if (saleUntil !== null && reached(moment, saleUntil)) return saleUntil
  const start = timing.start.at
  // Not on sale when the doors open: the sale is over, whenever it was.
  if (availability === 'notYet' && listing.grain === 'single' && reached(moment, start)) {
    return Math.min(saleUntil ?? start, start)
  }
  return null
}

/** The listing's own window, else the earliest of its tickets' windows where every ticket has one. */
function saleHasBegun({ saleFrom, offers }: Listing, moment: Moment): boolean {
  if (saleFrom !== null) return reached(moment, saleFrom)
  let first = Infinity
  for (const { validFrom, availability } of offers) {
    if (validFrom === null || isOpen(availability)) return true
    first = Math.min(first, validFrom)
  }
  return first === Infinity || reached(moment, first)
}

import { HOUR_MS, MINUTE_MS } from '../../../lib/durations.ts'
import { anybody, firstPicked } from '../../../lib/picked.ts'
import type { Stamp } from '../../../domain/stamp.ts'
import type { Chosen } from '../claim.ts'
import { byListing, givers } from '../claim.ts'
import { localDay } from '../local-day.ts'
import { DATES } from '../policy.ts'
import type { DatedClaim } from '../spell.ts'

/**
 * When it is. Start and end come from one listing, never half from each.
 *
 * A single night starts at the minute that has most trust behind it, on the day that has most; a listing with a clock
 * outranks those that know only the day, and a time that another listing calls the doors' gives way to that
 * listing's show time. Of the listings that say this minute the one with a reliable end is taken, then the most trusted.
 * A run starts at the earliest date ever seen, past and withdrawn listings included (feeds roll their start forward
 * to the next date), and ends at the latest end of the live ones. Of those that name the same day, one with a clock
 * outranks here too: a bare day begins at midnight and ends at 23:59 only for want of anything better.
 *
 * The end is reliable as its listing's is; two partners that state it within 15 minutes of each other make it
 * reliable, one that states it more than 60 minutes off makes it unreliable.
 */
export interface Dates {
  readonly start: Stamp
  readonly end: Stamp
  readonly endNotReliable: boolean
}

export function chooseDates(claims: readonly DatedClaim[], run: boolean): Chosen<Dates> {
  return run ? runDates(claims) : singleDates(claims)
}

function runDates(claims: readonly DatedClaim[]): Chosen<Dates> {
  const first = outermost(claims, 'start', (a, b) => a.at - b.at)
  const closing = outermost(givers(claims, anybody), 'end', (a, b) => b.at - a.at)
  const { start } = first.spell
  const end = closing.spell.end.at >= start.at ? closing.spell.end : start
  const from = first === closing ? [first.id] : [first.id, closing.id]
  return { value: { start, end, endNotReliable: isUnsure(closing, claims, true) }, from }
}

/** The first claim in `order`; on its day one that knows the clock. */
function outermost(
  claims: readonly DatedClaim[],
  side: 'start' | 'end',
  order: (a: Stamp, b: Stamp) => number,
): DatedClaim {
  const bySide = (a: DatedClaim, b: DatedClaim) => order(a.spell[side], b.spell[side])
  const first = best(claims, bySide)
  const day = localDay(first.spell[side])
  const clocked = claims.filter(
    ({ listing, spell }) => listing.timing.precision === 'minute' && localDay(spell[side]) === day,
  )
  return clocked.length > 0 ? best(clocked, bySide) : first
}

function singleDates(claims: readonly DatedClaim[]): Chosen<Dates> {
  const given = firstPicked(givers(claims, anybody), PRECISE_FIRST)
  const shows = firstPicked(given, [(claim) => !isDoorsOfAnother(claim, given), anybody])
  const day = heaviest(shows, eventDay)
  const minute = heaviest(day, (claim) => Math.floor(claim.spell.start.at / MINUTE_MS))
  const chosen = best(
    minute,
    (a, b) => Number(a.spell.endNotReliable) - Number(b.spell.endNotReliable) || b.trust - a.trust,
  )
  const { start, end } = chosen.spell
  const value = { start, end, endNotReliable: isUnsure(chosen, given, false) }
  return { value, from: [chosen.id] }
}

/** Those that know the most of the time. */
const PRECISE_FIRST: readonly ((claim: DatedClaim) => boolean)[] = [
  ({ listing }) => listing.timing.precision === 'minute',
  ({ listing }) => listing.timing.precision === 'day',
  anybody,
]

function isDoorsOfAnother(claim: DatedClaim, claims: readonly DatedClaim[]): boolean {
  return claims.some(
    ({ listing: { timing } }) =>
      timing.doors !== null &&
      timing.doors.at === claim.spell.start.at &&
      timing.start.at > timing.doors.at,
  )
}

/** The evening to which a start belongs: half past midnight is the night before. */
function eventDay({ spell, listing }: DatedClaim): number {
  const { start } = spell
  const shift = listing.timing.precision === 'minute' ? 5 * HOUR_MS : 0
  return localDay({ at: start.at - shift, offset: start.offset })
}

/** The claims whose key has most trust behind it; on a tie those of the most trusted, then of the smallest listing key. */
function heaviest(
  claims: readonly DatedClaim[],
  keyOf: (claim: DatedClaim) => number,
): readonly DatedClaim[] {
  if (claims.length < 2) return claims
  const weights = new Map<number, { trust: number; best: DatedClaim }>()
  for (const claim of claims) {
    const key = keyOf(claim)
    const known = weights.get(key)
    if (known === undefined) weights.set(key, { trust: claim.trust, best: claim })
    else {
      known.trust += claim.trust
      if (rank(claim, known.best) < 0) known.best = claim
    }
  }
  const winner = [...weights.values()].reduce((a, b) =>
    (Math.round((b.trust - a.trust) * 1000) || rank(a.best, b.best)) > 0 ? b : a,
  )
  const key = keyOf(winner.best)
  return claims.filter((claim) => keyOf(claim) === key)
}

function rank(a: DatedClaim, b: DatedClaim): number {
  return b.trust - a.trust || byListing(a, b)
}

function isUnsure(chosen: DatedClaim, claims: readonly DatedClaim[], run: boolean): boolean {
  const { end, endNotReliable, endStated } = chosen.spell
  let disagree = false
  for (const other of claims) {
    if (other === chosen || !other.live || !other.spell.endStated || !endStated) continue
    const apart = Math.abs(other.spell.end.at - end.at)
    const samePartner = other.member.partner.id === chosen.member.partner.id
    if (apart <= DATES.agreeMs && !samePartner) return false
    // The nights of a run that partners list one by one end when they end: that is no disagreement.
    if (apart > DATES.disagreeMs && !run) disagree = true
  }
  return endNotReliable || disagree
}

function best<C extends DatedClaim>(claims: readonly C[], order: (a: C, b: C) => number): C {
  return claims.reduce((a, b) => ((order(a, b) || byListing(a, b)) > 0 ? b : a))
}

import type { Listing } from '../../src/domain/listing.ts'
import { wallOf } from '../../src/lib/zone.ts'

/** What a person would check a listing by, in one line: `id | name | when | where | who | for how much`. */
export function listingFacts(listing: Listing): string {
  const { timing, place, performers, offers, status } = listing
  const from = clockOf(timing.start, timing.precision)
  const to = timing.end === null ? '' : ` – ${clockOf(timing.end, timing.precision)}`
  const sessions = timing.sessions.length > 1 ? ` (${timing.sessions.length} dates)` : ''
  const where = [place?.name, place?.city, place?.country].filter((part) => (part ?? '') !== '')
  const acts = performers.map(({ name, role }) => (role === 'support' ? `+ ${name}` : name))
  const who = acts.length > 3 ? `${acts.slice(0, 3).join(', ')} … ${acts.length}` : acts.join(', ')
  const prices = offers.map(
    ({ price, priceMax, currency, kind }) =>
      `${kind === 'admission' ? '' : `${kind} `}${price ?? '?'}${priceMax === null ? '' : `-${priceMax}`}${currency === null ? '' : ` ${currency}`}`,
  )
  const state = status === 'scheduled' ? [] : [status]
  return [
    listing.externalId,
    listing.name,
    `${from}${to}${sessions}`,
    where.join(', '),
    who,
    prices.join(', '),
    ...state,
  ].join(' | ')
}

function clockOf(stamp: { at: number; offset: number }, precision: string): string {
  const text = new Date(wallOf(stamp)).toISOString()
  return precision === 'minute' ? text.slice(0, 16) : text.slice(0, 10)
}

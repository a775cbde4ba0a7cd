import { categoryOf } from '../../src/domain/category.ts'
import type { Listing, Offer } from '../../src/domain/listing.ts'
import type { Stamp } from '../../src/domain/stamp.ts'

/** A listing in a few words, to be held against the file it came from: name, dates, place, prices, kind. */
export function tellListing(listing: Listing): string {
  const { timing, place, offers, categories, status, availability } = listing
  const state = [status, availability].filter((word) => word !== 'scheduled' && word !== 'unknown')
  const where = place === null ? [] : [place.name, place.street, place.postalCode, place.city]
  return [
    listing.name,
    datesOf(listing),
    timing.zone,
    where.filter(Boolean).join(', ') || pointOf(listing) || (listing.online ? 'online' : 'nowhere'),
    offers.map(tellOffer).join(' '),
    categories.map(nameOf).join(' '),
    state.join(' '),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

function pointOf({ place }: Listing): string {
  return place === null || place.lat === null ? '' : `${place.lat}, ${place.lng}`
}

function datesOf({ timing }: Listing): string {
  const { precision, start, end, sessions, sessionsComplete } = timing
  const [first] = sessions
  const count = `${sessions.length}${sessionsComplete ? '' : '+'} dates`
  if (sessions.length === 1 && sessionsComplete) return span(precision, start, first?.end ?? end)
  return `${span(precision, start, end ?? sessions.at(-1)?.end ?? null)} in ${count}`
}

function span(precision: string, start: Stamp, end: Stamp | null): string {
  const from = localOf(start, precision)
  return end === null ? from : `${from} to ${localOf(end, precision)}`
}

function localOf({ at, offset }: Stamp, precision: string): string {
  const local = new Date(at + offset * 60_000).toISOString().slice(0, 16)
  return precision === 'day' || precision === 'range' ? local.slice(0, 10) : local
}

function tellOffer({ kind, price, priceMax, currency, from }: Offer): string {
  const amount = `${price ?? '?'}${priceMax === null ? '' : `-${priceMax}`}${from ? '+' : ''}`
  return `${kind === 'admission' ? '' : `${kind} `}${amount}${currency ?? ''}`
}

function nameOf(id: number): string {
  const { mainCategory, subCategory } = categoryOf(id)
  return subCategory === null ? mainCategory : `${mainCategory}/${subCategory}`
}

import type { Listing } from '../../src/domain/listing.ts'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import type { Stamp } from '../../src/domain/stamp.ts'
import { normaliseListing } from '../../src/ingestion/normalise/normalise-listing.ts'
import type { NormaliseContext } from '../../src/ingestion/normalise/normalise-listing.ts'

export const NOW = Date.parse('2026-01-15T12:00:00Z')
export const CONTEXT: NormaliseContext = {
  format: 'native',
  options: {},
  country: null,
  zone: null,
  currency: null,
  now: NOW,
  partial: false,
}

export const PARIS = {
  name: 'Salle Vega',
  street: '3 rue des Pins',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
  lat: 48.86,
  lng: 2.37,
}

export function read(
  native: NativeListing,
  options: Record<string, string> = {},
  context: Partial<NormaliseContext> = {},
  previous: Listing | null = null,
) {
  return normaliseListing(
    { id: 'A-1', name: 'Les Loutres', categories: ['music'], place: PARIS, ...native },
    { ...CONTEXT, ...context, options },
    previous,
  )
}

export function listing(...args: Parameters<typeof read>): Listing {
  const result = read(...args)
  if ('rejected' in result) throw new Error(result.rejected)
  return result.listing
}

export function told(stamp: Stamp | null): string | null {
  if (stamp === null) return null
  const sign = stamp.offset < 0 ? '-' : '+'
  const size = Math.abs(stamp.offset)
  const offset = `${String(Math.floor(size / 60)).padStart(2, '0')}${String(size % 60).padStart(2, '0')}`
  return `${new Date(stamp.at + stamp.offset * 60_000).toISOString().slice(0, 16).replace('T', ' ')} ${sign}${offset}`
}

export const told1 = (
  native: NativeListing,
  options?: Record<string, string>,
  context?: Partial<NormaliseContext>,
) => {
  const { timing } = listing(native, options, context)
  return [told(timing.start), told(timing.end), timing.precision, timing.sessions.length]
}

import type { Listing } from '../../domain/listing.ts'
import { foldKey } from '../../lib/fold.ts'
import { hash53 } from '../../lib/hash.ts'

export interface OrganiserFeatures {
  /** Hashes of what tells who holds it: licences, site, name. */
  readonly holders?: readonly number[]
}

/** A hall that holds its shows itself says no more by it than the hall does: it is left out. */
export function organiserFeatures({
  organizer,
  place,
}: Pick<Listing, 'organizer' | 'place'>): OrganiserFeatures {
  if (organizer === undefined) return {}
  const { name, site, licences } = organizer
  const key = foldKey(name ?? '')
  const isHall = (key !== '' && key === foldKey(place?.name ?? '')) || isSite(site, place?.site)
  if (isHall) return {}
  const told = [
    ...licences.map((licence) => `licence ${licence}`),
    ...(site === null ? [] : [`site ${site}`]),
    ...(key === '' ? [] : [`name ${key}`]),
  ]
  return told.length === 0 ? {} : { holders: told.map((text) => hash53(text)) }
}

function isSite(site: string | null, other: string | undefined): boolean {
  return site !== null && site === other
}

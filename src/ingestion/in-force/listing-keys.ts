import type { Birth } from '../../storage/births.ts'

/**
 * How an operator's word names listings: `7:A-1001`, and `7:A-1001@1765000000000` for one night of an exploded one.
 * A partner's own ids may hold any of the signs.
 */

/** Between the id and the number of a listing whose id now means another show. No feed can send it. */
const CLOSED_MARK = '\uFDD1'

export function listingKey(
  birth: Pick<Birth, 'partnerId' | 'externalId' | 'closed' | 'listingId'>,
): string {
  const listing = `${birth.partnerId}:${birth.externalId}`
  return birth.closed ? closedKey(listing, birth.listingId) : listing
}

export function birthKey(
  birth: Pick<Birth, 'partnerId' | 'externalId' | 'closed' | 'listingId' | 'sessionAt'>,
): string {
  const listing = listingKey(birth)
  return birth.sessionAt === null ? listing : `${listing}@${birth.sessionAt}`
}

export function closedKey(listing: string, listingId: number): string {
  return `${listing}${CLOSED_MARK}${listingId}`
}

/** The listings that a key may mean: as it is written, and without a night. */
export function listingsOfKey(key: string): string[] {
  const { listing } = nightOfKey(key)
  return listing === key ? [key] : [key, listing]
}

/** `at`: the night that is named, null: the whole listing. */
export function nightOfKey(key: string): { readonly listing: string; readonly at: number | null } {
  const found = /^(.+)@(-?\d{1,16})$/s.exec(key)
  return found === null
    ? { listing: key, at: null }
    : { listing: found[1] ?? key, at: Number(found[2]) }
}

export interface ListingName {
  readonly partnerId: number
  readonly externalId: string
  /** Of a listing whose id was given to another show. */
  readonly closedId: number | null
}

/** Null: it is no key. */
export function parseListing(listing: string): ListingName | null {
  const [, partner, id, closed] = /^(\d{1,15}):(.*?)(?:\uFDD1(\d+))?$/s.exec(listing) ?? []
  if (partner === undefined || id === undefined || id === '') return null
  return {
    partnerId: Number(partner),
    externalId: id,
    closedId: closed === undefined ? null : Number(closed),
  }
}

import type { ListingStatus } from '../../domain/listing.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
import { statusOf } from './status.ts'
import { asText } from './text.ts'

/** `fills`: what it does not say is as we hold it. */
export function asMeant(
  told: NativeListing,
  partial: boolean,
): { readonly native: NativeListing; readonly fills: boolean } {
  if (isStub(told)) return { native: withoutEmptyLists(told), fills: true }
  return { native: told, fills: partial }
}

/** Of a complete feed, too, what tells nothing but that a show is off or put off takes nothing else of it back. */
function isStub({ name, start, sessions, status }: NativeListing): boolean {
  if (name !== undefined || start !== undefined || sessions !== undefined) return false
  return isCalledOff(statusOf(asText(status) ?? ''))
}

/** Of no list at all connectors make an empty one. */
function withoutEmptyLists(native: NativeListing): NativeListing {
  const filled = Object.entries(native).filter(
    ([, value]: [string, unknown]) => !Array.isArray(value) || value.length > 0,
  )
  return Object.fromEntries(filled)
}

export function isCalledOff(status: ListingStatus | null): boolean {
  return status === 'cancelled' || status === 'postponed'
}

import type { Decision, DecisionBody } from '../../domain/decision.ts'
import { listingsNamed } from '../../domain/decision.ts'
import type { Queryable } from '../../storage/database.ts'
import { listDecisions } from '../../storage/decisions.ts'
import { closedListings } from '../../storage/listings.ts'
import type { ClosedListing } from '../../storage/listings.ts'
import { closedKey, listingsOfKey, parseListing } from './listing-keys.ts'

/**
 * The operator's log as it is to be obeyed now. A word stays with the show of which it was said: where a partner has
 * since given the listing's id to another show, the key means the listing that bore it then. `closing`: listings that
 * lose their ids in this very transaction.
 */
export async function decisionsInForce(
  db: Queryable,
  closing: readonly ClosedListing[] = [],
): Promise<Decision[]> {
  const log = await listDecisions(db)
  const named = new Set(log.flatMap(({ what }) => listingsNamed(what)).flatMap(listingsOfKey))
  const names = [...named].flatMap((key) => parseListing(key) ?? [])
  if (names.length === 0) return log
  const closed = [...(await closedListings(db, names)), ...closing]
  return closed.length === 0 ? log : log.map((decision) => asMeant(decision, closed))
}

function asMeant(decision: Decision, closed: readonly ClosedListing[]): Decision {
  const { what, at } = decision
  const meant = new Map<string, string>()
  // Ascending by when they were closed: the first one after the word was said bore the id then.
  for (const { id, partnerId, externalId, closedAt } of closed) {
    const listing = `${partnerId}:${externalId}`
    if (closedAt >= at && !meant.has(listing)) meant.set(listing, closedKey(listing, id))
  }
  const rename = (key: string) => {
    const listing = listingsOfKey(key).find((one) => meant.has(one))
    if (listing === undefined) return key
    return `${meant.get(listing) ?? listing}${key.slice(listing.length)}`
  }
  return { ...decision, what: renamed(what, rename) }
}

function renamed(what: DecisionBody, rename: (key: string) => string): DecisionBody {
  if ('listings' in what) return { ...what, listings: what.listings.map(rename) }
  if ('groups' in what) return { ...what, groups: what.groups.map((group) => group.map(rename)) }
  return 'listing' in what ? { ...what, listing: rename(what.listing) } : what
}

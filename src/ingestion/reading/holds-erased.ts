import type { NativeListing } from '../../domain/native-listing.ts'
import { NotThisFormat } from '../connectors/connector.ts'
import type { Body, Connector, Item } from '../connectors/connector.ts'
import type { Erased } from './erased.ts'
import { readExternalId } from '../normalise/ids.ts'
import { readLine } from '../normalise/text.ts'

/**
 * Whether a body tells of what was erased, in whatever form its format has. What cannot be read might: a body of another
 * format, and a record that is refused, count as if they did.
 */
export async function holdsErased(
  connector: Connector,
  body: Body,
  {
    options,
    now,
    erased,
  }: {
    readonly options: Readonly<Record<string, string>>
    readonly now: number
    readonly erased: Erased
  },
): Promise<boolean> {
  if (erased.isEmpty) return false
  try {
    for await (const item of connector.records(body, options, now)) {
      if (tellsErased(item, erased)) return true
    }
    return false
  } catch (error) {
    if (error instanceof NotThisFormat) return true
    throw error
  }
}

function tellsErased(item: Item, erased: Erased): boolean {
  // What a program printed in front of the feed may tell of anything.
  if (item.kind === 'warning') return item.quote !== undefined
  if (item.kind === 'incomplete') return false
  if (item.id !== null && isErasedId(item.id, erased)) return true
  if (item.kind === 'page') return false
  if (item.kind === 'rejected') return item.id === null || erased.anyReviewer
  return item.read().some((outcome) => {
    if ('listing' in outcome) {
      const { id } = outcome.listing
      return isErasedId(id, erased) || reviewersOf(outcome.listing).some(isErasedName(erased))
    }
    const isKnown = outcome.id !== null && ('removed' in outcome || !erased.anyReviewer)
    return !isKnown || isErasedId(outcome.id, erased)
  })
}

function isErasedId(id: unknown, erased: Erased): boolean {
  const known = readExternalId(id)
  return known !== null && erased.hasListing(known)
}

/** A feed's options may have been others when the name was shown: its texts plain or not, repaired or not. */
const READINGS = [
  { repair: false, markup: 'plain' },
  { repair: false, markup: 'html' },
  { repair: true, markup: 'plain' },
  { repair: true, markup: 'html' },
] as const

function isErasedName(erased: Erased): (author: unknown) => boolean {
  return (author) =>
    READINGS.some((rules) => {
      const name = readLine(author, rules)
      return name !== null && erased.hasReviewer(name)
    })
}

function reviewersOf({ reviews }: NativeListing): unknown[] {
  if (!Array.isArray(reviews)) return []
  return reviews.flatMap((review: unknown) =>
    typeof review === 'object' && review !== null && 'author' in review ? [review.author] : [],
  )
}

import { holdsName } from '../lib/name-in-text.ts'
import { listingTexts } from '../storage/erasing.ts'
import type { IngestionContext } from './context.ts'

/** Where somebody's name still stands who was erased as a reviewer: in what sellers tell beside reviews. */
export interface NameRemains {
  readonly listings: number
  /** The first of them, with which parts of each hold it and the event that shows it. */
  readonly first: readonly RemainingListing[]
}

export interface RemainingListing {
  readonly partner: string
  readonly listing: string
  readonly event: number | null
  /** `description`, `performers`; `reviews`: in the text of somebody else's. */
  readonly fields: readonly string[]
}

const BATCH = 500
/** They tell what it is about; a search for the name tells the rest. */
const FIRST_KEPT = 50

/**
 * Looks through all that sellers told for the name. It is reported and left: a text may be about somebody else, or be what
 * a performer is called, and only a person can tell. `isGone`: reviews that are erased, or would be, are passed over.
 */
export async function findNameRemains(
  { database }: IngestionContext,
  name: string,
  isGone: (author: string) => boolean,
): Promise<NameRemains> {
  const first: RemainingListing[] = []
  let listings = 0
  for (let after = 0; ;) {
    const page = await listingTexts(database, after, BATCH)
    const last = page.at(-1)
    if (last === undefined) return { listings, first }
    for (const { partner, externalId, event, data } of page) {
      const reviews = data.reviews.filter(({ author }) => !isGone(author))
      const fields = Object.entries({ ...data, reviews })
        .filter(([, value]) => holdsNameSomewhere(value, name))
        .map(([field]) => field)
      if (fields.length === 0) continue
      listings += 1
      if (first.length < FIRST_KEPT) first.push({ partner, listing: externalId, event, fields })
    }
    after = last.id
  }
}

function holdsNameSomewhere(value: unknown, name: string): boolean {
  if (typeof value === 'string') return holdsName(value, name)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((inner) => holdsNameSomewhere(inner, name))
}

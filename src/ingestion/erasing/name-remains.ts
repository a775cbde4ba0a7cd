import { holdsName } from '../../lib/name-in-text.ts'
import type { Queryable } from '../../storage/database.ts'
import { keptTexts, listingTexts, shownTexts } from '../../storage/erasing.ts'
import type { ListingTexts, Shown } from '../../storage/erasing.ts'
import type { IngestionContext } from '../context.ts'

/** Where somebody's name still stands who was erased as a reviewer: in what is told beside reviews. */
export interface NameRemains {
  readonly listings: number
  /** The first of them, with which parts of each hold it and the event that shows it. */
  readonly first: readonly RemainingListing[]
  /** Performers, places and places of the directory. */
  readonly others: number
  /** The first of these. */
  readonly elsewhere: readonly RemainingName[]
}

export interface RemainingListing {
  readonly partner: string
  readonly listing: string
  readonly event: number | null
  /** `description`, `performers`; `reviews`: in the text of somebody else's. */
  readonly fields: readonly string[]
}

export interface RemainingName {
  readonly of: Shown
  /** By which commands name it. */
  readonly id: string
  readonly name: string
  /** `name`, `description`, `editorialSummary`… */
  readonly fields: readonly string[]
}

const BATCH = 500
/** They tell what it is about; a search for the name tells the rest. */
const FIRST_KEPT = 50

/**
 * Looks through all that is told and shown for the name. It is reported and left: a text may be about somebody else, or be
 * what a performer is called, and only a person can tell. `isGone`: reviews that are erased, or would be, are passed over.
 */
export async function findNameRemains(
  { database }: IngestionContext,
  name: string,
  isGone: (author: string) => boolean,
): Promise<NameRemains> {
  const listings = await listingsWith(database, name, isGone)
  const elsewhere: RemainingName[] = []
  let others = 0
  for (const kind of ['performer', 'place', 'directory'] as const) {
    const page = (after: number) => shownTexts(database, kind, after, BATCH)
    for await (const shown of eachOf(page, ({ row }) => row)) {
      const { id: _, ...data } = shown.data
      const fields = fieldsWith(data, name)
      if (fields.length === 0) continue
      others += 1
      if (elsewhere.length < FIRST_KEPT)
        elsewhere.push({ of: kind, id: shown.id, name: shown.name, fields })
    }
  }
  return { ...listings, others, elsewhere }
}

async function listingsWith(
  db: Queryable,
  name: string,
  isGone: (author: string) => boolean,
): Promise<Pick<NameRemains, 'listings' | 'first'>> {
  const found = new Set<string>()
  const first: RemainingListing[] = []
  for (const texts of [listingTexts, keptTexts]) {
    const page = (after: number): Promise<ListingTexts[]> => texts(db, after, BATCH)
    for await (const { partner, externalId, event, data } of eachOf(page, ({ id }) => id)) {
      const reviews = data.reviews.filter(({ author }) => !isGone(author))
      const fields = fieldsWith({ ...data, reviews }, name)
      const key = JSON.stringify([partner, externalId])
      if (fields.length === 0 || found.has(key)) continue
      found.add(key)
      if (first.length < FIRST_KEPT) first.push({ partner, listing: externalId, event, fields })
    }
  }
  return { listings: found.size, first }
}

async function* eachOf<Row>(
  page: (after: number) => Promise<Row[]>,
  position: (row: Row) => number,
): AsyncGenerator<Row> {
  for (let after = 0; ;) {
    const rows = await page(after)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined) return
    after = position(last)
  }
}

function fieldsWith(data: object, name: string): string[] {
  return Object.entries(data)
    .filter(([, value]) => holdsNameSomewhere(value, name))
    .map(([field]) => field)
}

function holdsNameSomewhere(value: unknown, name: string): boolean {
  if (typeof value === 'string') return holdsName(value, name)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((inner) => holdsNameSomewhere(inner, name))
}

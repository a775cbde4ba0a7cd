import type { Listing } from '../../domain/listing.ts'
import type { RunFailure } from '../../domain/run-failure.ts'
import type { Preview, PreviewedFeed } from '../../ingestion/preview-feed.ts'
import { quoted } from '../../lib/quoted.ts'
import { elsewhere, explained } from '../run-next.ts'

/** What to do where no listing came of it; null: one did, or the records say why not. */
export function nextStep({ rows, incomplete }: Preview, hint: string): string | null {
  if (rows.some(({ listing }) => listing !== null)) return null
  if (incomplete !== null || rows.some(({ rejected }) => rejected !== null)) return hint
  return rows.length === 0 ? EMPTY_HINT : null
}

const EMPTY_HINT =
  'What is there was read to its end and holds no record: a run takes the feed for empty. If there should be some, look at what the location gives, and whether it is of this format: docs/feeds.md says what each reads.'

const UNREADABLE_HINT =
  'If it is of another format: affiche feed preview --location FILE_OR_URL tries them all. docs/feeds.md says what each reads, docs/fetching.md what can fail on the way.'

const NONE_HINT = `What is missing or wrong is said beside each: the feed may be mended, or an option may settle it (docs/feeds.md). ${UNREADABLE_HINT}`

/** What to do about a mapping, and about a location, that are wrong. */
export interface Hints {
  readonly mapping: string
  readonly elsewhere: string
}

export const HINTS: Hints = {
  mapping: 'Correct the mapping file and look again: docs/feeds.md says what its rules give.',
  elsewhere:
    'If it lies elsewhere, give that as --location. docs/fetching.md says what a location is.',
}

/** A feed keeps what it was given: what is corrected in the mapping file is not seen until it is given again. */
export function hintsOf(name: string): Hints {
  const feed = quoted(name)
  const mapping = `Correct the mapping file and look again: affiche feed preview ${feed} --option mapping=FILE. When it is right: affiche feed update ${feed} --option mapping=FILE. docs/feeds.md says what its rules give.`
  return { mapping, elsewhere: elsewhere(feed) }
}

/** What came, or that nothing came, decides what to look at. */
export function afterFault(failure: RunFailure, hints: Hints): string {
  if (failure === 'mapping') return hints.mapping
  if (failure === 'missingFile' || failure === 'badLocation') return hints.elsewhere
  return OF_FORMAT.has(failure) ? UNREADABLE_HINT : explained(failure)
}

const OF_FORMAT: ReadonlySet<RunFailure> = new Set(['otherFormat', 'html', 'noListing'])

/** Of records that were read and gave nothing: a mapping is likelier wrong than the format. */
export function noneHint({ options }: PreviewedFeed, { mapping }: Hints): string {
  return options['mapping'] === undefined ? NONE_HINT : mapping
}

/** Whoever asks for so much sells little for it: in their currencies these may well be cents. */
const CENTS_FROM = 300
const IN_CENTS = new Set(['EUR', 'GBP', 'USD', 'CHF', 'CAD', 'AUD', 'NZD'])

/** Whole and high as all the prices are, they may be told in cents. */
export function centsHint(listings: readonly Listing[]): string | null {
  const prices = listings.flatMap(({ offers }) =>
    offers.flatMap(({ price, currency }) =>
      price === null || price === 0 ? [] : [{ price, currency }],
    ),
  )
  const [first] = prices
  const mayBe = prices.every(
    ({ price, currency }) =>
      Number.isInteger(price) && price >= CENTS_FROM && currency !== null && IN_CENTS.has(currency),
  )
  if (first === undefined || !mayBe) return null
  const least = Math.min(...prices.map(({ price }) => price))
  return `No price is below ${least} ${first.currency}. If these are cents: --option prices=cents.`
}

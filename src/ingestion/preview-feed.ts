import type { Feed } from '../domain/feed.ts'
import type { Listing } from '../domain/listing.ts'
import type { NativeListing } from '../domain/native-listing.ts'
import { noEventBecause } from '../domain/no-event.ts'
import { cutBelow } from '../lib/cut-below.ts'
import { NotThisFormat } from './connectors/connector.ts'
import type { Body, Connector, Item, Outcome, PageItem } from './connectors/connector.ts'
import type { IngestionContext } from './context.ts'
import { isFeedsFault } from './failure-of.ts'
import { FetchError } from './fetch/fetch-error.ts'
import type { FetchedBody } from './fetch/fetched.ts'
import { BEGINNING_BYTES, tellBeginning, withQuote } from './reading/beginning.ts'
import { sumsTold } from './reading/sums-told.ts'
import type { SumsTold } from './reading/sums-told.ts'
import { pageRequest, readLinkedPage } from './reading/linked-page.ts'
import { rejectionOf, TAKEN_AWAY } from './reading/rejection.ts'
import { normaliseListing } from './normalise/normalise-listing.ts'

export type PreviewContext = Pick<IngestionContext, 'clock' | 'connectors' | 'fetch' | 'hide'>
export type PreviewedFeed = Pick<Feed, 'format' | 'location' | 'options' | 'complete'>

type Shown = Exclude<Item, PageItem>

export interface PreviewRow {
  readonly line: number
  readonly id: string | null
  /** As the format, or its mapping, gives it; null where it gives none. */
  readonly native: NativeListing | null
  /** In our terms; null where it would be rejected or left out. */
  readonly listing: Listing | null
  readonly rejected: string | null
  /** No fault of the feed's, and yet none of ours. */
  readonly leftOut: string | null
  /** Why the listing would become no event. */
  readonly noEvent: string | null
  readonly warnings: readonly string[]
}

export interface Preview {
  readonly rows: readonly PreviewRow[]
  readonly warnings: readonly string[]
  /** Why the feed would not count as whole, as far as it was read. */
  readonly incomplete: string | null
  /** There are more rows than were read. */
  readonly more: boolean
}

/**
 * What a run would make of the first `rowsMax` records. Nothing is stored, and nothing that is stored is looked at. What
 * opens the feed is in none of its words, nor in those of a fault.
 */
export async function previewFeed(
  context: PreviewContext,
  feed: PreviewedFeed,
  rowsMax: number,
): Promise<Preview> {
  const hide = context.hide?.(feed)
  try {
    const made = await madeOfFirst(context, feed, rowsMax)
    return hide === undefined ? made : hidden(made, hide)
  } catch (error) {
    if (hide !== undefined && isFeedsFault(error)) error.message = hide(error.message)
    throw error
  }
}

async function madeOfFirst(
  context: PreviewContext,
  feed: PreviewedFeed,
  rowsMax: number,
): Promise<Preview> {
  const connector = context.connectors.get(feed.format)
  if (connector === undefined) throw new Error(`there is no format ${feed.format}`)
  const rows: PreviewRow[] = []
  const warnings = new Set<string>()
  const sums = sumsTold()
  const raws: (string | Buffer)[] = []
  let incomplete: string | null = null
  let more = false
  for await (const item of itemsOf(context, connector, feed)) {
    if (item.kind === 'warning') noteWarning(item, warnings, sums)
    else if (item.kind === 'incomplete') incomplete ??= item.reason
    else if (rows.length >= rowsMax) {
      more = true
      break
    } else {
      if (item.kind === 'record') raws.push(item.raw)
      rows.push(...rowsOf(item, feed, context.clock.now()))
    }
  }
  for (const text of connector.missed?.(raws, feed.options) ?? []) warnings.add(text)
  for (const id of repeated(rows))
    warnings.add(`the id ${id} comes more than once: the last one counts`)
  if (rows.some(({ listing }) => lacksCurrency(listing)))
    warnings.add(
      'prices without a currency are unknown: offers.currency or --option currency= tells it',
    )
  return { rows, warnings: [...sums.texts(), ...warnings], incomplete, more }
}

function noteWarning(
  item: Extract<Item, { kind: 'warning' }>,
  warnings: Set<string>,
  sums: SumsTold,
): void {
  if (item.count === undefined) warnings.add(withQuote(item, true))
  else sums.add(item.text, item.count)
}

/** The records themselves are no words of ours: they are shown as they came. */
function hidden(made: Preview, hide: (text: string) => string): Preview {
  const orNull = (text: string | null) => (text === null ? null : hide(text))
  return {
    ...made,
    rows: made.rows.map((row) => ({
      ...row,
      id: orNull(row.id),
      rejected: orNull(row.rejected),
      leftOut: orNull(row.leftOut),
      warnings: row.warnings.map(hide),
    })),
    warnings: made.warnings.map(hide),
    incomplete: orNull(made.incomplete),
  }
}

const REPEATED_TOLD = 5

/** Ids that several rows have: the id is not made of enough. */
function repeated(rows: readonly PreviewRow[]): readonly string[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { id } of rows) {
    if (id !== null && seen.has(id)) twice.add(id)
    if (id !== null) seen.add(id)
  }
  return [...twice].slice(0, REPEATED_TOLD)
}

function lacksCurrency(listing: Listing | null): boolean {
  const offers = listing?.offers ?? []
  return offers.some(
    ({ price, priceMax, currency }) => currency === null && (price ?? priceMax ?? 0) > 0,
  )
}

async function* itemsOf(
  context: PreviewContext,
  connector: Connector,
  feed: PreviewedFeed,
): AsyncGenerator<Shown> {
  const { location, options } = feed
  const htmlIsData = connector.format === 'schema-org'
  const request = { location, options, validators: null, htmlIsData }
  // Asked for when the feed's own connection is let go of: its host answers one request at a time.
  const pages: PageItem[] = []
  let read = 0
  let foreign: NotThisFormat | null = null
  for await (const fetched of context.fetch(request)) {
    if (fetched.kind === 'failed') yield { kind: 'warning', text: fetched.error.message }
    if (fetched.kind !== 'body') continue
    const { body, head } = noting(bodyOf(fetched))
    try {
      for await (const item of connector.records(body, options, context.clock.now())) {
        if (item.kind === 'page') pages.push(item)
        else yield item
      }
      read += 1
      const warning = fetched.warning()
      if (warning !== null) yield { kind: 'warning', text: warning }
    } catch (error) {
      if (!(error instanceof NotThisFormat)) throw error
      const reason = tellBeginning(error.message, head(), context.hide?.(feed))
      foreign ??= new NotThisFormat(reason, error.code)
      yield { kind: 'incomplete', reason: `${fetched.address}: ${reason}` }
    }
  }
  if (read === 0 && foreign !== null) throw foreign
  for (const page of pages) yield* pageItems(context, feed, page)
}

/** The page that an item leads to, as a run would read it. */
async function* pageItems(
  context: PreviewContext,
  feed: PreviewedFeed,
  item: PageItem,
): AsyncGenerator<Shown> {
  const connector = context.connectors.get(item.format)
  if (connector === undefined) throw new Error(`there is no format ${item.format}`)
  const { line, id, reason } = item
  try {
    for await (const fetched of context.fetch(pageRequest(feed, item.address, null))) {
      if (fetched.kind !== 'body') continue
      yield* readLinkedPage(connector, item, bodyOf(fetched), {
        options: feed.options,
        now: context.clock.now(),
      })
    }
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    yield { kind: 'rejected', line, id, reason: `${reason}; ${error.message}` }
  }
}

/** The body, and how it began: it can be read once. */
function noting(body: Body): { readonly body: Body; readonly head: () => Buffer } {
  let head = Buffer.alloc(0)
  async function* chunks() {
    for await (const chunk of body.chunks()) {
      if (head.length < BEGINNING_BYTES) head = Buffer.concat([head, chunk])
      yield chunk
    }
  }
  return { body: { ...body, chunks }, head: () => head }
}

function bodyOf(fetched: FetchedBody): Body {
  const { address, contentType } = fetched
  return { address, contentType, chunks: () => fetched.chunks() }
}

function rowsOf(
  item: Extract<Item, { kind: 'record' | 'rejected' }>,
  feed: PreviewedFeed,
  now: number,
): readonly PreviewRow[] {
  const { line, id } = item
  const none = { line, id, ...NOTHING_MADE }
  if (item.kind === 'rejected') return [{ ...none, rejected: item.reason }]
  return item.read().map((outcome): PreviewRow => {
    if ('removed' in outcome) return { ...none, id: outcome.id, leftOut: TAKEN_AWAY }
    if ('rejected' in outcome) return { ...none, id: outcome.id ?? id, ...refusal(outcome) }
    return { ...none, ...withoutDepths(madeOf(outcome, id, feed, now)) }
  })
}

/** No listing has so many levels, and a preview is written out. */
const LEVELS_SHOWN = 100

function withoutDepths(row: Partial<PreviewRow>): Partial<PreviewRow> {
  const native = cutBelow(row.native, LEVELS_SHOWN) as NativeListing
  if (native === row.native) return row
  const warning = `it is nested more than ${LEVELS_SHOWN} levels deep: what is deeper is not shown`
  return { ...row, native, warnings: [...(row.warnings ?? []), warning] }
}

const NOTHING_MADE = {
  native: null,
  listing: null,
  rejected: null,
  leftOut: null,
  noEvent: null,
  warnings: [],
} as const

function refusal({ rejected, withdraw }: { readonly rejected: string; readonly withdraw?: true }) {
  return withdraw === true ? { leftOut: rejected } : { rejected }
}

function madeOf(
  outcome: Extract<Outcome, { readonly listing: NativeListing }>,
  known: string | null,
  feed: PreviewedFeed,
  now: number,
): Partial<PreviewRow> {
  const native = outcome.listing
  const made = normaliseListing(native, {
    format: feed.format,
    options: feed.options,
    country: null,
    zone: null,
    currency: null,
    now,
    partial: !feed.complete,
  })
  const id = known ?? (native.id === undefined ? null : String(native.id))
  const warnings = outcome.warnings ?? []
  if ('rejected' in made) {
    const rejected = rejectionOf(made.rejected, outcome)
    return { id, native, warnings, ...refusal({ ...made, rejected }) }
  }
  const { listing } = made
  const noEvent = noEventBecause(listing)
  return { id, native, listing, noEvent, warnings: [...warnings, ...made.warnings] }
}

import type { Feed } from '../../domain/feed.ts'
import type { NativeListing } from '../../domain/native-listing.ts'
import { gather } from '../../lib/gather.ts'
import { standBack } from '../../lib/map-in-steps.ts'
import { slices } from '../../lib/slices.ts'
import type { Queryable } from '../../storage/database.ts'
import { compareRecords } from '../../storage/listings.ts'
import type { Compared, HeldListing } from '../../storage/listings.ts'
import type { Item, Outcome } from '../connectors/connector.ts'
import { readExternalId } from '../normalise/ids.ts'
import { normaliseListing } from '../normalise/normalise-listing.ts'
import type { NormaliseContext } from '../normalise/normalise-listing.ts'
import { ERASED, withoutErased } from './erased.ts'
import type { Erased } from './erased.ts'
import { written } from './incoming.ts'
import type { Incoming, Source, Told, Unwritten } from './incoming.ts'
import { rejectionOf, TAKEN_AWAY } from './rejection.ts'
import type { Hide } from './beginning.ts'
import { listingWithoutKeys } from './without-keys.ts'
import type { RunLog } from './run-log.ts'
import type { SeenListings } from './seen-listings.ts'

export type RecordItem = Extract<Item, { kind: 'record' }>

export interface PreparedBatch {
  readonly incoming: readonly Incoming[]
  /** Ids of stored listings that came as they were. */
  readonly unchanged: readonly number[]
}

export interface Preparation {
  readonly db: Queryable
  readonly feed: Feed
  /** Feeds whose listings stay theirs when this one tells of them: a partial one's word leaves it to the others to miss them. */
  readonly owners: readonly number[]
  readonly normalise: NormaliseContext
  readonly hashRecord: (raw: string | Uint8Array) => string
  readonly log: RunLog
  readonly erased: Erased
  readonly seen: SeenListings
  /** Ids that the feed says it has taken away, and has not brought back since. */
  readonly removed: Set<string>
  /** Takes out of a text what opens the feed; absent: nothing does. */
  readonly hide?: Hide
}

/** One listing of the feed, before anything is known of it. */
interface Entry {
  readonly line: number
  readonly id: string
  readonly rawHash: string
  read(): readonly Outcome[]
  /** Of the same id in the same batch, the one before it: it is read only where this one gives no listing. */
  readonly earlier?: Entry
}

/** Between so many records the batch that is being applied comes first: this one is made while that waits for answers. */
const RECORDS_AT_A_TIME = 10

/** A batch hashed and compared with what is stored: most of what there is to do about records that did not change. */
export interface ComparedBatch {
  readonly entries: readonly Entry[]
  readonly compared: Compared
}

/**
 * Touches the database only to compare, so that it may run while earlier batches are being compared, read and applied: what
 * they change meanwhile, whoever writes finds out under the lock.
 */
export async function compareBatch(
  preparation: Preparation,
  items: readonly RecordItem[],
): Promise<ComparedBatch> {
  const { db, feed, owners } = preparation
  const entries = lastOfEachId(
    preparation.log,
    withoutErasedOnes(preparation, entriesOf(preparation, items)),
  )
  const compared = await compareRecords(
    db,
    feed.partnerId,
    [feed.id, ...owners],
    entries.map((entry) => entry.id),
    entries.map((entry) => entry.rawHash),
  )
  return { entries, compared }
}

/** Parses and normalises what is new or came otherwise; what came as it was is only noted. */
export async function prepareBatch(
  preparation: Preparation,
  { entries, compared }: ComparedBatch,
): Promise<PreparedBatch> {
  const { log } = preparation
  const unchanged: number[] = []
  const toRead: Telling[] = []
  for (const [place, entry] of entries.entries()) {
    const same = compared.unchanged.get(place)
    const held = compared.changed.get(place)
    const id = same ?? held?.id
    const isFirst = id === undefined || preparation.seen.add(id)
    if (!isFirst) log.twice(entry.id)
    preparation.removed.delete(entry.id)
    // What an earlier batch has of the same id may be about to be written in between.
    if (same !== undefined && isFirst) {
      log.counts.read += 1
      log.counts.unchanged += 1
      unchanged.push(same)
      passOverEarlier(log, entry)
    } else toRead.push({ entry, held })
  }
  const incoming: Incoming[] = []
  for (const some of slices(toRead, RECORDS_AT_A_TIME)) {
    incoming.push(...readSome(preparation, some))
    if (some.length === RECORDS_AT_A_TIME) await standBack()
  }
  return { incoming, unchanged }
}

/** An entry that tells something new, and what is held of it. */
interface Telling {
  readonly entry: Entry
  readonly held: HeldListing | undefined
}

/** Stage by stage, as `mapInSteps` says why. */
function readSome(preparation: Preparation, some: readonly Telling[]): Incoming[] {
  const parsed = some.map(({ entry }) => entry.read())
  const read = gather(some, ({ entry, held }, index) =>
    readLast(preparation, entry, held, parsed[index]),
  )
  return read.map(written)
}

/** Records whose id is not cheaply known are read at once. Ids as normalising makes them, so that they compare. */
function entriesOf(preparation: Preparation, items: readonly RecordItem[]): Entry[] {
  const entries: Entry[] = []
  for (const item of items) {
    const { line } = item
    const rawHash = preparation.hashRecord(item.raw)
    const known = item.id === null ? null : readExternalId(item.id)
    if (known !== null) {
      entries.push({ line, id: known, rawHash, read: () => item.read() })
      continue
    }
    for (const outcome of item.read()) {
      const id = readExternalId('listing' in outcome ? outcome.listing.id : outcome.id)
      if (id !== null) entries.push({ line, id, rawHash, read: () => [outcome] })
      else if ('rejected' in outcome) noteRejected(preparation.log, { line, id }, outcome)
      else preparation.log.reject({ line, id, reason: 'no id' })
    }
  }
  return entries
}

/** What was erased is not even looked at. */
function withoutErasedOnes(
  { erased, log }: Preparation,
  entries: readonly Entry[],
): readonly Entry[] {
  if (erased.isEmpty) return entries
  return entries.filter(({ id }) => {
    const isErased = erased.hasListing(id)
    if (isErased) log.leaveOut(ERASED)
    return !isErased
  })
}

/** One id twice in a batch: the last one counts, as it would have in two batches. */
function lastOfEachId(log: RunLog, entries: readonly Entry[]): Entry[] {
  const last = new Map<string, Entry>()
  for (const entry of entries) {
    const earlier = last.get(entry.id)
    if (earlier !== undefined) log.twice(entry.id)
    last.set(entry.id, earlier === undefined ? entry : { ...entry, earlier })
  }
  return last.size === entries.length ? [...entries] : [...last.values()]
}

/** The last of an id that is not rejected, as two batches would have left it; where all are, each is told. */
function readLast(
  preparation: Preparation,
  entry: Entry,
  held: HeldListing | undefined,
  outcomes: readonly Outcome[] = entry.read(),
): Unwritten[] {
  const { counts } = preparation.log
  const rejectedBefore = counts.rejected
  const incoming = readEntry(preparation, entry, held, outcomes)
  if (entry.earlier === undefined) return incoming
  if (incoming.length === 0 && counts.rejected > rejectedBefore)
    return readLast(preparation, entry.earlier, held)
  passOverEarlier(preparation.log, entry)
  return incoming
}

/** Counted as they would have been in batches of their own. */
function passOverEarlier(log: RunLog, { rawHash, earlier }: Entry): void {
  if (earlier === undefined) return
  log.counts.read += 1
  if (earlier.rawHash === rawHash) log.counts.unchanged += 1
  else log.counts.updated += 1
  passOverEarlier(log, earlier)
}

function readEntry(
  preparation: Preparation,
  entry: Entry,
  held: HeldListing | undefined,
  outcomes: readonly Outcome[],
): Unwritten[] {
  const { line, id, rawHash } = entry
  const previous = held === undefined ? null : { rawHash: held.rawHash, listing: held.listing }
  const incoming: Unwritten[] = []
  for (const [index, outcome] of outcomes.entries()) {
    if (!('listing' in outcome)) {
      noteNoListing(preparation, entry, outcome)
      continue
    }
    for (const warning of outcome.warnings ?? []) preparation.log.warn(`${id}: ${warning}`)
    const source = { line, id, rawHash, again: () => readAgain(entry, index) }
    const one = normalised(preparation, source, outcome, previous)
    if (one !== undefined) incoming.push(one)
  }
  return incoming
}

function readAgain(entry: Entry, index: number): Told {
  const outcome = entry.read()[index]
  if (outcome === undefined || !('listing' in outcome))
    throw new Error(`the record ${entry.id} does not read as before`)
  return outcome
}

/** Rejected, taken away by the partner, or both. */
function noteNoListing(
  { log, removed }: Preparation,
  entry: Entry,
  outcome: Exclude<Outcome, { readonly listing: NativeListing }>,
): void {
  if ('removed' in outcome) log.leaveOut(TAKEN_AWAY)
  else noteRejected(log, { line: entry.line, id: outcome.id ?? entry.id }, outcome)
  if ('removed' in outcome || outcome.withdraw === true) removed.add(entry.id)
}

function noteRejected(
  log: RunLog,
  { line, id }: { readonly line: number; readonly id: string | null },
  { rejected, withdraw }: { readonly rejected: string; readonly withdraw?: true },
): void {
  if (withdraw === true) log.leaveOut(rejected)
  else log.reject({ line, id, reason: rejected })
}

/** Undefined when the listing is rejected (and noted). */
export function toIncoming(...telling: Parameters<typeof normalised>): Incoming | undefined {
  const one = normalised(...telling)
  return one === undefined ? undefined : written(one)
}

function normalised(
  {
    normalise,
    log,
    erased,
    removed,
    hide,
  }: Pick<Preparation, 'normalise' | 'log' | 'erased' | 'removed' | 'hide'>,
  source: Source,
  outcome: Told,
  previous: Incoming['previous'],
): Unwritten | undefined {
  const { listing: native } = outcome
  const told = normaliseListing(native, normalise, previous?.listing ?? null)
  if ('rejected' in told) {
    const rejected = rejectionOf(told.rejected, outcome)
    noteRejected(log, source, { ...told, rejected })
    if (told.withdraw === true) removed.add(readExternalId(native.id) ?? source.id)
    return undefined
  }
  const own = withoutErased(told.listing, erased)
  const listing = hide === undefined ? own : listingWithoutKeys(own, hide)
  for (const warning of told.warnings) log.warn(`${listing.externalId}: ${warning}`)
  return { externalId: listing.externalId, rawHash: source.rawHash, source, listing, previous }
}

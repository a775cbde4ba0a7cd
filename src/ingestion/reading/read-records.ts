import type { Feed } from '../../domain/feed.ts'
import { NotThisFormat } from '../connectors/connector.ts'
import type { Body, Connector, Item, PageItem } from '../connectors/connector.ts'
import { endsInError, notingEnd } from './ends-in-error.ts'
import type { RecordItem } from './prepare-batch.ts'
import type { RunLog } from './run-log.ts'
import { withQuote } from './beginning.ts'
import { gatherShares } from './shares.ts'

/** Between 250 and 5,000 the size makes no difference that can be measured; this bounds what a batch holds. */
export const BATCH_RECORDS = 500
/** Long records make shorter batches. */
export const BATCH_BYTES = 8 * 1024 * 1024

interface Reading {
  readonly log: RunLog
  /** When the run began. */
  readonly now: number
  /** Nothing of the partner's was erased. */
  readonly mayQuote: boolean
  /** What the pages say that records lead to. */
  readonly follow: (
    pages: readonly PageItem[],
  ) => AsyncIterable<Extract<Item, { kind: 'record' | 'rejected' | 'warning' }>>
}

/**
 * The records of all bodies in batches. What could not be read is noted in the log: a feed of which one body is
 * something else is incomplete, a feed of which all are is not a feed of this format (throws NotThisFormat). `now`:
 * when the run began.
 */
export async function* recordBatches(
  connector: Connector,
  feed: Feed,
  bodies: readonly Body[],
  reading: Reading,
): AsyncGenerator<RecordItem[]> {
  const { log, now, mayQuote } = reading
  let foreign = 0
  const shares = gatherShares()
  const pages: PageItem[] = []
  const batch = new Batch()
  for (const body of bodies) {
    const { body: read, tail } = notingEnd(body)
    try {
      // Put into batches here: a generator for single records is a noticeable part of what an unchanged one costs.
      for await (const item of connector.records(read, feed.options, now)) {
        if (item.kind === 'page') pages.push(item)
        else if (item.kind === 'incomplete') noteLack(item, log, shares, whereIn(body, bodies))
        else if (batch.add(toldOf(item, log, mayQuote, whereIn(body, bodies)))) yield batch.take()
      }
      log.incomplete ??= faultOfEnd(connector, body, tail())
    } catch (error) {
      if (!(error instanceof NotThisFormat)) throw error
      foreign += 1
      if (foreign === bodies.length) throw error
      log.incomplete ??= `${body.address}: ${error.message}`
    }
  }
  log.incomplete ??= shares.missing()
  if (pages.length > 0) yield* followed(pages, batch, reading)
  if (!batch.isEmpty()) yield batch.take()
}

async function* followed(
  pages: readonly PageItem[],
  batch: Batch,
  { log, mayQuote, follow }: Reading,
): AsyncGenerator<RecordItem[]> {
  for await (const item of follow(pages)) {
    if (batch.add(toldOf(item, log, mayQuote))) yield batch.take()
  }
}

/** Records until there are enough of them. */
class Batch {
  #records: RecordItem[] = []
  #bytes = 0

  /** Whether there are enough with this one. */
  add(record: RecordItem | null): boolean {
    if (record === null) return false
    this.#records.push(record)
    this.#bytes += record.raw.length
    return this.#records.length >= BATCH_RECORDS || this.#bytes >= BATCH_BYTES
  }

  isEmpty(): boolean {
    return this.#records.length === 0
  }

  take(): RecordItem[] {
    const taken = this.#records
    this.#records = []
    this.#bytes = 0
    return taken
  }
}

/** A line or an end is that of one file, or page, of many. */
function whereIn({ address }: Body, bodies: readonly Body[]): string {
  return bodies.length > 1 && address !== '' ? `${address}: ` : ''
}

function noteLack(
  { reason, share }: Extract<Item, { kind: 'incomplete' }>,
  log: RunLog,
  shares: ReturnType<typeof gatherShares>,
  where: string,
): void {
  if (share === undefined) log.incomplete ??= where + reason
  else shares.add(share, reason)
}

/** Of a page all that follows its data is markup. */
function faultOfEnd({ format }: Connector, { address }: Body, tail: string): string | null {
  if (format === 'schema-org' || !endsInError(tail)) return null
  return `${address}: it ends in an error message where the rest should be`
}

/** The record that takes part; null: there is none, and what it says is noted. */
function toldOf(
  item: Extract<Item, { kind: 'record' | 'rejected' | 'warning' }>,
  log: RunLog,
  mayQuote: boolean,
  where = '',
): RecordItem | null {
  if (item.kind === 'record') return item
  if (item.kind === 'rejected' && item.id !== null)
    return rejectedRecord(item.line, item.id, item.reason)
  if (item.kind === 'rejected') log.reject({ ...item, reason: where + item.reason })
  else if (item.count !== undefined) log.warnOf(item.text, item.count)
  else log.warn(withQuote(item, mayQuote))
  return null
}

/** A rejected record whose id is known takes part: the listing we hold of it is not missing. */
function rejectedRecord(line: number, id: string, reason: string): RecordItem {
  return { kind: 'record', line, id, raw: '', read: () => [{ rejected: reason, id }] }
}

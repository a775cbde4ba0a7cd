import { DAY_MS } from '../lib/durations.ts'
import type { Queryable } from '../storage/database.ts'
import type { DocumentKind } from '../storage/documents.ts'
import { KINDS } from '../storage/documents.ts'
import { addDocumentUses } from '../storage/trend.ts'
import type { DocumentUse } from '../storage/trend.ts'

/** Who looked up which document how often: what trends are made of. */
export interface LookupCounts {
  /** On the hot path: two look-ups in memory and an addition. */
  count(clientId: string, kind: DocumentKind, key: number, now: number): void
  /** Brings what was counted into the database, in one statement, when it is time for it or `last`. */
  flush(now: number, last?: boolean): Promise<void>
}

/** A process that is killed loses this much. */
const FLUSH_EVERY_MS = 10_000
/** From so many pairs of client and document on, it is time at once. */
const FLUSH_PAIRS = 10_000
/** While the database is away no more pairs than this are remembered; the lookups of further ones are not counted. */
const PAIRS_MAX = 100_000

/** Client → document → lookups. */
type Counts = Map<string, Map<number, number>>

export function createLookupCounts(database: Queryable): LookupCounts {
  /** By day; mostly one. */
  let days = new Map<number, Counts>()
  let current: Counts = new Map()
  let pairs = 0
  let dayEnds = 0
  let nextFlush = 0

  function turnTo(now: number): void {
    const day = Math.floor(now / DAY_MS)
    dayEnds = (day + 1) * DAY_MS
    const counts = days.get(day)
    current = counts ?? new Map()
    if (counts === undefined) days.set(day, current)
  }

  function add(clientId: string, document: number, lookups: number): void {
    let documents = current.get(clientId)
    if (documents === undefined) current.set(clientId, (documents = new Map()))
    const before = documents.get(document)
    if (before === undefined) {
      if (pairs >= PAIRS_MAX) return
      pairs += 1
    }
    documents.set(document, (before ?? 0) + lookups)
  }

  /** What could not be written counts with what came since. */
  function takeBack(uses: readonly DocumentUse[]): void {
    for (const { day, clientId, kind, key, lookups } of uses) {
      turnTo(day * DAY_MS)
      add(clientId, codeOf(kind, key), lookups)
    }
    dayEnds = 0
  }

  return {
    count(clientId, kind, key, now) {
      if (now >= dayEnds || now < dayEnds - DAY_MS) turnTo(now)
      add(clientId, codeOf(KINDS[kind], key), 1)
    },
    async flush(now, last = false) {
      if (pairs === 0 || (now < nextFlush && pairs < FLUSH_PAIRS && !last)) return
      nextFlush = now + FLUSH_EVERY_MS
      const uses = usesOf(days)
      days = new Map()
      pairs = 0
      dayEnds = 0
      try {
        await addDocumentUses(database, uses)
      } catch (error) {
        takeBack(uses)
        throw error
      }
    },
  }
}

/** Kinds are 2 and 3. */
function codeOf(kind: number, key: number): number {
  return key * 2 + (kind - 2)
}

function usesOf(days: ReadonlyMap<number, Counts>): DocumentUse[] {
  const uses: DocumentUse[] = []
  for (const [day, clients] of days) {
    for (const [clientId, documents] of clients) {
      for (const [code, lookups] of documents) {
        uses.push({ day, clientId, kind: (code % 2) + 2, key: Math.floor(code / 2), lookups })
      }
    }
  }
  return uses
}

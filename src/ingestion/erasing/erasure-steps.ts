import { HOUR_MS } from '../../lib/durations.ts'
import { isDeepStrictEqual } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import type { Feed } from '../../domain/feed.ts'
import { holdsName } from '../../lib/name-in-text.ts'
import type { Queryable } from '../../storage/database.ts'
import { holdFeed } from '../../storage/catalogue-lock.ts'
import { beginErasure, erasureKey } from '../../storage/erasures.ts'
import type { ErasureKind } from '../../storage/erasures.ts'
import { dropStaleDocuments, rewriteRunTexts, runTexts } from '../../storage/erasing.ts'
import type { RunTexts } from '../../storage/erasing.ts'
import { feedsOfPartner, listFeeds } from '../../storage/feeds.ts'
import {
  bodiesOfPartner,
  dropStrayBodies,
  readBody,
  smallBodies,
  withholdBody,
} from '../../storage/raw-bodies.ts'
import type { IngestionContext } from '../context.ts'
import { withoutWords } from './erased-words.ts'
import { erasedBy, erasureHash } from '../reading/erased.ts'
import type { Erased } from '../reading/erased.ts'
import { holdsErased } from '../reading/holds-erased.ts'
import type { NameRemains } from './name-remains.ts'

/** What is to be erased: whom or what, and who wants it. */
export interface Erasing {
  readonly kind: ErasureKind
  /** A reviewer's name; a partner's own id of a listing. */
  readonly name: string
  /** Null: whichever partner tells it. */
  readonly partnerId: number | null
  readonly by: string
  readonly why: string
  readonly dryRun: boolean
}

export interface ErasureReport {
  /** Null with `dryRun`. */
  readonly id: number | null
  /** It was erased before, or that was cut off. */
  readonly again: boolean
  readonly listings: number
  readonly reviews: number
  /** Events that were rendered again or are gone. */
  readonly events: number
  /** That are gone: nobody else told of them. */
  readonly performers: number
  readonly places: number
  readonly decisions: number
  readonly runs: number
  /** Bodies of feeds whose bytes are gone. */
  readonly bodies: number
  /** Of a listing: the performers and places that are gone with it, as they were called. Kept nowhere. */
  readonly names: readonly string[]
  /** Of a reviewer: where the name stands beside reviews. Null of a listing. */
  readonly remains: NameRemains | null
  /** Of a listing: to which event the number of each that it was part of leads; null: to none. */
  readonly leads: readonly Lead[]
}

export interface Lead {
  readonly event: number
  readonly to: number | null
  /** Ids of other listings of the same seller that were part of it: the same show may have several. */
  readonly others: readonly string[]
}

/** Notes, before anything goes, that it must stay away; what is noted does not tell its name. */
export async function begin(
  { database, clock }: IngestionContext,
  erasing: Erasing,
): Promise<Pick<ErasureReport, 'id' | 'again'>> {
  const { kind, name, why, dryRun } = erasing
  if (dryRun) return { id: null, again: false }
  const hash = erasureHash(await erasureKey(database), kind, name)
  return beginErasure(database, { ...erasing, why: withoutWords(why, [name]), hash }, clock.now())
}

/** The one thing to be erased, for who looks for it. */
export async function wanted(context: IngestionContext, erasing: Erasing): Promise<Erased> {
  const key = await erasureKey(context.database)
  const hex = erasureHash(key, erasing.kind, erasing.name).toString('hex')
  return erasedBy(key, [{ kind: erasing.kind, hex }])
}

async function feedsAround(
  { database }: IngestionContext,
  partnerId: number | null,
): Promise<Feed[]> {
  return partnerId === null ? listFeeds(database) : feedsOfPartner(database, partnerId)
}

const ASK_AGAIN_MS = 500

/** Runs that began before the erasure was noted do not know of it: they are waited for. */
export async function waitForRuns(
  context: IngestionContext,
  partnerId: number | null,
): Promise<void> {
  for (const feed of await feedsAround(context, partnerId)) {
    for (;;) {
      const hold = await holdFeed(context.database, feed.id)
      if (hold !== undefined) {
        await hold.release()
        break
      }
      context.progress?.({ feed: feed.name, step: 'waiting', read: 0 })
      await wait(
        ASK_AGAIN_MS,
        undefined,
        context.stop === undefined ? {} : { signal: context.stop },
      )
    }
  }
}

const BODIES_A_TIME = 50
/** Enough for any name, however it is written. */
const OVERLAP = 2000
/** Younger ones may belong to a run that is about to say so. */
const STRAY_MS = HOUR_MS

/**
 * Drops the bytes of every body in which it stands, read as the feed's format or found as text; gives how many, with those
 * that are known to hold it.
 */
export async function withholdBodies(
  context: IngestionContext,
  erasing: Erasing,
  erased: Erased,
  known: readonly number[] = [],
): Promise<number> {
  const { database, clock, connectors } = context
  let held = known.length
  let read = 0
  for (let after = 0; ;) {
    const bodies = await bodiesOfPartner(database, erasing.partnerId, after, BODIES_A_TIME)
    const last = bodies.at(-1)
    if (last === undefined) break
    const small = await smallBodies(
      database,
      bodies.map(({ bodyId }) => bodyId),
    )
    for (const { bodyId, format, options, address, contentType, isLinkedPage } of bodies) {
      context.stop?.throwIfAborted()
      context.progress?.({ feed: '', step: 'searching', read })
      read += 1
      if (known.includes(bodyId)) continue
      // Pages that items lead to are read as what search engines read.
      const connector = connectors.get(isLinkedPage ? 'schema-org' : format)
      const bytes = small.get(bodyId)
      const chunks = () => (bytes === undefined ? readBody(database, bodyId) : inOnePiece(bytes))
      const body = { address, contentType, chunks }
      const around = { options, now: clock.now(), erased }
      const holds =
        connector === undefined ||
        (erasing.kind === 'reviewer' && (await holdsText(chunks(), erasing.name))) ||
        (await holdsErased(connector, body, around))
      if (!holds) continue
      held += 1
      if (!erasing.dryRun) await withholdBody(database, bodyId, clock.now())
    }
    after = last.bodyId
  }
  if (!erasing.dryRun) await dropStrayBodies(database, clock.now() - STRAY_MS)
  return held
}

async function* inOnePiece(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

/** Whether the name stands anywhere in the bytes, also where no connector looks. */
async function holdsText(chunks: AsyncIterable<Buffer>, name: string): Promise<boolean> {
  const forms = writtenForms(name)
  const decoder = new TextDecoder()
  let held = ''
  for await (const chunk of chunks) {
    held += decoder.decode(chunk, { stream: true }).toLowerCase()
    if (forms.some((form) => held.includes(form)) || holdsName(held, name)) return true
    held = held.slice(-OVERLAP)
  }
  return false
}

/** As it is, as JSON writes it in ASCII, and as XML and HTML write it in numbers. */
function writtenForms(name: string): string[] {
  const lower = name.normalize('NFC').toLowerCase()
  const spelt = (write: (code: number) => string) =>
    lower.replace(/[^ -~]/gu, (letter) => write(letter.codePointAt(0) ?? 0))
  return [
    lower,
    lower.normalize('NFD'),
    spelt((code) => `\\u${code.toString(16).padStart(4, '0')}`),
    spelt((code) => `&#${code};`),
    spelt((code) => `&#x${code.toString(16)};`),
  ]
}

/** Each run tells of a hundred records at most. */
const RUNS_A_TIME = 100

/** What reports of runs tell of it goes; gives how many told. */
export async function cleanRunTexts(
  db: Queryable,
  { partnerId, dryRun }: Pick<Erasing, 'partnerId' | 'dryRun'>,
  clean: (run: RunTexts) => Pick<RunTexts, 'rejected' | 'warnings'>,
): Promise<number> {
  let count = 0
  for (let after = 0; ;) {
    const runs = await runTexts(db, partnerId, after, RUNS_A_TIME)
    const last = runs.at(-1)
    if (last === undefined) return count
    const changed = runs.flatMap((run) => {
      const { rejected, warnings } = clean(run)
      const isSame = isDeepStrictEqual([rejected, warnings], [run.rejected, run.warnings])
      return isSame ? [] : [{ id: run.id, rejected, warnings }]
    })
    count += changed.length
    if (!dryRun && changed.length > 0) await rewriteRunTexts(db, changed)
    after = last.id
  }
}

/** Documents as they were before are nobody's any more. */
export async function dropOldDocuments({ database }: IngestionContext): Promise<void> {
  await dropStaleDocuments(database)
}

import type { Logger } from '../lib/logger.ts'
import {
  CHANGES_CHANNEL,
  type DocumentHead,
  documentHeadsAfter,
  lastDocumentVersion,
} from '../storage/changes.ts'
import type { Database } from '../storage/database.ts'

export interface ChangeFollower {
  /** Reads what is new now; resolves when `onChanges` has had all of it. */
  pull(): Promise<void>
  stop(): Promise<void>
}

export interface FollowContext {
  readonly database: Database
  readonly logger: Logger
  /** Is told when the database does not answer, and when it does again. */
  readonly outage: { tell(error: unknown, what: string): void; over(): void }
  readonly onChanges: (heads: readonly DocumentHead[]) => void
}

/** A change shows within a second of its commit even when no call comes through. */
const POLL_EVERY_MS = 400
const PAGE = 2000
/** A listening connection that broke is not opened again at every poll. */
const RELISTEN_AFTER_MS = 5000

/**
 * Follows the change sequence from now on: called by the database at each commit, and asking it twice a second besides,
 * as a call can be lost. While the database is away it goes on asking; what it heard before stands.
 */
export async function followChanges(context: FollowContext): Promise<ChangeFollower> {
  const { database, logger, outage } = context
  let last = await lastDocumentVersion(database)
  let pulling: Promise<void> | null = null
  let again = false
  let away = false
  let stopped = false

  async function pullAll(): Promise<void> {
    do {
      again = false
      let heads: readonly DocumentHead[]
      do {
        heads = await documentHeadsAfter(database, last, PAGE)
        last = heads.at(-1)?.version ?? last
        if (heads.length > 0) context.onChanges(heads)
      } while (heads.length === PAGE)
    } while (again)
  }

  /** One at a time; a call during a pull makes it look once more, as its reading may have begun before the commit. */
  function pull(): Promise<void> {
    if (pulling !== null) {
      again = true
      return pulling
    }
    pulling = pullAll().finally(() => {
      pulling = null
    })
    return pulling
  }

  function pullQuietly(): void {
    if (stopped) return
    pull().then(
      () => {
        // Whatever failed for want of it: it answers.
        outage.over()
        away = false
      },
      (error: unknown) => {
        if (!away && !stopped) outage.tell(error, 'changes cannot be read at the moment')
        away = true
      },
    )
  }

  const listener = listen(database, logger, pullQuietly)
  const timer = setInterval(pullQuietly, POLL_EVERY_MS)
  timer.unref()
  return {
    pull,
    async stop() {
      stopped = true
      clearInterval(timer)
      await listener.stop()
      await pulling?.catch(() => {})
    },
  }
}

/** A connection of its own that the database calls; opened again when it breaks. */
function listen(database: Database, logger: Logger, onCall: () => void): { stop(): Promise<void> } {
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  let opening = open()
  let end: (() => Promise<void>) | null = null

  async function open(): Promise<void> {
    try {
      const connection = await database.connect()
      connection.on('error', reopenLater)
      connection.on('end', reopenLater)
      connection.on('notification', onCall)
      end = () => connection.end()
      await connection.query(`listen ${CHANGES_CHANNEL}`)
      // What was committed while nobody listened.
      onCall()
    } catch (error) {
      logger.debug({ err: error }, 'the database does not call at the moment; asking instead')
      reopenLater()
    }
  }

  function reopenLater(): void {
    if (stopped || retry !== undefined) return
    retry = setTimeout(() => {
      retry = undefined
      opening = open()
    }, RELISTEN_AFTER_MS)
    retry.unref()
  }

  return {
    async stop() {
      stopped = true
      clearTimeout(retry)
      await opening
      await end?.().catch(() => {})
    },
  }
}

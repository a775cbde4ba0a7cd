import { spool } from '../../lib/spool.ts'
import type { Spool } from '../../lib/spool.ts'
import { readBody, storeWithheld } from '../../storage/raw-bodies.ts'
import { storeBody } from '../../storage/store-body.ts'
import type { Connector } from '../connectors/connector.ts'
import type { IngestionContext } from '../context.ts'
import type { Erased } from './erased.ts'
import type { FetchedBody } from '../fetch/fetched.ts'
import { holdsErased } from './holds-erased.ts'

/** Keeps what was fetched, before anything reads it, but for what holds something that was erased. */
export interface BodyKeeper {
  /**
   * Gives the body's number, by which it can be read in this run whether or not it is kept. `former`: what came from there before.
   */
  keep(
    fetched: FetchedBody,
    connector: Connector | undefined,
    former?: number | null,
  ): Promise<KeptBody>
  chunks(bodyId: number): AsyncIterable<Buffer>
  /** Lets go of what is not kept. */
  close(): Promise<void>
}

export interface KeptBody {
  readonly bodyId: number
  readonly withheld: boolean
}

/** Bytes wait outside the database, where nothing finds them any more after the run, until it is known what is in them. */
export function createBodyKeeper(
  { database, clock }: IngestionContext,
  erased: Erased,
  options: Readonly<Record<string, string>>,
): BodyKeeper {
  const withheld = new Map<number, Spool>()

  async function judged(
    fetched: FetchedBody,
    connector: Connector | undefined,
    former: number | null,
  ): Promise<KeptBody> {
    const { address, contentType } = fetched
    const now = clock.now()
    const held = await spool(fetched.chunks())
    const body = { address, contentType, chunks: () => held.chunks() }
    let bodyId: number | null = null
    try {
      const holds =
        connector === undefined || (await holdsErased(connector, body, { options, now, erased }))
      if (!holds) {
        const { id } = await storeBody(database, held.chunks(), 'identity', now, former)
        return { bodyId: id, withheld: false }
      }
      bodyId = await storeWithheld(database, held.size, now)
      withheld.set(bodyId, held)
      return { bodyId, withheld: true }
    } finally {
      if (bodyId === null) await held.close()
    }
  }

  return {
    async keep(fetched, connector, former = null) {
      if (!erased.isEmpty) return judged(fetched, connector, former)
      const chunks = fetched.chunks()
      const { id } = await storeBody(database, chunks, 'identity', clock.now(), former)
      return { bodyId: id, withheld: false }
    },
    chunks: (bodyId) => withheld.get(bodyId)?.chunks() ?? readBody(database, bodyId),
    async close() {
      for (const held of withheld.values()) await held.close()
      withheld.clear()
    },
  }
}

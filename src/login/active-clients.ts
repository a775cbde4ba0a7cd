import type { Clock } from '../lib/clock.ts'
import type { Logger } from '../lib/logger.ts'
import { type ClientRow, clientsById } from '../storage/clients.ts'
import type { Queryable } from '../storage/database.ts'

/** A client that calls us now. `row` is replaced when the operator changed something. */
export interface ActiveClient {
  readonly id: string
  row: ClientRow
  lastSeenAt: number
}

export interface ActiveClients {
  /** Synchronously; undefined: not known here, `load` it. */
  known(clientId: string, now: number): ActiveClient | undefined
  load(clientId: string, now: number): Promise<ActiveClient | null>
  all(): IterableIterator<ActiveClient>
  /** Asks the database about all clients that called lately, in one round trip. */
  refresh(): Promise<void>
}

/** A client that has been silent this long is forgotten, and asked about again when it returns. */
const FORGOTTEN_AFTER_MS = 60_000

/**
 * What the hot path needs to know of a client without asking the database. `refresh` runs every second or so, which is
 * how a disabled client is out within 5 s. While the database is away the last known state stands: nobody can be
 * disabled then either.
 */
export function createActiveClients(context: {
  readonly database: Queryable
  readonly clock: Clock
  readonly logger: Logger
}): ActiveClients {
  const clients = new Map<string, ActiveClient>()
  return {
    known(clientId, now) {
      const client = clients.get(clientId)
      if (client !== undefined) client.lastSeenAt = now
      return client
    },
    async load(clientId, now) {
      const [row] = await clientsById(context.database, [clientId])
      if (row === undefined) return null
      const client = clients.get(clientId) ?? { id: clientId, row, lastSeenAt: now }
      client.row = row
      clients.set(clientId, client)
      return client
    },
    all: () => clients.values(),
    async refresh() {
      const now = context.clock.now()
      for (const client of clients.values()) {
        if (now - client.lastSeenAt > FORGOTTEN_AFTER_MS) clients.delete(client.id)
      }
      if (clients.size === 0) return
      const rows = await clientsById(context.database, [...clients.keys()])
      const byId = new Map(rows.map((row) => [row.id, row]))
      for (const client of clients.values()) {
        const row = byId.get(client.id)
        if (row === undefined) clients.delete(client.id)
        else client.row = row
      }
    },
  }
}

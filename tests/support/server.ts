import { readConfig } from '../../src/app/config.ts'
import { type HttpApp, type HttpContext, buildHttp } from '../../src/app/http.ts'
import { definitePort, onPort } from '../../src/app/public-url.ts'
import { type SettableClock, settableClock } from '../../src/lib/clock.ts'
import { type Logger, createLogger } from '../../src/lib/logger.ts'
import { type ClientContext, type NewCredentials, createClient } from '../../src/login/clients.ts'
import { openPepper } from '../../src/login/secrets.ts'
import type { Database } from '../../src/storage/database.ts'
import { seedCatalogue } from './catalogue.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { type Reply, request } from './request.ts'

export const NOW = '2026-06-01T12:00:00.000Z'

export interface TestServer {
  readonly app: HttpApp
  readonly db: TestDatabase
  readonly database: Database
  readonly clock: SettableClock
  readonly logger: Logger
  readonly url: string
  /** With the base path. */
  readonly base: string
  /** For the functions that manage clients. */
  readonly clients: ClientContext
  /** A client made for the test. */
  readonly client: NewCredentials
  /** All that was logged so far. */
  logged(): string
  login(body: object): Promise<Reply>
  token(): Promise<string>
  /** GET below the base path, with a fresh token unless `headers` says otherwise. */
  get(path: string, headers?: Record<string, string | string[]>): Promise<Reply>
  close(): Promise<void>
}

export interface TestServerOptions {
  readonly env?: Record<string, string>
  readonly database?: TestDatabase
  readonly seed?: boolean
  readonly pages?: HttpContext['pages']
}

/** The real server on a real database and a port of its own; only its clock stands still. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const db = options.database ?? (await testDatabase())
  const { database } = db
  if (options.database === undefined && options.seed !== false) await seedCatalogue(database)
  const lines: string[] = []
  const logger = createLogger({ destination: { write: (line) => void lines.push(line) } })
  const clock = settableClock(NOW)
  const config = readConfig({ AFFICHE_LIMIT_PER_SECOND: '0', ...options.env })
  const pages = options.pages ?? []
  const { app, url } = await onPort(0, async () => {
    const port = await definitePort(0, '127.0.0.1')
    const own = `http://127.0.0.1:${port}`
    const publicUrl = config.publicUrl ?? own
    const built = await buildHttp({ config, clock, logger, database, publicUrl, pages })
    await built.listen(port, '127.0.0.1')
    return { app: built, url: own }
  })
  const base = url + config.basePath

  const clients = { database, clock, pepper: await openPepper(database, config.secretPepper) }
  const client = await createClient(clients, 'A guide')
  const login = (body: object) =>
    request(`${base}/v2/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const token = async () => (await login(client)).json().access_token as string
  let fresh: string | null = null
  return {
    app,
    db,
    database,
    clock,
    logger,
    url,
    base,
    clients,
    client,
    login,
    token,
    logged: () => lines.join(''),
    async get(path, headers = {}) {
      fresh ??= await token()
      return request(base + path, { headers: { authorization: `Bearer ${fresh}`, ...headers } })
    },
    async close() {
      await app.close(1000)
      if (options.database === undefined) await db.drop()
    },
  }
}

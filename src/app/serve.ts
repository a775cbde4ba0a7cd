import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import { registerPictures } from '../pages/picture-routes.ts'
import { registerPages } from '../pages/routes.ts'
import { feedStandings } from '../storage/schedules.ts'
import type { AppContext } from './context.ts'
import type { Mount } from './fastify-app.ts'
import { feedMetrics } from './feed-metrics.ts'
import { buildHttp } from './http.ts'
import { processRegistry } from './metrics.ts'
import { buildOperatorHttp } from './operator-http.ts'
import { outageTeller } from './outage.ts'
import { mendDamaged, pictureStoreOf } from './pictures.ts'
import { definitePort, onPort, publicUrlOf } from './public-url.ts'
import type { Role } from './roles.ts'
import { openWorker } from './worker.ts'

export interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly role: Role
}

export interface Service {
  /** Origin, without the base path. */
  readonly publicUrl: string
  /** Null in a worker: no client is answered there. */
  readonly port: number | null
  readonly operatorPort: number | null
  /** Answers what is under way, refuses what is new, then lets go of everything. */
  close(): Promise<void>
}

/** We cannot listen where we were told to. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
  /** What to do about it. */
  readonly hint: string

  constructor(message: string, hint: string, options: ErrorOptions) {
    super(message, options)
    this.hint = hint
  }
}

const OTHER_PORT = 'Choose another with --port (0: any free one) or --host.'
const OTHER_OPERATOR_PORT =
  'Set AFFICHE_OPERATOR_PORT to one that is free, for each process its own (0: any free one).'

export function startService(app: AppContext, options: ServeOptions): Promise<Service> {
  return onPort(options.port, () => start(app, options))
}

async function start(app: AppContext, options: ServeOptions): Promise<Service> {
  const { config } = app
  const { host, role } = options
  const wanted = await definitePort(options.port, host).catch(listenFailed(options.port, host))
  const publicUrl = publicUrlOf(config.publicUrl, host, wanted)
  const outage = outageTeller(app)
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closeOne of closers.toReversed()) await closeOne()
    closers.length = 0
  }
  try {
    let port: number | null = null
    let operatorPort: number | null = null
    if (role !== 'worker') {
      const http = await buildHttp({
        ...app,
        publicUrl,
        outage,
        pages: await pagesOf(app, publicUrl),
      })
      closers.push(() => http.close())
      port = await http.listen(wanted, host).catch(listenFailed(wanted, host))
      operatorPort = await listenForOperator(app, http.registry, closers)
    } else operatorPort = await workerMetrics(app, closers)
    if (role !== 'api') {
      const worker = await openWorker(app, publicUrl, outage)
      closers.push(() => worker.close())
      await worker.start()
    }
    return { publicUrl, port, operatorPort, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function pagesOf(app: AppContext, publicUrl: string): Promise<Mount[]> {
  const { database, clock, config } = app
  const store = await pictureStoreOf(config)
  return [
    (fastify) => registerPages(fastify, { database, clock, publicUrl }),
    (fastify) => registerPictures(fastify, store, mendDamaged(app)),
  ]
}

/** Beside an API that has the same settings a worker goes without: feeds are not left for a port of metrics. */
async function workerMetrics(
  app: AppContext,
  closers: (() => Promise<void>)[],
): Promise<number | null> {
  const registry = processRegistry()
  feedMetrics(registry, () => feedStandings(app.database))
  try {
    return await listenForOperator(app, registry, closers)
  } catch (error) {
    if (!(error instanceof ListenError)) throw error
    app.logger.warn(`${error.message} This worker works without metrics. ${error.hint}`)
    return null
  }
}

const OPERATOR_HOST = '127.0.0.1'

async function listenForOperator(
  { config }: AppContext,
  registry: Registry,
  closers: (() => Promise<void>)[],
): Promise<number | null> {
  if (config.operatorPort === null) return null
  const wanted = config.operatorPort
  const operator = buildOperatorHttp({ registry })
  closers.push(async () => operator.close())
  await operator
    .listen({ port: wanted, host: OPERATOR_HOST })
    .catch(listenFailed(wanted, OPERATOR_HOST, OTHER_OPERATOR_PORT))
  return (operator.server.address() as AddressInfo).port
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there already',
  EACCES: 'this user may not listen there (ports below 1024 need more rights)',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'no machine has that name',
}

function listenFailed(port: number, host: string, hint = OTHER_PORT): (error: unknown) => never {
  return (error) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const reason = REASONS[code]
    if (reason === undefined) throw error
    const message = `Cannot listen on port ${port} of ${host}: ${reason}.`
    throw new ListenError(message, hint, { cause: error })
  }
}

/** The first port from `port` on that nobody listens on. */
export async function freePort(port: number, host: string, tries: number): Promise<number> {
  for (let each = port; each < port + tries && each <= 65_535; each++) {
    if (await isFree(each, host)) return each
  }
  return definitePort(0, host)
}

export async function isFree(port: number, host: string): Promise<boolean> {
  const { createServer } = await import('node:net')
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

import { HOUR_MS } from '../lib/durations.ts'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import { callerAddress, createProxyTrust } from '../lib/client-address.ts'
import type { Clock } from '../lib/clock.ts'
import type { Logger } from '../lib/logger.ts'
import { repeat } from '../lib/repeat.ts'
import { loginRoute } from '../login/login-route.ts'
import { type Login, openLogin } from '../login/open-login.ts'
import { tokenRoute } from '../login/token-route.ts'
import { wellKnownRoutes } from '../login/well-known-routes.ts'
import { createDocuments } from '../serving/documents.ts'
import { followChanges } from '../serving/follow-changes.ts'
import { createLookup } from '../serving/lookup.ts'
import type { Database } from '../storage/database.ts'
import type { DocumentKind } from '../storage/documents.ts'
import { feedStandings } from '../storage/schedules.ts'
import { createAdmission } from './admission.ts'
import { type ClientMeters, createClientMeters } from './client-meters.ts'
import type { Config } from './config.ts'
import { descriptionRoutes } from './description-routes.ts'
import { type FastifyContext, type Mount, createFastify } from './fastify-app.ts'
import { type Front, createFront } from './front.ts'
import { frontPageRoutes } from './front-page-routes.ts'
import { healthRoute, readinessRoute } from './health-routes.ts'
import { httpError, type ProblemContext } from './http-errors.ts'
import { createBoundedServer, silentConnections } from './node-server.ts'
import { createLookupCounts, type LookupCounts } from './lookup-counts.ts'
import { feedMetrics } from './feed-metrics.ts'
import { createRegistry } from './metrics.ts'
import { type Outage, outageTeller } from './outage.ts'
import { createRequestCounts } from './request-counts.ts'
import { createRequestRecorder } from './request-log.ts'

export interface HttpContext {
  readonly config: Config
  readonly clock: Clock
  readonly logger: Logger
  readonly database: Database
  /** How the outside world reaches us, without the base path (`publicUrlOf`). */
  readonly publicUrl: string
  /** Routes at the origin's root: public pages, images. */
  readonly pages?: readonly Mount[]
  /** Shared with the worker of the same process; else its own. */
  readonly outage?: Outage
}

export interface HttpApp {
  /** Resolves with the port. */
  listen(port: number, host: string): Promise<number>
  /** Ends what is under way, refuses what is new, cuts what is left after `withinMs`. */
  close(withinMs?: number): Promise<void>
  /** For a worker: puts a large document together ahead of its first reader. */
  prepareDocument(kind: DocumentKind, key: number): Promise<void>
  /** Resolves when every change committed before has reached the memory of this process. */
  catchUp(): Promise<void>
  /** One round of what runs in the background: clients, usage, keys. */
  refresh(): Promise<void>
  readonly registry: Registry
}

const CLIENTS_EVERY_MS = 1_000
const KEYS_EVERY_MS = 60_000
const EXPIRED_EVERY_MS = HOUR_MS
/** Longer than any answer of ours takes, shorter than what a supervisor waits before it kills. */
const CLOSE_WITHIN_MS = 10_000

export async function buildHttp(context: HttpContext): Promise<HttpApp> {
  const { config, clock, logger, database, publicUrl, outage = outageTeller(context) } = context
  const baseUrl = publicUrl + config.basePath
  const login = await openLoginOf(context, baseUrl)
  const documents = createDocuments({
    database,
    logger,
    publicUrl,
    cacheBytes: config.cacheMegabytes * 1024 * 1024,
  })
  const follower = await followChanges({
    database,
    logger,
    outage,
    onChanges: (heads) => documents.changed(heads),
  })
  const meters = createClientMeters(database)
  const lookups = createLookupCounts(database)
  const budget = { perSecond: config.limitPerSecond, perDay: config.limitPerDay }
  const admit = createAdmission({ bearer: login.bearer, meters, budget })
  const failed = outage.fail
  const lookup = createLookup({ documents, failed, basePath: config.basePath, baseUrl, admit })
  const counts = createRequestCounts()
  const registry = createRegistry(counts, documents)
  feedMetrics(registry, () => feedStandings(database))
  const record = createRequestRecorder(logger, counts)
  const isTrustedProxy = createProxyTrust(config.trustedProxies)
  const addressOf = addressReader(isTrustedProxy, config.trustedProxies.length > 0)
  const { app, closing } = createApp({ logger, baseUrl, isTrustedProxy, record, failed }, (next) =>
    createFront({ clock, lookup, meters, lookups, record, baseUrl, addressOf }, next),
  )
  mountRoutes(app, context, login, { baseUrl, failed })
  await app.ready()

  const refreshClients = async (): Promise<void> => {
    await login.clients.refresh()
    await meters.flush(clock.now())
    await lookups.flush(clock.now())
  }
  const stops = backgroundWork(outage, login, refreshClients)
  return {
    async listen(port, host) {
      await app.listen({ port, host })
      return (app.server.address() as AddressInfo).port
    },
    async close(withinMs = CLOSE_WITHIN_MS) {
      await Promise.all(stops.map((stop) => stop()))
      await closeServer(app, closing, withinMs)
      await follower.stop()
      await documents.settled()
      await flushLast({ meters, lookups }, clock, logger)
    },
    prepareDocument: (kind, key) => documents.prepare(kind, key),
    catchUp: () => follower.pull(),
    async refresh() {
      await refreshClients()
      await login.refreshKeys()
    },
    registry,
  }
}

function openLoginOf(context: HttpContext, baseUrl: string): Promise<Login> {
  const { config, clock, logger, database, publicUrl } = context
  const audience = { issuer: new URL(publicUrl).origin, audience: baseUrl }
  return openLogin({ database, clock, logger, audience, secretPepper: config.secretPepper })
}

function createApp(
  context: Omit<FastifyContext, 'makeServer'>,
  makeFront: (next: Parameters<FastifyContext['makeServer']>[0]) => Front,
): { app: ReturnType<typeof createFastify>; closing: () => void } {
  const closing: (() => void)[] = []
  const app = createFastify({
    ...context,
    makeServer(next) {
      const front = makeFront(next)
      const server = createBoundedServer(front.listener, context.baseUrl)
      const silent = silentConnections(server)
      closing.push(
        () => front.closing(),
        () => silent.end(),
      )
      return server
    },
  })
  return { app, closing: () => closing.forEach((begin) => begin()) }
}

function mountRoutes(
  app: ReturnType<typeof createFastify>,
  context: HttpContext,
  login: Login,
  { baseUrl, failed }: ProblemContext,
): void {
  const { config, publicUrl } = context
  const seen = (thrown: unknown) => {
    const error = httpError(thrown)
    if (error.status >= 500) failed(thrown, 'the token endpoint failed')
    return error
  }
  healthRoute(app)
  readinessRoute(app, context)
  frontPageRoutes(app, { baseUrl, basePath: config.basePath })
  wellKnownRoutes(app, login.context, baseUrl)
  for (const mount of context.pages ?? []) mount(app)
  void app.register(
    async (base) => {
      loginRoute(base, login.context)
      descriptionRoutes(base, { publicUrl, basePath: config.basePath })
      void base.register(async (forms) => {
        forms.removeContentTypeParser('application/json')
        tokenRoute(forms, login.context, seen)
      })
    },
    { prefix: config.basePath },
  )
}

function backgroundWork(
  outage: Outage,
  login: Login,
  refreshClients: () => Promise<void>,
): (() => Promise<void>)[] {
  const told = (what: string) => (error: unknown) => outage.tell(error, what)
  const refresh = async () => {
    await refreshClients()
    outage.over()
  }
  return [
    repeat(CLIENTS_EVERY_MS, refresh, told('clients and usage wait for the database')),
    repeat(KEYS_EVERY_MS, () => login.refreshKeys(), told('signing keys wait for the database')),
    repeat(
      EXPIRED_EVERY_MS,
      () => login.dropExpired(),
      told('expired tokens wait for the database'),
    ),
  ]
}

/** Without proxies to believe, the socket says it all. */
function addressReader(
  isTrusted: (address: string) => boolean,
  anyTrusted: boolean,
): (request: IncomingMessage) => string {
  if (!anyTrusted) return (request) => request.socket.remoteAddress ?? ''
  return ({ socket, headers }) => {
    const forwarded = headers['x-forwarded-for']?.toString() ?? ''
    return callerAddress(socket.remoteAddress ?? '', forwarded, isTrusted)
  }
}

async function closeServer(
  app: { readonly server: Server; close(): Promise<unknown> },
  closing: () => void,
  withinMs: number,
): Promise<void> {
  closing()
  const cut = setTimeout(() => app.server.closeAllConnections(), withinMs)
  await app.close()
  clearTimeout(cut)
}

async function flushLast(
  { meters, lookups }: { readonly meters: ClientMeters; readonly lookups: LookupCounts },
  clock: Clock,
  logger: Logger,
): Promise<void> {
  const told = (error: unknown) => logger.warn({ err: error }, 'the last usage counts are lost')
  await meters.flush(clock.now()).catch(told)
  await lookups.flush(clock.now(), true).catch(told)
}

import formbody from '@fastify/formbody'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from '../lib/logger.ts'
import { acceptCodedBodies } from './coded-bodies.ts'
import { sendProblem } from './http-errors.ts'
import type { ProblemContext } from './http-errors.ts'
import { answerClientError } from './node-server.ts'
import type { RecordRequest } from './request-log.ts'
import { refuseWrongMethods } from './wrong-method.ts'

/** Adds routes of one room to the application. */
export type Mount = (app: FastifyInstance) => void

export interface FastifyContext extends ProblemContext {
  readonly logger: Logger
  readonly isTrustedProxy: (address: string) => boolean
  /** Makes the server that hands on to the framework what it does not answer itself. */
  readonly makeServer: (next: RequestListener) => Server
  readonly record: RecordRequest
}

/** Operations that take larger bodies say so themselves. */
const BODY_BYTES_MAX = 64 * 1024

/** The framework, with our errors, our limits and our one line per request; no routes yet. */
export function createFastify(context: FastifyContext): FastifyInstance {
  const { baseUrl } = context
  const app = Fastify({
    serverFactory: (handler) => context.makeServer(handler),
    loggerInstance: context.logger as FastifyBaseLogger,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    bodyLimit: BODY_BYTES_MAX,
    requestIdHeader: 'request-id',
    trustProxy: (address) => context.isTrustedProxy(address),
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    clientErrorHandler: (error, socket) => answerClientError(error, socket as Socket, baseUrl),
    frameworkErrors: (error, request, reply) => {
      void sendProblem(error, request, reply, context)
    },
  })
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply, context))
  app.removeContentTypeParser('text/plain')
  refuseWrongMethods(app)
  acceptCodedBodies(app)
  recordRequests(app, context.record)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
  })
  void app.register(formbody)
  return app
}

function recordRequests(app: FastifyInstance, record: RecordRequest): void {
  app.addHook('onResponse', async (request, reply) => {
    record({
      requestId: request.id,
      method: request.method,
      target: request.url,
      operation: request.is404 ? 'other' : (request.routeOptions.url ?? 'other'),
      status: reply.statusCode,
      bytes: Number(reply.getHeader('content-length') ?? 0),
      clientId: null,
      address: request.ip,
      startedAt: performance.now() - reply.elapsedTime,
    })
  })
}

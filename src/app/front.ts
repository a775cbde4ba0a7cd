import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type ErrorCode, ServiceError } from '../contract/errors.ts'
import type { Clock } from '../lib/clock.ts'
import { type Answer, problemAnswer, problemForm } from '../serving/answer.ts'
import type { Lookup, LookupAnswer } from '../serving/lookup.ts'
import type { ClientMeters } from './client-meters.ts'
import type { LookupCounts } from './lookup-counts.ts'
import type { RecordRequest } from './request-log.ts'

export interface FrontContext {
  readonly clock: Clock
  readonly lookup: Lookup
  readonly meters: ClientMeters
  readonly lookups: LookupCounts
  readonly record: RecordRequest
  readonly baseUrl: string
  /** The caller's address, by way of the proxies that are believed. */
  readonly addressOf: (request: IncomingMessage) => string
}

export interface Front {
  readonly listener: RequestListener
  /** From now on every answer closes its connection, those under way too. */
  closing(): void
}

const TARGET_LENGTH_MAX = 8192
const HEADER_FIELDS_MAX = 100
/** What a caller may call its request. */
const SANE_REQUEST_ID = /^[A-Za-z0-9._~+/=:@-]{1,128}$/

/**
 * What happens to a request before any framework sees it: an id, the limits of its head, and the two lookups, which are
 * answered here. Everything else goes to `next`, with its id in the `request-id` header.
 */
export function createFront(context: FrontContext, next: RequestListener): Front {
  const { clock, lookup } = context
  const underWay = new Set<ServerResponse>()
  let isClosing = false

  function follow(response: ServerResponse): void {
    if (isClosing) response.shouldKeepAlive = false
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  }

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const visit = arrive(request)
    const fault = faultOfHead(request)
    if (fault !== null) {
      const error = new ServiceError(fault)
      const answer = problemAnswer(error, problemForm(request.headers.accept), context.baseUrl)
      // The rest of such a request is not worth reading.
      response.shouldKeepAlive = false
      send(context, visit, response, { ...answer, operation: 'other', ...NOBODY })
      return
    }
    const { method = 'GET', headers, rawHeaders } = request
    const answer = lookup({ method, target: visit.target, headers, rawHeaders }, clock.now())
    if (answer instanceof Promise) {
      follow(response)
      void answer.then((ready) => send(context, visit, response, ready))
    } else if (answer !== null) {
      if (isClosing) response.shouldKeepAlive = false
      send(context, visit, response, answer)
    } else {
      follow(response)
      request.url = visit.target
      request.headers['request-id'] = visit.requestId
      response.setHeader('Request-Id', visit.requestId)
      next(request, response)
    }
  }

  return {
    listener,
    closing() {
      isClosing = true
      for (const response of underWay) response.shouldKeepAlive = false
    },
  }
}

interface Arrival {
  readonly request: IncomingMessage
  readonly requestId: string
  readonly target: string
  readonly startedAt: number
}

function arrive(request: IncomingMessage): Arrival {
  const given = request.headers['request-id']
  const requestId = typeof given === 'string' && SANE_REQUEST_ID.test(given) ? given : randomUUID()
  return {
    request,
    requestId,
    target: originForm(request.url ?? '/'),
    startedAt: performance.now(),
  }
}

/** A server must also understand `GET http://host/path` (RFC 9112, section 3.2.2). */
function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1]
  if (path === undefined) return target
  return path.startsWith('/') ? path : `/${path}`
}

function faultOfHead(request: IncomingMessage): ErrorCode | null {
  if ((request.url?.length ?? 0) > TARGET_LENGTH_MAX) return 'address-too-long'
  if (request.rawHeaders.length > HEADER_FIELDS_MAX * 2) return 'headers-too-large'
  return hasOneHost(request) ? null : 'malformed-request'
}

/** RFC 9112, section 3.2. Node keeps the first of two and says nothing. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1')
}

const NOBODY = { clientId: null, documentKey: null } as const

function send(
  context: FrontContext,
  { request, requestId, target, startedAt }: Arrival,
  response: ServerResponse,
  answer: Answer & (LookupAnswer | ({ readonly operation: 'other' } & typeof NOBODY)),
): void {
  const { status, body, operation, clientId } = answer
  response.writeHead(status, [...answer.headers, 'Request-Id', requestId])
  if (body === null) response.end()
  else response.end(body)
  if (clientId !== null) {
    const now = context.clock.now()
    context.meters.count(clientId, operation, status, now)
    if (answer.documentKey !== null)
      context.lookups.count(clientId, answer.operation, answer.documentKey, now)
  }
  context.record({
    requestId,
    method: request.method ?? '',
    target,
    operation,
    status,
    bytes: body?.length ?? 0,
    clientId,
    address: context.addressOf(request),
    startedAt,
  })
}

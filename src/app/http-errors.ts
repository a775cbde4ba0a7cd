import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, ServiceError, serviceError } from '../contract/errors.ts'
import { errorHeaders, problemAnswer, problemForm } from '../serving/answer.ts'
import type { FailureLog } from './outage.ts'
import { isDatabaseUnavailable } from '../storage/unavailable.ts'

/** The framework's own refusals, as ours. */
const BY_CODE: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'malformed-path',
  FST_ERR_ASYNC_CONSTRAINT: 'malformed-path',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-body',
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed-body',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'request-timeout',
  413: 'body-too-large',
  414: 'address-too-long',
  415: 'unsupported-media-type',
  431: 'headers-too-large',
}

/** Whatever was thrown below the HTTP framework, as the error whose answer the caller gets. */
export function httpError(thrown: unknown): ServiceError {
  if (thrown instanceof ServiceError) return thrown
  if (isDatabaseUnavailable(thrown)) return new ServiceError('unavailable', { cause: thrown })
  const { code, statusCode } = (thrown ?? {}) as { code?: unknown; statusCode?: unknown }
  const ours = BY_CODE[String(code)] ?? BY_STATUS[Number(statusCode)]
  return ours === undefined ? serviceError(thrown) : new ServiceError(ours, { cause: thrown })
}

export interface ProblemContext {
  readonly baseUrl: string
  /** Told of what is our fault. `log` tells the request. */
  readonly failed: (error: unknown, what: string, log?: FailureLog) => void
}

/** Headers that the operation set (Allow, Retry-After, Cache-Control…) stay. */
export function sendProblem(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { baseUrl, failed }: ProblemContext,
): FastifyReply {
  const error = httpError(thrown)
  if (error.status >= 500) {
    const isAway = isDatabaseUnavailable(error.cause)
    failed(isAway ? error.cause : thrown, 'a request failed', request.log)
  }
  const form = problemForm(request.headers.accept)
  const answer = problemAnswer(error, form, baseUrl, ['Vary', 'Accept', ...errorHeaders(error)])
  for (let index = 0; index < answer.headers.length; index += 2) {
    const name = answer.headers[index]
    if (name !== undefined) reply.header(name, answer.headers[index + 1])
  }
  return reply.code(answer.status).send(answer.body)
}

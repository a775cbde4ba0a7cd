import { ERRORS, ServiceError, type ErrorCode } from '../errors.ts'
import { OAUTH_ERRORS, oauthErrorBody, type OAuthErrorCode } from '../oauth-error.ts'
import { PROBLEM_MEDIA_TYPES, problemBody, problemOf, type Form } from '../problem.ts'
import type { WireParameterError } from '../schemas/problem.ts'
import { OAuthError, Problem } from '../schemas/problem.ts'
import { headerRefs, type HeaderName } from './headers.ts'

/** Headers that an answer of a status has besides Request-Id. */
const HEADERS_BY_STATUS: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ['WWW-Authenticate'],
  406: ['Vary'],
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  503: ['Retry-After'],
}

export interface ErrorUse {
  readonly codes: readonly ErrorCode[]
  readonly forms: readonly Form[]
  /** What the examples of a 400 say about the parameters. */
  readonly errors?: readonly WireParameterError[]
}

/** The responses of an operation for the errors that it can answer with, by status. */
export function errorResponses(use: ErrorUse, baseUrl: string): Record<string, unknown> {
  const statuses = new Set(use.codes.map((code) => ERRORS[code].status))
  return Object.fromEntries(
    [...statuses].map((status) => {
      const codes = use.codes.filter((code) => ERRORS[code].status === status)
      return [String(status), response(status, codes, use, baseUrl)]
    }),
  )
}

function response(
  status: number,
  codes: readonly ErrorCode[],
  use: ErrorUse,
  baseUrl: string,
): unknown {
  const content = use.forms.map((form) => {
    const examples = codes.map((code) => {
      const errors = status === 400 ? (use.errors ?? []) : []
      const problem = problemOf(new ServiceError(code, { errors }), baseUrl)
      const value = form === 'json' ? problem : problemBody(problem, 'xml')
      return [code, { summary: ERRORS[code].title, value }]
    })
    // The XML of a problem follows RFC 9457 itself, not the names of this schema's XML.
    const schema = form === 'json' ? { schema: Problem } : { schema: { type: 'string' } }
    return [PROBLEM_MEDIA_TYPES[form], { ...schema, examples: Object.fromEntries(examples) }]
  })
  return {
    description: codes.map((code) => ERRORS[code].title).join('; '),
    headers: headerRefs(['Request-Id', ...(HEADERS_BY_STATUS[status] ?? [])]),
    content: Object.fromEntries(content),
  }
}

/** The same for the token endpoint, whose errors have the body of RFC 6749. */
export function oauthErrorResponses(): Record<string, unknown> {
  const byStatus = new Map<number, OAuthErrorCode[]>()
  for (const [code, { status }] of Object.entries(OAUTH_ERRORS)) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), code as OAuthErrorCode])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const examples = codes.map((code) => [code, { value: JSON.parse(oauthErrorBody(code)) }])
      const response = {
        description: codes.join('; '),
        headers: headerRefs(['Request-Id', ...(status === 401 ? WWW_AUTHENTICATE : retry(status))]),
        content: {
          'application/json': { schema: OAuthError, examples: Object.fromEntries(examples) },
        },
      }
      return [String(status), response]
    }),
  )
}

const WWW_AUTHENTICATE: readonly HeaderName[] = ['WWW-Authenticate']

function retry(status: number): readonly HeaderName[] {
  return status === 429 || status === 503 ? ['Retry-After'] : []
}

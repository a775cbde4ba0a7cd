import type { WireParameterError } from './schemas/problem.ts'

interface ErrorKind {
  readonly status: number
  /** Always the same for one code (RFC 9457, section 3.1.3). */
  readonly title: string
  /** What the caller reads when the place that raised the error says nothing more exact. */
  readonly detail: string
  /** What to do: told where the error is explained. */
  readonly advice: string
}

/** Every error that a caller can see. docs/errors.md says the same in longer words; a test holds them together. */
export const ERRORS = {
  moved: {
    status: 301,
    title: 'Moved permanently',
    detail: 'What was asked for now has another address: see Location.',
    advice: 'Follow Location, and keep the new address.',
  },
  'invalid-parameter': {
    status: 400,
    title: 'Invalid parameter',
    detail: 'A parameter does not match its schema.',
    advice: 'Read errors; do not send it again unchanged.',
  },
  'malformed-path': {
    status: 400,
    title: 'Malformed path',
    detail:
      'A segment of the path cannot be percent-decoded, or holds a character that none may hold.',
    advice: 'Percent-encode each segment once.',
  },
  'malformed-request': {
    status: 400,
    title: 'Malformed request',
    detail: 'The request is not well-formed HTTP.',
    advice: 'Look at what your HTTP library, or a proxy, sends.',
  },
  'malformed-body': {
    status: 400,
    title: 'Malformed body',
    detail: 'The body is not well-formed in the media type that it declares.',
    advice: 'Mend the body.',
  },
  'invalid-login-request': {
    status: 400,
    title: 'Invalid login request',
    detail: 'Send exactly one of: clientId with clientSecret, or refreshToken.',
    advice: 'Send exactly one of the two forms.',
  },
  'token-missing': {
    status: 401,
    title: 'Access token missing',
    detail: 'Send the access token of the login as: Authorization: Bearer <ACCESS_TOKEN>.',
    advice: 'Send Authorization: Bearer …, once.',
  },
  'token-invalid': {
    status: 401,
    title: 'Access token invalid',
    detail: 'The access token is malformed, expired or not valid here. Log in again.',
    advice: 'Log in again, once; then look at your credentials.',
  },
  'login-failed': {
    status: 401,
    title: 'Login failed',
    detail: 'The credentials are not valid.',
    advice:
      'Use the current secret or refresh token; after a refused refresh token, log in with the secret.',
  },
  'performer-not-found': {
    status: 404,
    title: 'Performer not found',
    detail: 'No performer has this identifier.',
    advice: 'Take it from an event, or ask the operator, who finds it by name.',
  },
  'place-not-found': {
    status: 404,
    title: 'Place not found',
    detail: 'No place has this identifier.',
    advice: 'Take it from an event (place.directoryId), or ask the operator, who finds it by name.',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    detail: 'Nothing has this address.',
    advice: 'Compare the address with the API description.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'Method not allowed',
    detail: 'This address does not take this method: see Allow.',
    advice: 'Use one of the methods of Allow.',
  },
  'not-acceptable': {
    status: 406,
    title: 'Not acceptable',
    detail: 'The answer comes as application/json or application/xml; Accept allows neither.',
    advice: 'Allow application/json or application/xml.',
  },
  'request-timeout': {
    status: 408,
    title: 'Request timeout',
    detail: 'The request did not arrive in time.',
    advice: 'Send it again.',
  },
  gone: {
    status: 410,
    title: 'Gone',
    detail: 'What was asked for is no longer kept.',
    advice: 'Start again from the beginning.',
  },
  'body-too-large': {
    status: 413,
    title: 'Body too large',
    detail: 'The body is larger than this address takes.',
    advice: 'A login needs only a few hundred bytes.',
  },
  'address-too-long': {
    status: 414,
    title: 'Address too long',
    detail: 'The address is longer than the service takes.',
    advice: 'Shorten it.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'Unsupported media type',
    detail: 'The body has a media type that this address does not take.',
    advice: 'Send the media type that the API description names.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    detail: 'The request budget of this client is used up: see Retry-After.',
    advice: 'Wait Retry-After seconds; watch RateLimit.',
  },
  'too-many-failed-logins': {
    status: 429,
    title: 'Too many failed logins',
    detail: 'Too many logins have failed lately: see Retry-After.',
    advice: 'Wait Retry-After seconds, and mend the credentials first.',
  },
  'headers-too-large': {
    status: 431,
    title: 'Headers too large',
    detail: 'The header fields are larger than the service takes.',
    advice: 'Send fewer or shorter ones.',
  },
  internal: {
    status: 500,
    title: 'Internal error',
    detail: 'The service failed. Report the Request-Id of this answer to the operator.',
    advice: 'Try again later; report the Request-Id.',
  },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    detail: 'The service cannot answer at the moment: see Retry-After.',
    advice: 'Wait Retry-After seconds, then try again with growing pauses.',
  },
} as const satisfies Readonly<Record<string, ErrorKind>>

export type ErrorCode = keyof typeof ERRORS

export interface ErrorDetails {
  /** For the caller. Never anything of the host, the database or a secret. */
  readonly detail?: string
  /** The bad parameters; shown at 400 only. */
  readonly errors?: readonly WireParameterError[]
  /** For the log only. */
  readonly log?: string
  readonly cause?: unknown
}

/** An error with two texts: `detail` for the caller, `message` (of the log) for the operator. */
export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly detail: string
  readonly errors: readonly WireParameterError[]

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    const kind: ErrorKind = ERRORS[code]
    super(`${code}: ${details.log ?? details.detail ?? kind.detail}`, { cause: details.cause })
    this.name = 'ServiceError'
    this.code = code
    this.status = kind.status
    this.detail = details.detail ?? kind.detail
    this.errors = details.errors ?? []
  }
}

/** Whatever was thrown, as what a caller may see of it: what is not ours is an internal error without words. */
export function serviceError(thrown: unknown): ServiceError {
  if (thrown instanceof ServiceError) return thrown
  const log = thrown instanceof Error ? thrown.message : String(thrown)
  return new ServiceError('internal', { log, cause: thrown })
}

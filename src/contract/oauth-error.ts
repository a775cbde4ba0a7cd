import { portableText } from '../lib/xml-text.ts'
import type { ErrorCode, ServiceError } from './errors.ts'
import type { WireOAuthError } from './schemas/problem.ts'

/** RFC 6749, section 5.2, and what every other failure is called where stock clients read only that body. */
export const OAUTH_ERRORS = {
  invalid_request: { status: 400, description: 'The token request is not well-formed.' },
  invalid_client: { status: 401, description: 'The client credentials are not valid.' },
  // The RFC answers 400; the service answers 401 to every failed login, with one message for all reasons.
  invalid_grant: { status: 401, description: 'The refresh token is not valid.' },
  unsupported_grant_type: {
    status: 400,
    description: 'grant_type is client_credentials or refresh_token.',
  },
  invalid_scope: { status: 400, description: 'The scope is not known.' },
  slow_down: { status: 429, description: 'Too many logins have failed lately: see Retry-After.' },
  server_error: { status: 500, description: 'The service failed.' },
  temporarily_unavailable: {
    status: 503,
    description: 'The service cannot answer at the moment: see Retry-After.',
  },
} as const satisfies Readonly<Record<string, { status: number; description: string }>>

export type OAuthErrorCode = keyof typeof OAUTH_ERRORS

/** The body of an error of the token endpoint. */
export function oauthErrorBody(code: OAuthErrorCode, description?: string): string {
  const body: WireOAuthError = {
    error: code,
    error_description: describable(description ?? OAUTH_ERRORS[code].description),
  }
  return JSON.stringify(body)
}

const BY_ERROR: Readonly<Partial<Record<ErrorCode, OAuthErrorCode>>> = {
  'login-failed': 'invalid_client',
  'too-many-failed-logins': 'slow_down',
  'too-many-requests': 'slow_down',
  unavailable: 'temporarily_unavailable',
}

/** What the token endpoint calls an error that was raised with a code of our own; the status stays the error's. */
export function oauthErrorOf(error: ServiceError): OAuthErrorCode {
  return BY_ERROR[error.code] ?? (error.status >= 500 ? 'server_error' : 'invalid_request')
}

/** The characters that section 5.2 allows in a description. */
function describable(text: string): string {
  return portableText(text).replace(/[^\x20-\x21\x23-\x5B\x5D-\x7E]/g, ' ')
}

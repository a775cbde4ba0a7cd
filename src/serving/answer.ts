import type { ErrorCode, ServiceError } from '../contract/errors.ts'
import { type Form, PROBLEM_MEDIA_TYPES, problemBody, problemOf } from '../contract/problem.ts'
import { negotiateMediaType, remembered } from '../lib/negotiate.ts'

/** What any server can send. Headers are names and values in turn. */
export interface Answer {
  readonly status: number
  readonly headers: readonly string[]
  /** Null where the status or the method allows none. */
  readonly body: Buffer | null
}

const PROBLEM_FORMS = {
  'application/json': 'json',
  'application/problem+json': 'json',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'application/problem+xml': 'xml',
} as const satisfies Readonly<Record<string, Form>>

type ProblemType = keyof typeof PROBLEM_FORMS
const [FIRST, ...OTHERS] = Object.keys(PROBLEM_FORMS) as [ProblemType, ...ProblemType[]]

/** The form in which an error is told: the one asked for, JSON where neither is acceptable. */
export const problemForm = remembered((accept): Form => {
  const mediaType = negotiateMediaType(accept, [FIRST, ...OTHERS])
  return mediaType === null ? 'json' : PROBLEM_FORMS[mediaType]
})

/** An error as an answer. `headers`: what it needs besides (Allow, Retry-After, WWW-Authenticate…). */
export function problemAnswer(
  error: ServiceError,
  form: Form,
  baseUrl: string,
  headers: readonly string[] = [],
): Answer {
  const body = Buffer.from(problemBody(problemOf(error, baseUrl), form), 'utf8')
  return {
    status: error.status,
    headers: [
      'Content-Type',
      PROBLEM_MEDIA_TYPES[form],
      'Content-Length',
      String(body.length),
      'Cache-Control',
      'no-store',
      'X-Content-Type-Options',
      'nosniff',
      ...headers,
    ],
    body,
  }
}

/** RFC 6750, section 3. */
const CHALLENGE = 'Bearer realm="affiche"'

const HEADERS: Readonly<Partial<Record<ErrorCode, readonly string[]>>> = {
  'token-missing': ['WWW-Authenticate', CHALLENGE],
  'token-invalid': ['WWW-Authenticate', `${CHALLENGE}, error="invalid_token"`],
  // RFC 9110 wants a challenge on every 401.
  'login-failed': ['WWW-Authenticate', CHALLENGE],
  unavailable: ['Retry-After', '5'],
}

/** What an error of this kind carries in its header, wherever it was raised. */
export function errorHeaders(error: ServiceError): readonly string[] {
  return HEADERS[error.code] ?? []
}

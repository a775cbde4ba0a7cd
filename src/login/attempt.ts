import { ServiceError } from '../contract/errors.ts'
import type { WireTokenAnswer } from '../contract/schemas/login.ts'
import { type GivenCredentials, grantClientCredentials } from './client-credentials.ts'
import type { LoginContext } from './login-context.ts'
import { grantRefreshToken } from './refresh-token.ts'
import type { Attempt } from './throttle.ts'

export interface RefusedLogin {
  /** Null: wrong credentials (401); else seconds to wait (429). */
  readonly retryAfterSeconds: number | null
}

type Outcome = WireTokenAnswer | RefusedLogin

export function isRefused(outcome: Outcome): outcome is RefusedLogin {
  return 'retryAfterSeconds' in outcome
}

/** One login with the client's own credentials, counted when it fails. */
export function logInWithSecret(
  context: LoginContext,
  address: string,
  given: GivenCredentials,
): Promise<Outcome> {
  const attempt = { address, clientId: given.clientId }
  return throttled(context, attempt, () => grantClientCredentials(context, given))
}

/** One login with a refresh token. `clientId`: who authenticated besides. */
export function logInWithRefreshToken(
  context: LoginContext,
  address: string,
  token: string,
  clientId: string | null = null,
): Promise<Outcome> {
  return throttled(context, { address, clientId: null }, () =>
    grantRefreshToken(context, token, clientId),
  )
}

/** The work of a login between two looks at the throttle. */
export async function throttled<Value>(
  context: LoginContext,
  attempt: Attempt,
  work: () => Promise<Value | null>,
): Promise<Value | RefusedLogin> {
  const standing = context.throttle.standing(attempt, context.clock.now())
  if (standing.verdict === 'blocked') return { retryAfterSeconds: standing.retryAfterSeconds }
  const value = await work()
  if (value !== null) return value
  context.throttle.failed(attempt, context.clock.now())
  return { retryAfterSeconds: standing.verdict === 'free' ? null : standing.retryAfterSeconds }
}

export function loginError(refused: RefusedLogin): ServiceError {
  return new ServiceError(
    refused.retryAfterSeconds === null ? 'login-failed' : 'too-many-failed-logins',
  )
}

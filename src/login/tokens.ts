import type { WireTokenAnswer } from '../contract/schemas/login.ts'
import type { NewRefreshToken } from '../storage/tokens.ts'
import { ACCESS_TOKEN_SECONDS, issueAccessToken } from './access-token.ts'
import type { LoginContext } from './login-context.ts'
import { keyedHash, newRefreshToken } from './secrets.ts'

export const REFRESH_TOKEN_SECONDS = 30 * 24 * 3600

export interface FreshRefreshToken {
  readonly token: string
  readonly stored: NewRefreshToken
}

export function freshRefreshToken(context: LoginContext, now: number): FreshRefreshToken {
  const token = newRefreshToken()
  const hash = keyedHash(context.pepper, token)
  return {
    token,
    stored: { hash, createdAt: now, expiresAt: now + REFRESH_TOKEN_SECONDS * 1000 },
  }
}

/** The answer to a right login. `refreshExpiresIn`: less than the full life when an earlier answer is repeated. */
export async function tokenAnswer(
  context: LoginContext,
  clientId: string,
  refreshToken: string,
  now: number,
  refreshExpiresIn = REFRESH_TOKEN_SECONDS,
): Promise<WireTokenAnswer> {
  return {
    access_token: await issueAccessToken(context.keys, context.audience, clientId, now),
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
    refresh_expires_in: refreshExpiresIn,
  }
}

import type { WireTokenAnswer } from '../contract/schemas/login.ts'
import {
  type RefreshTokenRow,
  findRefreshToken,
  revokeFamily,
  rotateRefreshToken,
} from '../storage/tokens.ts'
import type { LoginContext } from './login-context.ts'
import { keyedHash, sealWith, unsealWith } from './secrets.ts'
import { REFRESH_TOKEN_SECONDS, freshRefreshToken, tokenAnswer } from './tokens.ts'

/** A client that lost our answer asks again at once; a thief comes later. */
const GRACE_MS = 10_000

/**
 * A refresh token is good once (RFC 9700, section 4.14.2): using it up and storing its successor is one statement.
 * Who comes second gets the same successor within the grace window; later it is a replay, and the whole family ends.
 * `clientId`: who authenticated besides, null: nobody. The answer is null for every reason there is to refuse.
 */
export async function grantRefreshToken(
  context: LoginContext,
  token: string,
  clientId: string | null = null,
): Promise<WireTokenAnswer | null> {
  const now = context.clock.now()
  const hash = keyedHash(context.pepper, token)
  const next = freshRefreshToken(context, now)
  const sealed = sealWith(token, next.token)
  const owner = await rotateRefreshToken(
    context.database,
    hash,
    { ...next.stored, sealed },
    clientId,
  )
  if (owner !== null) return tokenAnswer(context, owner, next.token, now)

  const row = await findRefreshToken(context.database, hash)
  if (row === null || isRefused(row, clientId, now) || row.usedAt === null) return null
  if (now - row.usedAt > GRACE_MS) return endFamily(context, row, now)
  return repeatedAnswer(context, row, token, now)
}

function isRefused(row: RefreshTokenRow, clientId: string | null, now: number): boolean {
  const ofAnother = clientId !== null && row.clientId !== clientId
  return ofAnother || row.disabled || row.revoked || row.expiresAt <= now
}

async function endFamily(context: LoginContext, row: RefreshTokenRow, now: number): Promise<null> {
  await revokeFamily(context.database, row.family, now)
  context.logger.warn(
    { clientId: row.clientId, family: row.family },
    'a used refresh token came again: its whole family is revoked',
  )
  return null
}

async function repeatedAnswer(
  context: LoginContext,
  row: RefreshTokenRow,
  token: string,
  now: number,
): Promise<WireTokenAnswer | null> {
  const successor = row.successor === null ? null : unsealWith(token, row.successor)
  if (successor === null || row.usedAt === null) return null
  const age = Math.ceil((now - row.usedAt) / 1000)
  return tokenAnswer(context, row.clientId, successor, now, REFRESH_TOKEN_SECONDS - age)
}

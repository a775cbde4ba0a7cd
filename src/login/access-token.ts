import { randomUUID } from 'node:crypto'
import { type JWTPayload, SignJWT, errors, jwtVerify } from 'jose'
import { ALGORITHM, type KeyRing } from './signing-keys.ts'

export const ACCESS_TOKEN_SECONDS = 3600
/** Clocks of two machines differ a little. */
const LEEWAY_SECONDS = 30
const TYPE = 'at+jwt'

/** Whose tokens these are, and for whom. Another installation has another issuer. */
export interface TokenAudience {
  readonly issuer: string
  readonly audience: string
}

export interface VerifiedToken {
  readonly clientId: string
  /** Epoch ms from which it is refused, leeway included. */
  readonly refusedFrom: number
}

/** RFC 9068. */
export function issueAccessToken(
  keys: KeyRing,
  { issuer, audience }: TokenAudience,
  clientId: string,
  now: number,
): Promise<string> {
  const { kid, key } = keys.signer()
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({ client_id: clientId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(clientId)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(key)
}

/** Null for every reason there is to refuse it: the caller learns no more than that. */
export async function verifyAccessToken(
  keys: KeyRing,
  { issuer, audience }: TokenAudience,
  token: string,
  now: number,
): Promise<VerifiedToken | null> {
  if (!isCanonical(token.slice(token.lastIndexOf('.') + 1))) return null
  const { payload } = await jwtVerify(
    token,
    async (header) => {
      const key = header.kid === undefined ? null : await keys.verificationKey(header.kid)
      if (key === null) throw new errors.JWKSNoMatchingKey()
      return key
    },
    {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer,
      audience,
      clockTolerance: LEEWAY_SECONDS,
      currentDate: new Date(now),
      requiredClaims: ['exp', 'iat', 'sub', 'jti', 'client_id'],
    },
  ).catch(refused)
  return verified(payload)
}

/** The last character holds bits that belong to no byte: with one of them changed it is not the token we gave out. */
function isCanonical(signature: string): boolean {
  return Buffer.from(signature, 'base64url').toString('base64url') === signature
}

function refused(error: unknown): { readonly payload: JWTPayload } {
  if (error instanceof errors.JOSEError) return { payload: {} }
  throw error
}

function verified(payload: JWTPayload): VerifiedToken | null {
  const clientId = payload['client_id']
  if (typeof clientId !== 'string' || payload.exp === undefined) return null
  return { clientId, refusedFrom: (payload.exp + LEEWAY_SECONDS) * 1000 }
}

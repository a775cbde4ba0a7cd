import type { Clock } from '../lib/clock.ts'
import type { Logger } from '../lib/logger.ts'
import type { TokenAudience } from './access-token.ts'
import { verifyAccessToken } from './access-token.ts'
import type { ActiveClient, ActiveClients } from './active-clients.ts'
import type { KeyRing } from './signing-keys.ts'
import type { VerifiedTokens } from './verified-tokens.ts'

export type BearerOutcome =
  | { readonly client: ActiveClient }
  | { readonly refused: 'token-missing' | 'token-invalid' }

/** Names and values in turn, as they came: the only place where a second header of one name still shows. */
export type RawHeaders = readonly string[]

export type BearerCheck = (
  rawHeaders: RawHeaders,
  now: number,
) => BearerOutcome | Promise<BearerOutcome>

const MISSING: BearerOutcome = { refused: 'token-missing' }
const INVALID: BearerOutcome = { refused: 'token-invalid' }

/** RFC 6750 section 2.1; the scheme's case does not matter (RFC 9110 section 11.1). */
const BEARER = /^bearer +(\S.*)$/i
/** The token68 characters, in the three parts of a signed JWT. Ours have some 400 characters. */
const SIGNED_JWT = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/
const TOKEN_LENGTH_MAX = 4096

/**
 * Who calls. Synchronous where token and client are known, which is nearly always. A token in the query string is not
 * looked at, so it is not accepted.
 */
export function createBearerCheck(context: {
  readonly clock: Clock
  readonly logger: Logger
  readonly keys: KeyRing
  readonly tokens: VerifiedTokens
  readonly clients: ActiveClients
  readonly audience: TokenAudience
}): BearerCheck {
  const { keys, tokens, clients, audience } = context

  async function verify(header: string, token: string, now: number): Promise<BearerOutcome> {
    const verified =
      tokens.known(token, now) ?? (await verifyAccessToken(keys, audience, token, now))
    if (verified === null) return INVALID
    tokens.remember(header, token, verified)
    const { clientId } = verified
    const client = clients.known(clientId, now) ?? (await clients.load(clientId, now))
    return client === null ? INVALID : unlessDisabled(client)
  }

  return (rawHeaders, now) => {
    const header = authorizationHeader(rawHeaders)
    if (header === null) return MISSING
    if (header === SEVERAL) return INVALID
    const verified = tokens.recall(header, now)
    const client = verified && clients.known(verified.clientId, now)
    if (client !== undefined) return unlessDisabled(client)
    const token = BEARER.exec(header)?.[1]
    if (token === undefined) return MISSING
    if (token.length > TOKEN_LENGTH_MAX || !SIGNED_JWT.test(token)) return INVALID
    return verify(header, token, now)
  }
}

const AUTHORIZATION = 'authorization'

function unlessDisabled(client: ActiveClient): BearerOutcome {
  return client.row.disabledAt === null ? { client } : INVALID
}

/** More than one header of the name: which one counts is a guess, and a guess is how a proxy is fooled. */
export const SEVERAL = Symbol('several')

/** Node keeps the first of several silently (`headers`), so the raw list is read. */
export function authorizationHeader(rawHeaders: RawHeaders): string | null | typeof SEVERAL {
  let found: string | null = null
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length !== AUTHORIZATION.length || name.toLowerCase() !== AUTHORIZATION) continue
    if (found !== null) return SEVERAL
    found = rawHeaders[index + 1] ?? ''
  }
  return found
}

import { randomUUID } from 'node:crypto'
import type { WireTokenAnswer } from '../contract/schemas/login.ts'
import { findCredentials, markSecretUsed } from '../storage/clients.ts'
import { insertRefreshToken } from '../storage/tokens.ts'
import type { LoginContext } from './login-context.ts'
import { keyedHash, matchingHash } from './secrets.ts'
import { freshRefreshToken, tokenAnswer } from './tokens.ts'

export interface GivenCredentials {
  readonly clientId: string
  /** The ways to read what was sent as a secret (HTTP Basic has two); any of them may be right. */
  readonly secrets: readonly [string, ...string[]]
}

/** What we make ids of. Nothing else can be one, and text that the database would refuse (NUL) never gets there. */
const CLIENT_ID = /^[A-Za-z0-9_-]{1,64}$/

/** The id of the client whose secret this is; null for every reason there is to refuse it, after the same work. */
export async function authenticateClient(
  context: LoginContext,
  given: GivenCredentials,
  now: number,
): Promise<string | null> {
  const credentials = await findCredentials(
    context.database,
    CLIENT_ID.test(given.clientId) ? given.clientId : '',
  )
  const secrets = credentials?.secrets ?? []
  const matches = given.secrets.map((secret) =>
    matchingHash(keyedHash(context.pepper, secret), secrets),
  )
  const match = matches.find((one) => one !== null)
  if (credentials === null || credentials.disabled || match === undefined || match === null) {
    return null
  }
  await markSecretUsed(context.database, match.id, now)
  return credentials.clientId
}

/** A login with the client's own credentials begins a family of refresh tokens. Null: refused. */
export async function grantClientCredentials(
  context: LoginContext,
  given: GivenCredentials,
): Promise<WireTokenAnswer | null> {
  const now = context.clock.now()
  const clientId = await authenticateClient(context, given, now)
  if (clientId === null) return null
  const refresh = freshRefreshToken(context, now)
  await insertRefreshToken(context.database, {
    ...refresh.stored,
    family: randomUUID(),
    clientId,
  })
  return tokenAnswer(context, clientId, refresh.token, now)
}

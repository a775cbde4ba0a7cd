import type { OAuthErrorCode } from '../contract/oauth-error.ts'
import { basicCredentials } from './basic-auth.ts'
import { SEVERAL } from './bearer.ts'
import type { GivenCredentials } from './client-credentials.ts'

/** What a token request (RFC 6749, sections 4.4.2 and 6) asks for. */
export type TokenRequest =
  | { readonly grant: 'client_credentials'; readonly client: GivenCredentials }
  | {
      readonly grant: 'refresh_token'
      readonly refreshToken: string
      /** Null: no client authentication was sent. */
      readonly client: GivenCredentials | null
      /** Named without a secret: the token must be this client's. */
      readonly clientId: string | null
    }

/** Why the request was refused before anyone was authenticated. */
export interface TokenRequestFault {
  readonly error: OAuthErrorCode
  readonly description?: string
}

type Parameters = Readonly<Record<string, unknown>>

export function readTokenRequest(
  body: unknown,
  authorization: string | null | typeof SEVERAL,
): TokenRequest | TokenRequestFault {
  if (typeof body !== 'object' || body === null) return invalid('The body is empty.')
  const parameters = body as Parameters
  const repeated = Object.keys(parameters).find((name) => Array.isArray(parameters[name]))
  if (repeated !== undefined) return invalid('A parameter is sent more than once.')
  const grantType = text(parameters, 'grant_type')
  if (grantType === null) return invalid('grant_type is missing.')

  const client = clientOf(parameters, authorization)
  if (client !== null && 'error' in client) return client
  if (grantType === 'client_credentials') {
    return client === null ? { error: 'invalid_client' } : { grant: grantType, client }
  }
  if (grantType !== 'refresh_token') return { error: 'unsupported_grant_type' }
  const refreshToken = text(parameters, 'refresh_token')
  if (refreshToken === null) return invalid('refresh_token is missing.')
  return { grant: grantType, refreshToken, client, clientId: text(parameters, 'client_id') }
}

/** By HTTP Basic or in the body, never both (section 2.3). */
function clientOf(
  parameters: Parameters,
  authorization: string | null | typeof SEVERAL,
): GivenCredentials | TokenRequestFault | null {
  if (authorization === SEVERAL) return invalid('Authorization is sent more than once.')
  const basic = basicCredentials(authorization)
  if (basic === 'malformed') return { error: 'invalid_client' }
  const clientId = text(parameters, 'client_id')
  const secret = text(parameters, 'client_secret')
  if (basic !== null) {
    if (secret !== null) return invalid('Send the client credentials in one way only.')
    // Many clients repeat the id in the body; another id is a contradiction.
    const agrees = clientId === null || clientId === basic.clientId
    return agrees ? basic : invalid('client_id is not that of the Authorization header.')
  }
  if (secret === null) return null
  return clientId === null ? invalid('client_id is missing.') : { clientId, secrets: [secret] }
}

/** A parameter without a value counts as omitted (section 3.2). */
function text(parameters: Parameters, name: string): string | null {
  const value = parameters[name]
  return typeof value === 'string' && value !== '' ? value : null
}

function invalid(description: string): TokenRequestFault {
  return { error: 'invalid_request', description }
}

import type { FastifyInstance } from 'fastify'
import { PATHS } from '../contract/paths.ts'
import type { LoginContext } from './login-context.ts'

/** Below the day for which a key is published before it signs. */
const CACHE = 'public, max-age=3600'

/** At the origin, where RFC 8414 looks for them: the issuer is the public origin. */
export function wellKnownRoutes(
  app: FastifyInstance,
  context: Pick<LoginContext, 'keys' | 'audience'>,
  baseUrl: string,
): void {
  const { issuer } = context.audience
  const metadata = {
    issuer,
    token_endpoint: `${baseUrl}${PATHS.token}`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    response_types_supported: [],
    grant_types_supported: ['client_credentials', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    service_documentation: `${baseUrl}${PATHS.reference}`,
  }
  app.get('/.well-known/oauth-authorization-server', async (_request, reply) => {
    reply.header('cache-control', CACHE)
    return metadata
  })
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', CACHE)
    return context.keys.published()
  })
}

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  OAUTH_ERRORS,
  type OAuthErrorCode,
  oauthErrorBody,
  oauthErrorOf,
} from '../contract/oauth-error.ts'
import { PATHS } from '../contract/paths.ts'
import type { ServiceError } from '../contract/errors.ts'
import {
  type RefusedLogin,
  isRefused,
  logInWithRefreshToken,
  logInWithSecret,
  throttled,
} from './attempt.ts'
import { authorizationHeader } from './bearer.ts'
import { authenticateClient } from './client-credentials.ts'
import type { LoginContext } from './login-context.ts'
import { LOGIN_BODY_BYTES_MAX } from './login-route.ts'
import { type TokenRequest, readTokenRequest } from './token-request.ts'

/**
 * `POST {base_url}/v2/oauth/token`: the standard token endpoint, so that stock OAuth clients work untouched. Takes
 * forms only. `seen`: turns what was thrown (a parser's refusal, say) into the error whose status is answered, and says
 * what is our fault.
 */
export function tokenRoute(
  app: FastifyInstance,
  context: LoginContext,
  seen: (thrown: unknown) => ServiceError,
): void {
  app.post(
    PATHS.token,
    {
      bodyLimit: LOGIN_BODY_BYTES_MAX,
      onRequest: async (_request, reply) => {
        // RFC 6749, section 5.1: on every answer, refusals too.
        reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' })
      },
      errorHandler: (thrown: FastifyError, _request, reply) => {
        const error = seen(thrown)
        const description = error.status >= 500 ? undefined : error.detail
        refuse(reply, oauthErrorOf(error), description, error.status)
      },
    },
    (request, reply) => answerTokenRequest(context, request, reply),
  )
}

async function answerTokenRequest(
  context: LoginContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const asked = readTokenRequest(request.body, authorizationHeader(request.raw.rawHeaders))
  if ('error' in asked) return refuse(reply, asked.error, asked.description)
  const outcome = await grant(context, request.ip, asked)
  if (!isRefused(outcome)) return outcome
  if (outcome.retryAfterSeconds !== null) {
    reply.header('retry-after', outcome.retryAfterSeconds)
    return refuse(reply, 'slow_down')
  }
  return refuse(reply, 'blame' in outcome ? outcome.blame : 'invalid_client')
}

async function grant(context: LoginContext, address: string, asked: TokenRequest) {
  if (asked.grant === 'client_credentials') return logInWithSecret(context, address, asked.client)
  const owner = await ownerOf(context, address, asked)
  if (owner !== null && typeof owner !== 'string') return owner
  const outcome = await logInWithRefreshToken(context, address, asked.refreshToken, owner)
  return isRefused(outcome) ? { ...outcome, blame: 'invalid_grant' as const } : outcome
}

/** Whose refresh token it must be; null: whoever's it is, as for `/v2/login`. */
async function ownerOf(
  context: LoginContext,
  address: string,
  asked: TokenRequest & { grant: 'refresh_token' },
): Promise<string | null | RefusedLogin> {
  const { client } = asked
  if (client === null) return asked.clientId
  return throttled(context, { address, clientId: client.clientId }, () =>
    authenticateClient(context, client, context.clock.now()),
  )
}

function refuse(
  reply: FastifyReply,
  error: OAuthErrorCode,
  description?: string,
  status: number = OAUTH_ERRORS[error].status,
): FastifyReply {
  if (status === 401) reply.header('www-authenticate', 'Basic realm="affiche"')
  return reply.code(status).type('application/json').send(oauthErrorBody(error, description))
}

import type { FastifyInstance } from 'fastify'
import { PATHS } from '../contract/paths.ts'
import { isRefused, logInWithRefreshToken, logInWithSecret, loginError } from './attempt.ts'
import { readLoginBody } from './login-body.ts'
import type { LoginContext } from './login-context.ts'

/** Far above any credentials, far below what would cost us something. */
export const LOGIN_BODY_BYTES_MAX = 16 * 1024

/** `POST {base_url}/v2/login`: JSON or form, exactly one of the two forms of credentials. */
export function loginRoute(app: FastifyInstance, context: LoginContext): void {
  app.post(PATHS.login, { bodyLimit: LOGIN_BODY_BYTES_MAX }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const body = readLoginBody(request.body)
    const outcome = await ('refreshToken' in body
      ? logInWithRefreshToken(context, request.ip, body.refreshToken)
      : logInWithSecret(context, request.ip, {
          clientId: body.clientId,
          secrets: [body.clientSecret],
        }))
    if (!isRefused(outcome)) return outcome
    if (outcome.retryAfterSeconds !== null) reply.header('retry-after', outcome.retryAfterSeconds)
    throw loginError(outcome)
  })
}

import Fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { healthRoute } from './health-routes.ts'
import type { Mount } from './fastify-app.ts'

/** The operator's side, on a port of its own: metrics, and what is mounted besides. Listen on loopback. */
export function buildOperatorHttp(context: {
  readonly registry: Registry
  readonly pages?: readonly Mount[]
}): FastifyInstance {
  const app = Fastify()
  healthRoute(app)
  app.get('/metrics', async (_request, reply) => {
    const text = await context.registry.metrics()
    return reply.type(context.registry.contentType).send(text)
  })
  for (const mount of context.pages ?? []) mount(app)
  return app
}

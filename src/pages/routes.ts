import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  eventPage,
  iconAnswer,
  notFoundPage,
  type PageAnswer,
  type PageRequest,
  type PagesContext,
} from './public-pages.ts'
import { preferredLanguage } from './words.ts'

/** The public pages, at the root of the origin: what `serviceLink` and `icon` point to. */
export function registerPages(app: FastifyInstance, context: PagesContext): void {
  app.get<{ Params: { number: string } }>('/e/:number', async (request, reply) =>
    send(reply, await eventPage(context, request.params.number, pageRequest(request))),
  )
  app.get<{ Params: { file: string } }>('/icons/:file', (request, reply) => {
    const asked = pageRequest(request)
    return send(
      reply,
      iconAnswer(request.params.file, asked) ??
        notFoundPage(preferredLanguage(asked.acceptLanguage)),
    )
  })
}

function pageRequest({ headers }: FastifyRequest): PageRequest {
  return { acceptLanguage: headers['accept-language'], ifNoneMatch: headers['if-none-match'] }
}

function send(reply: FastifyReply, answer: PageAnswer): FastifyReply {
  return reply.code(answer.status).headers(answer.headers).send(answer.body)
}

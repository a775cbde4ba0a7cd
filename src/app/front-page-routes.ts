import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../contract/errors.ts'
import { frontPage } from '../contract/front-page.ts'
import { REFERENCE_PAGE_CSP } from '../contract/reference-page.ts'
import { negotiateMediaType } from '../lib/negotiate.ts'

const HTML = 'text/html'

/** The two addresses that people try by hand. For programs there is nothing: whoever takes anything is one. */
export function frontPageRoutes(
  app: FastifyInstance,
  { baseUrl, basePath }: { readonly baseUrl: string; readonly basePath: string },
): void {
  const text = frontPage(baseUrl)
  for (const path of new Set(['/', basePath || '/'])) {
    app.get(path, async ({ headers }, reply) => {
      const wanted = negotiateMediaType(headers.accept, ['application/json', 'text/xml', HTML])
      if (wanted !== HTML) throw new ServiceError('not-found')
      return reply
        .headers({
          vary: 'Accept',
          'cache-control': 'public, max-age=300',
          'content-security-policy': REFERENCE_PAGE_CSP,
        })
        .type('text/html; charset=utf-8')
        .send(text)
    })
  }
}

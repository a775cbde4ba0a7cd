import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '../contract/openapi/document.ts'
import { PATHS } from '../contract/paths.ts'
import { REFERENCE_PAGE_CSP, referencePage } from '../contract/reference-page.ts'
import { xsdDocument } from '../contract/xsd.ts'

interface Page {
  readonly path: string
  readonly type: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The API described, without a token: for machines, for XML readers, for people. All made once, here. */
export function descriptionRoutes(
  app: FastifyInstance,
  address: { readonly publicUrl: string; readonly basePath: string },
): void {
  const openapi = openApiDocument(address)
  const pages: readonly Page[] = [
    { path: PATHS.openapi, type: 'application/json', text: JSON.stringify(openapi) },
    { path: PATHS.xsd, type: 'application/xml; charset=utf-8', text: xsdDocument() },
    {
      path: PATHS.reference,
      type: 'text/html; charset=utf-8',
      text: referencePage(openapi),
      headers: { 'content-security-policy': REFERENCE_PAGE_CSP },
    },
  ]
  for (const { path, type, text, headers = {} } of pages) {
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    app.get(path, async (request, reply) => {
      reply.headers({ etag, 'cache-control': 'public, max-age=300', ...headers })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type(type).send(text)
    })
  }
}

import { createHash } from 'node:crypto'
import { markup, trusted, type Markup } from '../lib/markup.ts'
import { ERRORS } from './errors.ts'
import type { OpenApiDocument } from './openapi/document.ts'
import { PATHS } from './paths.ts'
import { operationSection, type Operation } from './reference/operation-section.ts'
import { schemaSection, type JsonSchema } from './reference/schema-section.ts'
import { STYLE, STYLE_ELEMENT } from './reference/style.ts'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The page's content security policy: its own style, and nothing else at all. */
export const REFERENCE_PAGE_CSP =
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The API description for people: one page without scripts, that works offline. */
export function referencePage(openapi: OpenApiDocument): string {
  const operations = operationsOf(openapi)
  const schemas = Object.entries(openapi.components['schemas'] ?? {}) as [string, JsonSchema][]
  const page = markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${openapi.info.title} – reference</title>
        ${trusted(STYLE_ELEMENT)}
      </head>
      <body>
        <header>
          <h1>${openapi.info.title} <span class="soft">${openapi.info.version}</span></h1>
          <p>${openapi.info.description}</p>
        </header>
        ${navigation(operations)}
        <main>
          ${quickStart(openapi)}
          <section id="operations">
            <h2>Operations</h2>
            ${operations.map(({ method, path, operation }) => operationSection(method, path, operation))}
          </section>
          <section id="schemas">
            <h2>Schemas</h2>
            <p>
              In answers every field is always there, in this order; null only where the type says
              so.
            </p>
            ${schemas.map(([name, schema]) => schemaSection(name, schema))}
          </section>
          ${headerSection(openapi)} ${errorSection()}
        </main>
      </body>
    </html> `
  return page.text
}

interface Listed {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

function operationsOf({ paths }: OpenApiDocument): readonly Listed[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      method,
      path,
      operation,
    })),
  )
}

function navigation(operations: readonly Listed[]): Markup {
  return markup`<nav aria-label="Contents">
    <ul>
      <li><a href="#start">Quick start</a></li>
      ${operations.map(({ operation }) => markup`<li><a href="#${operation.operationId}">${operation.summary}</a></li> `)}
      <li><a href="#schemas">Schemas</a></li>
      <li><a href="#headers">Headers</a></li>
      <li><a href="#errors">Errors</a></li>
    </ul>
  </nav>`
}

function quickStart({ servers }: OpenApiDocument): Markup {
  const baseUrl = servers[0]?.url ?? ''
  const login = `curl -s ${baseUrl}${PATHS.login} \\
  -H 'Content-Type: application/json' \\
  -d '{"clientId":"CLIENT_ID","clientSecret":"CLIENT_SECRET"}'`
  const lookup = `curl -s ${baseUrl}/v2/performer/12 \\
  -H 'Authorization: Bearer ACCESS_TOKEN'`
  return markup`<section id="start">
    <h2>Quick start</h2>
    <p>
      All paths are relative to <code>${baseUrl}</code>. For programs:
      <a href="${baseUrl}${PATHS.openapi}">OpenAPI description</a>,
      <a href="${baseUrl}${PATHS.xsd}">XML schema</a>.
    </p>
    <p>Log in with the credentials that the operator gave you:</p>
    <pre>${login}</pre>
    <p>Then look up with the access_token of the answer:</p>
    <pre>${lookup}</pre>
  </section>`
}

function headerSection({ components }: OpenApiDocument): Markup {
  const headers = Object.entries(components['headers'] ?? {}) as [
    string,
    { description: string; example: string },
  ][]
  const rows = headers.map(
    ([name, { description, example }]) =>
      markup`<dt id="header-${name}"><code>${name}</code></dt>
        <dd>${description} Example: <code>${example}</code></dd> `,
  )
  return markup`<section id="headers">
    <h2>Headers</h2>
    <dl>${rows}</dl>
  </section>`
}

/** The `type` of a problem is the address of its entry here. */
function errorSection(): Markup {
  const rows = Object.entries(ERRORS).map(
    ([code, { status, title, detail, advice }]) =>
      markup`<dt id="${code}">
          <strong>${status}</strong> ${title} <span class="type">${code}</span>
        </dt>
        <dd>${detail}</dd>
        <dd>${advice}</dd> `,
  )
  return markup`<section id="errors">
    <h2>Errors</h2>
    <p>
      The body of an error is a problem (RFC 9457), in XML where XML was asked for. Its type is the
      address of one of these, which say what to do:
    </p>
    <dl>${rows}</dl>
  </section>`
}

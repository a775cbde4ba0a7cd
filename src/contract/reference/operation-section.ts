import { markup, type Markup } from '../../lib/markup.ts'
import { typeText, type JsonSchema } from './schema-section.ts'

/** What the page shows of an operation of the API description. */
export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, Response>>
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly description: string
  readonly schema: JsonSchema
}

interface Response {
  readonly description: string
  readonly headers?: Readonly<Record<string, unknown>>
  readonly content?: Content
}

type Content = Readonly<Record<string, MediaType>>

interface MediaType {
  readonly schema: JsonSchema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

export function operationSection(method: string, path: string, operation: Operation): Markup {
  const { operationId, summary, description, security, parameters, requestBody } = operation
  const needsToken = security.some((one) => 'accessToken' in one)
  return markup`<section id="${operationId}">
    <h3>${summary}</h3>
    <p class="path">
      <span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>
    </p>
    <p>${description}</p>
    <p class="soft">${needsToken ? 'Needs the access token.' : 'Needs no access token.'}</p>
    ${parameters === undefined ? null : parameterList(parameters)}
    ${
      requestBody === undefined
        ? null
        : markup`<h4>Body</h4>
            ${contents(requestBody.content)}`
    }
    <h4>Answers</h4>
    ${Object.entries(operation.responses).map(([status, response]) => answer(status, response))}
  </section> `
}

function parameterList(parameters: readonly Parameter[]): Markup {
  const rows = parameters.map(
    ({ name, in: place, required, description, schema }) =>
      markup`<dt>
          <code>${name}</code>
          <span class="type">${typeText(schema)}, in the ${place}</span>
          ${required ? null : markup`<span class="mark">optional</span>`}
        </dt>
        <dd>
          ${description}${schema.pattern === undefined ? null : markup` Pattern: <code>${schema.pattern}</code>`}
        </dd> `,
  )
  return markup`<h4>Parameters</h4>
    <dl>${rows}</dl>`
}

function answer(status: string, { description, headers = {}, content = {} }: Response): Markup {
  const names = Object.keys(headers)
  return markup`<details>
    <summary><strong>${status}</strong> ${description}</summary>
    ${names.length === 0 ? null : markup`<p class="soft">Headers: ${names.map((name, at) => markup`${at === 0 ? '' : ', '}<a href="#header-${name}">${name}</a>`)}</p>`}
    ${contents(content)}
  </details> `
}

function contents(content: Content): readonly Markup[] {
  return Object.entries(content).map(
    ([mediaType, body]) =>
      markup`<p><code>${mediaType}</code> <span class="type">${typeText(body.schema)}</span></p>
        ${examplesOf(body).map((example) => markup`<pre>${exampleText(example)}</pre>`)} `,
  )
}

function examplesOf({ example, examples = {} }: MediaType): readonly unknown[] {
  const named = Object.values(examples).map((one) => one.value)
  return example === undefined ? named : [example, ...named]
}

function exampleText(example: unknown): string {
  if (typeof example !== 'string') return JSON.stringify(example, null, 2)
  // One element a line reads better; in our XML `><` is never part of a text.
  return example.replaceAll('><', '>\n<')
}

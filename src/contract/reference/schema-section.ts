import { html, type Markup } from '../../lib/html.ts'

/** A schema as the API description has it. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly description?: string
  readonly deprecated?: boolean
}

export function schemaSection(name: string, schema: JsonSchema): Markup {
  return html`<section id="schema-${name}">
    <h3>${name}</h3>
    <p>${schema.description ?? ''}</p>
    ${schema.properties === undefined ? html`<p>${typeText(schema)}</p>` : fields(schema)}
  </section> `
}

function fields({ properties = {}, required = [] }: JsonSchema): Markup {
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      html`<dt>
          <code>${name}</code>
          <span class="type">${typeText(field)}</span>
          ${required.includes(name) ? null : html`<span class="mark">optional</span>`}
          ${field.deprecated === true ? html`<span class="mark">deprecated</span>` : null}
        </dt>
        <dd>${field.description ?? ''}${limits(field)}</dd> `,
  )
  return html`<dl>${rows}</dl>`
}

/** The type in words, with links to the schemas that it names. */
export function typeText(schema: JsonSchema): Markup {
  const { $ref, anyOf, oneOf, items } = schema
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1)
    return html`<a href="#schema-${name}">${name}</a>`
  }
  const union = anyOf ?? oneOf
  if (union !== undefined) {
    return html`${union.map((one, at) => html`${at === 0 ? '' : ' or '}${typeText(one)}`)}`
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum !== undefined) return html`one of ${schema.enum.map(String).join(', ')}`
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['anything'])
  const format = schema.format === undefined ? '' : ` (${schema.format})`
  const words = types.map((type, at) => {
    const separator = at === 0 ? '' : ' or '
    if (type === 'array' && items !== undefined)
      return html`${separator}array of ${typeText(items)}`
    return html`${separator}${type}${type === 'null' ? '' : format}`
  })
  return html`${words}`
}

function limits({ pattern, minimum, maximum }: JsonSchema): Markup | null {
  const texts = [
    pattern === undefined ? null : html` Pattern: <code>${pattern}</code>`,
    minimum === undefined ? null : html` At least ${minimum}.`,
    maximum === undefined ? null : html` At most ${maximum}.`,
  ].filter((text) => text !== null)
  return texts.length === 0 ? null : html`${texts}`
}

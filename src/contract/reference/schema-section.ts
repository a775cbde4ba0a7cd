import { markup, type Markup } from '../../lib/markup.ts'

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
  return markup`<section id="schema-${name}">
    <h3>${name}</h3>
    <p>${schema.description ?? ''}</p>
    ${schema.properties === undefined ? markup`<p>${typeText(schema)}</p>` : fields(schema)}
  </section> `
}

function fields({ properties = {}, required = [] }: JsonSchema): Markup {
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      markup`<dt>
          <code>${name}</code>
          <span class="type">${typeText(field)}</span>
          ${required.includes(name) ? null : markup`<span class="mark">optional</span>`}
          ${field.deprecated === true ? markup`<span class="mark">deprecated</span>` : null}
        </dt>
        <dd>${field.description ?? ''}${limits(field)}</dd> `,
  )
  return markup`<dl>${rows}</dl>`
}

/** The type in words, with links to the schemas that it names. */
export function typeText(schema: JsonSchema): Markup {
  const { $ref, anyOf, oneOf, items } = schema
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1)
    return markup`<a href="#schema-${name}">${name}</a>`
  }
  const union = anyOf ?? oneOf
  if (union !== undefined) {
    return markup`${union.map((one, at) => markup`${at === 0 ? '' : ' or '}${typeText(one)}`)}`
  }
  if (schema.const !== undefined) return markup`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum !== undefined) return markup`one of ${schema.enum.map(String).join(', ')}`
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['anything'])
  const format = schema.format === undefined ? '' : ` (${schema.format})`
  const words = types.map((type, at) => {
    const separator = at === 0 ? '' : ' or '
    if (type === 'array' && items !== undefined)
      return markup`${separator}array of ${typeText(items)}`
    return markup`${separator}${type}${type === 'null' ? '' : format}`
  })
  return markup`${words}`
}

function limits({ pattern, minimum, maximum }: JsonSchema): Markup | null {
  const texts = [
    pattern === undefined ? null : markup` Pattern: <code>${pattern}</code>`,
    minimum === undefined ? null : markup` At least ${minimum}.`,
    maximum === undefined ? null : markup` At most ${maximum}.`,
  ].filter((text) => text !== null)
  return texts.length === 0 ? null : markup`${texts}`
}

import type { TSchema } from 'typebox'
import { PATHS } from '../paths.ts'
import { NAMED_SCHEMAS } from '../schemas/named.ts'
import { headerComponents } from './headers.ts'
import { baseUrlOf, pathItems, TAGS, type Address } from './operations.ts'

/** As JSON has it; made of the schemas, each under its name once. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, unknown>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly [member: string]: unknown
}

const NAMES = new Map<unknown, string>(
  Object.entries(NAMED_SCHEMAS).map(([name, schema]) => [schema, name]),
)

/** The API description (OpenAPI 3.1). Paths are relative to `servers[0].url`. */
export function openApiDocument(address: Address): OpenApiDocument {
  const baseUrl = baseUrlOf(address)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Event Listing Service',
      version: '1.0.0',
      description: description(baseUrl),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl }],
    tags: Object.values(TAGS),
    paths: plain(pathItems(address)) as Record<string, unknown>,
    components: {
      schemas: Object.fromEntries(
        Object.entries(NAMED_SCHEMAS).map(([name, schema]) => [name, members(schema)]),
      ),
      headers: headerComponents(),
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access_token of the login.',
        },
        clientBasic: {
          type: 'http',
          scheme: 'basic',
          description: 'client id and client secret, for the token endpoint only.',
        },
      },
    },
  } as OpenApiDocument
}

function description(baseUrl: string): string {
  return (
    'Read-only lookups of the events of a performer and of a place. Every answer comes as JSON or as XML, as ' +
    'Accept asks; in XML an array is one element named as the property, holding one element per item, and null ' +
    `is xsi:nil="true". The XML schema is at ${baseUrl}${PATHS.xsd}. Every answer has a Request-Id.`
  )
}

/** A copy in which every named schema is a reference to its component. */
function plain(value: unknown): unknown {
  const name = NAMES.get(value)
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object' && value !== null) return members(value as TSchema)
  return value
}

function members(value: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]))
}

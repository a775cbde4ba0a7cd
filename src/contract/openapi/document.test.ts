import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsPlugin from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { readDocumentXml } from '../../../tests/support/read-document-xml.ts'
import { xmlFaults } from '../../../tests/support/validate-documents.ts'
import { openApiDocument, type OpenApiDocument } from './document.ts'

const ADDRESS = { publicUrl: 'https://events.example', basePath: '/client-api' }
const document = openApiDocument(ADDRESS)

interface Response {
  readonly description: string
  readonly headers: Record<string, unknown>
  readonly content?: Record<string, MediaType>
}

interface MediaType {
  readonly schema: object
  readonly example?: unknown
  readonly examples?: Record<string, { value: unknown }>
}

interface Operation {
  readonly operationId: string
  readonly security: object[]
  readonly requestBody?: { content: Record<string, MediaType> }
  readonly responses: Record<string, Response>
}

const OPERATIONS = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
  ),
)

test('fits the rules of OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

test('every reference leads somewhere', () => {
  const references = JSON.stringify(document).match(/"#\/[^"]+"/g) ?? []
  expect(references.length).toBeGreaterThan(50)
  for (const reference of new Set(references)) {
    const target = reference
      .slice(3, -1)
      .split('/')
      .reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], document)
    expect(target, reference).toBeDefined()
  }
})

test('is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})

describe('what a client generator relies on', () => {
  test('version, server and paths are those of the specification', () => {
    expect(document.info.version).toBe('1.0.0')
    expect(document.servers).toEqual([{ url: 'https://events.example/client-api' }])
    expect(OPERATIONS.map(([name]) => name)).toEqual([
      'POST /v2/login',
      'POST /v2/oauth/token',
      'GET /v2/performer/{performerId}',
      'GET /v2/g-place/{directoryPlaceId}',
    ])
  })

  test('a slash at the end of the public address is not doubled', () => {
    const { servers } = openApiDocument({ publicUrl: 'https://a.example/', basePath: '' })
    expect(servers).toEqual([{ url: 'https://a.example' }])
  })

  test.each([
    ['GET /v2/performer/{performerId}', '200 304 400 401 404 406 408 414 429 431 500 503'],
    ['GET /v2/g-place/{directoryPlaceId}', '200 304 400 401 404 406 408 414 429 431 500 503'],
    ['POST /v2/login', '200 400 401 408 413 414 415 429 431 500 503'],
    ['POST /v2/oauth/token', '200 400 401 429 500 503'],
  ])('%s lists the statuses that it answers', (name, statuses) => {
    expect(Object.keys(operation(name).responses).join(' ')).toBe(statuses)
  })

  test('only the login is open', () => {
    expect(operation('GET /v2/performer/{performerId}').security).toEqual([{ accessToken: [] }])
    expect(operation('GET /v2/g-place/{directoryPlaceId}').security).toEqual([{ accessToken: [] }])
    expect(operation('POST /v2/login').security).toEqual([])
  })

  test.each([
    ['Source', 'commissionFix'],
    ['Place', 'averageGrade'],
    ['Place', 'totalGrades'],
  ])('%s.%s is marked deprecated, and nothing else is', (name, field) => {
    const { properties } = document.components['schemas']![name] as {
      properties: Record<string, { deprecated?: boolean }>
    }
    expect(properties[field]?.deprecated).toBe(true)
    expect(JSON.stringify(document).match(/"deprecated":true/g)).toHaveLength(3)
  })

  test('arrays state their XML', () => {
    const { Event } = document.components['schemas'] as Record<string, Record<string, unknown>>
    expect(Event).toMatchObject({
      xml: { name: 'event' },
      properties: {
        sources: { xml: { wrapped: true }, items: { $ref: '#/components/schemas/Source' } },
      },
    })
  })
})

describe('every example fits its schema', () => {
  const validators = validatorsOf(document)

  for (const [name, one] of OPERATIONS) {
    const bodies = [
      ...Object.entries(one.requestBody?.content ?? {}).map(([type, body]) => [
        'request',
        type,
        body,
      ]),
      ...Object.entries(one.responses).flatMap(([status, response]) =>
        Object.entries(response.content ?? {}).map(([type, body]) => [status, type, body]),
      ),
    ] as [string, string, MediaType][]
    const json = bodies.filter(([, type]) => type.endsWith('json'))
    test.each(json)(`${name} %s %s`, (_status, _type, body) => {
      const examples = [
        ...(body.example === undefined ? [] : [body.example]),
        ...Object.values(body.examples ?? {}).map((example) => example.value),
      ]
      expect(examples.length).toBeGreaterThan(0)
      for (const example of examples) {
        const validate = validators(body.schema)
        expect(validate(example), JSON.stringify(validate.errors)).toBe(true)
      }
    })
  }

  test.each([
    ['performer', 'GET /v2/performer/{performerId}'],
    ['place', 'GET /v2/g-place/{directoryPlaceId}'],
  ] as const)('the XML of %s says what its JSON says', (kind, name) => {
    const content = operation(name).responses['200']!.content!
    const xml = content['application/xml']!.example as string
    expect(xmlFaults(xml)).toEqual([])
    expect(readDocumentXml(kind, xml)).toEqual(content['application/json']!.example)
  })
})

function operation(name: string): Operation {
  return OPERATIONS.find(([one]) => one === name)![1]
}

/** Compiles a schema of the description together with its components. */
function validatorsOf({ components }: OpenApiDocument): (schema: object) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false })
  ;(addFormatsPlugin as unknown as (target: Ajv2020) => void)(ajv)
  return (schema) => ajv.compile({ ...schema, components })
}

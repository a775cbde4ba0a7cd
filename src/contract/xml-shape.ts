import type { TSchema } from 'typebox'

/** A schema as its XML sees it. One reading of the schemas, shared by the writer, the XSD and the tests' reader. */
export type Shape = { readonly nullable: boolean; readonly schema: TSchema } & (
  | { readonly kind: 'record'; readonly members: readonly Member[] }
  | { readonly kind: 'list'; readonly itemName: string; readonly item: Shape }
  | { readonly kind: 'string' | 'number' | 'integer' | 'boolean' }
)

export interface Member {
  readonly name: string
  readonly shape: Shape
}

interface Readable {
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly TSchema[]
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly items?: TSchema
  readonly xml?: { readonly name?: string; readonly wrapped?: boolean }
}

const SCALARS = ['string', 'number', 'integer', 'boolean'] as const

/** Throws for a schema whose XML is not stated: better at start than in an answer. */
export function shapeOf(schema: TSchema): Shape {
  const { anyOf } = schema as Readable
  if (anyOf === undefined) return plainShape(schema)
  const [some, none, ...more] = anyOf
  if (some === undefined || (none as Readable | undefined)?.type !== 'null' || more.length > 0) {
    throw new Error('XML knows no union but that of a schema and null')
  }
  return { ...shapeOf(some), nullable: true }
}

function plainShape(schema: TSchema): Shape {
  const { type, properties, items } = schema as Readable
  const types = typeof type === 'string' ? [type] : (type ?? [])
  const nullable = types.includes('null')
  const [kind] = types.filter((name) => name !== 'null')
  if (kind === 'object' && properties !== undefined) {
    const members = Object.entries(properties).map(([name, member]) => ({
      name,
      shape: shapeOf(member),
    }))
    return { kind: 'record', nullable, schema, members }
  }
  if (kind === 'array' && items !== undefined) return listShape(schema, items, nullable)
  const scalar = SCALARS.find((name) => name === kind)
  if (scalar === undefined) throw new Error(`XML knows no type ${String(kind)}`)
  return { kind: scalar, nullable, schema }
}

function listShape(schema: TSchema, items: TSchema, nullable: boolean): Shape {
  const itemName = xmlNameOf(items)
  if (itemName === undefined || (schema as Readable).xml?.wrapped !== true) {
    throw new Error('an array needs an xml object that wraps it, and its items one that names them')
  }
  return { kind: 'list', nullable, schema, itemName, item: shapeOf(items) }
}

function xmlNameOf(schema: TSchema): string | undefined {
  return (schema as Readable).xml?.name
}

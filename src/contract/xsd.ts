import type { TSchema } from 'typebox'
import { xmlAttribute, xmlContent } from '../lib/xml-text.ts'
import { NAMED_SCHEMAS } from './schemas/named.ts'
import { DOCUMENTS } from './schemas/records.ts'
import { shapeOf, type Shape } from './xml-shape.ts'

const NAMES = new Map<TSchema, string>(
  Object.entries(NAMED_SCHEMAS).map(([name, schema]) => [schema, name]),
)

const SCALAR_TYPES = {
  string: 'xs:string',
  number: 'xs:decimal',
  integer: 'xs:long',
  boolean: 'xs:boolean',
} as const

/** The XML schema of both documents, from the same schemas as the XML itself. */
export function xsdDocument(): string {
  const roots = Object.entries(DOCUMENTS).map(
    ([name, schema]) => `<xs:element name="${name}" type="${nameOf(schema)}"/>`,
  )
  const types = [...namedRecords().values()]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="unqualified">',
    ...roots,
    ...types,
    '</xs:schema>',
    '',
  ].join('\n')
}

/** Every named schema below the roots, each once. */
function namedRecords(): ReadonlyMap<string, string> {
  const types = new Map<string, string>()
  const visit = (shape: Shape): void => {
    if (shape.kind === 'list') visit(shape.item)
    if (shape.kind !== 'record') return
    const name = NAMES.get(shape.schema)
    if (name !== undefined) {
      if (types.has(name)) return
      types.set(name, recordType(shape, ` name="${name}"`))
    }
    for (const member of shape.members) visit(member.shape)
  }
  for (const schema of Object.values(DOCUMENTS)) visit(shapeOf(schema))
  return types
}

function recordType(shape: Shape & { kind: 'record' }, name: string): string {
  const elements = shape.members.map((member) => element(member.name, member.shape))
  return `<xs:complexType${name}>${documentation(shape)}<xs:sequence>\n${elements.join('\n')}\n</xs:sequence></xs:complexType>`
}

function element(name: string, shape: Shape, occurs = ''): string {
  const nillable = shape.nullable ? ' nillable="true"' : ''
  const head = `<xs:element name="${name}"${occurs}${nillable}`
  const named = shape.kind === 'record' ? NAMES.get(shape.schema) : undefined
  if (named !== undefined) return `${head} type="${named}"/>`
  return `${head}${content(shape)}`
}

/** The rest of an element's declaration: its type, said in place. */
function content(shape: Shape): string {
  const about = documentation(shape)
  if (shape.kind === 'record') return `>${recordType(shape, '')}</xs:element>`
  if (shape.kind === 'list') {
    const item = element(shape.itemName, shape.item, ' minOccurs="0" maxOccurs="unbounded"')
    return `>${about}<xs:complexType><xs:sequence>${item}</xs:sequence></xs:complexType></xs:element>`
  }
  const type = SCALAR_TYPES[shape.kind]
  const facets = facetsOf(shape.schema)
  if (facets === '') return ` type="${type}">${about}</xs:element>`
  const restriction = `<xs:restriction base="${type}">${facets}</xs:restriction>`
  return `>${about}<xs:simpleType>${restriction}</xs:simpleType></xs:element>`
}

interface Limits {
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
}

function facetsOf(schema: TSchema): string {
  const { pattern, minimum, maximum } = schema as Limits
  const facets: string[] = []
  // An XSD pattern is always held against the whole text, and knows no anchors.
  if (pattern !== undefined) facets.push(facet('pattern', pattern.replace(/^\^|\$$/g, '')))
  if (minimum !== undefined) facets.push(facet('minInclusive', String(minimum)))
  if (maximum !== undefined) facets.push(facet('maxInclusive', String(maximum)))
  return facets.join('')
}

function facet(name: string, value: string): string {
  return `<xs:${name} value="${xmlAttribute(value)}"/>`
}

function documentation(shape: Shape): string {
  const { description, deprecated } = shape.schema as {
    description?: string
    deprecated?: boolean
  }
  if (description === undefined) return ''
  const text = deprecated === true ? `Deprecated. ${description}` : description
  return `<xs:annotation><xs:documentation>${xmlContent(text)}</xs:documentation></xs:annotation>`
}

function nameOf(schema: TSchema): string {
  const name = NAMES.get(schema)
  if (name === undefined) throw new Error('a document needs a name among the schemas')
  return name
}

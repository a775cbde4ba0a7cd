import { isObject, listOf, textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { bestSaid, saidInLanguages } from './language.ts'

/** JSON-LD treated as JSON: names with or without their vocabulary, references within the document, values in wrappers. */
export interface Graph {
  /** The values of a member, references resolved. */
  all(node: JsonObject, member: string): readonly unknown[]
  /** Its first value as text, or that in the node's language where there are several; the name of what it refers to. */
  text(node: JsonObject, ...members: readonly string[]): string | undefined
  /** Its values that are objects. */
  nodes(node: JsonObject, ...members: readonly string[]): readonly JsonObject[]
}

const VOCABULARY = /^(?:(?:https?:)?\/\/(?:www\.)?schema\.org\/#?|schema:)/i
const PREFIXES = ['', 'schema:', 'http://schema.org/', 'https://schema.org/']

/** Types without their vocabulary: `http://schema.org/MusicEvent` is `MusicEvent`. */
export function typesOf(node: JsonObject): readonly string[] {
  return listOf(node['@type'] ?? node['type']).flatMap((type) =>
    typeof type === 'string' ? [type.replace(VOCABULARY, '')] : [],
  )
}

/** What tells its value as a member of its own. */
const VALUE_TYPE = /^(?:PropertyValue|Date|DateTime|Time|Text|Number|QuantitativeValue)$/

/** The values of an ordered or unordered container of JSON-LD; any other value is its own. */
function contained(value: unknown): readonly unknown[] {
  const inside = isObject(value) ? (value['@list'] ?? value['@set']) : undefined
  return inside === undefined || inside === null ? [value] : listOf(inside)
}

/** Members that a reference may have beside its id; the node with others is what it means. */
const OF_REFERENCES = new Set(['@id', '@type', 'name', 'url'])

function isReference(node: JsonObject): boolean {
  return '@id' in node && Object.keys(node).every((member) => OF_REFERENCES.has(member))
}

/** The node of the same id, name and kind that says most; the reference itself where there is none. */
function meantBy(reference: JsonObject, nodes: readonly JsonObject[]): JsonObject {
  const { name } = reference
  const types = typesOf(reference)
  const isAlike = (node: JsonObject) => name === undefined || node['name'] === name
  const alike = nodes.filter((node) => isAlike(node) && saysMore(node, reference))
  const ofType = alike.filter((node) => typesOf(node).some((type) => types.includes(type)))
  return (ofType.length > 0 ? ofType : alike).reduce(
    (most, node) => (saysMore(node, most) ? node : most),
    reference,
  )
}

function saysMore(a: JsonObject, b: JsonObject): boolean {
  return Object.keys(a).length > Object.keys(b).length
}

/** Where more nodes have one id, it is that of something they share. */
const NODES_MAX = 100

/** What documents nest is shallow; deeper is an attack or an accident. */
const DEPTH_MAX = 40

/** Finds the nodes of a document that others may refer to. */
export function openGraph(documents: readonly unknown[]): Graph {
  const byId = new Map<string, JsonObject[]>()
  const index = (value: unknown, depth: number): void => {
    if (depth > DEPTH_MAX) return
    if (Array.isArray(value)) value.forEach((one) => index(one, depth + 1))
    if (!isObject(value)) return
    const id = value['@id']
    if (typeof id === 'string' && Object.keys(value).length > ('@type' in value ? 2 : 1)) {
      const known = byId.get(id)
      if (known === undefined) byId.set(id, [value])
      else if (known.length < NODES_MAX) known.push(value)
    }
    Object.values(value).forEach((one) => index(one, depth + 1))
  }
  documents.forEach((document) => index(document, 0))

  const resolve = (value: unknown): unknown => {
    if (!isObject(value) || !isReference(value)) return value
    return meantBy(value, byId.get(String(value['@id'])) ?? [])
  }
  const all = (node: JsonObject, member: string): readonly unknown[] => {
    for (const prefix of PREFIXES) {
      const value = node[prefix + member]
      if (value === undefined || value === null) continue
      return listOf(value).flatMap(contained).map(resolve)
    }
    return []
  }
  const plain = (value: unknown): string | undefined => {
    if (!isObject(value)) return textOf(value)
    const stated = typesOf(value).some((type) => VALUE_TYPE.test(type))
      ? all(value, 'value')[0]
      : undefined
    return textOf(stated) ?? textOf(all(value, 'name')[0]) ?? textOf(value['@id'])
  }
  return {
    all,
    text(node, ...members) {
      for (const member of members) {
        const values = all(node, member)
        const said = values.flatMap((value) => saidInLanguages(value) ?? [])
        const best = bestSaid(said, textOf(all(node, 'inLanguage')[0]))
        if (best !== undefined) return best.text
        for (const value of values) {
          const text = plain(value)
          if (text !== undefined) return text
        }
      }
      return undefined
    },
    nodes: (node, ...members) => members.flatMap((member) => all(node, member)).filter(isObject),
  }
}

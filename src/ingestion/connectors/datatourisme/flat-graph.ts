import { isObject } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'

/** As deep as an object of the platform nests; deeper, and what refers to itself, stays a reference. */
const DEPTH_MAX = 8
/** An object of more parts is an attack or an accident. */
const PARTS_MAX = 2000

/**
 * The objects of a graph. Programs that flatten JSON-LD lay all parts of an object beside it, each under its id, and
 * leave references in their places: then the parts are put back, and are no objects of their own. Events are parts of nothing.
 */
export function objectsOfGraph(
  graph: readonly unknown[],
  isEvent: (node: JsonObject) => boolean,
): readonly unknown[] {
  const nodes = new Map<string, JsonObject>()
  for (const node of graph) {
    if (!isObject(node) || typeof node['@id'] !== 'string' || isEvent(node)) continue
    if (Object.keys(node).length > 1) nodes.set(node['@id'], node)
  }
  const used = new Set<JsonObject>()
  const whole = graph.map((node) => {
    let parts = 0
    const filled = (value: unknown, depth: number): unknown => {
      const part = depth < DEPTH_MAX && parts < PARTS_MAX ? meantBy(value, nodes) : undefined
      if (part !== undefined && part !== node) {
        used.add(part)
        parts += 1
        return membersOf(part, depth + 1)
      }
      if (Array.isArray(value)) return value.map((one) => filled(one, depth))
      return isObject(value) ? membersOf(value, depth) : value
    }
    const membersOf = (value: JsonObject, depth: number): JsonObject =>
      Object.fromEntries(
        Object.entries(value).map(([member, one]) => [
          member,
          member.startsWith('@') ? one : filled(one, depth),
        ]),
      )
    return isObject(node) ? membersOf(node, 0) : node
  })
  return used.size === 0 ? graph : whole.filter((_, at) => !isUsed(graph[at], used))
}

function isUsed(node: unknown, used: ReadonlySet<JsonObject>): boolean {
  return isObject(node) && used.has(node)
}

/** `{"@id": "_:b0"}`, or where the context says that ids stand there, `"_:b0"`. */
function meantBy(value: unknown, nodes: ReadonlyMap<string, JsonObject>): JsonObject | undefined {
  if (typeof value === 'string') return value.startsWith('_:') ? nodes.get(value) : undefined
  if (!isObject(value)) return undefined
  const { '@id': id, '@type': _, ...more } = value
  return typeof id === 'string' && Object.keys(more).length === 0 ? nodes.get(id) : undefined
}

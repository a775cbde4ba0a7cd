import type { NativeListing } from '../../../domain/native-listing.ts'
import { isObject, textOf, unlessSilent } from '../json-value.ts'
import type { Graph } from './graph.ts'
import { absolute } from './links.ts'

/** Who holds it, given as an organisation, a person, a name or an address alone. */
export function organizerOf(
  graph: Graph,
  value: unknown,
  base: string | null,
): NativeListing['organizer'] {
  if (!isObject(value)) {
    const text = textOf(value)?.trim()
    if (text === undefined || text === '') return undefined
    const url = absolute(/^https?:\/\//i.test(text) ? text : undefined, base)
    return url === undefined ? { name: text } : { url }
  }
  const name = graph.text(value, 'name', 'legalName')
  const url = absolute(graph.text(value, 'url', 'sameAs'), base)
  return unlessSilent({ name, url, licence: licenceOf(graph, value) })
}

/** A Permit or its number; schema.org has no word of its own for the number of a licence. */
function licenceOf(graph: Graph, value: Parameters<Graph['text']>[0]): string | undefined {
  const permit = graph.nodes(value, 'hasCredential', 'permit')[0]
  return permit === undefined ? undefined : graph.text(permit, 'identifier', 'name')
}

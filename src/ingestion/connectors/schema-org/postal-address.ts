import type { NativeListing } from '../../../domain/native-listing.ts'
import { isObject, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import type { Graph } from './graph.ts'

export type NativePlace = Exclude<NativeListing['place'], string | null | undefined>

/** What members are called, in schema.org and in the older data-vocabulary.org. */
const STREET = ['streetAddress', 'street-address'] as const
const TOWN = ['addressLocality', 'locality'] as const
const CODE = ['postalCode', 'postal-code'] as const
const REGION = ['addressRegion', 'region'] as const
const COUNTRY = ['addressCountry', 'country-name'] as const

/** A PostalAddress. Beside street or town its name is that of the hall; some write all of the address as its name. */
export function addressOf(graph: Graph, address: JsonObject): NativePlace {
  const parts = addressParts(graph, address)
  const name = graph.text(address, 'name')
  const isWhole = parts.street === undefined && parts.city === undefined
  return without({ ...(isWhole ? { address: name } : { name }), ...parts })
}

/** What a node tells of an address. */
export function addressParts(graph: Graph, node: JsonObject): NativePlace {
  return without({
    street: graph.text(node, ...STREET),
    postalCode: graph.text(node, ...CODE),
    city: graph.text(node, ...TOWN),
    region: regionOf(graph, node),
    country: countryOf(graph, node),
    timeZone: graph.text(node, 'x-timezone'),
  })
}

function regionOf(graph: Graph, address: JsonObject): string | undefined {
  const [region] = graph.nodes(address, ...REGION)
  const short = region === undefined ? undefined : graph.text(region, 'alternateName')
  return short ?? graph.text(address, ...REGION)
}

function countryOf(graph: Graph, address: JsonObject): string | undefined {
  const country = COUNTRY.flatMap((member) => graph.all(address, member))[0]
  const code = isObject(country) ? graph.text(country, 'identifier') : undefined
  return code ?? graph.text(address, ...COUNTRY)
}

import type { NativeListing } from '../../../domain/native-listing.ts'
import { isObject, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { typesOf } from './graph.ts'
import type { Graph } from './graph.ts'
import { absolute, imagesOf } from './links.ts'

type NativePlace = Exclude<NativeListing['place'], string | null | undefined>

export interface Location {
  readonly place?: NativeListing['place']
  readonly online: boolean
}

/** Where an event takes place: the first physical location; a virtual one only where there is no other. */
export function locationOf(
  graph: Graph,
  locations: readonly unknown[],
  base: string | null,
): Location {
  const real = locations.filter((one) => !isVirtual(one))
  const online = locations.length > real.length
  const objects = real.filter(isObject)
  const named = objects.find(
    (one) => graph.text(one, 'name') !== undefined || graph.all(one, 'address').length > 0,
  )
  const first = named ?? objects[0]
  if (first !== undefined) return { place: placeOf(graph, first, base), online }
  const text = real.find((one) => typeof one === 'string' && one.trim() !== '')
  return typeof text === 'string'
    ? { place: text.trim().replace(LINE_BREAK, ', '), online }
    : { online }
}

/** A stage that tells no address is in the town of the event around its own. */
export function inTownOf(location: Location, outer: NativeListing['place']): Location {
  const { place } = location
  if (!isObject(place) || !isObject(outer)) return location
  const told = ['street', 'postalCode', 'city', 'address', 'lat'].some((one) => one in place)
  if (told) return location
  const { postalCode, city, country, region } = outer as NativePlace
  return { ...location, place: without({ postalCode, city, country, region, ...place }) }
}

const LINE_BREAK = /\s*\n\s*/g

function isVirtual(location: unknown): boolean {
  if (typeof location === 'string') return /^https?:\/\/\S+$/.test(location.trim())
  return isObject(location) && typesOf(location).includes('VirtualLocation')
}

function placeOf(graph: Graph, node: JsonObject, base: string | null): NativePlace {
  if (typesOf(node).includes('PostalAddress')) return addressOf(graph, node)
  const own = partsOf(graph, node, base)
  const around = graph.nodes(node, 'containedInPlace', 'containedIn', 'isPartOf')[0]
  if (around === undefined) return own
  const outer = partsOf(graph, around, base)
  // A hall in a house: the house is the place. A house in a town: the town only completes it.
  const isRoom = own.street === undefined && own.address === undefined && outer.name !== undefined
  const outerIsTown = typesOf(around).some((type) =>
    /^(?:City|AdministrativeArea|State|Country)$/.test(type),
  )
  if (isRoom && !outerIsTown) return without({ ...own, ...outer, room: own.name })
  if (outerIsTown) return without({ city: outer.name, ...own })
  return without({ ...outer, ...own, name: own.name ?? outer.name })
}

function partsOf(graph: Graph, node: JsonObject, base: string | null): NativePlace {
  const address = graph.nodes(node, 'address')[0]
  const text = graph.all(node, 'address').find((one) => typeof one === 'string')
  const geo = graph.nodes(node, 'geo')[0] ?? node
  const id =
    graph.text(node, 'identifier') ??
    absolute(node['@id'], base) ??
    absolute(graph.text(node, 'url'), base)
  // What follows in further lines is where the hall is.
  const [name, ...lines] = graph.text(node, 'name')?.trim().split(LINE_BREAK) ?? []
  const behind = address === undefined && lines.length > 0 ? lines.join(', ') : undefined
  return without({
    id,
    name,
    address: typeof text === 'string' ? text : behind,
    ...(address === undefined ? {} : addressOf(graph, address)),
    lat: graph.text(geo, 'latitude'),
    lng: graph.text(geo, 'longitude'),
    image: imagesOf(graph, node, base, 'image', 'photo', 'logo'),
    phone: graph.text(node, 'telephone'),
    url: siteOf(graph, node, base),
  })
}

/** Elsewhere than the page itself, or its front page: the page of a hall at a seller's is the seller's. */
function siteOf(graph: Graph, node: JsonObject, base: string | null): string | undefined {
  const links = [...graph.all(node, 'url'), ...graph.all(node, 'sameAs')]
  const here = base === null ? null : new URL(base).host
  return links
    .flatMap((link) => absolute(link, base) ?? [])
    .find((link) => here === null || new URL(link).host !== here || new URL(link).pathname === '/')
}

function addressOf(graph: Graph, address: JsonObject): NativePlace {
  const [country] = graph.all(address, 'addressCountry')
  const region = graph.nodes(address, 'addressRegion')[0]
  const timeZone = graph.text(address, 'x-timezone')
  const street = graph.text(address, 'streetAddress')
  const city = graph.text(address, 'addressLocality')
  // Some write all of it as the name of the address.
  const whole = street === undefined && city === undefined ? graph.text(address, 'name') : undefined
  return without({
    ...(whole === undefined ? {} : { address: whole }),
    street,
    postalCode: graph.text(address, 'postalCode'),
    city,
    region:
      region === undefined
        ? graph.text(address, 'addressRegion')
        : (graph.text(region, 'alternateName') ?? graph.text(region, 'name')),
    country: isObject(country)
      ? (graph.text(country, 'identifier') ?? graph.text(country, 'name'))
      : graph.text(address, 'addressCountry'),
    timeZone,
  })
}

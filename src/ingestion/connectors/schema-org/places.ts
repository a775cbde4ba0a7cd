import type { NativeListing } from '../../../domain/native-listing.ts'
import { foldName } from '../../../lib/fold-name.ts'
import { isObject, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { typesOf } from './graph.ts'
import type { Graph } from './graph.ts'
import { absolute, imagesOf } from './links.ts'
import { addressOf, addressParts } from './postal-address.ts'
import type { NativePlace } from './postal-address.ts'

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
  if (first !== undefined)
    return { place: withAddressBeside(graph, placeOf(graph, first, base), objects), online }
  const text = real.find((one) => typeof one === 'string' && one.trim() !== '')
  return typeof text === 'string'
    ? { place: text.trim().replace(LINE_BREAK, ', '), online }
    : { online }
}

/** Some tell the hall and its address as two locations. */
function withAddressBeside(
  graph: Graph,
  place: NativePlace,
  locations: readonly JsonObject[],
): NativePlace {
  const [address, second] = locations.filter((one) => typesOf(one).includes('PostalAddress'))
  if (address === undefined || second !== undefined || tellsWhere(place)) return place
  return without({ ...addressOf(graph, address), ...place })
}

function tellsWhere(place: NativePlace): boolean {
  return ['street', 'postalCode', 'city', 'address', 'lat'].some((member) => member in place)
}

/** A stage that tells no address is in the town of the event around its own; where it is called as that one's place, at its address. */
export function inTownOf(location: Location, outer: NativeListing['place']): Location {
  const { place } = location
  if (!isObject(place) || !isObject(outer)) return location
  if (tellsWhere(place as NativePlace)) return location
  const around = outer as NativePlace
  const { postalCode, city, country, region } = around
  if (isCalled(place as NativePlace, around)) return { ...location, place: { ...around, ...place } }
  return { ...location, place: without({ postalCode, city, country, region, ...place }) }
}

function isCalled({ name }: NativePlace, other: NativePlace): boolean {
  return (
    typeof name === 'string' &&
    typeof other.name === 'string' &&
    foldName(name) === foldName(other.name)
  )
}

const LINE_BREAK = /\s*\n\s*/g

function isVirtual(location: unknown): boolean {
  if (typeof location === 'string') return /^https?:\/\/\S+$/.test(location.trim())
  return isObject(location) && typesOf(location).includes('VirtualLocation')
}

function placeOf(graph: Graph, node: JsonObject, base: string | null): NativePlace {
  if (typesOf(node).includes('PostalAddress')) return addressOf(graph, node)
  const own = partsOf(graph, node, base)
  if (typesOf(node).includes('City') && own.street === undefined) return townOf(graph, node, base)
  const around = graph.nodes(node, 'containedInPlace', 'containedIn', 'isPartOf')[0]
  if (around === undefined) return own
  const outer = partsOf(graph, around, base)
  // A hall in a house: the house is the place. A house in a town: the town only completes it.
  const isRoom = own.street === undefined && own.address === undefined && outer.name !== undefined
  if (isTown(around)) return without({ ...townOf(graph, around, base), ...own })
  if (isRoom) return without({ ...own, ...outer, room: own.name })
  return without({ ...outer, ...own, name: own.name ?? outer.name })
}

function isTown(node: JsonObject): boolean {
  return typesOf(node).some((type) => TOWN.test(type))
}

const TOWN = /^(?:City|AdministrativeArea|State|Country)$/

/** No place to go to: a town, or what is around towns. */
function townOf(graph: Graph, node: JsonObject, base: string | null): NativePlace {
  const { name, city, region, country } = partsOf(graph, node, base)
  const types = typesOf(node)
  if (types.includes('Country')) return without({ country: country ?? textOf(name) })
  return types.includes('State')
    ? without({ region: region ?? textOf(name), country })
    : without({ city: city ?? textOf(name), region, country })
}

function partsOf(graph: Graph, node: JsonObject, base: string | null): NativePlace {
  const address = graph.nodes(node, 'address')[0]
  const text = addressText(graph, node)
  const id =
    graph.text(node, 'identifier') ??
    absolute(node['@id'], base) ??
    absolute(graph.text(node, 'url'), base)
  // What follows in further lines is where the hall is.
  const [given, ...lines] = graph.text(node, 'name')?.trim().split(LINE_BREAK) ?? []
  const behind = address === undefined && lines.length > 0 ? lines.join(', ') : undefined
  const { name, whole = behind } = text === undefined ? { name: given } : nameInLines(given, text)
  // Some leave the address out around its members.
  const loose = whole === undefined ? addressParts(graph, node) : {}
  const toldAddress = address === undefined ? loose : addressOf(graph, address)
  return without({
    id,
    address: whole,
    ...toldAddress,
    ...(name === undefined ? {} : { name }),
    ...pointOf(graph, node),
    image: imagesOf(graph, node, base, 'image', 'photo', 'logo'),
    phone: graph.text(node, 'telephone'),
    url: siteOf(graph, node, base),
  })
}

/** An address as text, or as its lines; of several whole ones the first. */
function addressText(graph: Graph, node: JsonObject): string | undefined {
  const texts = graph.all(node, 'address').filter((one) => typeof one === 'string')
  return texts.some((text) => text.includes(',')) ? texts[0] : texts.join(', ') || undefined
}

/** Who tells a place by the lines of its address alone tells in the first of them what it is called. */
function nameInLines(name: string | undefined, address: string) {
  const [first = '', ...others] = address.trim().split(LINE_BREAK)
  if (name !== undefined || others.length < 2 || /\d/.test(first)) return { name, whole: address }
  return { name: first, whole: others.join(', ') }
}

/** `geo:47.2,-1.5` */
const POINT = /^(?:geo:)?([+-]?\d{1,3}(?:\.\d+)?)\s*[,;]\s*([+-]?\d{1,3}(?:\.\d+)?)/i

export function pointOf(graph: Graph, node: JsonObject): Pick<NativePlace, 'lat' | 'lng'> {
  const geo = graph.nodes(node, 'geo')[0] ?? node
  const [, lat, lng] = POINT.exec(textOf(graph.all(node, 'geo')[0])?.trim() ?? '') ?? []
  if (lat !== undefined) return { lat, lng }
  return without({ lat: graph.text(geo, 'latitude'), lng: graph.text(geo, 'longitude') })
}

/** Elsewhere than the page itself, or its front page: the page of a hall at a seller's is the seller's. */
function siteOf(graph: Graph, node: JsonObject, base: string | null): string | undefined {
  const links = [...graph.all(node, 'url'), ...graph.all(node, 'sameAs')]
  const here = base === null ? null : new URL(base).host
  return links
    .flatMap((link) => absolute(link, base) ?? [])
    .find((link) => here === null || new URL(link).host !== here || new URL(link).pathname === '/')
}

import type { NativeListing } from '../../../domain/native-listing.ts'
import { isObject, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { datesOf } from './dates.ts'
import { apartFromVenue } from './event-and-venue.ts'
import { typeMeantBy } from './find-events.ts'
import type { FoundEvent } from './find-events.ts'
import { typesOf } from './graph.ts'
import type { Graph } from './graph.ts'
import { bestSaid, saidInLanguages } from './language.ts'
import { absolute, imagesOf } from './links.ts'
import { organizerOf } from './organizer.ts'
import { performersOf } from './performers.ts'
import { inTownOf, locationOf, pointOf } from './places.ts'
import { saleWithDates } from './sale-of-dates.ts'
import type { ScheduleWindow } from './schedule.ts'

export interface MapContext extends ScheduleWindow {
  readonly graph: Graph
  /** Address of the page, against which others are relative. */
  readonly base: string | null
}

/** A schema.org event as a native listing, without its id. `parts`: sub-events that are only dates of it. */
export function mapEvent(
  found: FoundEvent,
  parts: readonly JsonObject[],
  context: MapContext,
): NativeListing {
  const { graph, base } = context
  const { node, parents } = found
  const around = parents.length > 0 ? parents : graph.nodes(node, 'superEvent').slice(0, 1)
  const [above = {}] = around
  const own = (member: string) => graph.all(node, member)
  const inherit = (member: string) =>
    [node, ...around].map((one) => graph.all(one, member)).find((said) => said.length > 0) ?? []
  const outer = (own('location').length === 0 ? [] : around).flatMap((one) =>
    graph.all(one, 'location'),
  )
  const location = inTownOf(
    locationOf(graph, locationsOf(graph, inherit('location'), found), base),
    outer.length === 0 ? undefined : locationOf(graph, outer, base).place,
  )
  const works = graph.nodes(node, 'workPresented', 'workPerformed')
  const image = [node, above, ...works]
    .map((one) => imagesOf(graph, one, base, 'image', 'photo', 'thumbnailUrl'))
    .find((one) => one !== undefined)
  const sale = saleWithDates(graph, node, parts)
  const url = urlOf(graph, node, base) ?? offerUrl(graph, node, base)
  return apartFromVenue(
    without({
      name: nameOf(graph, node) ?? workOf(graph, node) ?? nameOf(graph, above),
      url,
      language: languageOf(graph, node),
      ...datesOf(graph, node, parts, context),
      status: statusOf(graph, node),
      description: graph.text(node, 'description', 'disambiguatingDescription'),
      image,
      categories: labelsOf(graph, node, parts),
      performers: billOf(found, parts, placeName(location.place), context),
      place: withPointOf(location.place, graph, node),
      organizer: organizerOf(graph, inherit('organizer')[0] ?? own('organiser')[0], base),
      online: isOnline(graph, node) || location.online ? true : undefined,
      ...sale,
      offers: sale.offers,
      rating: ratingOf(graph, node),
      reviews: reviewsOf(graph, node),
    }) as NativeListing,
  )
}

/** What tells nobody itself has those on stage who are on each of its dates. */
function billOf(
  { node, performer }: FoundEvent,
  parts: readonly JsonObject[],
  hall: string | undefined,
  { graph, base }: MapContext,
): NativeListing['performers'] {
  const own = performersOf(graph, node, performer, hall, base)
  if (own !== undefined) return own
  const [first, ...others] = parts.map((part) => performersOf(graph, part, null, hall, base) ?? [])
  const always = first?.filter(({ name }) =>
    others.every((bill) => bill.some((one) => one.name === name)),
  )
  return always === undefined || always.length === 0 ? undefined : always
}

function nameOf(graph: Graph, node: JsonObject): string | undefined {
  return graph.text(node, 'name', 'headline', 'summary')
}

/** A screening or a play may say its name in the work only. */
function workOf(graph: Graph, node: JsonObject): string | undefined {
  return graph
    .nodes(node, 'workPresented', 'workPerformed')
    .flatMap((work) => graph.text(work, 'name') ?? [])[0]
}

/** Some leave the place out around its address. */
function locationsOf(
  graph: Graph,
  given: readonly unknown[],
  { node, place }: FoundEvent,
): readonly unknown[] {
  if (given.length > 0) return given
  if (place !== null) return [place]
  const [address] = graph.all(node, 'address')
  const [geo] = [...graph.all(node, 'geo'), ...graph.all(node, 'geoCoordinates')]
  return address === undefined ? [] : [{ '@type': 'Place', address, geo }]
}

/** Some, and the older vocabulary, tell the point beside the place. */
function withPointOf(
  place: NativeListing['place'],
  graph: Graph,
  node: JsonObject,
): NativeListing['place'] {
  const { lat, lng } = pointOf(graph, node)
  return isObject(place) && !('lat' in place) && lat !== undefined ? { ...place, lat, lng } : place
}

function placeName(place: NativeListing['place']): string | undefined {
  return isObject(place) ? textOf(place['name']) : undefined
}

/** The first that is an address of the web. */
function urlOf(graph: Graph, node: JsonObject, base: string | null): string | undefined {
  return [...graph.all(node, 'url'), ...graph.all(node, 'mainEntityOfPage')]
    .map((value) => (isObject(value) ? graph.text({ value }, 'value') : value))
    .flatMap((value) => absolute(value, base) ?? [])[0]
}

function offerUrl(graph: Graph, node: JsonObject, base: string | null): string | undefined {
  return graph
    .nodes(node, 'offers')
    .flatMap((offer) => [offer, ...graph.nodes(offer, 'offers')])
    .flatMap((offer) => absolute(graph.text(offer, 'url'), base) ?? [])[0]
}

function languageOf(graph: Graph, node: JsonObject): string | undefined {
  const [value] = graph.all(node, 'inLanguage')
  const stated = isObject(value) ? graph.text(value, 'alternateName', 'name') : textOf(value)
  const named = graph.all(node, 'name').flatMap((name) => saidInLanguages(name) ?? [])
  return stated ?? bestSaid(named, undefined)?.language ?? undefined
}

/** Of several, the first of these that is said: what is off is off, whatever it was moved to. */
const STRONGEST = [/cancell?ed/i, /postponed/i, /rescheduled/i]

function statusOf(graph: Graph, node: JsonObject): string | undefined {
  const words = graph.all(node, 'eventStatus').flatMap((value) => {
    const word = isObject(value) ? (textOf(value['@id']) ?? textOf(value['name'])) : textOf(value)
    return word ?? []
  })
  const strongest = STRONGEST.flatMap((state) => words.find((word) => state.test(word)) ?? [])
  return strongest[0] ?? words[0]
}

function isOnline(graph: Graph, node: JsonObject): boolean {
  return (graph.text(node, 'eventAttendanceMode') ?? '').endsWith('OnlineEventAttendanceMode')
}

/** Types that say nothing of what kind it is. */
const PLAIN = /^(?:Event|SocialEvent|EventSeries)$/i

/** Types first; free words only where the types say nothing. */
function labelsOf(graph: Graph, node: JsonObject, parts: readonly JsonObject[]): string[] {
  const own = typesOf(node)
  // A series of concerts is one of concerts.
  const types = own.every((type) => PLAIN.test(type))
    ? [...new Set([...own, ...parts.flatMap(typesOf)])]
    : own
  const labels = types.map((type) => `schema.org:${typeMeantBy(type)}`)
  const words = (member: string) =>
    graph
      .all(node, member)
      .flatMap((value) =>
        isObject(value) ? (graph.text(value, 'name') ?? []) : (textOf(value)?.split(/[,;|]/) ?? []),
      )
  const plain = types.every((type) => PLAIN.test(type))
  return [
    ...labels,
    ...words('genre'),
    ...words('category'),
    ...(plain ? [...words('keywords'), ...words('about')] : []),
  ]
    .map((label) => label.trim())
    .filter((label) => label !== '')
}

function ratingOf(graph: Graph, node: JsonObject): NativeListing['rating'] {
  const rating = graph.nodes(node, 'aggregateRating')[0]
  if (rating === undefined) return undefined
  return without({
    average: graph.text(rating, 'ratingValue'),
    count: graph.text(rating, 'ratingCount', 'reviewCount'),
    scale: graph.text(rating, 'bestRating'),
  })
}

function reviewsOf(graph: Graph, node: JsonObject): NativeListing['reviews'] {
  const reviews = graph.nodes(node, 'review', 'reviews').map((review) => {
    const rating = graph.nodes(review, 'reviewRating')[0] ?? {}
    return without({
      id: textOf(review['@id']),
      grade: graph.text(rating, 'ratingValue'),
      scale: graph.text(rating, 'bestRating'),
      text: graph.text(review, 'reviewBody', 'description'),
      author: graph.text(review, 'author'),
      date: graph.text(review, 'datePublished', 'dateCreated'),
    })
  })
  return reviews.length === 0 ? undefined : reviews
}

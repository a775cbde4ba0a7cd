import { DomUtils } from 'htmlparser2'
import { isTag } from 'domhandler'
import type { Document, Element } from 'domhandler'
import { without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { textOfElement } from './marked-value.ts'
import { lastDayOf } from './last-day.ts'
import {
  classesOf,
  dateValue,
  inClass,
  isEventRoot,
  outermost,
  outsideCards,
  textValue,
} from './value-class.ts'

/** What properties are called, in h-event (version 2) and hCalendar (version 1). */
const NAMES = {
  name: ['p-name', 'summary', 'p-summary'],
  start: ['dt-start', 'dtstart'],
  end: ['dt-end', 'dtend'],
  duration: ['dt-duration', 'duration'],
  location: ['p-location', 'location', 'h-location'],
  url: ['u-url', 'url'],
  description: ['e-content', 'e-description', 'p-description', 'description'],
  category: ['p-category', 'category'],
  photo: ['u-photo', 'u-featured', 'photo'],
  uid: ['u-uid', 'uid'],
  status: ['p-status', 'status'],
  performer: ['p-performer', 'performer'],
  organizer: ['p-organizer', 'organizer', 'h-organizer'],
  telephone: ['p-tel', 'tel'],
  geo: ['p-geo', 'u-geo', 'geo'],
  placeName: ['p-name', 'fn', 'p-org', 'org', 'organization'],
  street: ['p-street-address', 'street-address'],
  city: ['p-locality', 'locality'],
  region: ['p-region', 'region'],
  postalCode: ['p-postal-code', 'postal-code'],
  country: ['p-country-name', 'country-name'],
  lat: ['p-latitude', 'latitude'],
  lng: ['p-longitude', 'longitude'],
} as const

type Name = keyof typeof NAMES

const EVENTS_MAX = 5000

/** Events of hCalendar and h-event, as schema.org would say them. */
export function microformatEvents(document: Document): readonly JsonObject[] {
  const roots = DomUtils.filter(
    (node) => isTag(node) && isEventRoot(node),
    document.children,
  ) as Element[]
  return roots.slice(0, EVENTS_MAX).map(eventOf)
}

function all(element: Element, name: Name, find = inClass): readonly Element[] {
  for (const one of NAMES[name]) {
    const found = find(element, one)
    if (found.length > 0) return found
  }
  return []
}

/** No card has these: where they stand in one, they are of the event nevertheless. */
const OF_EVENTS_ALONE: ReadonlySet<Name> = new Set(['start', 'end', 'duration', 'location'])

/** Of the event itself: the name and the address of a hall's card are the hall's. */
function ofEvent(root: Element, name: Name): readonly Element[] {
  const own = all(root, name, outsideCards)
  return own.length === 0 && OF_EVENTS_ALONE.has(name) ? all(root, name) : own
}

function first(element: Element, name: Name): string | undefined {
  return said(all(element, name))
}

function said(elements: readonly Element[]): string | undefined {
  return elements.map(textValue).find((text) => text !== '')
}

function endOf(root: Element, start: string | null): string | undefined {
  for (const one of ofEvent(root, 'end')) {
    const end = dateValue(one, start)
    if (end !== null) return lastDayOf(one, end, start)
  }
  return undefined
}

function eventOf(root: Element): JsonObject {
  const starts = [...new Set(ofEvent(root, 'start').flatMap((one) => dateValue(one, null) ?? []))]
  const [start = null, ...later] = starts
  const [description] = ofEvent(root, 'description')
  return without({
    '@type': 'Event',
    '@id': said(ofEvent(root, 'uid')),
    name: said(ofEvent(root, 'name')) ?? said(inClass(root, 'summary')) ?? impliedName(root),
    startDate: start ?? undefined,
    endDate: endOf(root, start),
    duration: said(ofEvent(root, 'duration')),
    // Several starts of one event are its dates.
    subEvent:
      later.length === 0 ? undefined : starts.map((one) => ({ '@type': 'Event', startDate: one })),
    url: addressOf(ofEvent(root, 'url')),
    description:
      description === undefined
        ? undefined
        : DomUtils.getInnerHTML(description, { encodeEntities: 'utf8' }).trim(),
    image: addressOf(ofEvent(root, 'photo')),
    keywords: ofEvent(root, 'category').map(textValue).join(',') || undefined,
    eventStatus: said(ofEvent(root, 'status')),
    performer: ofEvent(root, 'performer').map((one) =>
      without({
        '@type': 'Person',
        name: first(one, 'placeName') ?? textOfElement(one),
        url: addressOf(all(one, 'url')) ?? one.attribs['href'],
      }),
    ),
    organizer: organizerOf(root),
    location: locationOf(root),
  })
}

/** Properties that are texts, and things within: an h-event that has any tells its name by them or not at all. */
const TELLS_TEXT = /^[peh]-[a-z]|^(?:location|description|category|organizer|vcard|adr)$/
const DATE = /^dt-?[a-z]/

/** An h-event without texts that are marked is called by all its text, less its dates. */
function impliedName(root: Element): string | undefined {
  if (!classesOf(root).includes('h-event')) return undefined
  if (marked(root, TELLS_TEXT).length > 0) return undefined
  const named = root.cloneNode(true)
  for (const date of marked(named, DATE)) DomUtils.removeElement(date)
  return textOfElement(named).replace(EDGES, '') || undefined
}

/** What parted a name from its date. */
const EDGES = /^[\s,;:|•·–—-]+|[\s,;:|•·–—-]+$/gu

function marked(root: Element, form: RegExp): readonly Element[] {
  return outermost(root, (one) => classesOf(one).some((name) => form.test(name)))
}

function addressOf(elements: readonly Element[]): string | undefined {
  for (const one of elements) {
    const inside = DomUtils.findOne(
      (node) => node.name === 'a' || node.name === 'img',
      one.children,
    )
    for (const element of [one, inside]) {
      const address =
        element?.attribs['href'] ?? element?.attribs['src'] ?? element?.attribs['data']
      if (address !== undefined) return address
    }
  }
  return undefined
}

/** A text, or a card (h-card, vcard, h-adr) with name, address and coordinates. */
function locationOf(root: Element): JsonObject | string | undefined {
  const location = ofEvent(root, 'location')[0] ?? loneAddress(root)
  const point = pointOf(location ?? root) ?? pointOf(root, outsideCards)
  if (location === undefined) {
    return point === undefined ? undefined : { '@type': 'Place', geo: point }
  }
  const address = without({
    '@type': 'PostalAddress',
    streetAddress: first(location, 'street'),
    addressLocality: first(location, 'city'),
    addressRegion: first(location, 'region'),
    postalCode: first(location, 'postalCode'),
    addressCountry: first(location, 'country'),
  })
  const hasAddress = Object.keys(address).length > 1
  const name = first(location, 'placeName')
  if (!hasAddress && name === undefined && point === undefined) return textValue(location)
  return without({
    '@type': 'Place',
    name: name ?? (hasAddress ? undefined : textValue(location)),
    address: hasAddress ? address : undefined,
    geo: point,
    telephone: first(location, 'telephone'),
    url: addressOf(all(location, 'url')),
  })
}

const SOMEBODY = /^(?:p-)?(?:attendee|author|contact|organizer|performer|speaker)$/

/** The only address within an event is where it is, unless it is somebody's. */
function loneAddress(root: Element): Element | undefined {
  const cards = outermost(root, (one) => classesOf(one).some((name) => ADDRESS.test(name)))
  const [card, second] = cards.filter(
    (one) =>
      !classesOf(one).some((name) => SOMEBODY.test(name)) &&
      (['street', 'city'] as const).some((name) => first(one, name) !== undefined),
  )
  return second === undefined ? card : undefined
}

const ADDRESS = /^(?:vcard|h-card|adr|h-adr)$/

/** A text or a card. */
function organizerOf(root: Element): JsonObject | undefined {
  const [organizer] = ofEvent(root, 'organizer')
  if (organizer === undefined) return undefined
  const url = addressOf(all(organizer, 'url')) ?? organizer.attribs['href']
  const name = first(organizer, 'placeName') ?? textOfElement(organizer)
  return without({ '@type': 'Organization', name: name || undefined, url })
}

function pointOf(element: Element, find = inClass): JsonObject | undefined {
  const [geo] = all(element, 'geo', find)
  const lat = first(geo ?? element, 'lat')
  const lng = first(geo ?? element, 'lng')
  if (lat !== undefined && lng !== undefined) return { latitude: lat, longitude: lng }
  const text = geo === undefined ? '' : textValue(geo)
  const [, latitude, longitude] = /^(?:geo:)?([+-]?[\d.]+)\s*[;,]\s*([+-]?[\d.]+)/.exec(text) ?? []
  return latitude === undefined ? undefined : { latitude, longitude }
}

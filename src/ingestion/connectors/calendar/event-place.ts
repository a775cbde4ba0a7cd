import type { NativeListing } from '../../../domain/native-listing.ts'
import { propertiesOf, propertyOf } from '../../../lib/icalendar/content-line.ts'
import type { Component, Property } from '../../../lib/icalendar/content-line.ts'
import { without } from '../json-value.ts'
import { placeParts } from '../place-text.ts'
import type { PlaceParts } from '../place-text.ts'
import { textOf } from './calendar-event.ts'

export interface EventPlace {
  readonly place: NativeListing['place']
  readonly online: boolean
  /** A web address given as the location. */
  readonly address: string | null
}

const WEB = /https?:\/\/\S+/i
/** Words that lead to a link, and name nothing. */
const LEAD =
  /^(?:liens?|links?|url|web|join|rejoindre|connexion|visio(?:conf[ée]rence)?|stream(?:ing)?)$/i

/** LOCATION, which is one text with everything in it, and GEO. */
export function placeOf(component: Component): EventPlace {
  const apple = propertyOf(component, 'X-APPLE-STRUCTURED-LOCATION')
  const text = textOf(component, 'LOCATION')
  const link = WEB.exec(text)?.[0] ?? null
  const page = link !== null && MAP.test(link) ? null : link
  const { name, address } = partsOf(withoutLink(text), apple)
  const called = name ?? (told(component, 'NAME') || undefined)
  const place = without({ name: called, address, ...pointOf(component, apple, link) })
  const isNowhere = Object.keys(place).length === 0
  const isElsewhere = page !== null && !isOwnPage(component, page)
  const isOnline = isNowhere && (isElsewhere || (link === null && isConference(component)))
  return { place: isNowhere ? undefined : place, online: isOnline, address: page }
}

/** Long enough to be in no other address. */
const UID_MIN = 8

/** Luma tells its page about the event, which has the UID in its address, where the place is told to guests alone. */
function isOwnPage(component: Component, page: string): boolean {
  const [own = ''] = textOf(component, 'UID').split('@')
  return own.length >= UID_MIN && page.includes(own)
}

function partsOf(text: string, apple: Property | null): PlaceParts {
  const title = apple?.parameters.get('X-TITLE') ?? ''
  const { name, address } = placeParts(text, WEB.test(title) ? '' : title)
  return { name, address: address ?? apple?.parameters.get('X-ADDRESS') }
}

/** `Zoom: https://…` is Zoom, `Salle Vega (https://…)` Salle Vega. */
function withoutLink(text: string): string {
  if (!WEB.test(text)) return text
  const rest = text
    .replace(new RegExp(WEB, 'gi'), ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/^[\s:|,;–-]+|[\s:|,;(–-]+$/g, '')
  return LEAD.test(rest) ? '' : rest
}

/** A link to a map says where it is, and is neither a page about it nor where to watch it. */
const MAP =
  /^https?:\/\/(?:maps\.|(?:www\.)?google\.[a-z.]{2,6}\/maps|goo\.gl\/maps|(?:www\.)?openstreetmap\.org|osm\.org|(?:www\.)?bing\.com\/maps|(?:www\.)?waze\.com)/i

const ON_MAP = /(?:[@=/]|%40)([+-]?\d{1,2}\.\d{2,})(?:,|%2C|\/)\s*([+-]?\d{1,3}\.\d{2,})/i

function pointOf(component: Component, apple: Property | null, link: string | null): Point | null {
  const geo = textOf(component, 'GEO') || told(component, 'GEO') || (apple?.value ?? '')
  return pointIn(geo) ?? (link !== null && MAP.test(link) ? pointOfMap(link) : null)
}

function pointOfMap(link: string): Point | null {
  const [, lat, lng] = ON_MAP.exec(link) ?? []
  return lat === undefined || lng === undefined ? null : { lat, lng }
}

/** What a VLOCATION says (RFC 9073); '' without one. */
function told(component: Component, property: string): string {
  const location = component.components.find(({ name }) => name === 'VLOCATION')
  return location === undefined ? '' : textOf(location, property)
}

/** RFC 7986: where to watch or to take part. */
function isConference(component: Component): boolean {
  return propertiesOf(component, 'CONFERENCE').some(({ value }) => /^https?:/i.test(value))
}

interface Point {
  readonly lat: string
  readonly lng: string
}

/** `48.85;2.35`, `48,85;2,35` with decimal commas, or `geo:48.85,2.35`. */
function pointIn(geo: string): Point | null {
  const text = geo.replace(/^geo:/i, '').trim()
  const [, lat, lng] =
    /^([+-]?\d+,\d+)\s*;\s*([+-]?\d+,\d+)$/.exec(text) ??
    /^([+-]?[\d.]+)\s*[;,]\s*([+-]?[\d.]+)/.exec(text) ??
    []
  if (lat === undefined || lng === undefined) return null
  return { lat: lat.replace(',', '.'), lng: lng.replace(',', '.') }
}

import type { NativeListing } from '../../../domain/native-listing.ts'
import { propertyOf } from '../../../lib/icalendar/content-line.ts'
import type { Component } from '../../../lib/icalendar/content-line.ts'
import { without } from '../json-value.ts'
import { textOf } from './calendar-event.ts'

export interface EventPlace {
  readonly place: NativeListing['place']
  readonly online: boolean
  /** A web address given as the location. */
  readonly address: string | null
}

interface Parts {
  readonly name?: string | undefined
  readonly address?: string | undefined
}

const WEB = /https?:\/\/\S+/i

/** LOCATION, which is one text with everything in it, and GEO. */
export function placeOf(component: Component): EventPlace {
  const apple = propertyOf(component, 'X-APPLE-STRUCTURED-LOCATION')
  const text = textOf(component, 'LOCATION')
  const link = WEB.exec(text)?.[0] ?? null
  const isLink = link !== null && text.replace(WEB, '').trim() === ''
  const parts = isLink ? {} : partsOf(text, apple?.parameters.get('X-TITLE') ?? '')
  const address = parts.address ?? apple?.parameters.get('X-ADDRESS')
  const name = parts.name ?? namedPlace(component)
  const point = pointOf(textOf(component, 'GEO'), apple?.value ?? '')
  const place = without({ name, address, ...point })
  return {
    place: Object.keys(place).length === 0 ? undefined : place,
    online: isLink && point === null,
    address: link,
  }
}

/**
 * `Salle Vega, 3 rue des Pins, 31000 Toulouse`, also with line breaks, or `Salle Vega (3 rue des Pins, Toulouse)`. What
 * begins with a number is an address without a name. Some programs write `Salle Vega @ 3 rue des Pins`.
 */
function partsOf(given: string, title: string): Parts {
  const text = given.replace(/\s*\n\s*/g, ', ').replace(/^[,\s]+|[,\s]+$/g, '')
  if (text === '') return { name: title === '' ? undefined : title }
  if (title !== '' && text.startsWith(title)) return named(title, text.slice(title.length))
  const at = text.indexOf(' @ ')
  if (at > 0) return named(text.slice(0, at), text.slice(at + 3))
  const [, before, inside] = /^([^()]{2,}?)\s*\(([^()]*,[^()]*)\)$/.exec(text) ?? []
  if (before !== undefined && inside !== undefined) return { name: before, address: inside }
  if (/^\d/.test(text) && text.includes(',')) return { address: text }
  const comma = text.indexOf(',')
  return comma === -1 ? { name: text } : named(text.slice(0, comma), text.slice(comma))
}

function named(name: string, rest: string): Parts {
  const address = rest.replace(/^[,\s]+/, '')
  return { name: name.trim(), address: address === '' ? undefined : address }
}

/** RFC 9073 VLOCATION. */
function namedPlace(component: Component): string | undefined {
  const location = component.components.find(({ name }) => name === 'VLOCATION')
  const name = location === undefined ? '' : textOf(location, 'NAME')
  return name === '' ? undefined : name
}

/** `48.85;2.35`, or `geo:48.85,2.35`. */
function pointOf(geo: string, apple: string): { lat: string; lng: string } | null {
  const [, lat, lng] = /^(?:geo:)?\s*([+-]?[\d.]+)\s*[;,]\s*([+-]?[\d.]+)/i.exec(geo || apple) ?? []
  return lat === undefined || lng === undefined ? null : { lat, lng }
}

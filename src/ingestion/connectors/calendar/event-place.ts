import type { NativeListing } from '../../../domain/native-listing.ts'
import { propertyOf } from '../../../lib/icalendar/content-line.ts'
import type { Component } from '../../../lib/icalendar/content-line.ts'
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

/** LOCATION, which is one text with everything in it, and GEO. */
export function placeOf(component: Component): EventPlace {
  const apple = propertyOf(component, 'X-APPLE-STRUCTURED-LOCATION')
  const text = textOf(component, 'LOCATION')
  const link = WEB.exec(text)?.[0] ?? null
  const isLink = link !== null && text.replace(WEB, '').trim() === ''
  const parts: PlaceParts = isLink ? {} : placeParts(text, apple?.parameters.get('X-TITLE') ?? '')
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

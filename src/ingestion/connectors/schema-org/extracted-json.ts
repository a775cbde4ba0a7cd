import { isObject, listOf, objectOf, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'

/**
 * What tools take out of pages: microdata as JSON (W3C), `{"type": "http://schema.org/Event", "properties": {…}}`, and
 * microformats as JSON, `{"type": ["h-event"], "properties": {"name": ["…"]}}`.
 */
export const EXTRACTED = /"properties"\s*:\s*\{/
const SCHEMA_ORG = /^https?:\/\/(?:www\.)?schema\.org\//i

const DEPTH_MAX = 40

/** The same as JSON-LD has it; anything else as it is. */
export function asJsonLd(value: unknown, depth = 0): unknown {
  if (depth > DEPTH_MAX) return value
  if (Array.isArray(value)) return value.map((one) => asJsonLd(one, depth + 1))
  if (!isObject(value)) return value
  const types = listOf(value['type']).filter((type) => typeof type === 'string')
  const { properties } = value
  if (isObject(properties)) {
    if (types.includes('h-event')) return eventOf(properties)
    if (types.some((type) => SCHEMA_ORG.test(type)))
      return without({ '@type': types, '@id': value['id'], ...within(properties, depth) })
  }
  return within(value, depth)
}

function within(node: JsonObject, depth: number): JsonObject {
  return Object.fromEntries(
    Object.entries(node).map(([member, value]) => [member, asJsonLd(value, depth + 1)]),
  )
}

function texts(card: JsonObject, member: string): readonly string[] {
  return listOf(card[member]).flatMap((value) => {
    const text = textOf(isObject(value) ? value['value'] : value)?.trim()
    return text === undefined || text === '' ? [] : [text]
  })
}

function text(card: JsonObject, ...members: readonly string[]): string | undefined {
  return members.flatMap((member) => texts(card, member))[0]
}

function eventOf(event: JsonObject): JsonObject {
  const starts = [...new Set(texts(event, 'start'))]
  const [content] = listOf(event['content'])
  return without({
    '@type': 'Event',
    '@id': text(event, 'uid'),
    name: text(event, 'name', 'summary'),
    startDate: starts[0],
    endDate: text(event, 'end'),
    duration: text(event, 'duration'),
    // Several starts of one event are its dates.
    subEvent:
      starts.length < 2 ? undefined : starts.map((startDate) => ({ '@type': 'Event', startDate })),
    url: text(event, 'url'),
    description: textOf(objectOf(content)['html']) ?? text(event, 'content', 'description'),
    image: text(event, 'photo', 'featured'),
    keywords: texts(event, 'category').join(',') || undefined,
    eventStatus: text(event, 'status'),
    performer: listOf(event['performer']).map((one) => personOf(one, 'Person')),
    organizer: listOf(event['organizer']).map((one) => personOf(one, 'Organization'))[0],
    location: placeOf(listOf(event['location'])[0]),
  })
}

function personOf(value: unknown, type: string): JsonObject {
  const card = isObject(value) ? objectOf(value['properties']) : {}
  const name = text(card, 'name', 'org') ?? textOf(isObject(value) ? value['value'] : value)
  return without({ '@type': type, name, url: text(card, 'url') })
}

/** A text, or a card with its address in it or as a card of its own. */
function placeOf(value: unknown): JsonObject | string | undefined {
  if (!isObject(value)) return textOf(value)
  const card = objectOf(value['properties'])
  const adr = listOf(card['adr'])[0]
  const parts = { ...card, ...objectOf(objectOf(adr)['properties']) }
  const lat = text(parts, 'latitude')
  return without({
    '@type': 'Place',
    name: text(card, 'name', 'org') ?? textOf(value['value']),
    address:
      typeof adr === 'string'
        ? adr
        : without({
            '@type': 'PostalAddress',
            streetAddress: text(parts, 'street-address'),
            addressLocality: text(parts, 'locality'),
            addressRegion: text(parts, 'region'),
            postalCode: text(parts, 'postal-code'),
            addressCountry: text(parts, 'country-name'),
          }),
    geo: lat === undefined ? undefined : { latitude: lat, longitude: text(parts, 'longitude') },
    telephone: text(card, 'tel'),
    url: text(card, 'url'),
  })
}

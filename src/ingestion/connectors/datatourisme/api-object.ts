import { isObject } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'

/** Members that the API writes without their vocabularies, and how the flows have them. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '@id': 'uri',
    '@type': 'type',
    'rdfs:': 'label comment',
    'dc:': 'description',
    'foaf:': 'homepage',
    'ebucore:': 'hasRelatedResource locator',
    'schema:': `legalName eventStatus openingHoursSpecification validFrom validThrough opens closes dayOfWeek
      address streetAddress postalCode addressLocality geo latitude longitude
      priceSpecification minPrice maxPrice price priceCurrency`,
  }).flatMap(([prefix, names]) =>
    names
      .split(/\s+/)
      .map((name) => [name, prefix.endsWith(':') ? `${prefix}${name}` : prefix] as const),
  ),
)

/** A language: `@fr`. */
const LANGUAGE = /^@[a-z]{2}$/

/** True for what the API calls an object: it has a number and an address, and its type without a sign. */
export function isApiObject(value: unknown): value is JsonObject {
  return isObject(value) && 'uuid' in value && 'uri' in value && 'type' in value
}

/** An object of the API as the flows write it; anything else as it is. */
export function asInFlows(value: unknown): unknown {
  return isApiObject(value) ? renamed(value) : value
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      LANGUAGE.test(name) ? name.slice(1) : (NAMES.get(name) ?? name),
      renamed(one),
    ]),
  )
}

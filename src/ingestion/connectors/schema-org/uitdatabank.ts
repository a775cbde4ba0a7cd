import { ownEntry } from '../../../lib/own-entry.ts'
import { isObject, listOf, objectOf, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'

/**
 * UiTdatabank's JSON-LD has schema.org's members where they fit, and its own for languages, prices, states and kinds. What has
 * this one is its own.
 */
export const UITDATABANK = /"calendarType"\s*:/

const STATES: Readonly<Record<string, string>> = {
  Unavailable: 'EventCancelled',
  TemporarilyUnavailable: 'EventPostponed',
}
/** `mixed` has a place as well. */
const ONLINE = 'OnlineEventAttendanceMode'
/** Terms tell halls and facilities as well. */
const KINDS = new Set(['eventtype', 'theme'])

const DEPTH_MAX = 10

/** The same as schema.org says it; anything else as it is. */
export function asSchemaOrg(value: unknown, depth = 0): unknown {
  if (depth > DEPTH_MAX) return value
  if (Array.isArray(value)) return value.map((one) => asSchemaOrg(one, depth + 1))
  if (!isObject(value)) return value
  if (value['@type'] === 'Event' && 'calendarType' in value) return eventOf(value)
  return Object.fromEntries(
    Object.entries(value).map(([member, one]) => [member, asSchemaOrg(one, depth + 1)]),
  )
}

function eventOf(event: JsonObject): JsonObject {
  const inLanguage = textOf(event['mainLanguage'])
  const isOnline = event['attendanceMode'] === 'online'
  const booking = objectOf(event['bookingInfo'])
  return without({
    ...event,
    inLanguage,
    url: event['url'] ?? booking['url'],
    eventStatus: stateOf(event),
    eventAttendanceMode: isOnline ? ONLINE : undefined,
    location: isOnline ? undefined : placeOf(event['location'], inLanguage),
    subEvent: listOf(event['subEvent']).flatMap((one) => (isObject(one) ? dateOf(one) : [])),
    genre: listOf(event['terms']).flatMap((term) => kindOf(objectOf(term)) ?? []),
    offers: offersOf(event, booking, inLanguage),
  })
}

function typeOf(value: unknown): string {
  return textOf(objectOf(value)['type']) ?? ''
}

function stateOf(event: JsonObject): string | undefined {
  return ownEntry(STATES, typeOf(event['status']))
}

/** Everything is `Available` that nobody said to be full. */
function isFull(event: JsonObject): boolean {
  return typeOf(event['bookingAvailability']) === 'Unavailable'
}

function dateOf(date: JsonObject): JsonObject {
  const offers = isFull(date) ? { '@type': 'Offer', availability: 'SoldOut' } : undefined
  return without({ ...date, eventStatus: stateOf(date), offers })
}

function kindOf({ domain, label }: JsonObject): string | undefined {
  return KINDS.has(textOf(domain) ?? '') ? textOf(label) : undefined
}

/** Its address comes in languages, as a whole. */
function placeOf(place: unknown, language: string | undefined): unknown {
  if (!isObject(place)) return place
  const own = textOf(place['mainLanguage']) ?? language
  return { ...place, inLanguage: own, address: inLanguageOf(place['address'], own) }
}

function inLanguageOf(said: unknown, language: string | undefined): unknown {
  if (!isObject(said) || 'streetAddress' in said || 'addressLocality' in said) return said
  return (language === undefined ? undefined : said[language]) ?? Object.values(said)[0]
}

function offersOf(
  event: JsonObject,
  booking: JsonObject,
  language: string | undefined,
): readonly JsonObject[] {
  const shared = without({
    '@type': 'Offer',
    availability: isFull(event) ? 'SoldOut' : undefined,
    validFrom: booking['availabilityStarts'],
    validThrough: booking['availabilityEnds'],
  })
  const prices = listOf(event['priceInfo']).filter(isObject)
  if (prices.length === 0) return isFull(event) ? [shared] : []
  return prices.map(({ name, price, priceCurrency }) => {
    const said = isObject(name) ? inLanguageOf(name, language) : name
    return without({ ...shared, name: said, price, priceCurrency })
  })
}

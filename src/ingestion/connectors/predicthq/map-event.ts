import type { NativeListing } from '../../../domain/native-listing.ts'
import { DAY_MS, MINUTE_MS } from '../../../lib/durations.ts'
import { foldName } from '../../../lib/fold-name.ts'
import { offsetAt, wallOf, zoneNamed } from '../../../lib/zone.ts'
import type { Outcome } from '../connector.ts'
import { inUtc, isObject, listOf, objectOf, textOf, unlessSilent, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { categoriesOf, isAttended } from './categories.ts'

/** Holidays, weather and the like are nothing that people go to. */
export function isToGoTo(event: JsonObject): boolean {
  const category = textOf(event['category']) ?? ''
  return category === '' || isAttended(category)
}

/** One event of the Events API as a native listing. */
export function mapEvent(event: JsonObject): Outcome {
  const id = textOf(event['id']) ?? null
  if (id === null) return { rejected: 'no id', id }
  if (event['private'] === true) return { rejected: 'not for the public', id, withdraw: true }
  const category = textOf(event['category']) ?? ''
  const state = stateOf(event)
  if (state === null) return { removed: true, id }
  const description = descriptionOf(event)
  const listing: NativeListing = {
    id,
    name: nameOf(event),
    ...datesOf(event),
    ...state,
    ...saidInText(description ?? ''),
    description,
    categories: categoriesOf(
      category,
      listOf(event['labels']).flatMap((label) => textOf(label) ?? []),
    ),
    performers: performersOf(event),
    place: placeOf(event),
    organizer: organizerOf(event),
  }
  return { listing: without(listing) }
}

/**
 * Called off and put off events are deleted with the reason, and are still events; what is deleted for another reason, or as
 * another record of an event that is there, is gone.
 */
function stateOf(event: JsonObject): Partial<NativeListing> | null {
  const reason = textOf(event['deleted_reason'])
  const called = (word: 'cancelled' | 'postponed') =>
    textOf(event[word]) !== undefined || reason === word
  if (called('cancelled')) return { status: 'cancelled', statusSince: textOf(event['cancelled']) }
  if (called('postponed')) return { status: 'postponed', statusSince: textOf(event['postponed']) }
  const isGone =
    textOf(event['state']) === 'deleted' || textOf(event['duplicate_of_id']) !== undefined
  return isGone ? null : { status: 'scheduled' }
}

/** `Les Loutres @ Salle Vega` where that is the venue told; of a match, `Otters @ Badgers` are who plays where. */
function nameOf(event: JsonObject): string | undefined {
  const title = textOf(event['title'])
  const [, before, venue = ''] = /^(.*\S)\s+@\s+([^@]+)$/.exec(title ?? '') ?? []
  const told = foldName(textOf(entitiesOf(event, 'venue')[0]?.['name']) ?? '')
  const said = foldName(venue)
  const isVenue = told !== '' && (told === said || startsWith(said, told))
  return isVenue ? before : title
}

/** By whole words: `Salle Vega, Toulouse` with `Salle Vega`. */
function startsWith(whole: string, part: string): boolean {
  return part.length > 3 && whole.startsWith(`${part} `)
}

/** In UTC beside a zone; an event without a zone has the local time of wherever it is. An end equal to the start is none. */
function datesOf(event: JsonObject): Partial<NativeListing> {
  const timeZone = textOf(event['timezone'])
  const read = (member: string) => {
    const local = textOf(event[`${member}_local`])
    const utc = textOf(event[member])
    if (local !== undefined || utc === undefined) return local
    return timeZone === undefined ? utc.replace(/(?:Z|[+-]\d{2}:?\d{2})$/, '') : inUtc(utc)
  }
  const start = read('start')
  const end = read('end')
  const predicted = read('predicted_end')
  const isNone = end === start || textOf(event['end']) === textOf(event['start'])
  const stated = isNone ? undefined : end
  return {
    timeZone,
    start,
    end: stated ?? predicted,
    endApproximate: stated === undefined && predicted !== undefined ? true : undefined,
    timeUnknown: isStandIn(start, timeZone) ? true : undefined,
    // PredictHQ's own reckoning, from when it was held before.
    dateUnknown: textOf(event['state']) === 'predicted' ? true : undefined,
  }
}

/** What some sellers write, by the clocks of the place, where the time of a show is to come. */
const STAND_IN = 3.5 * 60 * MINUTE_MS

function isStandIn(start: string | undefined, timeZone: string | undefined): boolean {
  if (start === undefined) return false
  if (!/(?:Z|[+-]\d{2}:?\d{2})$/.test(start)) return start.slice(10, 16) === 'T03:30'
  const zone = zoneNamed(timeZone ?? '')
  const at = Date.parse(start)
  if (zone === null || Number.isNaN(at)) return false
  return wallOf({ at, offset: offsetAt(zone, at) }) % DAY_MS === STAND_IN
}

/** Some venues write into the text what has no member of its own. */
function saidInText(text: string): Partial<NativeListing> {
  const price = /\bprice:?\s+((?:from\s+)?[€£$]\s?\d+(?:\.\d{2})?)/i.exec(text)?.[1]
  const isSoldOut = /\bthis (?:event|show|concert) (?:is|has) (?:now )?sold out\b/i.test(text)
  return {
    ...(price === undefined ? {} : { offers: [{ price }] }),
    ...(isSoldOut ? { availability: 'soldOut' } : {}),
  }
}

function descriptionOf(event: JsonObject): string | undefined {
  const text = textOf(event['description'])?.trim()
  return text === undefined || /^sourced from predicthq\.com/i.test(text) ? undefined : text
}

function entitiesOf(event: JsonObject, type: string): readonly JsonObject[] {
  return listOf(event['entities'])
    .filter(isObject)
    .filter((entity) => entity['type'] === type)
}

function performersOf(event: JsonObject): NativeListing['performers'] {
  const names = entitiesOf(event, 'person').flatMap((entity) => {
    const name = textOf(entity['name'])
    return name === undefined ? [] : [without({ id: textOf(entity['entity_id']), name })]
  })
  return names.length === 0 ? undefined : names
}

function organizerOf(event: JsonObject): NativeListing['organizer'] {
  const [organizer] = entitiesOf(event, 'organization')
  const name = textOf(organizer?.['name'])
  return name === undefined ? undefined : { name }
}

/** As GeoJSON has them: longitude first. Of an area no point is made. */
function pointOf(event: JsonObject): readonly unknown[] {
  const { type, coordinates } = objectOf(objectOf(event['geo'])['geometry'])
  const point = type === 'Point' ? listOf(coordinates) : []
  const told = listOf(event['location'])
  return told.length === 0 ? point : told
}

function placeOf(event: JsonObject): NativeListing['place'] {
  const [venue] = entitiesOf(event, 'venue')
  const address = objectOf(objectOf(event['geo'])['address'])
  const [lng, lat] = pointOf(event)
  return unlessSilent({
    id: textOf(venue?.['entity_id']),
    name: textOf(venue?.['name']),
    address: oneLine(venue?.['formatted_address']) ?? oneLine(address['formatted_address']),
    postalCode: textOf(address['postcode']),
    city: textOf(address['locality']),
    region: textOf(address['region']),
    country: textOf(address['country_code']) ?? textOf(event['country']),
    lat: textOf(lat),
    lng: textOf(lng),
    timeZone: textOf(event['timezone']),
  })
}

function oneLine(value: unknown): string | undefined {
  return textOf(value)?.replace(/\s*\n\s*/g, ', ')
}

import type { NativeListing } from '../../../domain/native-listing.ts'
import { textFromMarkdown } from '../../../lib/markdown-text.ts'
import type { Outcome } from '../connector.ts'
import { joinedText } from '../description.ts'
import { eurosIn } from '../euro-country.ts'
import { textOf, unlessSilent, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { nightEnd } from '../night-end.ts'
import { priceInText } from '../../../lib/price-in-text.ts'
import { firstText, picturesOf, pointOf, wordsOf } from './values.ts'

/** The city's former data set, `evenements-a-paris`. */
export function isOfParisEvents(record: JsonObject): boolean {
  return ['timetable', 'placename', 'space_time_info'].some((name) => name in record)
}

export function mapParisEvent(record: JsonObject): Outcome {
  const id = firstText(record, 'uid', 'recordid') ?? null
  if (id === null) return { rejected: 'no uid', id }
  const sessions = sessionsIn(textOf(record['timetable']) ?? '')
  const long = textOf(record['free_text'])
  const detail = long === undefined ? undefined : textFromMarkdown(long)
  const price = textOf(record['pricing_info']) ?? priceInText(detail ?? '')
  const listing: NativeListing = {
    id,
    name: textOf(record['title']),
    language: textOf(record['lang']),
    url: textOf(record['link']),
    timeZone: 'Europe/Paris',
    ...(sessions.length === 0
      ? { start: textOf(record['date_start']), end: textOf(record['date_end']) }
      : { sessions, sessionsComplete: true }),
    description: joinedText(textOf(record['description']), detail),
    image: picturesOf(record['image']),
    categories: wordsOf(record['tags']),
    place: placeOf(record),
    offers: price === undefined ? undefined : [without({ price, currency: eurosIn('FR', price) })],
  }
  return { listing: without(listing) }
}

/** `start end;start end`, local times. */
function sessionsIn(timetable: string): { start: string; end: string | undefined }[] {
  return timetable.split(';').flatMap((session) => {
    const [start = '', end] = session.trim().split(/\s+/)
    if (start === '') return []
    return [{ start, end: end === undefined ? undefined : nightEnd(start, end) }]
  })
}

function placeOf(record: JsonObject): NativeListing['place'] {
  const city = textOf(record['city'])
  const place = unlessSilent({
    name: withoutCity(textOf(record['placename']), city),
    address: textOf(record['address']),
    postalCode: postalCodeOf(textOf(record['city_district'])),
    city,
    region: textOf(record['region']),
    ...pointOf(record['latlon'] ?? record['geometry']),
  })
  return place && { ...place, country: 'FR' }
}

/** `Église Saint-Gervais,Paris` */
function withoutCity(name: string | undefined, city: string | undefined): string | undefined {
  if (name === undefined || city === undefined) return name
  const tail = `,${city.toLowerCase()}`
  return name.replace(/,\s+/g, ',').toLowerCase().endsWith(tail)
    ? name.slice(0, name.lastIndexOf(',')).trim()
    : name
}

/** The districts of Paris are its postal codes. */
function postalCodeOf(district: string | undefined): string | undefined {
  const number = /^paris\s+(\d{1,2})\s*(?:er|e|ème)\s+arrondissement$/i.exec(
    district?.trim() ?? '',
  )?.[1]
  return number === undefined ? undefined : `750${number.padStart(2, '0')}`
}

import type { NativeListing } from '../../../domain/native-listing.ts'
import type { Outcome } from '../connector.ts'
import { joinedText } from '../description.ts'
import { eurosIn } from '../euro-country.ts'
import { textOf, unlessSilent, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { datesOf } from './que-faire-dates.ts'
import { firstText, picturesOf, pointOf, wordsOf } from './values.ts'

/** The city's programme, `que-faire-a-paris-`. */
export function isOfQueFaire(record: JsonObject): boolean {
  return ['occurrences', 'lead_text', 'address_name', 'price_type'].some((name) => name in record)
}

export function mapQueFaire(record: JsonObject): Outcome {
  const id = firstText(record, 'id', 'event_id', 'recordid') ?? null
  if (id === null) return { rejected: 'no id', id }
  const { dates, warnings } = datesOf(record)
  const listing: NativeListing = {
    id,
    name: textOf(record['title']),
    language: textOf(record['locale']),
    url: firstText(record, 'url', 'access_link', 'contact_url'),
    timeZone: 'Europe/Paris',
    ...dates,
    description: joinedText(
      textOf(record['lead_text']),
      textOf(record['description']),
      textOf(record['audience']) ?? '',
    ),
    image: picturesOf(record['cover_url'], record['cover'], record['image_couverture']),
    categories: [
      ...['tags', 'qfap_tags', 'category', 'universe_tags'].flatMap((name) =>
        wordsOf(record[name]),
      ),
      ...(FOR_CHILDREN.test(textOf(record['audience']) ?? '') ? ['enfants'] : []),
    ],
    place: placeOf(record),
    organizer: textOf(record['contact_organisation_name']),
    offers: offersOf(record),
  }
  return { listing: without(listing), warnings }
}

const FOR_CHILDREN = /^\s*public enfants?\s*(?:\.|$)/i

function placeOf(record: JsonObject): NativeListing['place'] {
  const place = unlessSilent({
    name: textOf(record['address_name']),
    street: textOf(record['address_street']),
    postalCode: textOf(record['address_zipcode']),
    city: textOf(record['address_city']),
    ...pointOf(record['lat_lon'] ?? record['geometry']),
    url: textOf(record['address_url']),
  })
  return place && { ...place, country: 'FR' }
}

/** `gratuit` alone is free for all; under conditions (`gratuit sous condition`) the detail tells for whom, or nothing does. */
function offersOf(record: JsonObject): NativeListing['offers'] {
  const type = textOf(record['price_type'])?.trim().toLowerCase()
  const detail = textOf(record['price_detail'])?.replace(/<[^>]*>/g, ' ')
  if (type === 'gratuit') return [{ price: 0, currency: 'EUR' }]
  if (detail === undefined) return undefined
  return [without({ price: detail, currency: eurosIn('FR', detail) })]
}

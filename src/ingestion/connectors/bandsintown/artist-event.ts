import type { NativeListing } from '../../../domain/native-listing.ts'
import { foldName } from '../../../lib/fold-name.ts'
import type { Outcome } from '../connector.ts'
import { isHouse } from '../hall-words.ts'
import { isObject, listOf, objectOf, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { isPrivate, withheld } from '../private-event.ts'

/** An event of the API: the whole bill in `lineup`, the local time without an offset. */
export function isArtistEvent(event: JsonObject): boolean {
  return event['datetime'] !== undefined && isObject(event['venue'])
}

export function mapArtistEvent(event: JsonObject): Outcome {
  const id = textOf(event['id']) ?? null
  if (id === null) return { rejected: 'no id', id }
  const venue = objectOf(event['venue'])
  const artist = objectOf(event['artist'])
  const bill = listOf(event['lineup']).flatMap((name) => textOf(name) ?? [])
  const written = textOf(event['title'])
  if (isPrivate(written, textOf(venue['name']))) return withheld(id)
  const title = written !== undefined && isHallOf(venue, written) ? undefined : written
  const offers = listOf(event['offers']).filter(isObject)
  const listing: NativeListing = {
    id,
    name: title ?? (bill.length > 0 ? bill.slice(0, 5).join(', ') : textOf(artist['name'])),
    url: textOf(event['url']),
    ...datesOf(event),
    saleFrom: textOf(event['on_sale_datetime']),
    description: textOf(event['description']),
    image: textOf(artist['image_url']),
    categories:
      textOf(event['festival_start_date']) === undefined ? ['music'] : ['festival', 'music'],
    availability: event['sold_out'] === true ? 'soldOut' : availabilityOf(offers),
    offers: event['free'] === true ? [{ price: 0 }] : undefined,
    performers: bill.map((name) =>
      name === textOf(artist['name']) && textOf(artist['id']) !== undefined
        ? { name, id: textOf(artist['id']), sameAs: idsOf(artist) }
        : { name },
    ),
    place: placeOf(venue, title),
  }
  return { listing: without(listing) }
}

/** A festival's days are told apart from the day on which the artist plays there. */
function datesOf(event: JsonObject): Pick<NativeListing, 'start' | 'end' | 'timeUnknown'> {
  const first = textOf(event['festival_start_date'])
  if (first !== undefined) return { start: first, end: textOf(event['festival_end_date']) }
  return {
    start: textOf(event['starts_at']) ?? textOf(event['datetime']),
    end: textOf(event['ends_at']),
    timeUnknown: textOf(event['datetime_display_rule']) === 'date' ? true : undefined,
  }
}

function idsOf(artist: JsonObject): string[] {
  const mbid = textOf(artist['mbid'])
  const own = `bandsintown:${textOf(artist['id']) ?? ''}`
  return mbid === undefined ? [own] : [own, `musicbrainz:${mbid}`]
}

/** The offers are links of which none has a price. */
function availabilityOf(offers: readonly JsonObject[]): string | undefined {
  const tickets = offers.filter((offer) => /^tickets?$/i.test(textOf(offer['type']) ?? ''))
  const states = tickets.flatMap((offer) => textOf(offer['status'])?.toLowerCase() ?? [])
  if (states.includes('available')) return 'available'
  return states.length > 0 && states.every((state) => /^sold ?out$/.test(state))
    ? 'soldOut'
    : undefined
}

/** The venue's name for a title. */
function isHallOf(venue: JsonObject, title: string): boolean {
  return foldName(textOf(venue['name']) ?? '') === foldName(title) && isHouse(title)
}

/** A venue that is called as the event is one without a name; its point is then the town's. */
function placeOf(venue: JsonObject, title: string | undefined): NativeListing['place'] {
  const name = textOf(venue['name'])
  const known = name !== undefined && foldName(name) !== foldName(title ?? '')
  return without({
    id: known ? textOf(venue['id']) : undefined,
    name: known ? name : undefined,
    street: textOf(venue['street_address']),
    postalCode: textOf(venue['postal_code']),
    city: textOf(venue['city']),
    region: textOf(venue['region']),
    country: textOf(venue['country']),
    lat: known ? textOf(venue['latitude']) : undefined,
    lng: known ? textOf(venue['longitude']) : undefined,
  })
}

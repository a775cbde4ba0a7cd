import type { NativeListing } from '../../../domain/native-listing.ts'
import { foldName } from '../../../lib/fold-name.ts'
import type { Outcome } from '../connector.ts'
import { isHouse } from '../hall-words.ts'
import { isObject, listOf, objectOf, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { isPrivate, withheld } from '../private-event.ts'
import { actsOf, billOf } from './bill.ts'
import type { Act } from './bill.ts'
import { withoutPlace } from './name-of-night.ts'
import { townOf } from './town.ts'

/** An event of the API: the whole bill in `lineup`, in older versions in `artists`; the local time without an offset. */
export function isArtistEvent(event: JsonObject): boolean {
  const tellsWho = Array.isArray(event['lineup']) || Array.isArray(event['artists'])
  return event['datetime'] !== undefined && (isObject(event['venue']) || tellsWho)
}

export function mapArtistEvent(event: JsonObject): Outcome {
  const id = textOf(event['id']) ?? null
  if (id === null) return { rejected: 'no id', id }
  const venue = objectOf(event['venue'])
  const bill = billOf(event)
  const written = textOf(event['title'])
  if (isPrivate(written, textOf(venue['name']))) return withheld(id)
  const title = written !== undefined && isHallOf(venue, written) ? undefined : written
  const isStream = textOf(venue['type'])?.toLowerCase() === 'virtual'
  const listing: NativeListing = {
    id,
    name: nameOf(title, venue, bill),
    url: textOf(event['url']) ?? textOf(event['facebook_rsvp_url']) ?? textOf(event['ticket_url']),
    ...datesOf(event),
    status: textOf(event['status']) === 'cancelled' ? 'cancelled' : undefined,
    ...salesOf(event),
    description: textOf(event['description']),
    image: imageOf(bill) ?? textOf(objectOf(event['artist'])['image_url']),
    categories:
      textOf(event['festival_start_date']) === undefined ? ['music'] : ['festival', 'music'],
    performers: actsOf(bill),
    ...(isStream ? { place: null, online: true } : { place: placeOf(venue, title) }),
  }
  return { listing: without(listing) }
}

function imageOf(bill: readonly Act[]): string | undefined {
  return bill.map(({ image }) => image).find((image) => image !== undefined)
}

/** The title without its place, or who plays. */
function nameOf(
  title: string | undefined,
  venue: JsonObject,
  bill: readonly Act[],
): string | undefined {
  const artists = bill.map(({ name }) => name)
  if (title === undefined) return artists.length === 0 ? undefined : artists.slice(0, 5).join(', ')
  const location = ['location', 'city', 'region', 'country'].flatMap(
    (member) => textOf(venue[member]) ?? [],
  )
  return withoutPlace(title, {
    venue: textOf(venue['name']) ?? '',
    location: location.join(' '),
    artists,
  })
}

/** Of a festival of several days these count, and not the hour at which the artist plays there. */
function datesOf(event: JsonObject): Pick<NativeListing, 'start' | 'end' | 'timeUnknown'> {
  const first = textOf(event['festival_start_date'])
  const last = textOf(event['festival_end_date'])
  const start = textOf(event['starts_at']) ?? textOf(event['datetime'])
  const isOneDay = first === (last ?? first) && start?.slice(0, 10) === first
  if (first !== undefined && !isOneDay) return { start: first, end: last }
  const isDay = textOf(event['datetime_display_rule']) === 'date'
  return { start, end: textOf(event['ends_at']), timeUnknown: isDay ? true : undefined }
}

function salesOf(event: JsonObject): Partial<NativeListing> {
  return {
    saleFrom: textOf(event['on_sale_datetime']),
    availability: event['sold_out'] === true ? 'soldOut' : availabilityOf(event),
    offers: event['free'] === true ? [{ price: 0 }] : undefined,
  }
}

/** The offers are links of which none has a price. */
function availabilityOf(event: JsonObject): string | undefined {
  const offers = listOf(event['offers']).filter(isObject)
  const tickets = offers.filter((offer) => /^tickets?$/i.test(textOf(offer['type']) ?? ''))
  const told = [...tickets.map((offer) => offer['status']), event['ticket_status']]
  const states = told.flatMap((state) => textOf(state)?.toLowerCase() ?? [])
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
  const town =
    textOf(venue['city']) === undefined ? townOf(textOf(venue['location']) ?? '', null) : {}
  return without({
    ...town,
    id: known ? textOf(venue['id']) : undefined,
    name: known ? name : undefined,
    street: textOf(venue['street_address']),
    postalCode: textOf(venue['postal_code']),
    ...without({
      city: textOf(venue['city']),
      region: textOf(venue['region']),
      country: textOf(venue['country']),
    }),
    lat: known ? textOf(venue['latitude']) : undefined,
    lng: known ? textOf(venue['longitude']) : undefined,
  })
}

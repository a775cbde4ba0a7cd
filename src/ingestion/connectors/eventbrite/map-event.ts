import type { NativeListing } from '../../../domain/native-listing.ts'
import { notShownBy } from '../../../domain/not-shown.ts'
import type { Outcome } from '../connector.ts'
import { joinedText } from '../description.ts'
import {
  isObject,
  listOf,
  objectOf,
  oneLineOf,
  textOf,
  unlessSilent,
  without,
} from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { categoriesOf, wordsOfIds } from './categories.ts'
import { ticketsOf } from './offers.ts'

/** An event of the destination search or of the API v3 (whose texts and dates are objects) as a native listing. */
export function mapEvent(event: JsonObject): Outcome {
  const id = idOf(event)
  if (id === null) return { rejected: 'no id', id }
  const withheld = whyWithheld(event)
  if (withheld !== null) return { rejected: withheld, id, withdraw: true }
  const place = placeOf(event)
  const isOnline = event['is_online_event'] === true || event['online_event'] === true
  const sales = objectOf(event['event_sales_status'])
  const listing: NativeListing = {
    id,
    name: wordsIn(event['name']),
    url: textOf(event['url']),
    language: textOf(event['language']) ?? textOf(event['locale']),
    ...datesOf(event),
    ...stateOf(event, sales),
    ...ticketsOf(event),
    ...without({ saleFrom: textOf(objectOf(sales['start_sales_date'])['utc']) }),
    description: joinedText(
      textOf(event['summary']),
      wordsIn(event['full_description'] ?? event['description']),
    ),
    image: imageOf(event),
    categories: tagsOf(event),
    place: place ?? (isOnline ? null : undefined),
    organizer: organizerOf(event),
    online: isOnline ? true : undefined,
  }
  return { listing: without(listing) }
}

export function idOf(event: JsonObject): string | null {
  return textOf(event['id']) ?? textOf(event['eventbrite_event_id']) ?? textOf(event['eid']) ?? null
}

function whyWithheld(event: JsonObject): string | null {
  if (event['is_protected_event'] === true || event['invite_only'] === true)
    return 'an event for invited people only'
  if (event['listed'] === false) return 'not for the public'
  return notShownBy(textOf(event['status']) ?? '')
}

function wordsIn(value: unknown): string | undefined {
  if (!isObject(value)) return textOf(value)
  return textOf(value['html']) ?? textOf(value['text'])
}

/** Local day and time beside a zone; an end that is hidden from people is a guess. */
function datesOf(event: JsonObject): Partial<NativeListing> {
  const start = objectOf(event['start'])
  const end = objectOf(event['end'])
  const several =
    Number(textOf(event['num_children']) ?? 1) > 1 || event['is_series_parent'] === true
  return {
    timeZone: textOf(event['timezone']) ?? textOf(start['timezone']),
    start: textOf(start['local']) ?? textOf(start['utc']) ?? moment(event, 'start'),
    end: textOf(end['local']) ?? textOf(end['utc']) ?? moment(event, 'end'),
    endApproximate: event['hide_end_date'] === true ? true : undefined,
    timeUnknown: event['hide_start_date'] === true ? true : undefined,
    sessionsComplete: several ? false : undefined,
  }
}

function moment(event: JsonObject, edge: 'start' | 'end'): string | undefined {
  const day = textOf(event[`${edge}_date`])
  const clock = textOf(event[`${edge}_time`])
  return day === undefined || clock === undefined ? day : `${day}T${clock}`
}

function stateOf(event: JsonObject, sales: JsonObject): Partial<NativeListing> {
  const word = textOf(event['status'])
  if (event['is_cancelled'] === true || word === 'canceled') return { status: 'cancelled' }
  const sale = textOf(sales['sales_status'])
  const message = textOf(sales['message_code'])
  if (message === 'event_cancelled') return { status: 'cancelled' }
  if ([sale, word].includes('postponed') || message === 'event_postponed')
    return { status: 'postponed' }
  return { status: 'scheduled', availability: SALES[message ?? ''] ?? SALES[sale ?? ''] }
}

/** By the message that people are shown, which the organiser may choose, before the state that it stands for. */
const SALES: Readonly<Record<string, string>> = {
  on_sale: 'available',
  sold_out: 'soldOut',
  not_yet_on_sale: 'notYet',
  sales_ended: 'closed',
  unavailable: 'unknown',
  tickets_sold_out: 'soldOut',
}

function imageOf(event: JsonObject): NativeListing['image'] {
  const image = objectOf(event['image'] ?? event['logo'])
  const original = objectOf(image['original'])
  const from = textOf(original['url']) === undefined ? image : original
  const url = textOf(from['url']) ?? textOf(event['image_url'])
  if (url === undefined) return undefined
  return without({ url, width: textOf(from['width']), height: textOf(from['height']) })
}

function tagsOf(event: JsonObject): string[] | undefined {
  const words: string[] = []
  const genres: string[] = []
  for (const tag of listOf(event['tags'])) {
    const name = isObject(tag) ? (wordOfTag(tag) ?? textOf(tag['display_name'])) : textOf(tag)
    if (name === undefined) continue
    const isGenre = isObject(tag) && tag['prefix'] === 'EventbriteSubCategory'
    if (isGenre && name !== 'Other') genres.push(genreIn(name, event))
    else words.push(name)
  }
  for (const member of ['format', 'category']) {
    const name = wordsIn(objectOf(event[member])['name'])
    if (name !== undefined) words.push(name)
  }
  if (words.length === 0)
    words.push(...wordsOfIds(textOf(event['format_id']), textOf(event['category_id'])))
  const genre = wordsIn(objectOf(event['subcategory'])['name'])
  return categoriesOf(words, genre === undefined ? genres : [genreIn(genre, event), ...genres])
}

/** Beside `Soccer` there is `Football`: what Americans call so. Elsewhere people take it for their own. */
function genreIn(name: string, event: JsonObject): string {
  const venue = objectOf(event['primary_venue'] ?? event['venue'])
  const country = textOf(objectOf(venue['address'])['country']) ?? ''
  return name === 'Football' && /^(?:US|CA)$/.test(country) ? 'sport/american-football' : name
}

/** `EventbriteFormat/9`: the number, in whatever tongue the tag is shown. */
function wordOfTag(tag: JsonObject): string | undefined {
  const [, kind, number] =
    /^Eventbrite(Format|Category)\/(\d+)$/.exec(textOf(tag['tag']) ?? '') ?? []
  return kind === 'Format' ? wordsOfIds(number, undefined)[0] : wordsOfIds(undefined, number)[0]
}

/** Their own site, else their page at the seller's. */
function organizerOf(event: JsonObject): NativeListing['organizer'] {
  const organizer = objectOf(event['primary_organizer'] ?? event['organizer'])
  const name = wordsIn(organizer['name'])
  const url =
    textOf(organizer['website_url']) ?? textOf(organizer['website']) ?? textOf(organizer['url'])
  return name === undefined && url === undefined ? undefined : without({ name, url })
}

function placeOf(event: JsonObject): NativeListing['place'] {
  const venue = objectOf(event['primary_venue'] ?? event['venue'])
  const address = objectOf(venue['address'])
  return unlessSilent({
    id: textOf(venue['id']),
    name: textOf(venue['name']),
    street: oneLineOf(address['address_1'], address['address_2']),
    postalCode: textOf(address['postal_code']),
    city: textOf(address['city']),
    region: textOf(address['region']),
    country: textOf(address['country']),
    lat: textOf(address['latitude']) ?? textOf(venue['latitude']),
    lng: textOf(address['longitude']) ?? textOf(venue['longitude']),
  })
}

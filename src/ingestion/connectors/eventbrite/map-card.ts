import type { NativeListing } from '../../../domain/native-listing.ts'
import type { Outcome } from '../connector.ts'
import { isAddress, isBuilding } from '../hall-words.ts'
import { textOf, without } from '../json-value.ts'
import { placeParts } from '../place-text.ts'
import type { PlaceParts } from '../place-text.ts'
import type { JsonObject } from '../json-value.ts'
import { cardDate } from './card-date.ts'
import type { CardDate } from './card-date.ts'
import { categoriesOf, formatsInTitle } from './categories.ts'

/** Columns of cards under the names that people give them, folded to letters. */
const COLUMNS: Readonly<Record<string, string>> = {
  title: 'name',
  name: 'name',
  eventname: 'name',
  url: 'url',
  link: 'url',
  eventurl: 'url',
  location: 'location',
  city: 'location',
  paidstatus: 'paid',
  category: 'category',
  urgency: 'urgency',
  datetime: 'date',
  date: 'date',
  when: 'date',
  price: 'price',
  host: 'host',
  hostedby: 'host',
  organizer: 'host',
  organiser: 'host',
}

/** What a search shows of an event, as somebody copied it into a table. */
export type Card = Readonly<Record<string, string>>

export function cardOf(record: JsonObject): Card {
  return Object.fromEntries(
    Object.entries(record).flatMap(([column, value]) => {
      const name = COLUMNS[column.toLowerCase().replace(/[^a-z]/g, '')]
      const text = textOf(value)?.trim()
      return name === undefined || text === undefined ? [] : [[name, text]]
    }),
  )
}

/** Cards have a title, an address of Eventbrite, and a date in words. */
export function isCard(record: JsonObject): boolean {
  const { name, url } = cardOf(record)
  return name !== undefined && url !== undefined && /eventbrite\.[a-z.]+\/e\//.test(url)
}

/** The number at the end of the event's address. */
export function cardId({ url = '' }: Card): string | null {
  return /-(\d{6,})(?=[/?#]|$)/.exec(url)?.[1] ?? null
}

export function dateOfCard({ date = '' }: Card, today: string): CardDate | null {
  return cardDate(date, today)
}

export function mapCard(card: Card, today: string): Outcome {
  const id = cardId(card)
  if (id === null) return { rejected: 'its address holds no number', id }
  const date = dateOfCard(card, today)
  if (date === null) {
    const shown = card['date'] === undefined ? 'nothing' : JSON.stringify(card['date'].slice(0, 60))
    return { rejected: `no date: the card shows ${shown}`, id }
  }
  const { day, clock, more } = date
  const location = card['location'] ?? ''
  const host = hostOf(card['host'] ?? '', location.split(',')[0] ?? '')
  const listing: NativeListing = {
    id,
    name: card['name'],
    url: card['url'],
    start: clock === undefined ? day : `${day}T${clock}`,
    sessionsComplete: more ? false : undefined,
    availability: URGENCIES[card['urgency']?.toLowerCase() ?? ''],
    categories: [
      ...formatsInTitle(card['name'] ?? ''),
      ...(categoriesOf([card['category'] ?? ''], []) ?? []),
    ],
    place: placeOf(location, host.hall),
    organizer: host.name,
    offers: offersOf(card),
  }
  return { listing: without(listing) }
}

const URGENCIES: Readonly<Record<string, string>> = {
  'almost full': 'limited',
  'going fast': 'available',
  'sales end soon': 'available',
  'just added': 'available',
  'sold out': 'soldOut',
  'sales ended': 'closed',
}

/** Cities that are countries: a card names the city alone. */
const CITY_STATES: Readonly<Record<string, string>> = {
  singapore: 'SG',
  'hong kong': 'HK',
  monaco: 'MC',
}

/** Cards that tell nobody who holds it have the hall in that column. Mere numbers are accounts. */
function hostOf(
  text: string,
  city: string,
): { readonly name?: string; readonly hall?: PlaceParts } {
  if (!/\p{L}/u.test(text) || text === city) return {}
  if (isAddress(text)) return { hall: { address: text } }
  return isBuilding(text) ? { hall: placeParts(text) } : { name: text }
}

/** `City, ` or `City, Region`. */
function placeOf(location: string, hall: PlaceParts = {}): NativeListing['place'] {
  const [city = '', region = ''] = location.split(',').map((part) => part.trim())
  if (city === '') return undefined
  const country = CITY_STATES[city.toLowerCase()]
  const state = region === '' || region === city ? undefined : region
  return without({ ...hall, city, region: state, country })
}

/** "From $0.00" of what is not free is a donation: the price is not known. */
function offersOf(card: Card): NativeListing['offers'] {
  const { price = '', paid = '' } = card
  if (/^free$/i.test(paid) || /^free$/i.test(price)) return [{ price: 0 }]
  return price === '' || /^\D*0(?:\.0+)?$/.test(price) ? undefined : [{ price }]
}

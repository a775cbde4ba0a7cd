import type { NativeListing } from '../../../domain/native-listing.ts'
import { textFromMarkdown } from '../../../lib/markdown-text.ts'
import type { Outcome } from '../connector.ts'
import { joinedText } from '../description.ts'
import { inUtc, isObject, listOf, objectOf, oneLineOf, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { offersOf } from './offers.ts'

/** One event of the Discovery API v2 as a native listing. */
export function mapEvent(event: JsonObject): Outcome {
  const id = textOf(event['id']) ?? null
  if (event['test'] === true) return { rejected: 'a test', id, withdraw: true }
  if (id === null) return { rejected: 'no id', id }
  const embedded = objectOf(event['_embedded'])
  const venue = venueOf(embedded['venues'])
  const dates = objectOf(event['dates'])
  const sales = objectOf(objectOf(event['sales'])['public'])
  const listing: NativeListing = {
    id,
    name: textOf(event['name']),
    url: textOf(event['url']),
    language: textOf(event['locale']),
    ...datesOf(dates, venue, event),
    ...stateOf(dates),
    saleFrom: saleFrom(sales),
    saleUntil: textOf(sales['endDateTime']),
    description: saidOf(event),
    image: imagesOf(event['images']),
    categories: categoriesOf(event['classifications']),
    kind: kindOf(event['classifications']),
    performers: performersOf(embedded['attractions'], event),
    place: placeOf(venue, event),
    organizer: promoterOf(event),
    offers: offersOf(event['priceRanges']),
  }
  return { listing: without(listing) }
}

/** The first that tells something. */
function venueOf(value: unknown): JsonObject {
  const venues = listOf(value).filter(isObject)
  return venues.find((one) => isNamed(one)) ?? venues[0] ?? {}
}

function isNamed(venue: JsonObject): boolean {
  return textOf(venue['id']) !== undefined || textOf(venue['name']) !== undefined
}

/** The year 1900 stands for a beginning that is not known. */
function saleFrom(sales: JsonObject): string | undefined {
  const from = textOf(sales['startDateTime'])
  const isToCome = sales['startTBD'] === true || sales['startTBA'] === true
  return isToCome || from?.startsWith('1900-') === true ? undefined : from
}

function datesOf(dates: JsonObject, venue: JsonObject, event: JsonObject): Partial<NativeListing> {
  const start = objectOf(dates['start'])
  const end = objectOf(dates['end'])
  const timeZone = textOf(dates['timezone']) ?? textOf(venue['timezone'])
  const timeUnknown = start['timeTBA'] === true || start['noSpecificTime'] === true
  return {
    timeZone,
    start: momentOf(start, timeZone, timeUnknown),
    timeUnknown: timeUnknown ? true : undefined,
    dateUnknown: start['dateTBA'] === true || start['dateTBD'] === true ? true : undefined,
    end:
      momentOf(end, timeZone, end['noSpecificTime'] === true) ??
      (timeUnknown ? undefined : textOf(end['localTime'])),
    endApproximate:
      end['approximate'] === true ||
      end['endApproximate'] === true ||
      dates['endApproximate'] === true
        ? true
        : undefined,
    doors: momentOf(objectOf(event['doorsTimes']), timeZone, false),
    previousStart: momentOf(objectOf(dates['initialStartDate']), timeZone, false),
  }
}

/** The local clock where its zone is known, else the instant, else the day. */
function momentOf(
  at: JsonObject,
  timeZone: string | undefined,
  timeUnknown: boolean,
): string | undefined {
  const day = textOf(at['localDate'])
  const clock = timeUnknown ? undefined : textOf(at['localTime'])
  const instant = timeUnknown ? undefined : inUtc(textOf(at['dateTime']))
  const local = day === undefined || clock === undefined ? undefined : `${day}T${clock}`
  return (timeZone === undefined ? (instant ?? local) : (local ?? instant)) ?? day
}

/** `offsale` says that nothing is sold now, not why: the sale window tells whether it is to come or over. */
function stateOf(dates: JsonObject): Partial<NativeListing> {
  const code = textOf(objectOf(dates['status'])['code'])?.toLowerCase()
  if (code === 'onsale') return { status: 'scheduled', availability: 'available' }
  if (code === 'offsale') return { status: 'scheduled', availability: 'offsale' }
  return { status: code }
}

/** `info` is about the show, `pleaseNote` about coming to it; often one repeats the other. */
function saidOf(event: JsonObject): string | undefined {
  const texts = ['description', 'info', 'pleaseNote'].flatMap(
    (member) => withoutMarks(textOf(event[member]))?.trim() ?? [],
  )
  const whole = texts.filter(
    (text, at) => !texts.some((other, place) => place !== at && repeats(other, text, place < at)),
  )
  const age = textOf(objectOf(event['ageRestrictions'])['ageRuleDescription'])
  return joinedText(undefined, whole.join('\n\n'), age === undefined ? '' : `Age: ${age}`)
}

/** Some are written in Markdown, which bold words or links give away; in others a star is a star. */
const MARKDOWN = /\*\*[^\s*][^*\n]*\*\*|\[[^\][\n]+\]\((?:https?:|mailto:)/

function withoutMarks(text: string | undefined): string | undefined {
  return text !== undefined && MARKDOWN.test(text) ? textFromMarkdown(text) : text
}

/** Of two that are alike the first is kept. */
function repeats(text: string, part: string, isFirst: boolean): boolean {
  return text.includes(part) && (text !== part || isFirst)
}

/** Names of promoters that name none. */
const NO_PROMOTER = /^(?:promoted by venue|no promoter|.* (?:regular|pre-?) ?season)$/i

function promoterOf(event: JsonObject): NativeListing['organizer'] {
  const promoters = [event['promoter'], ...listOf(event['promoters'])]
  const names = promoters.flatMap((one) => textOf(objectOf(one)['name'])?.trim() ?? [])
  const name = names.find((one) => !NO_PROMOTER.test(one))
  return name === undefined ? undefined : { name }
}

function imagesOf(value: unknown): NativeListing['image'] {
  const images = listOf(value).filter(isObject)
  const mapped = images.flatMap((image) => {
    const url = textOf(image['url'])
    if (url === undefined) return []
    const size = { width: textOf(image['width']), height: textOf(image['height']) }
    return [{ url, ...size, generic: image['fallback'] === true }]
  })
  return mapped.length === 0 ? undefined : mapped
}

/** The primary classification first: it decides what kind of event this is. */
function primaryFirst(value: unknown): readonly JsonObject[] {
  return listOf(value)
    .filter(isObject)
    .toSorted((a, b) => Number(b['primary'] === true) - Number(a['primary'] === true))
}

function nameIn(classification: JsonObject, level: string): string {
  return textOf(objectOf(classification[level])['name']) ?? ''
}

function categoriesOf(value: unknown): string[] | undefined {
  const labels = primaryFirst(value).map(
    (one) =>
      `ticketmaster:${['segment', 'genre', 'subGenre'].map((level) => nameIn(one, level)).join('/')}`,
  )
  return labels.length === 0 ? undefined : labels
}

/** Words of `type` and `subType` that mean the event sells something beside the show. */
const PRODUCTS: readonly (readonly [word: RegExp, kind: string])[] = [
  [/^parking/i, 'parking'],
  [/^(?:vip|premium)/i, 'vip'],
  [/^upsell|^club access|^special entry/i, 'upgrade'],
  [/^gift/i, 'giftCard'],
  [/^merchandise/i, 'merch'],
  [/^donation/i, 'donation'],
  [/^membership/i, 'membership'],
  [/^(?:season|subscription)/i, 'seasonPass'],
  [/^(?:tour package|hotel|meal package|package)/i, 'bundle'],
  [/^transport/i, 'shuttle'],
]

function kindOf(value: unknown): string | undefined {
  const primary = primaryFirst(value)[0]
  if (primary === undefined) return undefined
  const words = [nameIn(primary, 'type'), nameIn(primary, 'subType')]
  return PRODUCTS.find(([word]) => words.some((given) => word.test(given)))?.[1]
}

/** Attractions that are no people, outside of music and sport: the play itself, or a hall's tour; a festival nowhere. */
const NOT_ON_STAGE = /^(?:event style|venue based|ticketing|miscellaneous)$/i

function performersOf(value: unknown, event: JsonObject): NativeListing['performers'] {
  if (value === undefined) return undefined
  const title = (textOf(event['name']) ?? '').toLowerCase()
  const names = listOf(value).filter(isObject).filter(isOnStage)
  const named = names.filter((one) => title.includes((textOf(one['name']) ?? '\n').toLowerCase()))
  // The bill is in order; who is in the title heads it.
  const heads = new Set(named.length === 0 ? names.slice(0, 1) : named)
  const sport = nameIn(primaryFirst(event['classifications'])[0] ?? {}, 'segment') === 'Sports'
  return names.flatMap((one) => {
    const name = textOf(one['name'])
    if (name === undefined) return []
    const role = sport || heads.has(one) ? 'headliner' : 'support'
    const extra = without({
      id: textOf(one['id']),
      description: textOf(one['description']),
      image: imagesOf(one['images']),
      sameAs: linksOf(one['externalLinks']),
    })
    return [{ name, role, ...extra }]
  })
}

function isOnStage(attraction: JsonObject): boolean {
  const primary = primaryFirst(attraction['classifications'])[0] ?? {}
  const people = /^(?:Music|Sports)$/.test(nameIn(primary, 'segment'))
  const isFestival = /festival/i.test(nameIn(primary, 'subType'))
  const isSomebody = people ? !isFestival : !NOT_ON_STAGE.test(nameIn(primary, 'type'))
  return attraction['test'] !== true && isSomebody
}

/** Ids that other systems know the attraction by. */
function linksOf(value: unknown): string[] {
  return Object.entries(objectOf(value)).flatMap(([system, links]) =>
    listOf(links).flatMap((link) => {
      const { id, url } = objectOf(link)
      if (system === 'musicbrainz')
        return textOf(id) === undefined ? [] : [`musicbrainz:${textOf(id)}`]
      return textOf(url) ?? []
    }),
  )
}

function placeOf(venue: JsonObject, event: JsonObject): NativeListing['place'] {
  const place = objectOf(event['place'])
  const from = isNamed(venue) ? venue : place
  if (Object.keys(from).length === 0) return undefined
  const state = objectOf(from['state'])
  const country = objectOf(from['country'])
  // A search around a point tells where each event is.
  const location = objectOf(from['location'] ?? event['location'])
  const address = objectOf(from['address'])
  return without({
    id: textOf(from['id']),
    name: textOf(from['name']),
    street: oneLineOf(address['line1'], address['line2']),
    postalCode: textOf(from['postalCode']),
    city: textOf(objectOf(from['city'])['name']),
    region: textOf(state['stateCode']) ?? textOf(state['name']),
    country: textOf(country['countryCode']) ?? textOf(country['name']),
    lat: textOf(location['latitude']),
    lng: textOf(location['longitude']),
    timeZone: textOf(from['timezone']),
    image: imagesOf(from['images']),
    phone: phoneIn(textOf(objectOf(from['boxOfficeInfo'])['phoneNumberDetail']) ?? ''),
  })
}

const PHONE = /(?:\+|\(|(?<!\d))\d[\d\s().-]{6,}\d/g

const PHONE_TEXT_MAX = 1000

/** The box office's, where no other number stands beside it: teams and groups have lines of their own. */
function phoneIn(text: string): string | undefined {
  const numbers = new Map(
    [...text.slice(0, PHONE_TEXT_MAX).matchAll(PHONE)].map(([number]) => [
      number.replace(/\D/g, ''),
      number.trim(),
    ]),
  )
  const [only] = numbers.values()
  return numbers.size === 1 && !/\d-?[A-Z]{4,}/.test(text) ? only : undefined
}

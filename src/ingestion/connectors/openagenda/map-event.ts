import type { NativeListing } from '../../../domain/native-listing.ts'
import { textFromMarkdown } from '../../../lib/markdown-text.ts'
import { agendaCode, agendaState } from '../agenda-state.ts'
import { agendaDates } from '../agenda-timings.ts'
import type { Outcome } from '../connector.ts'
import { agesText, joinedText } from '../description.ts'
import { eurosIn } from '../euro-country.ts'
import { isObject, listOf, objectOf, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { freeByKeyword, priceInText } from '../../../lib/price-in-text.ts'
import { categoriesOf } from './categories.ts'
import { countryOf, imagesOf, placeOf } from './place.ts'
import { said, saidWords } from './words.ts'
import type { Languages } from './words.ts'

/** One event of an agenda (API v2) as a native listing. */
export function mapEvent(event: JsonObject, languages: Languages): Outcome {
  const id = textOf(event['uid']) ?? null
  if (id === null) return { rejected: 'no uid', id }
  if (isYes(event['removed']) || isYes(event['deleted'])) return { removed: true, id }
  const unpublished = whyUnpublished(event)
  if (unpublished !== null) return { rejected: unpublished, id, withdraw: true }
  const title = said(event['title'], languages)
  const place = placeOf(event, languages)
  const online = agendaCode(event['attendanceMode']) === '2'
  const listing: NativeListing = {
    id,
    name: title?.text,
    language: title?.language ?? undefined,
    url: addressOf(event),
    timeZone: textOf(event['timezone']) ?? textOf(objectOf(event['location'])['timezone']),
    ...agendaDates(event),
    ...agendaState(event['status']),
    description: descriptionOf(event, languages),
    image: imagesOf([...listOf(event['originalImage']), ...listOf(event['image'])]),
    categories: categoriesOf(event, languages),
    place: place ?? (online ? null : undefined),
    organizer: organizerOf(event, languages),
    online: online ? true : undefined,
    offers: offersOf(event, languages),
  }
  return { listing: without(listing) }
}

function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}

/** States of an event in its agenda. Only what its moderators have published is for the public. */
const STATES: Readonly<Record<string, string>> = {
  '-1': 'refused by its agenda',
  '0': 'not published: to be moderated',
  '1': 'not published yet',
}

function whyUnpublished(event: JsonObject): string | null {
  if (isYes(event['draft'])) return 'a draft'
  if (isYes(event['private'])) return 'a private event'
  return STATES[agendaCode(event['state']) ?? ''] ?? null
}

/** The event's page, else where to register. */
function addressOf(event: JsonObject): string | undefined {
  const uid = textOf(event['uid'])
  const agenda = isObject(event['originAgenda']) ? event['originAgenda'] : objectOf(event['agenda'])
  const agendaSlug = textOf(agenda['slug'])
  const agendaUid = textOf(agenda['uid']) ?? textOf(event['agendaUid'])
  const slug = textOf(event['slug'])
  const own = textOf(event['canonicalUrl']) ?? textOf(event['canonicalurl'])
  if (own !== undefined) return own
  if (agendaSlug !== undefined && slug !== undefined)
    return `https://openagenda.com/${agendaSlug}/events/${slug}`
  if (agendaUid !== undefined) return `https://openagenda.com/agendas/${agendaUid}/events/${uid}`
  return registrationLink(event) ?? textOf(event['onlineAccessLink'])
}

/** Fields that agendas have for who holds it, under names of their own. Addresses of persons are not looked at. */
const ORGANISER =
  /^(?:nom-?(?:de-?l-?)?)?organi[sz]at(?:eur|or)s?(?:-?(?:name|nom))?$|^organi[sz]er(?:-?name)?$|^structure-?organisatrice$/i

function organizerOf(event: JsonObject, languages: Languages): string | undefined {
  const names = Object.keys(event)
    .filter((field) => ORGANISER.test(field))
    .flatMap((field) => said(event[field], languages)?.text ?? [])
  return names.find((name) => /\p{L}/u.test(name) && !name.includes('@'))
}

const WEB = /^(?:https?:\/\/|www\.)\S+$/i

function registrationLink(event: JsonObject): string | undefined {
  const ways = listOf(event['registration']).map((way) =>
    isObject(way) ? (textOf(way['value']) ?? '') : (textOf(way) ?? ''),
  )
  return [...ways, textOf(event['registrationUrl']) ?? ''].find((way) => WEB.test(way))
}

/** The long text is Markdown. */
function descriptionOf(event: JsonObject, languages: Languages): string | undefined {
  const long = said(event['longDescription'], languages)?.text
  const { min, max } = objectOf(event['age'])
  return joinedText(
    said(event['description'], languages)?.text,
    long === undefined ? undefined : textFromMarkdown(long),
    agesText(min, max),
  )
}

/** Fields that agendas have for the price, in words or by a choice with its label. A bare number is that of a choice. */
const OWN_PRICE = /^(?:tarifs?|tarification|prix|price|prices)$/i

function ownPrice(event: JsonObject, languages: Languages): string | undefined {
  const fields = Object.keys(event).filter((field) => OWN_PRICE.test(field))
  return fields
    .flatMap((field) => listOf(event[field]))
    .filter((value) => typeof value !== 'number' && Number.isNaN(Number(textOf(value))))
    .map((value) => said(isObject(value) && 'label' in value ? value['label'] : value, languages))
    .find((price) => price !== null)?.text
}

/** The conditions are one text, mostly about the price; without them a field of its own or the long text may tell it. */
function offersOf(event: JsonObject, languages: Languages): NativeListing['offers'] {
  const text = textFromMarkdown(said(event['longDescription'], languages)?.text ?? '')
  const price =
    said(event['conditions'], languages)?.text ??
    ownPrice(event, languages) ??
    priceInText(text) ??
    freeByKeyword(saidWords(event['keywords'], languages), text)
  if (price === undefined) return undefined
  return [without({ price, currency: eurosIn(countryOf(event), price) })]
}

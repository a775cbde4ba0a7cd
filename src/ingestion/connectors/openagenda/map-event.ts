import type { NativeListing } from '../../../domain/native-listing.ts'
import { textFromMarkdown } from '../../../lib/markdown-text.ts'
import type { Outcome } from '../connector.ts'
import { eurosIn } from '../euro-country.ts'
import { isObject, listOf, objectOf, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { categoriesOf } from './categories.ts'
import { countryOf, imagesOf, placeOf } from './place.ts'
import { datesOf } from './timings.ts'
import { said } from './words.ts'
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
  const online = codeOf(event['attendanceMode']) === '2'
  const listing: NativeListing = {
    id,
    name: title?.text,
    language: title?.language ?? undefined,
    url: addressOf(event),
    timeZone: textOf(event['timezone']) ?? textOf(objectOf(event['location'])['timezone']),
    ...datesOf(event),
    ...stateOf(event),
    description: descriptionOf(event, languages),
    image: imagesOf(event['image']),
    categories: categoriesOf(event, languages),
    place: place ?? (online ? null : undefined),
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
  return STATES[codeOf(event['state']) ?? ''] ?? null
}

/** A code alone, or with its labels. */
function codeOf(value: unknown): string | undefined {
  return textOf(isObject(value) ? value['id'] : value)
}

const STATUSES: Readonly<Record<string, Partial<NativeListing>>> = {
  '1': { status: 'scheduled' },
  '2': { status: 'rescheduled' },
  '3': { status: 'movedOnline' },
  '4': { status: 'postponed' },
  '5': { status: 'scheduled', availability: 'soldOut' },
  '6': { status: 'cancelled' },
}

function stateOf(event: JsonObject): Partial<NativeListing> {
  const code = codeOf(event['status'])
  return code === undefined ? {} : (STATUSES[code] ?? { status: code })
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

function registrationLink(event: JsonObject): string | undefined {
  const ways = listOf(event['registration']).map((way) =>
    isObject(way) ? (textOf(way['value']) ?? '') : (textOf(way) ?? ''),
  )
  return ways.find((way) => /^https?:\/\//i.test(way))
}

/** The short text, then the long one (Markdown) where it does not repeat it, then the ages it is for. */
function descriptionOf(event: JsonObject, languages: Languages): string | undefined {
  const short = said(event['description'], languages)?.text.trim()
  const long = said(event['longDescription'], languages)?.text
  const rest = long === undefined ? '' : textFromMarkdown(long).trim()
  const lead = short === undefined || rest.startsWith(short) ? [] : [short]
  const text = [...lead, rest, ageOf(event['age'])].filter((part) => part !== '').join('\n\n')
  return text === '' ? undefined : text
}

const ANY_AGE = 99

function ageOf(value: unknown): string {
  const { min, max } = objectOf(value)
  const from = Number(textOf(min) ?? 0)
  const to = Number(textOf(max) ?? ANY_AGE)
  if (from > 0 && to > 0 && to < ANY_AGE) return `De ${from} à ${to} ans.`
  if (from > 0) return `À partir de ${from} ans.`
  return to > 0 && to < ANY_AGE ? `Jusqu’à ${to} ans.` : ''
}

/** The conditions are one text, mostly about the price. */
function offersOf(event: JsonObject, languages: Languages): NativeListing['offers'] {
  const price = said(event['conditions'], languages)?.text
  if (price === undefined) return undefined
  return [without({ price, currency: eurosIn(countryOf(event), price) })]
}

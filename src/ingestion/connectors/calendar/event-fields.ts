import type { NativeListing } from '../../../domain/native-listing.ts'
import { decodedUri } from '../../../lib/decode-uri.ts'
import { propertiesOf, propertyOf } from '../../../lib/icalendar/content-line.ts'
import type { Component } from '../../../lib/icalendar/content-line.ts'
import { linkBehind } from '../../../lib/link-behind.ts'
import { splitList, unescapeText } from '../../../lib/icalendar/value.ts'
import { unlessSilent, without } from '../json-value.ts'
import { priceInText } from '../../../lib/price-in-text.ts'
import { textOf } from './calendar-event.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { placeOf } from './event-place.ts'

/** Everything a VEVENT says but its dates and its id. */
export function fieldsOf({ component, head, name }: CalendarEvent): NativeListing {
  const { place, online, address } = placeOf(component)
  const description = descriptionOf(component)
  return without({
    name,
    url: urlOf(component, address, description),
    language: propertyOf(component, 'SUMMARY')
      ?.parameters.get('LANGUAGE')
      ?.slice(0, 2)
      .toLowerCase(),
    description: description === '' ? undefined : description,
    image: imagesOf(component),
    categories: categoriesOf(component),
    // It is told as a whole: what says nothing of being off takes back that it was.
    status: statusOf(component, head.method) ?? 'scheduled',
    performers: performersOf(component),
    place,
    organizer: organizerOf(component),
    online: online ? true : undefined,
    offers: offersOf(component, description),
  })
}

function descriptionOf(component: Component): string {
  return (
    ['DESCRIPTION', 'STYLED-DESCRIPTION', 'X-ALT-DESC', 'COMMENT']
      .map((name) => textOf(component, name))
      .find((text) => text !== '') ?? ''
  )
}

const LINK = /https?:\/\/[^\s<>"'\\^`{}|]+/gi
const WEB = /^(?:https?:\/\/|www\.)\S+$/i

/** Where tickets are, else the event's own page; where none is given, the one address that its text tells. */
function urlOf(
  component: Component,
  ofPlace: string | null,
  description: string,
): string | undefined {
  const given = ['X-TICKETS-URL', 'URL', 'X-ORIGINAL-URL', 'X-TRUMBA-LINK']
    .map((name) => textOf(component, name))
    .find((text) => WEB.test(text))
  if (given !== undefined) return given
  if (ofPlace !== null) return ofPlace
  const links = new Set(
    [...description.matchAll(LINK)].map(([link]) =>
      linkBehind(link.replaceAll('&amp;', '&').replace(/[.,;:!?)\]]+$/, '')),
    ),
  )
  const [only] = links
  return links.size === 1 ? only : undefined
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#].*)?$/i

const IMAGES = ['IMAGE', 'X-IMAGE', 'X-IMAGE-URL', ...ownNames('IMAGE')]

/** As calendars of universities call members of their own. */
function ownNames(member: string): readonly string[] {
  return ['LIVEWHALE', 'BEDEWORK'].map((program) => `X-${program}-${member}`)
}

/** `thumbnail;https://…;150;150,full;https://…;1200;800`: one picture in its sizes, of which the largest is meant. */
function sizesOf(component: Component): readonly string[] {
  const text = propertiesOf(component, 'X-WP-IMAGES-URL')
    .map(({ value }) => unescapeText(value))
    .join(',')
  return [...text.matchAll(/(https?:\/\/[^\s;,]+)(?:;(\d+))?/gi)]
    .map(([, url = '', width = '0']) => ({ url, width: Number(width) }))
    .toSorted((a, b) => b.width - a.width)
    .map(({ url }) => url)
}

/** Trumba lets each calendar have fields of its own, told by their names. */
function customField(component: Component, name: RegExp): string | undefined {
  return propertiesOf(component, 'X-TRUMBA-CUSTOMFIELD').find(({ parameters }) =>
    name.test(parameters.get('NAME') ?? ''),
  )?.value
}

function imagesOf(component: Component): NativeListing['image'] {
  const attached = propertiesOf(component, 'ATTACH').flatMap(({ value, parameters }) => {
    const isPicture = /^image\//i.test(parameters.get('FMTTYPE') ?? '') || PICTURE.test(value)
    return isPicture && /^https?:\/\//i.test(value) ? [value.trim()] : []
  })
  const stated = IMAGES.flatMap((name) => propertiesOf(component, name).map(({ value }) => value))
    .concat(customField(component, /image|picture|photo/i) ?? [])
    .flatMap((value) => unescapeText(value).match(/https?:\/\/[^\s;,]+/gi) ?? [])
  const images = [...new Set([...attached, ...sizesOf(component), ...stated])]
  return images.length === 0 ? undefined : images
}

function categoriesOf(component: Component): string[] | undefined {
  const words = [
    ...propertiesOf(component, 'CATEGORIES'),
    ...propertiesOf(component, 'X-CATEGORIES'),
  ]
  const list = [...new Set(words.flatMap(({ value }) => splitList(value)))]
  return list.length === 0 ? undefined : list
}

const STATUS: Readonly<Record<string, string>> = {
  CANCELLED: 'cancelled',
  CANCELED: 'cancelled',
  POSTPONED: 'postponed',
  RESCHEDULED: 'rescheduled',
}

export function statusOf(component: Component, method: string | null): string | undefined {
  if (method === 'CANCEL') return 'cancelled'
  return STATUS[textOf(component, 'STATUS').toUpperCase()]
}

/** The name beside ORGANIZER and where it is a site that; whose mail it is stays out. Web calendars percent-encode the name. */
function organizerOf(component: Component): NativeListing['organizer'] {
  const given = propertyOf(component, 'ORGANIZER')
  if (given === null) return contactOf(component)
  const written = unescapeText(given.parameters.get('CN') ?? '').trim()
  const name = /%[0-9a-f]{2}/i.test(written) ? decodedUri(written) : written
  return unlessSilent({
    name: name === '' || name.includes('@') ? undefined : name,
    url: WEB.test(given.value) ? given.value.trim() : undefined,
  })
}

/** `Name; telephone; mail; site`, as calendars of web sites write it. Without a site it may be anybody. */
function contactOf(component: Component): NativeListing['organizer'] {
  const parts = textOf(component, 'CONTACT').split(/\s*;\s*/)
  const url = parts.find((part) => WEB.test(part))
  const [name = ''] = parts
  if (url === undefined || name === url || /@|\d{4}/.test(name)) return undefined
  return { name, url }
}

/** RFC 9073 PARTICIPANT components that perform. */
function performersOf(component: Component): NativeListing['performers'] {
  const names = component.components
    .filter((one) => one.name === 'PARTICIPANT')
    .filter((one) => /^PERFORMER$/i.test(textOf(one, 'PARTICIPANT-TYPE')))
    .map((one) => textOf(one, 'SUMMARY'))
    .filter((name) => name !== '')
  return names.length === 0 ? undefined : names
}

const COSTS = ['X-COST', ...ownNames('COST')]
const COST_FIELDS = /^(?:(?:ticket )?(?:cost|price)s?|admission|fee|tarifs?|prix)$/i

/**
 * The cost that calendar programs of web sites add, else what the text tells. Their X-COST-TYPE says "free" wherever nobody
 * wrote a cost.
 */
function offersOf(component: Component, description: string): NativeListing['offers'] {
  const field = customField(component, COST_FIELDS) ?? ''
  const stated =
    COSTS.map((name) => textOf(component, name)).find((text) => text !== '') ??
    unescapeText(field).trim()
  const cost = stated === '' ? priceInText(description) : stated
  return cost === undefined ? undefined : [{ price: cost }]
}

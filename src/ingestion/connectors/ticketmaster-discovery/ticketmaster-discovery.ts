import type { Connector } from '../connector.ts'
import { PAGES_OPTION, readJsonFeed } from '../json-feed.ts'
import type { JsonForm, JsonPage } from '../json-feed.ts'
import { isObject, listOf, objectOf, textOf, wholeNumberOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { mapEvent } from './map-event.ts'
import { discoveryPages } from './windows.ts'

export const ticketmasterDiscovery: Connector = {
  format: 'ticketmaster-discovery',
  summary:
    'pages of the Ticketmaster Discovery API v2, one or several in a file, or their events alone',
  options: [PAGES_OPTION],
  records: (body, options) => readJsonFeed(body, FORM, options),
  pages: (location, _, now) =>
    /\/discovery\/v2\/events(?:\.json)?$/.test(location.pathname)
      ? discoveryPages(location, now)
      : null,
}

const FORM: JsonForm = {
  noun: 'an event of the Discovery API',
  lists: ['events'],
  pagesOf,
  isItem,
  refuse,
  idOf: (event) => textOf(event['id'])?.trim() ?? null,
  map: mapEvent,
}

function isItem(value: JsonObject): boolean {
  return value['dates'] !== undefined || value['type'] === 'event'
}

/** A page without events has no `_embedded`; one of halls or performers has other lists there. */
function pagesOf(value: JsonObject): readonly JsonPage[] | null {
  if (isItem(value)) return null
  const embedded = objectOf(value['_embedded'])
  const events = embedded['events'] ?? value['events']
  const isPage = value['page'] !== undefined || value['_embedded'] !== undefined
  const isOfOthers = events === undefined && Object.keys(embedded).length > 0
  if (isOfOthers || !(isPage || Array.isArray(events))) return null
  const page = objectOf(value['page'])
  const pages = wholeNumberOf(page['totalPages'])
  const number = wholeNumberOf(page['number']) ?? 0
  return [
    {
      items: listOf(events),
      total: wholeNumberOf(page['totalElements']),
      place: pages === null ? null : { number, pages },
    },
  ]
}

function refuse(value: JsonObject): string | null {
  const embedded = value['_embedded']
  const [other] = isObject(embedded) ? Object.keys(embedded) : []
  return other === undefined
    ? null
    : `a page of the Discovery API that lists ${other.slice(0, 40)}, not events`
}

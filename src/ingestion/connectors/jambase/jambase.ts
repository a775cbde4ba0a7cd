import type { Connector } from '../connector.ts'
import { PAGES_OPTION, pageReader, readJsonFeed } from '../json-feed.ts'
import type { JsonForm, JsonPage } from '../json-feed.ts'
import { isObject, objectOf, textOf, wholeNumberOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { numberedPages } from '../paging.ts'
import type { NumberedPages } from '../paging.ts'
import { isStatusStub } from '../status-stub.ts'
import { mapEvent } from './map-event.ts'

/** Pages of the JamBase data API 1. */
export const jambase: Connector = {
  format: 'jambase',
  summary: 'pages of events of the JamBase API 1, or their events alone',
  options: [
    PAGES_OPTION,
    {
      name: 'seller',
      summary: 'whose prices and links are taken: the identifier of one seller, as ticketmaster',
    },
  ],
  records: (body, options) => readJsonFeed(body, formFor(options['seller'] ?? null), options),
  pages: (location) =>
    /\/jb-api\/v\d+\/events\/?$/.test(location.pathname) ? numberedPages(location, PAGES) : null,
}

const PAGES: NumberedPages = {
  page: 'page',
  first: 1,
  size: 'perPage',
  sizeMax: 100,
  read: pageReader(formFor(null)),
}

function formFor(seller: string | null): JsonForm {
  return {
    noun: 'a JamBase event',
    lists: ['events'],
    pagesOf,
    isItem: (value) =>
      (value['startDate'] !== undefined &&
        (value['location'] !== undefined || value['performer'] !== undefined)) ||
      isStatusStub(value, 'identifier', 'eventStatus'),
    idOf: (event) => textOf(event['identifier']) ?? null,
    map: (event) => mapEvent(event, seller),
  }
}

/** A page; of one event that was asked for by its number, that event. */
function pagesOf(value: JsonObject): readonly JsonPage[] | null {
  if (isObject(value['event'])) return [{ items: [value['event']] }]
  if (!Array.isArray(value['events'])) return null
  const pagination = objectOf(value['pagination'])
  const more = textOf(pagination['nextPage']) !== undefined
  return [{ items: value['events'], total: wholeNumberOf(pagination['totalItems']), more }]
}

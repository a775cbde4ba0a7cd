import type { Connector } from '../connector.ts'
import { PAGES_OPTION, pageReader, readJsonFeed } from '../json-feed.ts'
import type { JsonForm } from '../json-feed.ts'
import { objectOf, textOf, wholeNumberOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { numberedPages } from '../paging.ts'
import type { NumberedPages } from '../paging.ts'
import { isStatusStub } from '../status-stub.ts'
import { mapEvent } from './map-event.ts'

/** Pages of the SeatGeek API 2. */
export const seatgeek: Connector = {
  format: 'seatgeek',
  summary: 'pages of events of the SeatGeek API 2, or their events alone',
  options: [PAGES_OPTION],
  records: (body, options) => readJsonFeed(body, FORM, options),
  pages: (location) =>
    /\/2\/events\/?$/.test(location.pathname) ? numberedPages(location, PAGES) : null,
}

const FORM: JsonForm = {
  noun: 'a SeatGeek event',
  lists: ['events'],
  pagesOf: (value) => {
    if (!Array.isArray(value['events'])) return null
    return [{ items: value['events'], total: wholeNumberOf(objectOf(value['meta'])['total']) }]
  },
  isItem: (value) =>
    value['datetime_local'] !== undefined ||
    value['datetime_utc'] !== undefined ||
    isStatusStub(value, 'id', 'status'),
  refuse,
  idOf: (event) => textOf(event['id']) ?? null,
  map: mapEvent,
}

const PAGES: NumberedPages = {
  page: 'page',
  first: 1,
  size: 'per_page',
  sizeMax: 100,
  read: pageReader(FORM),
}

function refuse(value: JsonObject): string | null {
  return value['taxonomies'] !== undefined && value['meta'] !== undefined
    ? 'the list of SeatGeek’s taxonomies, not of events'
    : null
}

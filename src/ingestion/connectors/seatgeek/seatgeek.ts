import type { Connector } from '../connector.ts'
import { PAGES_OPTION, pageReader, readJsonFeed } from '../json-feed.ts'
import type { JsonForm } from '../json-feed.ts'
import { listOf, objectOf, textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { numberedPages } from '../paging.ts'
import type { NumberedPages } from '../paging.ts'
import { answerOf } from '../recorded-body.ts'
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
    const page = answerOf(value)
    if (!Array.isArray(page['events'])) return null
    const total = Number(objectOf(page['meta'])['total'] ?? Number.NaN)
    return [{ items: page['events'], total: Number.isFinite(total) ? total : null }]
  },
  isItem: (value) => value['datetime_local'] !== undefined || value['datetime_utc'] !== undefined,
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
  const page = answerOf(value)
  const message = textOf(page['message']) ?? textOf(objectOf(listOf(page['errors'])[0])['message'])
  if (message !== undefined) return `the API answered: ${message.slice(0, 200)}`
  return page['taxonomies'] !== undefined && page['meta'] !== undefined
    ? 'the list of SeatGeek’s taxonomies, not of events'
    : null
}

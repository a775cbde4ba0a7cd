import type { Connector } from '../connector.ts'
import { PAGES_OPTION, pageReader, readJsonFeed } from '../json-feed.ts'
import type { JsonForm } from '../json-feed.ts'
import { listOf, objectOf, textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { numberedPages } from '../paging.ts'
import type { NumberedPages } from '../paging.ts'
import { answerOf } from '../recorded-body.ts'
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
    pagesOf: (value) => {
      const page = answerOf(value)
      if (!Array.isArray(page['events'])) return null
      const pagination = objectOf(page['pagination'])
      const total = Number(pagination['totalItems'] ?? Number.NaN)
      return [{ items: page['events'], total: Number.isFinite(total) ? total : null }]
    },
    isItem: (value) => value['startDate'] !== undefined && value['location'] !== undefined,
    refuse,
    idOf: (event) => textOf(event['identifier']) ?? null,
    map: (event) => mapEvent(event, seller),
  }
}

function refuse(value: JsonObject): string | null {
  const page = answerOf(value)
  const error = objectOf(listOf(page['errors'])[0])
  const message = textOf(error['message']) ?? textOf(page['message'])
  return message === undefined ? null : `the API answered: ${message.slice(0, 200)}`
}

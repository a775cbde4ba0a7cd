import type { Body, Connector, Item, Paging } from '../connector.ts'
import { PAGES_OPTION, pageReader, readJsonFeed } from '../json-feed.ts'
import type { JsonForm, JsonPage } from '../json-feed.ts'
import { objectOf, textOf, wholeNumberOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { linkedPages, withParameters } from '../paging.ts'
import { isToGoTo, mapEvent } from './map-event.ts'

export const predicthq: Connector = {
  format: 'predicthq',
  summary: 'events of PredictHQ (Events API): pages, or events alone',
  options: [PAGES_OPTION],
  records,
  pages: (location) => (/\/v1\/events\/?$/.test(location.pathname) ? searchPages(location) : null),
}

const FORM: JsonForm = {
  noun: 'an event of PredictHQ',
  lists: ['results'],
  pagesOf,
  isItem: (value) => value['id'] !== undefined && value['title'] !== undefined,
  refuse,
  isEvent: isToGoTo,
  idOf: (event) => textOf(event['id']) ?? null,
  map: mapEvent,
}

function records(body: Body, options: Readonly<Record<string, string>>): AsyncIterable<Item> {
  return readJsonFeed(body, FORM, options)
}

function pagesOf(value: JsonObject): readonly JsonPage[] | null {
  const { results, count, next, overflow } = value
  if (!Array.isArray(results)) return null
  return [
    {
      items: results,
      // Of an answer that is too large the API counts as far as it goes.
      total: overflow === true ? null : wholeNumberOf(count),
      more: textOf(next) !== undefined || overflow === true,
    },
  ]
}

/** What its other APIs give. */
function refuse(value: JsonObject): string | null {
  if (value['broadcast_id'] !== undefined) return 'a broadcast of an event, not an event'
  if (value['type'] !== undefined && value['location'] !== undefined)
    return 'a place of PredictHQ, not an event'
  return null
}

/** Ten a page unless asked for more. */
const SIZE = 100

/** Each page tells in `next` where the next one is; we stay on the server we were sent to. */
function searchPages(location: URL): Paging {
  const limit = location.searchParams.get('limit') ?? String(SIZE)
  const first = withParameters(location, { limit })
  return linkedPages({
    first,
    read: pageReader(FORM),
    next: (value) => {
      const next = textOf(objectOf(value)['next'])
      if (next === undefined || !URL.canParse(next, first)) return null
      const address = new URL(location)
      address.search = new URL(next, first).search
      return address.href
    },
  })
}

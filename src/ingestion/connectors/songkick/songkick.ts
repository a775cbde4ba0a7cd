import { errorOfApi } from '../api-error.ts'
import type { Connector } from '../connector.ts'
import { PAGES_OPTION, pageReader, readJsonFeed } from '../json-feed.ts'
import type { JsonForm, JsonPage } from '../json-feed.ts'
import { isObject, listOf, objectOf, textOf, wholeNumberOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { numberedPages } from '../paging.ts'
import type { NumberedPages } from '../paging.ts'
import { isStatusStub } from '../status-stub.ts'
import { mapEvent } from './map-event.ts'

/** Calendars, gigographies and searches of the Songkick API 3.0. */
export const songkick: Connector = {
  format: 'songkick',
  summary: 'calendar, gigography and search pages of the Songkick API 3.0, or their events alone',
  options: [PAGES_OPTION],
  records: (body, options) => readJsonFeed(body, FORM, options),
  pages: (location) =>
    /\/api\/3\.0\/.*(?:calendar|gigography|events)\.json$/.test(location.pathname)
      ? numberedPages(location, PAGES)
      : null,
}

const FORM: JsonForm = {
  noun: 'a Songkick event',
  lists: ['event'],
  pagesOf: (value) => {
    const page = value['resultsPage']
    return isObject(page) ? pageOf(page) : null
  },
  isItem: (value) =>
    (value['start'] !== undefined && value['displayName'] !== undefined) ||
    isStatusStub(value, 'id', 'status'),
  error: (value) => errorOfApi(objectOf(value['resultsPage'])),
  refuse,
  idOf: (event) => textOf(event['id']) ?? null,
  map: mapEvent,
}

const PAGES: NumberedPages = {
  page: 'page',
  first: 1,
  size: 'per_page',
  sizeMax: 50,
  read: pageReader(FORM),
}

/** A page of artists or towns is one of Songkick's, but holds no events. A user's calendar has them beside why they are there. */
function pageOf(page: JsonObject): readonly JsonPage[] | null {
  const results = objectOf(page['results'])
  const total = wholeNumberOf(page['totalEntries'])
  const entries = listOf(results['calendarEntry']).map((entry) => objectOf(entry)['event'])
  const events = results['event'] === undefined ? entries : listOf(results['event'])
  const isOfEvents = results['event'] !== undefined || results['calendarEntry'] !== undefined
  if (!isOfEvents) return total === 0 ? [{ items: [], total: 0 }] : null
  return [{ items: events, total }]
}

function refuse(value: JsonObject): string | null {
  const page = objectOf(value['resultsPage'])
  const [other] = Object.keys(objectOf(page['results']))
  return other === undefined
    ? null
    : `a page of Songkick that lists ${other.slice(0, 40)}s, not events`
}

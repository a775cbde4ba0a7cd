import type { Body, Connector, Item } from '../connector.ts'
import { PAGES_OPTION, pageReader, readJsonFeed } from '../json-feed.ts'
import type { JsonForm, JsonPage } from '../json-feed.ts'
import { isObject, listOf, textOf, wholeNumberOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { asSecondVersion } from './first-version.ts'
import { mapEvent } from './map-event.ts'
import { agendaPages } from './pages.ts'
import { languagesOf } from './words.ts'

export const openagenda: Connector = {
  format: 'openagenda',
  summary:
    'events of one or several agendas of OpenAgenda (API v2, and v1): pages, exports or changes',
  options: [
    { name: 'language', summary: 'language of texts that come in several; default: fr, then en' },
    PAGES_OPTION,
  ],
  records,
  pages: (location) =>
    /\/v2\/(?:agendas\/[^/]+\/)?events\/?$/.test(location.pathname)
      ? agendaPages(location, pageReader({ pagesOf, idOf }))
      : null,
}

function records(body: Body, options: Readonly<Record<string, string>>): AsyncIterable<Item> {
  const languages = languagesOf(options['language'])
  const form: JsonForm = {
    noun: 'an OpenAgenda event',
    lists: ['events', 'items'],
    pagesOf,
    isItem,
    refuse,
    idOf,
    map: (event) => mapEvent(asSecondVersion(event)[0] ?? event, languages),
  }
  return readJsonFeed(body, form, options)
}

function idOf(event: JsonObject): string | null {
  return textOf(event['uid']) ?? null
}

/** What an event has, and neither an agenda nor a place does. */
const OF_EVENTS = [
  'timings',
  'firstTiming',
  'nextTiming',
  'lastTiming',
  'attendanceMode',
  'location',
  'locations',
  'firstDate',
  'locationUid',
  'originAgenda',
  'status',
  'state',
  'removed',
  'deleted',
]

function isItem(value: JsonObject): boolean {
  return value['uid'] !== undefined && OF_EVENTS.some((member) => member in value)
}

/** A page; an event beside its agenda; or several pages under names of somebody's choice. */
function pagesOf(value: JsonObject): readonly JsonPage[] | null {
  if (isItem(value)) return null
  const items = value['events'] ?? value['items'] ?? ofFirstVersion(value)
  if (Array.isArray(items)) return [pageOf(value, items)]
  if (isObject(value['event'])) return [pageOf(value, [value['event']])]
  const members = Object.values(value).filter(isObject)
  const pages = members.filter((member) => Array.isArray(member['events']))
  if (pages.length === 0 || pages.length < members.length) return null
  return pages.map((page) => pageOf(page, listOf(page['events'])))
}

function ofFirstVersion({ success, data }: JsonObject): unknown {
  const isPage = success === true && listOf(data).every((one) => isObject(one) && isItem(one))
  return isPage ? data : undefined
}

function pageOf(page: JsonObject, items: readonly unknown[]): JsonPage {
  const { agenda } = page
  const events = items.flatMap((item): readonly unknown[] =>
    isObject(item) ? asSecondVersion(item) : [item],
  )
  const told = isObject(agenda)
    ? events.map((item) => (isObject(item) ? { agenda, ...item } : item))
    : events
  return { items: told, total: wholeNumberOf(page['total']) }
}

function refuse(value: JsonObject): string | null {
  const isAgenda = value['slug'] !== undefined && value['title'] !== undefined
  return isAgenda ? 'what an agenda is, without its events' : null
}

import { decodeDocument, readWhole } from '../../../lib/decode-text.ts'
import { parseJson } from '../../../lib/tolerant-json.ts'
import { NotThisFormat } from '../connector.ts'
import type { Body, Connector, Item, Outcome } from '../connector.ts'
import { isObject, listOf, objectOf, textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { mapEvent } from './map-event.ts'
import { salvage } from './salvage.ts'
import { discoveryPages } from './windows.ts'

/** A page of 200 events is below 8 MB; a file may hold many pages. */
const BODY_BYTES_MAX = 128 * 1024 * 1024

export const ticketmasterDiscovery: Connector = {
  format: 'ticketmaster-discovery',
  summary:
    'pages of the Ticketmaster Discovery API v2, one or several in a file, or their events alone',
  options: [
    {
      name: 'pages',
      summary: 'whether a page that says it is one of several means that the feed is not whole',
      values: ['count', 'trust'],
    },
  ],
  records,
  pages: (location, _, now) =>
    /\/discovery\/v2\/events(?:\.json)?$/.test(location.pathname)
      ? discoveryPages(location, now)
      : null,
}

async function* records(
  body: Body,
  options: Readonly<Record<string, string>>,
): AsyncGenerator<Item> {
  const bytes = await readWhole(body.chunks(), BODY_BYTES_MAX)
  if (bytes === null) throw new NotThisFormat('larger than pages of the Discovery API are')
  const { text, warning } = decodeDocument(bytes, body.contentType)
  if (warning !== null) yield { kind: 'warning', text: warning }
  const value = parsed(text)
  if (value === undefined) {
    yield* salvaged(text)
    return
  }
  const pages = pagesIn(value)
  let line = 0
  for (const page of pages) {
    for (const event of page.events) {
      line += 1
      yield recordOf(event, line)
    }
  }
  if (options['pages'] !== 'trust') yield* missingPages(pages)
}

/** Undefined where it is no JSON as a whole. */
function parsed(text: string): unknown {
  const start = text.trimStart()
  if (start === '') throw new NotThisFormat('there is nothing in it, not even an empty page')
  if (start.startsWith('<')) throw new NotThisFormat('a web page, where JSON is expected')
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** Of a damaged body what can be made out is read. */
async function* salvaged(text: string): AsyncGenerator<Item> {
  const found = await salvage(text)
  if (found === null) throw new NotThisFormat('not JSON, or cut off')
  yield { kind: 'incomplete', reason: 'it is damaged, or cut off before its end' }
  const pages = [...pagesIn(found.values), { events: found.events }]
  let line = 0
  for (const event of pages.flatMap(({ events }) => events)) {
    line += 1
    yield recordOf(event, line)
  }
  for (let left = found.broken; left > 0; left -= 1) {
    line += 1
    yield { kind: 'rejected', line, id: null, reason: 'not JSON' }
  }
}

interface Page {
  readonly events: readonly unknown[]
  /** What the page says of itself; null for events alone. */
  readonly page: JsonObject | null
}

/** One page, a list of pages, a list of events, or one event. */
function pagesIn(value: unknown): readonly Page[] {
  if (Array.isArray(value)) {
    const pages = value.flatMap((one) => (isPage(one) ? [pageOf(one)] : []))
    const alone = value.filter((one) => !isPage(one))
    return alone.length === 0 ? pages : [...pages, { events: alone, page: null }]
  }
  if (isPage(value)) return [pageOf(value)]
  const event = objectOf(value)
  if (event['dates'] !== undefined && event['id'] !== undefined)
    return [{ events: [event], page: null }]
  const fault = objectOf(event['fault'])
  const errors = objectOf(listOf(event['errors'])[0])
  const said = textOf(fault['faultstring']) ?? textOf(errors['detail'])
  throw new NotThisFormat(
    said === undefined ? 'no page of the Discovery API' : `the API answered: ${said.slice(0, 200)}`,
  )
}

function isPage(value: unknown): value is JsonObject {
  if (!isObject(value) || (value['id'] !== undefined && value['dates'] !== undefined)) return false
  return (
    value['page'] !== undefined ||
    value['_embedded'] !== undefined ||
    Array.isArray(value['events'])
  )
}

/** A page without events has no `_embedded`. */
function pageOf(value: JsonObject): Page {
  const events = objectOf(value['_embedded'])['events'] ?? value['events']
  return { events: listOf(events), page: isObject(value['page']) ? value['page'] : null }
}

function recordOf(event: unknown, line: number): Item {
  if (!isObject(event)) return { kind: 'rejected', line, id: null, reason: 'not an event' }
  const id = textOf(event['id'])?.trim() ?? null
  return { kind: 'record', line, id, raw: JSON.stringify(event), read: () => [mapped(event, id)] }
}

function mapped(event: JsonObject, id: string | null): Outcome {
  try {
    return mapEvent(event)
  } catch (error) {
    return { rejected: `not understood: ${error instanceof Error ? error.message : 'unknown'}`, id }
  }
}

/** These pages are not all of the answer. Nothing, when they are, or do not say. */
function* missingPages(pages: readonly Page[]): Generator<Item> {
  const counted = pages.flatMap(({ page }) => (page === null ? [] : [page]))
  const totals = new Set(
    counted.map((page) => Number(page['totalPages'] ?? Number.NaN)).filter(Number.isInteger),
  )
  if (totals.size > 1) {
    yield { kind: 'incomplete', reason: 'the pages disagree about how many there are' }
    return
  }
  const [total] = totals
  if (total === undefined) return
  const here = [...new Set(counted.map((page) => Number(page['number'] ?? 0)))]
  if (here.length >= total) return
  const reason = `${here.length} of ${total} pages are here`
  yield { kind: 'incomplete', reason, share: { total, here } }
}

import { csvRecords } from '../../../lib/csv.ts'
import { decodeDocument, readWhole } from '../../../lib/decode-text.ts'
import type { ArrayPiece } from '../../../lib/json-pieces.ts'
import { rejoin } from '../../../lib/rejoin.ts'
import { offsetAt, wallOf, zoneNamed } from '../../../lib/zone.ts'
import { NotThisFormat } from '../connector.ts'
import type { Body, Connector, Item, Paging } from '../connector.ts'
import { PAGES_OPTION, pageReader, readJsonFeed, readJsonPieces } from '../json-feed.ts'
import type { JsonForm, JsonPage } from '../json-feed.ts'
import { isObject, objectOf, textOf, wholeNumberOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { linkedPages, withParameters } from '../paging.ts'
import { cardId, cardOf, dateOfCard, isCard, mapCard } from './map-card.ts'
import { idOf, mapEvent } from './map-event.ts'

export const eventbrite: Connector = {
  format: 'eventbrite',
  summary:
    'events of Eventbrite: of the API v3, of its destination search, or cards of a search in JSON or CSV',
  options: [
    {
      name: 'asOf',
      summary:
        'day on which cards were seen, for dates such as "Tomorrow"; default: the day of the run',
    },
    PAGES_OPTION,
  ],
  records,
  pages: (location) =>
    /\/v3\/(?:.+\/)?events(?:\/search)?\/?$/.test(location.pathname) ? listPages(location) : null,
}

async function* records(
  body: Body,
  options: Readonly<Record<string, string>>,
  now: number,
): AsyncGenerator<Item> {
  const form = formOf(dayOf(options, now))
  const { isTable, whole } = await sniff(body)
  if (isTable) yield* readJsonPieces(rowsOf(whole), form, options, null)
  else yield* readJsonFeed(whole, form, options)
}

/** In the feed's zone, as far as it has one. */
function dayOf(options: Readonly<Record<string, string>>, now: number): string {
  const { asOf } = options
  if (asOf !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(asOf)) return asOf
  const zone = zoneNamed(options['timeZone'] ?? '') ?? 'UTC'
  return new Date(wallOf({ at: now, offset: offsetAt(zone, now) })).toISOString().slice(0, 10)
}

function formOf(today: string): JsonForm {
  return {
    noun: 'an event of Eventbrite',
    lists: ['events', 'results'],
    pagesOf,
    isItem: (value) => isEvent(value) || isCard(value),
    idOf: (value) => (isCardAlone(value) ? cardId(cardOf(value)) : idOf(value)),
    // "Tomorrow" is another day tomorrow.
    seal: (value) => (isCardAlone(value) ? (dateOfCard(cardOf(value), today)?.day ?? '') : ''),
    map: (value) => (isCardAlone(value) ? mapCard(cardOf(value), today) : mapEvent(value)),
  }
}

function isCardAlone(value: JsonObject): boolean {
  return isCard(value) && !isEvent(value)
}

function isEvent(value: JsonObject): boolean {
  return idOf(value) !== null && (value['start_date'] !== undefined || isObject(value['start']))
}

/** `events` is a list (v3) or holds one (destination search, whose pages have it within `search_data`). */
function pagesOf(value: JsonObject): readonly JsonPage[] | null {
  if (isEvent(value)) return null
  if (isObject(value['event'])) return [{ items: [value['event']] }]
  if (isObject(value['search_data'])) return pagesOf(value['search_data'])
  const events = objectOf(value['events'])
  const page = Array.isArray(value['events']) ? value : events
  const items = Array.isArray(value['events']) ? value['events'] : events['results']
  if (!Array.isArray(items)) return null
  const pagination = objectOf(page['pagination'])
  const more = pagination['has_more_items'] === true
  return [{ items, total: wholeNumberOf(pagination['object_count']), more }]
}

/** The size of pages is the API's own. They are told apart by a token, in older parts of it by number. */
function listPages(location: URL): Paging {
  return linkedPages({
    first: location.href,
    read: pageReader({ pagesOf, idOf }),
    next: (value, number) => {
      const pagination = objectOf(objectOf(value)['pagination'])
      if (pagination['has_more_items'] === false) return null
      const continuation = textOf(pagination['continuation'])
      if (continuation !== undefined) {
        const after = new URL(location)
        after.searchParams.delete('page')
        return withParameters(after, { continuation })
      }
      const pages = Number(pagination['page_count'])
      const here = Number(pagination['page_number'] ?? number)
      const more = here < pages || pagination['has_more_items'] === true
      return more ? withParameters(location, { page: String(here + 1) }) : null
    },
  })
}

const TABLE_BYTES_MAX = 64 * 1024 * 1024

/** A table begins with the names of its columns. */
async function sniff(body: Body): Promise<{ isTable: boolean; whole: Body }> {
  const chunks = body.chunks()[Symbol.asyncIterator]()
  const first = await chunks.next()
  const head = first.done === true ? '' : first.value.toString('utf8', 0, 2048)
  const whole = () => rejoin(first.done === true ? [] : [first.value], chunks)
  const isTable = /^[^[{<\r\n]*\burl\b[^\r\n]*[\r\n]/i.test(head)
  return { isTable, whole: { ...body, chunks: whole } }
}

async function* rowsOf(body: Body): AsyncGenerator<ArrayPiece> {
  const bytes = await readWhole(body.chunks(), TABLE_BYTES_MAX)
  if (bytes === null) throw new NotThisFormat('larger than a table of cards can be')
  const { text } = decodeDocument(bytes, body.contentType)
  for (const { line, record, isPart } of csvRecords(text)) {
    if (isPart) yield { cutOff: true, rest: null }
    else yield { number: line, bytes: Buffer.from(JSON.stringify(record)) }
  }
}

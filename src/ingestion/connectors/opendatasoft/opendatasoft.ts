import { decodeDocument, readWhole } from '../../../lib/decode-text.ts'
import { rejoin } from '../../../lib/rejoin.ts'
import { NotThisFormat } from '../connector.ts'
import type { Body, Connector, Item, Outcome } from '../connector.ts'
import { PAGES_OPTION, readJsonFeed, readJsonPieces } from '../json-feed.ts'
import type { JsonForm, JsonPage } from '../json-feed.ts'
import { isObject, textOf, wholeNumberOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { isOfColumns, rowsOf } from './csv-export.ts'
import { isOfMirror, mapMirrored } from './mirror.ts'
import { isOfParisEvents, mapParisEvent } from './paris-events.ts'
import { mapDistrictEvent, readDistricts } from './paris-xml.ts'
import { isOfQueFaire, mapQueFaire } from './que-faire.ts'
import { firstText } from './values.ts'

export const opendatasoft: Connector = {
  format: 'opendatasoft',
  summary:
    'data sets of events on Opendatasoft portals (API v1, v2.1, exports): the mirror of OpenAgenda, and the two of Paris',
  options: [
    { name: 'language', summary: 'language of texts that come in several; default: fr' },
    PAGES_OPTION,
  ],
  records,
}

async function* records(
  body: Body,
  options: Readonly<Record<string, string>>,
): AsyncGenerator<Item> {
  const { head, whole } = await sniff(body)
  const form = formOf(options['language'])
  if (DISTRICTS.test(head)) yield* districts(whole)
  else if (isOfColumns(head)) yield* readJsonPieces(rowsOf(whole), form, options, null)
  else yield* readJsonFeed(whole, form, options)
}

function formOf(language: string | undefined): JsonForm {
  return {
    noun: 'a record of a data set of events',
    lists: ['records', 'results', 'features'],
    pagesOf,
    isItem: (value) => isOfMirror(value) || isOfQueFaire(value) || isOfParisEvents(value),
    idOf: (record) =>
      firstText(record, ...(isOfQueFaire(record) ? ['id', 'event_id'] : ['uid']), 'recordid') ??
      null,
    map: (record) => mapped(record, language),
  }
}

function mapped(record: JsonObject, language: string | undefined): Outcome {
  if (isOfMirror(record)) return mapMirrored(record, language)
  return isOfQueFaire(record) ? mapQueFaire(record) : mapParisEvent(record)
}

/**
 * v1: `records[].fields`; v2: `records[].record.fields`; v2.1: `results`; GeoJSON: `features[].properties`. One such record
 * alone is a page of its own.
 */
function pagesOf(value: JsonObject): readonly JsonPage[] | null {
  const items = value['records'] ?? value['results'] ?? value['features']
  if (Array.isArray(items)) {
    return [
      { items: items.map(fieldsOf), total: wholeNumberOf(value['total_count'] ?? value['nhits']) },
    ]
  }
  const fields = fieldsOf(value)
  return fields === value ? null : [{ items: [fields] }]
}

function fieldsOf(item: unknown): unknown {
  if (!isObject(item)) return item
  if (isObject(item['record'])) return fieldsOf(item['record'])
  const { properties, geometry } = item
  if (isObject(properties)) return { ...properties, ...(isObject(geometry) ? { geometry } : {}) }
  if (!isObject(item['fields'])) return item
  return without(item['recordid'] ?? item['id'], item['fields'])
}

function without(recordid: unknown, fields: JsonObject): JsonObject {
  return recordid === undefined ? fields : { ...fields, recordid }
}

/** An export in XML begins with its declaration or root, one in CSV with the names of its columns; anything else is JSON. */
async function sniff(body: Body): Promise<{ head: string; whole: Body }> {
  const chunks = body.chunks()[Symbol.asyncIterator]()
  const first = await chunks.next()
  const taken = first.done === true ? [] : [first.value]
  const head = Buffer.concat(taken).toString('latin1', 0, HEAD_BYTES)
  return { head, whole: { ...body, chunks: () => rejoin(taken, chunks) } }
}

const HEAD_BYTES = 4096
const DISTRICTS = /^[^<]{0,8}(?:<\?xml[^>]*>\s*)?<arrondissements?\b/

const XML_BYTES_MAX = 64 * 1024 * 1024

async function* districts(body: Body): AsyncGenerator<Item> {
  const bytes = await readWhole(body.chunks(), XML_BYTES_MAX)
  if (bytes === null) throw new NotThisFormat('larger than an export in XML can be')
  const { text, warning } = decodeDocument(bytes, body.contentType)
  if (warning !== null) yield { kind: 'warning', text: warning }
  const { events, total, passedOver, fault } = readDistricts(text)
  for (const [at, event] of events.entries()) {
    const listing = mapDistrictEvent(event)
    const id = textOf(listing.id) ?? null
    yield {
      kind: 'record',
      line: at + 1,
      id,
      raw: JSON.stringify([...event.texts, event.postalCode]),
      read: () => (id === null ? [{ rejected: 'no address to know it by', id }] : [{ listing }]),
    }
  }
  if (passedOver > 0) {
    yield { kind: 'warning', text: 'passed over, being no events', count: { of: passedOver } }
  }
  if (fault !== null) yield { kind: 'incomplete', reason: `not well-formed: ${fault}` }
  else if (events.length < total)
    yield { kind: 'incomplete', reason: `${events.length} of ${total} events are here` }
}

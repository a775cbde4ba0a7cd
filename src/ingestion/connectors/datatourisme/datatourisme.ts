import { withoutBom } from '../../../lib/decode-text.ts'
import type { ArrayPiece } from '../../../lib/json-pieces.ts'
import { zipEntries } from '../../../lib/zip-entries.ts'
import { sniffZip } from '../../../lib/zip-files.ts'
import { asRefusal } from '../archived.ts'
import type { Body, Connector, Item } from '../connector.ts'
import { readJsonFeed, readJsonPieces } from '../json-feed.ts'
import type { JsonForm, JsonPage } from '../json-feed.ts'
import { isObject, listOf, textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { asInFlows, isApiObject } from './api-object.ts'
import { objectsOfGraph } from './flat-graph.ts'
import { readForms } from '../unread-forms.ts'
import { idOf, mapPoi } from './map-poi.ts'
import { typesOf } from './texts.ts'

export const datatourisme: Connector = {
  format: 'datatourisme',
  summary:
    'DATAtourisme: flows in JSON-LD (a zip archive, a folder of objects, objects one a line), pages of the API; places among them are passed over',
  options: [{ name: 'language', summary: 'language of texts that come in several; default: fr' }],
  records,
}

async function* records(
  body: Body,
  options: Readonly<Record<string, string>>,
): AsyncGenerator<Item> {
  const form = formOf(options['language'])
  const { isZip, whole } = await sniffZip(readForms(body.chunks()))
  const all = { ...body, chunks: whole }
  if (isZip) yield* readJsonPieces(objectsIn(all), form, options, null)
  else yield* readJsonFeed(all, form, options)
}

function formOf(language: string | undefined): JsonForm {
  return {
    noun: 'an object of DATAtourisme',
    lists: ['@graph'],
    pagesOf,
    isItem: (value) => value['@id'] !== undefined && value['@type'] !== undefined,
    isEvent,
    idOf,
    map: (poi) => mapPoi(poi, language),
  }
}

function isEvent(poi: JsonObject): boolean {
  return (
    poi['takesPlaceAt'] !== undefined ||
    typesOf(poi).some((type) => type === 'EntertainmentAndEvent' || type === 'Event')
  )
}

/** All objects in one graph; a page of the API, or an object of its; or the list of what an archive holds, which has nothing to read. */
function pagesOf(value: JsonObject): readonly JsonPage[] | null {
  const graph = value['@graph']
  if (Array.isArray(graph)) return [{ items: objectsOfGraph(graph, isEvent) }]
  if (isApiObject(value)) return [{ items: [asInFlows(value)] }]
  if (listOf(value['objects']).some(isApiObject)) return [apiPage(value)]
  const isContents = textOf(value['file']) !== undefined && value['@id'] === undefined
  const isContext = value['@context'] !== undefined && value['@id'] === undefined
  return isContents || isContext ? [{ items: [] }] : null
}

function apiPage({ objects, meta }: JsonObject): JsonPage {
  const total = isObject(meta) ? Number(meta['total']) : Number.NaN
  return {
    items: listOf(objects).map(asInFlows),
    total: Number.isInteger(total) ? total : null,
  }
}

const LIMITS = { entryBytesMax: 32 * 1024 * 1024, totalBytesMax: 8 * 1024 * 1024 * 1024 }

/** What an archive holds, and what its names mean: pages of nothing, beside which a broken object would be a lost one. */
const BESIDE = /(?:^|\/)(?:index\.json|context\.jsonld)$/i

/** The files of an archive, each a value of its own. */
async function* objectsIn(body: Body): AsyncGenerator<ArrayPiece> {
  let number = 0
  try {
    for await (const entry of zipEntries(body.chunks(), LIMITS)) {
      if ('cutOff' in entry) {
        yield { cutOff: true, rest: null }
        continue
      }
      if (!/\.json(?:ld)?$/i.test(entry.name) || BESIDE.test(entry.name)) continue
      number += 1
      const { bytes } = entry
      yield bytes === null ? { number, oversized: true } : { number, bytes: withoutBom(bytes) }
    }
  } catch (error) {
    throw asRefusal(error)
  }
}

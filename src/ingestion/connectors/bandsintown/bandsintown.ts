import type { Body, Connector, Item } from '../connector.ts'
import { PAGES_OPTION, readJsonFeed } from '../json-feed.ts'
import type { JsonForm } from '../json-feed.ts'
import { textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { isArtistEvent, mapArtistEvent } from './artist-event.ts'
import { groupRows } from './group-rows.ts'
import { isRow, readRow, rowId } from './row.ts'
import type { Row } from './row.ts'
import { mapNight } from './map-night.ts'
import { venuesKnown } from './venues.ts'

/** City pages, one row per artist, and artists' events as the API gives them. */
export const bandsintown: Connector = {
  format: 'bandsintown',
  summary: 'city pages of Bandsintown (one row per artist) or events of artists from its API',
  options: [PAGES_OPTION],
  records,
}

const FORM: JsonForm = {
  noun: 'a Bandsintown event',
  lists: ['events'],
  pagesOf: (value) => {
    if (!Array.isArray(value['events'])) return null
    return [{ items: value['events'], more: textOf(value['urlForNextPageOfEvents']) !== undefined }]
  },
  isItem: (value) => isRow(value) || isArtistEvent(value),
  idOf: (event) => rowId(event) ?? textOf(event['id']) ?? null,
  map: (event) => mapArtistEvent(event),
}

/** Rows of one night come anywhere in the pages, so the whole of them is read before the first listing is known. */
async function* records(
  body: Body,
  options: Readonly<Record<string, string>>,
): AsyncGenerator<Item> {
  const rows: Row[] = []
  for await (const item of readJsonFeed(body, FORM, options)) {
    if (item.kind !== 'record') {
      yield item
      continue
    }
    const event = JSON.parse(item.raw.toString()) as JsonObject
    if (!isRow(event) && (isArtistEvent(event) || rowId(event) === null)) {
      yield item
      continue
    }
    const row = readRow(event)
    if (typeof row === 'string') yield rejected(item, row)
    else rows.push({ ...row, line: item.line })
  }
  const venues = venuesKnown(rows)
  for (const night of groupRows(rows)) {
    const outcome = mapNight(night, venues)
    const first = Math.min(...night.map((row) => row.line))
    const raw = JSON.stringify([night.map((row) => ({ ...row, line: 0 })), outcome])
    yield { kind: 'record', line: first, id: night[0].id, raw, read: () => [outcome] }
  }
}

function rejected({ line, id }: { line: number; id: string | null }, reason: string): Item {
  return { kind: 'rejected', line, id, reason }
}

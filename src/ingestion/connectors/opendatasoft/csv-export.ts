import { csvRecordGroups } from '../../../lib/csv.ts'
import { decodeStream } from '../../../lib/decode-stream.ts'
import type { ArrayPiece } from '../../../lib/json-pieces.ts'
import type { Body } from '../connector.ts'

/** Columns that only these data sets have, in the first line of a table. */
const COLUMNS =
  /^[^\n[{<]*?(?:^|[;,\t])"?(?:title_[a-z]{2}|originagenda_\w+|occurrences|lead_text|address_name|price_type|timetable|placename|space_time_info)"?(?:[;,\t\r\n]|$)/

export function isOfColumns(head: string): boolean {
  return COLUMNS.test(head)
}

/** Rows of an export in CSV, each as the object that an export in JSON would hold, its lists and codes as texts. */
export async function* rowsOf(body: Body): AsyncGenerator<ArrayPiece> {
  const text = decodeStream(body.chunks(), body.contentType)
  let number = 0
  for await (const rows of csvRecordGroups(text.chunks())) {
    for (const { record, fault, isPart } of rows) {
      number += 1
      if (fault === 'long') yield { number, oversized: true }
      else if (isPart) yield { cutOff: true, rest: null }
      else yield { number, bytes: Buffer.from(JSON.stringify(record)) }
    }
  }
}

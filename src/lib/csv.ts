import { csvReader } from './csv-rows.ts'
import type { CsvReader, CsvRow } from './csv-rows.ts'

/** A row by the names of the first one. */
export interface CsvRecord {
  /** Where the row begins. */
  readonly line: number
  readonly record: Readonly<Record<string, string>>
  /** Why it may not be what was meant. */
  readonly fault: CsvRow['fault']
  /** It lacks its last cells, or a quote that is never closed has taken them: it says nothing. */
  readonly isPart: boolean
}

/**
 * Rows of a comma-separated text (`;` and tab between are told by the first line), as records by the names of the first
 * row. A byte order mark is passed over.
 */
export function* csvRecords(text: string): Generator<CsvRecord> {
  const reading = recordReader()
  yield* reading.push(text)
  yield* reading.end()
}

/** The same of a text that comes piece by piece, those together that a piece makes whole. */
export async function* csvRecordGroups(pieces: AsyncIterable<string>): AsyncGenerator<CsvRecord[]> {
  const reading = recordReader()
  for await (const piece of pieces) yield [...reading.push(piece)]
  yield [...reading.end()]
}

/** A first line that is longer tells enough of what stands between its names. */
const HEAD_MAX = 1024 * 1024

function recordReader() {
  let head = ''
  let reader: CsvReader | null = null
  let names: readonly string[] | null = null
  function* records(rows: Iterable<CsvRow>): Generator<CsvRecord> {
    for (const { line, cells, fault, unended } of rows) {
      if (names === null) {
        names = cells.map((cell) => cell.trim())
        continue
      }
      const record = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
      const isBroken = fault === 'quote' && (unended === true || cells.length !== names.length)
      yield { line, record, fault, isPart: fault === 'cutOff' || isBroken }
    }
  }
  /** What the rows are told apart by is known once the first line is there. */
  function* begin(): Generator<CsvRecord> {
    const body = head.startsWith('\uFEFF') ? head.slice(1) : head
    reader = csvReader({ delimiter: separatorOf(body) })
    yield* records(reader.push(body))
  }
  return {
    *push(piece: string): Generator<CsvRecord> {
      if (reader !== null) {
        yield* records(reader.push(piece))
        return
      }
      head += piece
      if (/[\r\n]/.test(piece) || head.length > HEAD_MAX) yield* begin()
    },
    *end(): Generator<CsvRecord> {
      if (reader === null) yield* begin()
      if (reader !== null) yield* records((reader as CsvReader).end())
    },
  }
}

function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/))
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign
}

import { csvReader } from './csv-rows.ts'

/**
 * Rows of a comma-separated text (`;` and tab between are told by the first line), as records by the names of the first
 * row. A byte order mark is passed over.
 */
export function* csvRecords(
  text: string,
): Generator<{ readonly line: number; readonly record: Record<string, string> }> {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text
  const reader = csvReader({ delimiter: separatorOf(body) })
  let names: readonly string[] | undefined
  for (const { line, cells } of rowsOf(reader, body)) {
    if (names === undefined) {
      names = cells.map((cell) => cell.trim())
      continue
    }
    yield { line, record: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) }
  }
}

function* rowsOf(reader: ReturnType<typeof csvReader>, text: string) {
  yield* reader.push(text)
  yield* reader.end()
}

function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/))
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign
}

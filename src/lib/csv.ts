/**
 * Rows of a comma-separated text (RFC 4180; `;` and tab between are told by the first line), as records by the names
 * of the first row. Quotes may hold line breaks; a byte order mark and blank lines are passed over.
 */
export function* csvRecords(
  text: string,
): Generator<{ readonly line: number; readonly record: Record<string, string> }> {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text
  let names: readonly string[] | undefined
  for (const { line, cells } of csvRows(body, separatorOf(body))) {
    if (names === undefined) {
      names = cells.map((cell) => cell.trim())
      continue
    }
    yield { line, record: Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) }
  }
}

function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/))
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).sign
}

function* csvRows(
  text: string,
  separator: string,
): Generator<{ readonly line: number; readonly cells: readonly string[] }> {
  // One cell and what ends it: quoted (with doubled quotes inside), else as it stands, stray quotes included.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`,
    'y',
  )
  let line = 1
  let first = 1
  let cells: string[] = []
  while (cell.lastIndex < text.length) {
    const [whole = '', quoted, bare = '', end = ''] = cell.exec(text) ?? []
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    line += whole.split(/\r\n|\n|\r/).length - 1
    if (end === separator) continue
    if (cells.length > 1 || cells[0] !== '') yield { line: first, cells }
    cells = []
    first = line
  }
  if (cells.length > 0) yield { line: first, cells }
}

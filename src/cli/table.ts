type Cell = string | number | boolean | null

/** A plain text table: columns as wide as their widest cell, numbers to the right. */
export function textTable(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => row.map(cellText))
  const widths = headings.map((heading, column) =>
    Math.max(width(heading), ...texts.map((row) => width(row[column] ?? ''))),
  )
  const numeric = headings.map(
    (_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const blanks = ' '.repeat(Math.max(0, (widths[column] ?? 0) - width(cell)))
        return numeric[column] ? blanks + cell : cell + blanks
      })
      .join('  ')
      .trimEnd()
  return [line(headings), line(widths.map((each) => '-'.repeat(each))), ...texts.map(line)].join(
    '\n',
  )
}

/** Label and value, one a line. */
export function textFields(fields: readonly (readonly [label: string, value: Cell])[]): string {
  const widest = Math.max(...fields.map(([label]) => width(label)))
  return fields
    .map(([label, value]) => `${label}${' '.repeat(widest - width(label))}  ${cellText(value)}`)
    .join('\n')
}

function cellText(cell: Cell): string {
  if (cell === null) return '-'
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  return String(cell)
}

const segmenter = new Intl.Segmenter()

/** Letters as a reader counts them: an accent or an emoji must not shift the next column. */
function width(text: string): number {
  return /^[\x20-\x7E]*$/.test(text) ? text.length : [...segmenter.segment(text)].length
}

export type Cell = string | number | boolean | null

/** Cells that are folded further are not read any more. */
const CELL_MIN = 10
const GAP = 2

/**
 * A plain text table: columns as wide as their widest cell, numbers to the right. On a screen of fewer `columns` its widest
 * cells are folded; where that is not enough it becomes a list of its rows.
 */
export function textTable(
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
  columns = Infinity,
): string {
  // As arguments of one call so many rows as a catalogue has overflow the stack.
  const widths = headings.map((heading, column) =>
    rows.reduce(
      (most, row) => Math.max(most, width(cellText(row[column] ?? null))),
      width(heading),
    ),
  )
  const narrow = narrowed(widths, columns)
  return wholeWidth(narrow) > columns
    ? listOfRows(headings, rows)
    : plainTable(headings, rows, narrow)
}

function listOfRows(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return rows
    .map((row) => textFields(headings.map((heading, column) => [heading, row[column] ?? null])))
    .join('\n\n')
}

function plainTable(
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
  widths: readonly number[],
): string {
  const numeric = headings.map(
    (_, column) => rows.length > 0 && rows.every((row) => typeof row[column] === 'number'),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const blanks = ' '.repeat(Math.max(0, (widths[column] ?? 0) - width(cell)))
        return numeric[column] ? blanks + cell : cell + blanks
      })
      .join(' '.repeat(GAP))
      .trimEnd()
  const lines = (cells: readonly string[]) => {
    const folded = cells.map((cell, column) => foldedText(cell, widths[column] ?? Infinity))
    const height = Math.max(...folded.map((parts) => parts.length))
    return Array.from({ length: height }, (_, at) => line(folded.map((parts) => parts[at] ?? '')))
  }
  return [
    ...lines(headings),
    line(widths.map((each) => '-'.repeat(each))),
    ...rows.flatMap((row) => lines(headings.map((_, column) => cellText(row[column] ?? null)))),
  ].join('\n')
}

function wholeWidth(widths: readonly number[]): number {
  return widths.reduce((sum, each) => sum + each, GAP * (widths.length - 1))
}

/** The widest give way first. */
function narrowed(widths: readonly number[], columns: number): readonly number[] {
  const narrow = [...widths]
  while (wholeWidth(narrow) > columns && Math.max(...narrow) > CELL_MIN)
    narrow[narrow.indexOf(Math.max(...narrow))] = Math.max(...narrow) - 1
  return narrow
}

/** Between words where it can be, within them where they are longer than a line. */
function foldedText(text: string, most: number): readonly string[] {
  if (width(text) <= most) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((one) => pieces(one, most))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (width(longer) > most) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

function pieces(word: string, most: number): readonly string[] {
  const letters = [...segmenter.segment(word)].map(({ segment }) => segment)
  const count = Math.max(1, Math.ceil(letters.length / most))
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * most, (at + 1) * most).join(''),
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

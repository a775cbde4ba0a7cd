import { literalPattern } from './literal-pattern.ts'

export interface CsvRow {
  /** Where it begins. */
  readonly line: number
  readonly cells: readonly string[]
  /**
   * `quote`: one is never closed, and these are the cells of its first line alone. `long`: it was passed over. `cutOff`: the
   * text ends in it, before the cells that each row before it has.
   */
  readonly fault: 'quote' | 'long' | 'cutOff' | null
  /** With a quote that is never closed: the text ends in this line. */
  readonly unended?: boolean
}

export interface CsvReader {
  /** The rows that are whole with this piece of text. */
  push(text: string): Generator<CsvRow>
  end(): Generator<CsvRow>
}

export interface CsvSigns {
  readonly delimiter: string
  readonly quote?: string | undefined
}

/** No row is longer; a quoted cell that is has a quote that is never closed. */
const ROW_MAX = 1024 * 1024

interface Cell {
  readonly value: string
  /** Where the next one begins. */
  readonly next: number
  readonly last: boolean
}

/** More text is needed to tell. */
const MORE = 'more'
/** The quote is never closed. */
const UNCLOSED = 'unclosed'

/** What was not made rows of yet, and what it is read by. */
interface Text {
  readonly delimiter: string
  readonly quote: string
  /** A cell without quotes, and what ends it. */
  readonly bare: RegExp
  /** What ends a quoted cell. */
  readonly behind: RegExp
  /** A cell of one line whose quotes stand behind blanks, and what ends it. */
  readonly spaced: RegExp
  text: string
  ended: boolean
  /** Within a row that is too long. */
  skipping: boolean
  line: number
  /** Rows so far, and the fewest cells that one of them has. */
  rows: number
  least: number
}

/** So many rows show how many cells each has. */
const ROWS_THAT_SHOW = 3

/**
 * Rows of a text of any size (RFC 4180), and of what programs make of the standard: any line ends, undoubled quotes within
 * a quoted cell or such as a backslash stands before, blanks before a quoted cell. A quote that is never closed does not swallow the rows behind it: it is taken for one where the cell
 * goes over a line end and the next quote sign stands where a cell begins. Blank lines are passed over.
 */
export function csvReader({ delimiter, quote = '"' }: CsvSigns): CsvReader {
  const sign = literalPattern(delimiter)
  const end = `(${sign}|\\r\\n|\\n|\\r|$)`
  // A tab that parts cells is no blank: an empty cell would be lost.
  const blank = delimiter === '\t' ? ' ' : '[ \\t]'
  const mark = literalPattern(quote)
  const source: Text = {
    delimiter,
    quote,
    bare: new RegExp(`([^${sign}\\r\\n]*)${end}`, 'y'),
    behind: new RegExp(`${blank}*${end}`, 'y'),
    spaced: new RegExp(
      `${blank}+${mark}((?:[^${mark}\\r\\n]|${mark}${mark})*)${mark}${blank}*${end}`,
      'y',
    ),
    text: '',
    ended: false,
    skipping: false,
    line: 1,
    rows: 0,
    least: Infinity,
  }
  return {
    *push(piece) {
      source.text += piece
      yield* rowsOf(source)
    },
    *end() {
      source.ended = true
      yield* rowsOf(source)
    },
  }
}

function* rowsOf(source: Text): Generator<CsvRow> {
  const { text } = source
  let at = source.skipping ? skip(source, 0) : 0
  while (at < text.length) {
    const found = rowAt(source, at)
    if (found === MORE && text.length - at <= ROW_MAX) break
    if (found === MORE) yield { line: source.line, cells: [], fault: 'long' }
    else if (found.row.cells.length > 1 || found.row.cells[0] !== '')
      yield endsIn(source, found) ? { ...found.row, fault: 'cutOff' } : counted(source, found.row)
    const next = found === MORE ? skip(source, at) : found.next
    source.line += linesIn(text, at, next)
    at = next
  }
  source.text = text.slice(at)
}

function counted(source: Text, row: CsvRow): CsvRow {
  source.rows += 1
  source.least = Math.min(source.least, row.cells.length)
  return row
}

/** Where each row has its cells, one that has fewer and no line end either is not what was written. */
function endsIn({ text, ended, rows, least }: Text, { row, next }: RowFound): boolean {
  const isLast = ended && next === text.length && !/[\r\n]$/.test(text)
  return isLast && row.fault === null && rows >= ROWS_THAT_SHOW && row.cells.length < least
}

/** The line end that ends what is too long, or the end of the text so far. */
function skip(source: Text, from: number): number {
  const end = source.text.slice(from).search(/[\r\n]/)
  source.skipping = end === -1
  return end === -1 ? source.text.length : from + end
}

interface RowFound {
  readonly row: CsvRow
  readonly next: number
}

function rowAt(source: Text, start: number): RowFound | typeof MORE {
  const cells: string[] = []
  for (let at = start; ;) {
    const quoted = source.text.startsWith(source.quote, at)
    const cell = quoted ? quotedAt(source, at) : bareAt(source, at)
    if (cell === MORE) return MORE
    if (cell === UNCLOSED) return firstLineAt(source, start)
    cells.push(cell.value)
    at = cell.next
    if (cell.last) return { row: { line: source.line, cells, fault: null }, next: at }
  }
}

function bareAt(source: Text, at: number): Cell | typeof MORE {
  const spaced = spacedAt(source, at)
  if (spaced !== null) return spaced
  const found = matchAt(source, source.bare, at)
  if (found === MORE || found === null) return MORE
  const { lastIndex } = source.bare
  return { value: found[1] ?? '', next: lastIndex, last: found[2] !== source.delimiter }
}

/** `1, "A, B"`: null where no blank stands before a quote, or the quote is not closed on its line. */
function spacedAt(source: Text, at: number): Cell | typeof MORE | null {
  const { text, quote, ended, spaced } = source
  const first = text[at]
  if (first !== ' ' && first !== '\t') return null
  if (!ended && !/[\r\n]/.test(text.slice(at))) return MORE
  const found = matchAt(source, spaced, at)
  if (found === MORE || found === null) return found
  const value = (found[1] ?? '').replaceAll(quote + quote, quote)
  return { value, next: spaced.lastIndex, last: found[2] !== source.delimiter }
}

function quotedAt(source: Text, at: number): Cell | typeof MORE | typeof UNCLOSED {
  const { text, quote, behind } = source
  let lines = false
  let escapes = false
  for (let from = at + 1; ;) {
    const close = text.indexOf(quote, from)
    if (close === -1) return unlessMore(source, at)
    const escaped = isEscaped(text, at, close)
    const doubled = text[close + 1] === quote
    const within = doubled || (escapes && escaped)
    const found = within ? null : matchAt(source, behind, close + 1)
    if (found === MORE) return MORE
    if (found !== null) {
      const value = unquoted(text.slice(at + 1, close), quote, escapes)
      return { value, next: behind.lastIndex, last: found[1] !== source.delimiter }
    }
    // A cell may end with a backslash; where one stands before a quote that ends none, it does so before others too.
    escapes ||= escaped
    lines ||= /[\r\n]/.test(text.slice(from, close))
    const pair = doubled && !escaped
    if (lines && !within && opensCell(source, close)) return UNCLOSED
    from = close + (pair ? 2 : 1)
  }
}

function unlessMore({ text, ended }: Text, at: number): typeof MORE | typeof UNCLOSED {
  return ended || text.length - at > ROW_MAX ? UNCLOSED : MORE
}

/** An odd number of backslashes stands before the sign. */
function isEscaped(text: string, start: number, at: number): boolean {
  let from = at
  while (from > start + 1 && text[from - 1] === '\\') from -= 1
  return (at - from) % 2 === 1
}

function unquoted(text: string, quote: string, escapes: boolean): string {
  const plain = text.replaceAll(quote + quote, quote)
  return escapes
    ? plain.replace(/\\([\s\S])/g, (all, sign) => (sign === quote || sign === '\\' ? sign : all))
    : plain
}

/** Null where it does not match; a match that what comes next may change is none yet. */
function matchAt({ text, ended, delimiter }: Text, pattern: RegExp, at: number) {
  pattern.lastIndex = at
  const found = pattern.exec(text)
  const open = found !== null && !ended && pattern.lastIndex === text.length
  return open && found.at(-1) !== delimiter ? MORE : found
}

function opensCell({ text, delimiter }: Text, at: number): boolean {
  return text.startsWith(delimiter, at - 1) || /[\r\n]/.test(text[at - 1] ?? '')
}

function firstLineAt({ text, line, delimiter, quote }: Text, start: number): RowFound {
  const end = /\r\n|\n|\r/g
  end.lastIndex = start
  const found = end.exec(text)
  const whole = text.slice(start, found?.index)
  const cells = whole.split(delimiter).map((cell) => cell.replaceAll(quote, ''))
  const next = found === null ? text.length : end.lastIndex
  return { row: { line, cells, fault: 'quote', unended: found === null }, next }
}

function linesIn(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) count += 1
  }
  return count
}

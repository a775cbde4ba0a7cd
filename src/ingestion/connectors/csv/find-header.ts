import { seen } from './column-names.ts'
import { SIGNS, sniffDelimiter } from './sniff-delimiter.ts'

/** Titles, days and notes that people put above a table end somewhere. */
const LINES_LOOKED_AT = 20

export interface Header {
  /** Letters in front of the names of columns. */
  readonly skip: number
  /** Lines in front of them. */
  readonly lines: number
  readonly delimiter: string
}

/** The first line that holds all of `fields`, which may stand below others, and by what its cells are parted; null where none does. */
export function findHeader(
  head: string,
  fields: readonly string[],
  delimiter: string | null,
): Header | null {
  if (fields.length === 0) return null
  let skip = 0
  let within = false
  for (const [lines, written] of head.split(/(?<=\r\n|\n|\r(?!\n))/).entries()) {
    if (lines >= LINES_LOOKED_AT) return null
    // Names of columns may hold more commas than there are semicolons between them.
    const signs = delimiter === null ? [sniffDelimiter(written), ...SIGNS] : [delimiter]
    const sign = within ? undefined : signs.find((one) => holdsAll(written, one, fields))
    if (sign !== undefined) return { skip, lines, delimiter: sign }
    skip += written.length
    // The names of columns may go over several lines, and their second line is not where they begin.
    if ((written.match(/"/g)?.length ?? 0) % 2 === 1) within = !within
  }
  return null
}

/** Whether a row, parted by the sign, holds all of these columns. */
export function holdsAll(line: string, sign: string, fields: readonly string[]): boolean {
  const whole = line.replace(/^\uFEFF/, '').trim()
  // A row that a spreadsheet took for one cell stands within quotes as a whole.
  return [whole, whole.replace(/^"(.*)"$/, '$1')].some((text) => {
    const names = text.split(sign).map((cell) => seen(cell.trim().replace(/^"(.*)"$/, '$1')))
    const plain = new Set(names)
    return fields.every((field) => plain.has(seen(field)))
  })
}

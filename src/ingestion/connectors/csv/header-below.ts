import { SIGNS } from './sniff-delimiter.ts'

/** Titles, days and notes that people put above a table end somewhere. */
const LINES_LOOKED_AT = 20

export interface HeaderBelow {
  /** Letters in front of the names of columns. */
  readonly skip: number
  /** Lines in front of them. */
  readonly lines: number
  readonly delimiter: string
}

/**
 * Where the names of the columns stand below other lines: the first line that holds all of `fields`. Null where the first
 * line does, or none.
 */
export function headerBelow(
  head: string,
  fields: readonly string[],
  delimiter: string | null,
): HeaderBelow | null {
  if (fields.length === 0) return null
  const signs = delimiter === null ? SIGNS : [delimiter]
  let skip = 0
  for (const [lines, written] of head.split(/(?<=\r\n|\n|\r(?!\n))/).entries()) {
    if (lines >= LINES_LOOKED_AT) return null
    const sign = signs.find((one) => holdsAll(written, one, fields))
    if (sign !== undefined) return lines === 0 ? null : { skip, lines, delimiter: sign }
    skip += written.length
  }
  return null
}

function holdsAll(line: string, sign: string, fields: readonly string[]): boolean {
  const names = line.split(sign).map((cell) => cell.replace(/^\uFEFF/, '').trim())
  const plain = new Set(names.map((name) => name.replace(/^"(.*)"$/, '$1').trim()))
  return fields.every((field) => plain.has(field))
}

import { decodePiece } from '../../../lib/decode-text.ts'

/** How vCalendar 1.0 marks a value, and programs that write iCalendar by its rules. */
const QUOTED = /^[\w-]+(?:;[^:]*)?;(?:ENCODING=)?"?QUOTED-PRINTABLE"?[;:]/i

/** Where the parameters of a line that is marked so end. */
const HEAD_MAX = 100

/** True where a value that ends with `=` goes on in the next line, whatever that begins with. */
export function isQuoted(line: string): boolean {
  return QUOTED.test(line.slice(0, HEAD_MAX))
}

/**
 * A content line whose value is quoted-printable (RFC 2045 6.7) as the bytes it stands for, each one a character. Line ends
 * within it become the escape that iCalendar has for them.
 */
export function withoutQuoting(line: string): string {
  if (!isQuoted(line)) return line
  const colon = line.indexOf(':')
  const bytes = line
    .slice(colon + 1)
    .replace(/=$/, '')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const charset = /;CHARSET="?([\w-]+)/i.exec(line.slice(0, colon))?.[1]
  return `${line.slice(0, colon + 1)}${inUtf8(bytes, charset).replace(/\r\n?|\n/g, '\\n')}`
}

/** The rest of a calendar is UTF-8, whatever a single value says of itself. */
function inUtf8(bytes: string, charset: string | undefined): string {
  if (charset === undefined || /^(?:utf-?8|us-ascii)$/i.test(charset)) return bytes
  const { text } = decodePiece(Buffer.from(bytes, 'latin1'), charset.toLowerCase())
  return Buffer.from(text).toString('latin1')
}

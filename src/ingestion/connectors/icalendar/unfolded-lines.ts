import { isQuoted, withoutQuoting } from './quoted-printable.ts'

export interface UnfoldedLine {
  /** 1-based, of its first part. */
  readonly number: number
  /** The bytes as Latin-1: programs fold in the middle of a letter, so decoding comes after unfolding. */
  readonly text: string
}

/** A longer line (a picture inside the calendar) is cut: nothing we read is that long. */
const LINE_MAX = 512 * 1024

const PROPERTY = /^[A-Za-z][\w.-]*[;:]/

/** Goes on the value of no line before it. */
const BORDER = /^(?:BEGIN|END):[A-Z]/i

/** The content lines of a calendar (RFC 5545 3.1), whatever its line ends: CRLF, LF or CR. */
export async function* unfoldedLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<UnfoldedLine> {
  let number = 0
  let line: Line | null = null
  for await (const part of physicalLines(chunks)) {
    number += 1
    if (line !== null && hidesItsEnd(line) && !BORDER.test(part)) {
      if (line.size < LINE_MAX) line.parts.push((line.parts.pop() ?? '').slice(0, -1))
      take(line, part)
    } else if (line !== null && (part.startsWith(' ') || part.startsWith('\t'))) {
      take(line, part.slice(1))
    } else if (line !== null && !PROPERTY.test(part)) {
      // Text that a program did not fold at all.
      if (part.trim() !== '') take(line, `\\n${part}`)
    } else {
      if (line !== null) yield whole(line)
      line = { number, parts: [part], last: part, size: part.length }
    }
  }
  if (line !== null) yield whole(line)
}

interface Line {
  readonly number: number
  readonly parts: string[]
  last: string
  size: number
}

function take(line: Line, part: string): void {
  if (part !== '' && line.size < LINE_MAX) line.parts.push(part)
  line.last = part
  line.size += part.length
}

function hidesItsEnd({ parts, last }: Line): boolean {
  if (!last.endsWith('=')) return false
  const [first = '', ...next] = parts.slice(0, 3).map((part) => part.slice(0, 100))
  return isQuoted(first + next.join(''))
}

function whole({ number, parts }: Line): UnfoldedLine {
  return { number, text: withoutQuoting(parts.join('')) }
}

async function* physicalLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let held = ''
  // A CR at the end of a chunk may be half of a CRLF.
  let carriage = ''
  for await (const chunk of chunks) {
    const text = carriage + chunk.toString('latin1')
    carriage = text.endsWith('\r') ? '\r' : ''
    const lines = (carriage === '' ? text : text.slice(0, -1)).split(/\r\n|\n|\r/)
    const last = lines.pop() ?? ''
    for (const one of lines) {
      yield (held + one).slice(0, LINE_MAX)
      held = ''
    }
    if (held.length < LINE_MAX) held += last
  }
  yield held.slice(0, LINE_MAX)
}

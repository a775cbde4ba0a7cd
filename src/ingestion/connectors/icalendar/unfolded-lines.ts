import { goesOnQuoted, withoutQuoting } from './quoted-printable.ts'

export interface UnfoldedLine {
  /** 1-based, of its first part. */
  readonly number: number
  /** The bytes as Latin-1: programs fold in the middle of a letter, so decoding comes after unfolding. */
  readonly text: string
}

/** A longer line (a picture inside the calendar) is cut: nothing we read is that long. */
const LINE_MAX = 512 * 1024

/** Goes on the value of no line before it. */
const BORDER = /^(?:BEGIN|END):[A-Z]/i

/** The content lines of a calendar (RFC 5545 3.1), whatever its line ends: CRLF, LF or CR. */
export async function* unfoldedLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<UnfoldedLine> {
  let number = 0
  let line: { number: number; text: string } | null = null
  for await (const part of physicalLines(chunks)) {
    number += 1
    if (line !== null && goesOnQuoted(line.text) && !BORDER.test(part)) {
      line.text = line.text.slice(0, -1) + (line.text.length < LINE_MAX ? part : '')
      continue
    }
    if (line !== null && (part.startsWith(' ') || part.startsWith('\t'))) {
      if (line.text.length < LINE_MAX) line.text += part.slice(1)
      continue
    }
    if (line !== null) yield unquoted(line)
    line = { number, text: part }
  }
  if (line !== null) yield unquoted(line)
}

function unquoted({ number, text }: UnfoldedLine): UnfoldedLine {
  return { number, text: withoutQuoting(text) }
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

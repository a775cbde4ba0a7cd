/** Cutting a stream of bytes into lines or JSON values, with memory for one of them at a time. */

export interface Piece {
  /** 1-based: the line, or the place in the array. */
  readonly number: number
  readonly bytes: Buffer
  /** A line without its end, which only the last one can be. */
  readonly unended?: true
}

/** A piece longer than allowed; what it holds is skipped. */
export interface Oversized {
  readonly number: number
  readonly oversized: true
}

const NEWLINE = 0x0a
const RETURN = 0x0d

/** Lines without their ends. The last one needs no end of its own. */
export async function* byteLines(
  chunks: AsyncIterable<Buffer>,
  sizeMax: number,
): AsyncGenerator<Piece | Oversized> {
  for await (const lines of lineGroups(chunks, sizeMax)) yield* lines
}

/** The same, all that end in one chunk together. */
export async function* lineGroups(
  chunks: AsyncIterable<Buffer>,
  sizeMax: number,
): AsyncGenerator<(Piece | Oversized)[]> {
  let held: Buffer[] = []
  let size = 0
  let number = 1
  const line = (tail: Buffer): Piece | Oversized => {
    const tooLong = size + tail.length > sizeMax
    const bytes = held.length === 0 ? tail : Buffer.concat([...held, tail])
    held = []
    size = 0
    const end = bytes.at(-1) === RETURN ? bytes.length - 1 : bytes.length
    const piece = tooLong
      ? ({ number, oversized: true } as const)
      : { number, bytes: bytes.subarray(0, end) }
    number += 1
    return piece
  }
  for await (const chunk of chunks) {
    let from = 0
    const lines: (Piece | Oversized)[] = []
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      lines.push(line(chunk.subarray(from, at)))
      from = at + 1
    }
    if (lines.length > 0) yield lines
    if (from === chunk.length) continue
    size += chunk.length - from
    // Of an oversized line nothing more is kept than that it is one.
    if (size <= sizeMax) held.push(chunk.subarray(from))
    else held = []
  }
  if (size > 0) yield [{ ...line(Buffer.alloc(0)), unended: true }]
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === NEWLINE || byte === RETURN || byte === 0x09
}

/** `rest`: the beginning of the element that never ended; null when there is none, or it is oversized. */
export interface CutOff {
  readonly cutOff: true
  readonly rest: Buffer | null
}

export type ArrayPiece = Piece | Oversized | CutOff | { readonly trailing: true }

/**
 * The elements of a JSON array (or, with `sequence`, of JSON objects written one after another). Strings are skipped by
 * their quotes, so anything may stand inside them. An array that never ends is `cutOff`.
 */
export async function* jsonElements(
  chunks: AsyncIterable<Buffer>,
  sizeMax: number,
  sequence = false,
): AsyncGenerator<ArrayPiece> {
  const scan = new ElementScanner(sizeMax, sequence)
  for await (const chunk of chunks) yield* scan.feed(chunk)
  yield* scan.finish()
}

/** State between chunks. Not exported: the generator above is the way in. */
class ElementScanner {
  private readonly sizeMax: number
  private readonly sequence: boolean
  private readonly base: number
  private depth = 0
  private inString = false
  private escaped = false
  private ended = false
  private trailing = false
  private number = 0
  private held: Buffer[] = []
  private size = 0
  private open = false

  constructor(sizeMax: number, sequence: boolean) {
    this.sizeMax = sizeMax
    this.sequence = sequence
    this.base = sequence ? 0 : 1
  }

  *feed(chunk: Buffer): Generator<ArrayPiece> {
    let from = 0
    for (let at = 0; at < chunk.length; at += 1) {
      if (this.inString) {
        at = this.skipString(chunk, at)
        continue
      }
      const step = this.step(chunk[at] ?? 0)
      if (step === 'start') from = at
      else if (step === 'endBefore' || step === 'endAfter') {
        const end = step === 'endAfter' ? at + 1 : at
        yield this.take(chunk.subarray(from, end))
      }
    }
    if (this.open) this.keep(chunk.subarray(from))
  }

  /** From inside a string to its closing quote, or to the end of the chunk. Most of a feed is text: it is not looked at. */
  private skipString(chunk: Buffer, start: number): number {
    let from = start
    if (this.escaped) {
      this.escaped = false
      from += 1
    }
    for (let at = chunk.indexOf(QUOTE, from); at !== -1; at = chunk.indexOf(QUOTE, at + 1)) {
      if (isEscaped(chunk, at, from)) continue
      this.inString = false
      return at
    }
    this.escaped = isEscaped(chunk, chunk.length, from)
    return chunk.length
  }

  *finish(): Generator<ArrayPiece> {
    if (this.trailing) yield { trailing: true }
    const whole = this.sequence ? !this.open : this.ended
    if (whole) return
    const begun = this.open && this.size <= this.sizeMax
    yield { cutOff: true, rest: begun ? Buffer.concat(this.held) : null }
  }

  /** What one byte outside of strings does to the element. */
  private step(byte: number): 'start' | 'endBefore' | 'endAfter' | 'on' {
    if (isBlank(byte)) return 'on'
    if (this.isBehind(byte)) {
      this.trailing = true
      return 'on'
    }
    const between = this.depth === this.base && (byte === COMMA || byte === CLOSE_BRACKET)
    if (between && this.open && !this.sequence) {
      this.ended = byte === CLOSE_BRACKET
      return 'endBefore'
    }
    const starts = !this.open && this.depth === this.base && !between
    if (starts) this.begin()
    this.track(byte)
    if (starts) return 'start'
    return this.sequence && this.open && this.depth === 0 ? 'endAfter' : 'on'
  }

  /** Behind the list, or behind one of several objects, something stands that begins none. */
  private isBehind(byte: number): boolean {
    if (this.ended) return true
    const isBetween = this.sequence && !this.open && this.depth === 0 && this.number > 0
    return isBetween && byte !== COMMA && byte !== OPEN_BRACE && byte !== OPEN_BRACKET
  }

  private begin(): void {
    this.open = true
    this.number += 1
  }

  private track(byte: number): void {
    if (byte === QUOTE) this.inString = true
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.depth += 1
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) this.depth -= 1
    if (!this.sequence && this.depth === 0 && byte === CLOSE_BRACKET) this.ended = true
  }

  private keep(bytes: Buffer): void {
    this.size += bytes.length
    if (this.size <= this.sizeMax) this.held.push(bytes)
    else this.held = []
  }

  private take(tail: Buffer): Piece | Oversized {
    this.keep(tail)
    const bytes = this.held.length === 1 ? tail : Buffer.concat(this.held)
    const tooLong = this.size > this.sizeMax
    this.held = []
    this.size = 0
    this.open = false
    return tooLong
      ? { number: this.number, oversized: true }
      : { number: this.number, bytes: trimEnd(bytes) }
  }
}

/** Is there an odd number of backslashes just before `at`? */
function isEscaped(bytes: Buffer, at: number, from: number): boolean {
  let slashes = 0
  while (at - slashes > from && bytes[at - slashes - 1] === BACKSLASH) slashes += 1
  return slashes % 2 === 1
}

function trimEnd(bytes: Buffer): Buffer {
  let end = bytes.length
  while (end > 0 && isBlank(bytes[end - 1] ?? 0)) end -= 1
  return bytes.subarray(0, end)
}

import { rejoin } from '../../lib/rejoin.ts'

export interface BodyHead {
  readonly head: string
  /** Everything including it, but for blanks in front of it. */
  readonly whole: AsyncIterable<Buffer>
}

/**
 * What a body begins with behind any blanks, until that says enough or is as long as it may be. Of blanks in front of it, however
 * many, the line ends are kept alone: lines are told by their numbers.
 */
export async function headOfBody(
  chunks: AsyncGenerator<Buffer>,
  isEnough: (head: string) => boolean,
  lengthMax: number,
): Promise<BodyHead> {
  const taken: Buffer[] = []
  let lineEnds = 0
  let head = ''
  while (!isEnough(head) && head.length < lengthMax) {
    const next = await chunks.next()
    if (next.done === true) break
    const chunk = taken.length === 0 ? withoutBlanks(next.value) : next.value
    if (taken.length === 0) lineEnds += lineEndsIn(next.value, next.value.length - chunk.length)
    if (chunk.length === 0) continue
    taken.push(chunk)
    head += chunk.toString('utf8')
  }
  return { head, whole: rejoin(behindLines(lineEnds, taken), chunks) }
}

const LINE_END = 0x0a
const BLANKS: ReadonlySet<number> = new Set([0x20, 0x09, LINE_END, 0x0d])

function withoutBlanks(chunk: Buffer): Buffer {
  const at = chunk.findIndex((byte) => !BLANKS.has(byte))
  return at === -1 ? chunk.subarray(chunk.length) : chunk.subarray(at)
}

function lineEndsIn(chunk: Buffer, end: number): number {
  let count = 0
  for (
    let at = chunk.indexOf(LINE_END);
    at !== -1 && at < end;
    at = chunk.indexOf(LINE_END, at + 1)
  )
    count += 1
  return count
}

const BLOCK = 65_536

function* behindLines(count: number, taken: readonly Buffer[]): Generator<Buffer> {
  for (let left = count; left > 0; left -= BLOCK)
    yield Buffer.alloc(Math.min(left, BLOCK), LINE_END)
  yield* taken
}

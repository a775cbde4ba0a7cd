import { endOfNotices } from '../../lib/printed-notices.ts'
import { rejoin } from '../../lib/rejoin.ts'
import type { Body, Connector, Item } from './connector.ts'

type Records = Connector['records']

/**
 * The connector, for bodies that begin with what is no part of them and end with what belongs to that: what PHP printed in
 * front, the guards against scripts of other sites (`)]}'`, `for(;;);`), the call of JSONP, `var events = `. Whoever reads
 * one passes over it. What stands in the middle is not looked for.
 */
export function withoutNoise(connector: Connector): Connector {
  const isScript = connector.format !== 'csv'
  const records: Records = (body, options, now) => ({
    [Symbol.asyncIterator]: () =>
      beginning(async () => {
        const { cleaned, printed } = await pastNoise(body, isScript)
        const first: Item | null =
          printed === null
            ? null
            : {
                kind: 'warning',
                text: 'a program printed something in front of it',
                quote: printed,
              }
        const items = connector.records(cleaned, options, now)
        return { first, rest: items[Symbol.asyncIterator]() }
      }),
  })
  return { ...connector, records }
}

interface Begun {
  readonly first: Item | null
  readonly rest: AsyncIterator<Item>
}

/** No generator around the other one: for each record that would be a noticeable part of what an unchanged one costs. */
function beginning(begin: () => Promise<Begun>): AsyncIterator<Item> {
  let rest: AsyncIterator<Item> | null = null
  async function first(): Promise<IteratorResult<Item>> {
    const begun = await begin()
    rest = begun.rest
    return begun.first === null ? rest.next() : { done: false, value: begun.first }
  }
  return {
    next: () => (rest === null ? first() : rest.next()),
    return: async () => (await rest?.return?.()) ?? { done: true, value: undefined },
  }
}

const HEAD_BYTES = 256 * 1024

/** Most bodies begin with none of these, and are not looked at any further. */
const MAY_BE_NOISE =
  /^(?:\u00ef\u00bb\u00bf|\s)*(?:<br|<b>|<font|\[\d\d-|\)\]\}|\{\}|\/[/*]|[A-Za-z_$])|^\s+\u00ef\u00bb\u00bf/

async function pastNoise(
  body: Body,
  isScript: boolean,
): Promise<{ cleaned: Body; printed: string | null }> {
  const iterator = body.chunks()[Symbol.asyncIterator]()
  const { head, taken } = await headOf(iterator)
  const noise = noiseIn(head, isScript)
  const chunks = () => {
    const whole = rejoin(taken, iterator)
    return noise === null ? whole : withoutTail(withoutHead(whole, noise.end), noise.tail)
  }
  return { cleaned: { ...body, chunks }, printed: noise?.printed ?? null }
}

async function headOf(
  iterator: AsyncIterator<Buffer>,
): Promise<{ head: string; taken: readonly Buffer[] }> {
  const taken: Buffer[] = []
  let head = ''
  while (head.length < HEAD_BYTES && (head.trim() === '' || MAY_BE_NOISE.test(head))) {
    const next = await iterator.next()
    if (next.done === true) break
    taken.push(next.value)
    // A sign a byte: what is looked for is ASCII.
    head += next.value.toString('latin1')
  }
  return { head, taken }
}

interface Noise {
  /** In bytes. */
  readonly end: number
  /** What belongs to it behind the data. */
  readonly tail: RegExp | null
  /** What a program printed. */
  readonly printed: string | null
}

const BLANK = /(?:\u00ef\u00bb\u00bf|\s)*/y
const PAGE = /^<(?:!doctype\s+html|html|head|body)\b/i

function noiseIn(head: string, isScript: boolean): Noise | null {
  const start = passed(BLANK, head, 0)
  const notices = start + endOfNotices(head.slice(start))
  const from = passed(BLANK, head, notices)
  const data = head.slice(from)
  if (data === '' || PAGE.test(data)) return null
  const wrapping = isScript ? wrappingOf(data) : null
  const isPrinted = notices > start
  // A mark between blank lines was written by two programs: the one in front belongs to the file.
  const isMarked = head.slice(1, from).includes('\u00ef')
  if (!isPrinted && !isMarked && wrapping === null) return null
  return {
    end: from + (wrapping?.length ?? 0),
    tail: wrapping?.tail ?? null,
    printed: isPrinted ? Buffer.from(head.slice(start, notices), 'latin1').toString('utf8') : null,
  }
}

function passed(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : from
}

const GUARD =
  /^(?:\)\]\}'?,?|for\s*\(\s*;\s*;\s*\)\s*;|while\s*\(\s*(?:1|true)\s*\)\s*;|\{\}\s*&&|throw\s+1\s*;(?:\s*<[^>\n{[]{0,60}>)?)\s*(?=[{[])/
const COMMENT = String.raw`(?:/\*[^]{0,500}?\*/\s*|//[^\n]{0,500}\n\s*)*`
const NAME = String.raw`[A-Za-z_$][\w$]*(?:\.[\w$]+|\[[\w$'"-]{1,100}\]){0,9}`
const CALL = new RegExp(
  String.raw`^${COMMENT}(?:typeof\s+${NAME}\s*={2,3}\s*['"]function['"]\s*&&\s*)?${NAME}\s*\(\s*(?=[{[])`,
)
const ASSIGNMENT = new RegExp(
  String.raw`^${COMMENT}(?:(?:var|let|const)\s+)?${NAME}\s*=\s*(?=[{[])|^${COMMENT}export\s+default\s+(?=[{[])`,
)

/** What is around data that a script of a page is meant to take. */
function wrappingOf(
  data: string,
): { readonly length: number; readonly tail: RegExp | null } | null {
  for (const [pattern, tail] of WRAPPINGS) {
    const found = pattern.exec(data)
    if (found !== null) return { length: found[0].length, tail }
  }
  return null
}

const WRAPPINGS: readonly (readonly [RegExp, RegExp | null])[] = [
  [GUARD, null],
  [CALL, /\)\s*;?\s*$/],
  [ASSIGNMENT, /;\s*$/],
]

async function* withoutHead(chunks: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let left = bytes
  for await (const chunk of chunks) {
    const rest = chunk.subarray(Math.min(left, chunk.length))
    left -= chunk.length - rest.length
    if (rest.length > 0) yield rest
  }
}

const TAIL_BYTES = 64

async function* withoutTail(
  chunks: AsyncIterable<Buffer>,
  tail: RegExp | null,
): AsyncGenerator<Buffer> {
  if (tail === null) {
    yield* chunks
    return
  }
  let held: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk])
    if (held.length <= TAIL_BYTES) continue
    yield held.subarray(0, held.length - TAIL_BYTES)
    held = held.subarray(held.length - TAIL_BYTES)
  }
  const end = tail.exec(held.toString('latin1'))?.index ?? held.length
  if (end > 0) yield held.subarray(0, end)
}

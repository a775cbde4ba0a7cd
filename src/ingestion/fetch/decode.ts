import { counted } from '../../lib/counted.ts'
import { InflateFault, inflated } from '../../lib/inflated.ts'
import type { Inflated } from '../../lib/inflated.ts'
import { BEGINS_AS_NOTICE, endOfNotices } from '../../lib/printed-notices.ts'
import { rejoin } from '../../lib/rejoin.ts'
import { FetchError } from './fetch-error.ts'
import type { FetchLimits } from './fetched.ts'

export type Coding = 'identity' | 'gzip' | 'br'

/** Enough to tell a web page from data. */
const HEAD_BYTES = 1024

/** Text deflates 5 to 30 times; past this much, more than this is somebody's bomb. */
const RATIO_FREE_BYTES = 32 * 2 ** 20
const RATIO_MAX = 200

/** Blanks, declaration and comments may precede the root of a page; a comment ends where it first may, else each would be tried as a part of each. */
const PAGE =
  /^(?:\s|<\?xml[^>]*>|<!--(?:(?!-->)[^])*-->)*<(?:!doctype\s+html|html|head|body)(?![^\s/>])/is
/** What apologises is often but a part of one. XML that says that it is may call its root so. */
const PART_OF_PAGE =
  /^(?:\s|<!--(?:(?!-->)[^])*-->)*<(?:script|style|noscript|meta|title|div|p|h[1-6]|center|iframe|br|font)(?![^\s/>])/is

export interface DecodeOptions {
  /** As the transfer says; a gzip file that says nothing is recognised by its first bytes. */
  readonly coding: Coding
  readonly limits: FetchLimits
  readonly htmlIsData: boolean
  readonly address: string
}

export interface Decoded {
  chunks(): AsyncIterable<Buffer>
  /** Known once all was read. */
  warning(): string | null
}

/**
 * The inflated bytes, to be read once. The first ones have been looked at, so that what is no feed
 * fails here and now. Whoever gave the source closes it.
 */
export async function decode(
  source: AsyncIterable<Buffer>,
  options: DecodeOptions,
): Promise<Decoded> {
  const count = { wire: 0 }
  const [head, wire] = await takeHead(measured(source, count, options), 2)
  const isGzip = startsAsGzip(head)
  const coding = options.coding === 'br' ? 'br' : isGzip ? 'gzip' : 'identity'
  const packed = coding === 'identity' ? null : inflated(wire, coding)
  const plain = limited(packed === null ? wire : unpacked(packed, options), count, options)
  const [start, rest] = await takeHead(plain, HEAD_BYTES)
  refuseNoFeed(start, coding, options)
  return { chunks: () => rest, warning: () => warningOf(packed, options) }
}

function warningOf(packed: Inflated | null, { address }: DecodeOptions): string | null {
  const left = packed?.left() ?? 0
  if (left === 0) return null
  return `${address}: ${counted(left, 'byte')} after the end of what is compressed left out`
}

function startsAsGzip(head: Buffer): boolean {
  return head[0] === 0x1f && head[1] === 0x8b
}

function refuseNoFeed(head: Buffer, coding: Coding, options: DecodeOptions): void {
  const { address } = options
  const text = head.toString('utf8').replace(/^\uFEFF/, '')
  if (text.trim() === '' && head.length < HEAD_BYTES)
    throw new FetchError('empty', `${address} is empty: not even an empty list.`)
  if (coding !== 'identity' && startsAsGzip(head))
    throw new FetchError('coding', `${address} is compressed twice; once is what we read.`)
  // What a program printed before the data is markup, too.
  const rest = text.slice(endOfNotices(text))
  const isPage = PAGE.test(rest) || PART_OF_PAGE.test(rest)
  if (!options.htmlIsData && isPage && !BEGINS_AS_NOTICE.test(rest))
    throw new FetchError('html', `${address} is a web page, where this format expects data.`)
}

/** The first bytes, and everything including them. */
async function takeHead(
  source: AsyncIterable<Buffer>,
  bytes: number,
): Promise<[Buffer, AsyncIterable<Buffer>]> {
  const iterator = source[Symbol.asyncIterator]()
  const taken: Buffer[] = []
  let length = 0
  while (length < bytes) {
    const next = await iterator.next()
    if (next.done === true) break
    taken.push(next.value)
    length += next.value.length
  }
  return [Buffer.concat(taken), rejoin(taken, iterator)]
}

async function* measured(
  source: AsyncIterable<Buffer>,
  count: { wire: number },
  { limits, address }: DecodeOptions,
): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    count.wire += chunk.length
    if (count.wire > limits.wireBytesMax) throw beyondLimit(address, limits)
    yield chunk
  }
}

export function beyondLimit(address: string, { wireBytesMax }: FetchLimits): FetchError {
  return new FetchError('tooLarge', `${address} is larger than the limit of ${wireBytesMax} bytes.`)
}

async function* limited(
  source: AsyncIterable<Buffer>,
  count: { wire: number },
  { limits, address }: DecodeOptions,
): AsyncGenerator<Buffer> {
  let length = 0
  for await (const chunk of source) {
    length += chunk.length
    if (length > limits.inflatedBytesMax)
      throw new FetchError(
        'tooLarge',
        `${address} inflates to more than the limit of ${limits.inflatedBytesMax} bytes.`,
      )
    if (length > RATIO_FREE_BYTES && length > count.wire * RATIO_MAX)
      throw new FetchError(
        'tooLarge',
        `${address} inflates to more than ${RATIO_MAX} times its size, as no real feed does.`,
      )
    yield chunk
  }
}

async function* unpacked(packed: Inflated, { address }: DecodeOptions): AsyncGenerator<Buffer> {
  try {
    yield* packed.chunks()
  } catch (error) {
    if (!(error instanceof InflateFault)) throw error
    throw error.kind === 'cutOff'
      ? new FetchError('cutOff', `${address} was cut off: the end of it is missing.`, {
          cause: error,
        })
      : new FetchError(
          'damaged',
          `${address} is damaged: its compressed bytes do not check (${error.message}).`,
          { cause: error },
        )
  }
}

import { Unzip, UnzipInflate } from 'fflate'

/** A file of an archive, to be read before the next is asked for. */
export interface ZipFile {
  readonly name: string
  chunks(): AsyncIterable<Buffer>
  /** Known once it was read: whether all of it came, it could not be inflated, or the archive ended before it did. */
  state(): 'whole' | 'damaged' | 'cutOff'
}

/** Inflates to more than any real archive of texts. */
export class ZipTooLarge extends Error {
  override readonly name = 'ZipTooLarge'
}

/** Text deflates 5 to 30 times; past so many bytes, more than so many times is somebody's bomb. */
const RATIO_FREE_BYTES = 32 * 1024 * 1024
const RATIO_MAX = 200

/** What closes every archive, followed by a comment of at most 64 KiB. */
const END = Buffer.from('PK\u0005\u0006', 'latin1')
const END_BYTES_MAX = 22 + 65_535

/** What comes out of an archive, in its order. */
type Piece =
  | { readonly kind: 'open'; readonly name: string }
  | { readonly kind: 'data'; readonly bytes: Buffer }
  | { readonly kind: 'close'; readonly damaged: boolean }
  | { readonly kind: 'cutOff' }

/**
 * The files of a zip archive as they come, of whatever size. `cutOff` comes last where the archive has no end. Throws
 * ZipTooLarge.
 */
export async function* zipFiles(
  chunks: AsyncIterable<Buffer>,
  totalBytesMax: number,
): AsyncGenerator<ZipFile | { readonly cutOff: true }> {
  const pieces = piecesOf(chunks, totalBytesMax)
  for (;;) {
    const next = await pieces.next()
    if (next.done === true) return
    if (next.value.kind === 'cutOff') yield { cutOff: true }
    if (next.value.kind !== 'open') continue
    let state: ReturnType<ZipFile['state']> = 'cutOff'
    const { name } = next.value
    const held = { cutOff: false }
    async function* data(): AsyncGenerator<Buffer> {
      while (state === 'cutOff' && !held.cutOff) {
        const { value, done } = await pieces.next()
        if (done === true || value.kind === 'cutOff') held.cutOff = true
        else if (value.kind === 'data') yield value.bytes
        else if (value.kind === 'close') state = value.damaged ? 'damaged' : 'whole'
      }
    }
    yield { name, chunks: data, state: () => state }
    for await (const _ of data()) continue
    if (held.cutOff) yield { cutOff: true }
  }
}

async function* piecesOf(
  chunks: AsyncIterable<Buffer>,
  totalBytesMax: number,
): AsyncGenerator<Piece> {
  const ready: Piece[] = []
  const count = { open: 0, inflated: 0 }
  const unzip = new Unzip((file) => {
    if (!file.name.endsWith('/')) open(file, ready, count)
  })
  unzip.register(UnzipInflate)
  let wire = 0
  let tail = Buffer.alloc(0)
  let fault = false
  for await (const chunk of chunks) {
    wire += chunk.length
    tail = Buffer.concat([tail, chunk]).subarray(-END_BYTES_MAX)
    try {
      if (!fault) unzip.push(chunk)
    } catch {
      fault = true
    }
    const { inflated } = count
    const isBomb = inflated > RATIO_FREE_BYTES && inflated > wire * RATIO_MAX
    if (inflated > totalBytesMax || isBomb)
      throw new ZipTooLarge('the archive inflates to more than any real one')
    yield* ready.splice(0)
  }
  if (fault || count.open > 0 || !tail.includes(END)) yield { kind: 'cutOff' }
}

function open(
  file: Parameters<NonNullable<Unzip['onfile']>>[0],
  ready: Piece[],
  count: { open: number; inflated: number },
): void {
  let over = false
  const close = (damaged: boolean) => {
    over = true
    count.open -= 1
    ready.push({ kind: 'close', damaged })
  }
  count.open += 1
  ready.push({ kind: 'open', name: file.name })
  file.ondata = (error, data, final) => {
    if (over) return
    if (error !== null) {
      close(true)
      return
    }
    count.inflated += data.length
    if (data.length > 0) ready.push({ kind: 'data', bytes: Buffer.from(data) })
    if (final) close(false)
  }
  try {
    file.start()
  } catch {
    // Of a kind of compression that nobody uses for text.
    close(true)
  }
}

const ZIP = 'PK\u0003\u0004'

/** Whether the bytes are those of an archive, and all of them, the first included. */
export async function sniffZip(
  source: AsyncIterable<Buffer>,
): Promise<{ readonly isZip: boolean; readonly whole: () => AsyncIterable<Buffer> }> {
  const chunks = source[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < ZIP.length) {
    const next = await chunks.next()
    if (next.done === true) break
    head = Buffer.concat([head, next.value])
  }
  async function* whole() {
    try {
      yield head
      yield* { [Symbol.asyncIterator]: () => chunks }
    } finally {
      await chunks.return?.()
    }
  }
  return { isZip: head.toString('latin1', 0, 4) === ZIP, whole }
}

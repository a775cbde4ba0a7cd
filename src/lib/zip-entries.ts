import { Unzip, UnzipInflate } from 'fflate'

export interface ZipEntry {
  readonly name: string
  /** Null for an entry that is larger than allowed, or damaged. */
  readonly bytes: Buffer | null
}

export interface ZipLimits {
  readonly entryBytesMax: number
  readonly totalBytesMax: number
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

/**
 * The files of a zip archive as they come, one in memory at a time. `cutOff` comes last where the archive has no end.
 * Throws ZipTooLarge.
 */
export async function* zipEntries(
  chunks: AsyncIterable<Buffer>,
  limits: ZipLimits,
): AsyncGenerator<ZipEntry | { readonly cutOff: true }> {
  const done: ZipEntry[] = []
  const count = { open: 0, inflated: 0 }
  const unzip = new Unzip((file) => {
    if (file.name.endsWith('/')) return
    collect(file, limits, count, done)
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
    yield* done.splice(0)
    const { inflated } = count
    if (
      inflated > limits.totalBytesMax ||
      (inflated > RATIO_FREE_BYTES && inflated > wire * RATIO_MAX)
    )
      throw new ZipTooLarge('the archive inflates to more than any real one')
  }
  if (fault || count.open > 0 || !tail.includes(END)) yield { cutOff: true }
}

interface Count {
  open: number
  inflated: number
}

function collect(
  file: Parameters<NonNullable<Unzip['onfile']>>[0],
  limits: ZipLimits,
  count: Count,
  done: ZipEntry[],
): void {
  const held: Uint8Array[] = []
  let size = 0
  let over = false
  const end = (bytes: Buffer | null) => {
    over = true
    count.open -= 1
    done.push({ name: file.name, bytes })
  }
  count.open += 1
  file.ondata = (error, data, final) => {
    if (over) return
    if (error !== null) {
      end(null)
      return
    }
    size += data.length
    count.inflated += data.length
    if (size > limits.entryBytesMax || count.inflated > limits.totalBytesMax) {
      end(null)
      file.terminate()
      return
    }
    held.push(data)
    if (final) end(Buffer.concat(held))
  }
  try {
    file.start()
  } catch {
    // Of a kind of compression that nobody uses for text.
    end(null)
  }
}

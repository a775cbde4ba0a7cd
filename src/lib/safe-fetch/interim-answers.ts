import type { Socket } from 'node:net'

/** The first of an answer's head: version and status. */
const INTERIM = /^HTTP\/1\.1 1\d\d/
const HEAD_LENGTH = 'HTTP/1.1 100'.length
const STATUS_AT = 'HTTP/1.1 '.length

/**
 * A server may send answers before its answer, asked for or not (RFC 9110, section 15.2). The client passes over all of them but
 * `100 Continue`, for which it breaks off: it is shown one that it passes over, `102 Processing`.
 */
export function passOverContinue(socket: Socket): void {
  const read = socket.read.bind(socket)
  let mayCome = true
  socket.read = (size?: number): unknown => {
    const chunk: unknown = read(size)
    if (mayCome && Buffer.isBuffer(chunk)) mayCome = asProcessing(chunk)
    return chunk
  }
}

/** Gives whether all of it was such answers, so that another may follow. */
function asProcessing(chunk: Buffer): boolean {
  let at = 0
  while (at < chunk.length) {
    const head = chunk.subarray(at, at + HEAD_LENGTH).toString('latin1')
    if (!INTERIM.test(head)) return false
    if (head.endsWith('100')) chunk.write('102', at + STATUS_AT, 'latin1')
    const end = chunk.indexOf('\r\n\r\n', at)
    if (end < 0) return false
    at = end + 4
  }
  return true
}

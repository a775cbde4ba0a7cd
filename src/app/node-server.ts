import { randomUUID } from 'node:crypto'
import { type RequestListener, STATUS_CODES, type Server, createServer } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, ServiceError } from '../contract/errors.ts'
import { problemAnswer } from '../serving/answer.ts'

/** Request line and header fields together; Node answers nothing larger. */
const HEADER_BYTES_MAX = 16 * 1024
/** A header that trickles in holds a connection for this long at most. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
/** How often the two above are looked at. */
const CHECK_EVERY_MS = 1_000
/** Longer than load balancers keep theirs (60 s), so that they close first and never write into a closed one. */
const KEEP_ALIVE_MS = 72_000

/** An HTTP server with every size and time bounded, that answers in our form what never becomes a request. */
export function createBoundedServer(onRequest: RequestListener, baseUrl: string): Server {
  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES_MAX,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Refused by us, in our form.
      requireHostHeader: false,
    },
    onRequest,
  )
  // Counted by us: Node would drop what is above its own limit and say nothing.
  server.maxHeadersCount = 0
  // An expectation that we do not know may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', onRequest)
  server.on('connect', (_request, socket) => {
    answerSocket(socket as Socket, 'method-not-allowed', baseUrl)
  })
  return server
}

/**
 * Connections that have not sent anything: pools and browsers open them ahead, and a closing server of Node waits for
 * them as if they were busy. `end` ends them, and every later one.
 */
export function silentConnections(server: Server): { end(): void } {
  const open = new Set<Socket>()
  let ended = false
  server.on('connection', (socket) => {
    if (ended) socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return {
    end() {
      ended = true
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    },
  }
}

interface ClientError extends Error {
  readonly code?: string
  readonly rawPacket?: Buffer
}

/** Node's name for what is wrong with the bytes, as our name. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
}

export function answerClientError(thrown: Error, socket: Socket, baseUrl: string): void {
  const error: ClientError = thrown
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const code = CODES[error.code ?? ''] ?? 'malformed-request'
  answerSocket(socket, isAddressTooLong(error) ? 'address-too-long' : code, baseUrl)
}

/** The header overflowed before its first line ended: the address is to blame. */
function isAddressTooLong({ code, rawPacket }: ClientError): boolean {
  if (code !== 'HPE_HEADER_OVERFLOW' || rawPacket === undefined) return false
  const lineEnd = rawPacket.indexOf('\n')
  return lineEnd < 0
    ? /^[A-Z]+ \S+$/.test(rawPacket.toString('latin1'))
    : lineEnd > HEADER_BYTES_MAX
}

/** There is no request to answer, so the answer is written by hand and the connection closed. */
function answerSocket(socket: Socket, code: ErrorCode, baseUrl: string): void {
  const answer = problemAnswer(new ServiceError(code), 'json', baseUrl, [
    'Connection',
    'close',
    'Request-Id',
    randomUUID(),
    ...(code === 'method-not-allowed' ? ['Allow', 'GET, HEAD, POST'] : []),
  ])
  const lines = [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`]
  for (let index = 0; index < answer.headers.length; index += 2) {
    lines.push(`${answer.headers[index]}: ${answer.headers[index + 1]}`)
  }
  socket.end(`${lines.join('\r\n')}\r\n\r\n${answer.body?.toString('utf8') ?? ''}`)
}

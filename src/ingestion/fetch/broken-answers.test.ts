import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { expect, test } from 'vitest'
import { faultOf, fetchAll } from '../../../tests/support/fetching.ts'

/** What servers answer that do not keep to the protocol. `attempts`: how often that is worth asking. */
test.each<[string, string, (socket: Socket) => void, string, string, number]>([
  [
    'another protocol that nobody asked for',
    'http',
    (socket) => socket.end('HTTP/1.1 101 X\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
    'status',
    'does not answer as a web server does',
    1,
  ],
  ['nothing', 'http', (socket) => socket.end(), 'unreachable', 'without an answer', 4],
  [
    'nothing, where TLS was to begin',
    'https',
    (socket) => socket.end(),
    'unreachable',
    'before TLS was agreed on',
    4,
  ],
  [
    'half of what TLS begins with',
    'https',
    (socket) => socket.end(Buffer.from('160303007a0200007603', 'hex')),
    'unreachable',
    'before TLS was agreed on',
    4,
  ],
])('a server that answers %s', async (_, scheme, answer, code, says, attempts) => {
  let asked = 0
  const server = createServer((socket) => {
    asked += 1
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const fault = await faultOf({ location: `${scheme}://localhost:${port}/feed` })
  expect([fault.code, asked]).toEqual([code, attempts])
  expect(fault.message).toContain(says)
  server.close()
})

const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\n[{}]'
const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n'
const HINTS = 'HTTP/1.1 103 Early Hints\r\nlink: </a.css>; rel=preload\r\n\r\n'

/** Each is sent when the one before has gone out. */
test.each<[string, readonly string[]]>([
  ['100, and at once its answer', [`${CONTINUE}${OK}`]],
  ['100, and later its answer', [CONTINUE, OK]],
  ['100 with headers', [`HTTP/1.1 100 OK\r\nvia: x\r\n\r\n${OK}`]],
  ['100 twice', [CONTINUE, `${CONTINUE}${OK}`]],
  ['100, hints and 100', [`${CONTINUE}${HINTS}${CONTINUE}`, OK]],
  ['102', [`HTTP/1.1 102 Processing\r\n\r\n${OK}`]],
  ['hints', [HINTS, OK]],
  ['what looks so within its answer', [OK.replace('4', '29'), CONTINUE]],
])('a server that says %s is read', async (_, pieces) => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.setNoDelay(true)
    const send = ([piece, ...others]: readonly string[]): void => {
      if (piece === undefined) socket.end()
      else socket.write(piece, () => setImmediate(send, others))
    }
    socket.once('data', () => send(pieces))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const [read] = await fetchAll({ location: `http://localhost:${port}/feed` })
  expect(`${read?.text}`).toBe(pieces.at(-1) === CONTINUE ? `[{}]${CONTINUE}` : '[{}]')
  server.close()
})

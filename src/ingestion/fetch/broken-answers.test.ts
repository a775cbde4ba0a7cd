import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { expect, test } from 'vitest'
import { faultOf } from '../../../tests/support/fetching.ts'

const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n[]'

/** What servers answer that do not keep to the protocol. `attempts`: how often that is worth asking. */
test.each<[string, string, (socket: Socket) => void, string, string, number]>([
  [
    'a status 100 that nobody asked for',
    'http',
    (socket) => socket.end(`HTTP/1.1 100 Continue\r\n\r\n${OK}`),
    'status',
    'does not answer as a web server does',
    1,
  ],
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

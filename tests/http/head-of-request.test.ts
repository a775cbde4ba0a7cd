import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OTTERS } from '../support/catalogue.ts'
import { rawRequest, request } from '../support/request.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const LOOKUP = `/client-api/v2/performer/${OTTERS}`
const head = (line: string, ...headers: string[]) =>
  `${[line, 'Host: a.example', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`
const status = async (bytes: string) => (await rawRequest(server.url, bytes)).split(' ')[1]

describe('what is too large', () => {
  it.each([
    ['an address of 9,000 characters', head(`GET ${LOOKUP}?${'x'.repeat(9000)} HTTP/1.1`), '414'],
    [
      'an id of 9,000 characters',
      head(`GET /client-api/v2/g-place/${'x'.repeat(9000)} HTTP/1.1`),
      '414',
    ],
    ['an address of 40,000 characters', head(`GET /${'x'.repeat(40_000)} HTTP/1.1`), '414'],
    [
      'one header of 20,000 characters',
      head(`GET ${LOOKUP} HTTP/1.1`, `X: ${'x'.repeat(20_000)}`),
      '431',
    ],
    [
      '200 headers',
      head(`GET ${LOOKUP} HTTP/1.1`, ...Array.from({ length: 200 }, (_, i) => `X-${i}: 1`)),
      '431',
    ],
  ])('%s', async (_name, bytes, expected) => {
    const answer = await rawRequest(server.url, bytes)
    expect(answer.split(' ')[1]).toBe(expected)
    expect(answer.toLowerCase()).toContain('content-type: application/problem+json')
    expect(answer.toLowerCase()).toContain('request-id: ')
  })

  it('100 headers are not', async () => {
    const many = Array.from({ length: 95 }, (_, i) => `X-${i}: 1`)
    expect(await status(head(`GET ${LOOKUP} HTTP/1.1`, ...many))).toBe('401')
  })
})

describe('what is malformed', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['an unknown method', head('FOO / HTTP/1.1')],
    ['an unknown version', head('GET / HTTP/9.9')],
    ['two hosts', head(`GET ${LOOKUP} HTTP/1.1`, 'host: b.example')],
    ['no host', `GET ${LOOKUP} HTTP/1.1\r\nConnection: close\r\n\r\n`],
    [
      'two lengths',
      head('POST /client-api/v2/login HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2'),
    ],
    [
      'length and chunks',
      head('POST /client-api/v2/login HTTP/1.1', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
    ],
    ['a line break in a header', head(`GET ${LOOKUP} HTTP/1.1`, 'Authorization: Bearer a\r\nb')],
  ])('%s', async (_name, bytes) => {
    const answer = await rawRequest(server.url, bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.toLowerCase()).toContain('application/problem+json')
    expect(answer).not.toMatch(/HPE_|llhttp/)
  })

  it.each(['/%', '/client-api/%ZZ', '/client-api/v2/%E0%A4', '/%C0%AF'])(
    'an address that cannot be decoded: %s',
    async (target) => {
      const reply = await request(server.url, { target })
      expect(reply.status).toBe(400)
      expect(reply.headers['content-type']).toBe('application/problem+json')
    },
  )
})

describe('what is unusual and right', () => {
  it('an absolute address', async () => {
    const authorization = `Bearer ${await server.token()}`
    const target = `http://a.example${LOOKUP}`
    const reply = await request(server.url, { target, headers: { authorization } })
    expect(reply.status).toBe(200)
    expect((await request(server.url, { target: 'http://a.example/healthz' })).status).toBe(200)
    expect((await request(server.url, { target: 'http://a.example' })).status).toBe(404)
  })

  it('Expect: 100-continue, and an expectation that nobody knows', async () => {
    const bytes = head(`GET ${LOOKUP} HTTP/1.1`, 'Expect: 100-continue')
    expect(await rawRequest(server.url, bytes)).toMatch(
      /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 401 /,
    )
    expect(await status(head(`GET ${LOOKUP} HTTP/1.1`, 'Expect: miracles'))).toBe('401')
  })

  it('an offer to upgrade is not taken up', async () => {
    expect(await status(head('GET /healthz HTTP/1.1', 'Upgrade: h2c', 'HTTP2-Settings: x'))).toBe(
      '200',
    )
  })

  it('HTTP/1.0', async () => {
    expect(await status('GET /healthz HTTP/1.0\r\n\r\n')).toBe('200')
  })
})

it('a header that trickles in is cut off with 408, and hinders nobody', async () => {
  const { port } = new URL(server.url)
  const answer = new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nHost: a'),
    )
    socket.on('data', (chunk) => {
      text += chunk.toString()
    })
    socket.on('close', () => resolve(text))
  })
  expect((await request(`${server.url}/healthz`)).status).toBe(200)
  expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*problem\+json/)
})

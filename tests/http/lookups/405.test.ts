import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HALL, OTTERS } from '../../support/catalogue.ts'
import { rawRequest, request } from '../../support/request.ts'
import { type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe.each([
  [`/v2/performer/${OTTERS}`, 'GET, HEAD'],
  [`/v2/g-place/${HALL}`, 'GET, HEAD'],
  ['/v2/g-place/a%2fb', 'GET, HEAD'],
  ['/openapi.json', 'GET, HEAD'],
  ['/docs/', 'GET, HEAD'],
])('%s', (path, allow) => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s',
    async (method) => {
      const reply = await request(server.base + path, {
        method,
        headers: { authorization: `Bearer ${await server.token()}` },
      })
      expect(reply.status).toBe(405)
      expect(reply.headers.allow).toBe(allow)
      expect(reply.headers['content-type']).toBe('application/problem+json')
    },
  )
})

describe.each(['/v2/login', '/v2/oauth/token'])('%s', (path) => {
  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('%s', async (method) => {
    const body = method === 'PUT' ? '<not read>' : ''
    const headers = { 'content-type': 'text/weird' }
    const reply = await request(server.base + path, { method, headers, body })
    expect(reply.status).toBe(405)
    expect(reply.headers.allow).toBe('POST')
  })
})

it('CONNECT is refused', async () => {
  const answer = await rawRequest(
    server.url,
    'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
})

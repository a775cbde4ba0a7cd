import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OTTERS } from '../support/catalogue.ts'
import { rawRequest, request } from '../support/request.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const RUNS = { numRuns: 200 }
/** Characters that a header or a request line can carry at all. */
const visible = (options: { maxLength?: number } = {}) =>
  fc.string({
    unit: fc
      .integer({ min: 0x21, max: 0xff })
      .filter((code) => code < 0x7f || code > 0x9f)
      .map((code) => String.fromCharCode(code)),
    ...options,
  })
const pieces = fc.constantFrom(
  'performer',
  'g-place',
  'login',
  'oauth',
  'token',
  'v2',
  '..',
  '.',
  '',
  '%2F',
  '%',
  '%00',
  '%C3%28',
  '10',
  '1e1',
  'e',
  'docs',
  '*',
  '::',
)
const segment = fc.oneof(
  pieces,
  visible({ maxLength: 20 }).map((text) => text.replace(/[?#\s]/g, '')),
)
const target = fc
  .tuple(
    fc.constantFrom('/client-api/v2/', '/client-api/v2/performer/', '/client-api/', '/'),
    fc.array(segment, { maxLength: 5 }),
    fc.option(visible()),
  )
  .map(
    ([start, segments, query]) => start + segments.join('/') + (query === null ? '' : `?${query}`),
  )
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE')

function expectAnswered(status: number | string | undefined): void {
  expect(Number(status)).toBeGreaterThanOrEqual(200)
  expect(Number(status)).toBeLessThan(500)
}

describe('whatever a caller sends, the answer is never a failure of ours', () => {
  it('addresses and methods', async () => {
    const authorization = `Bearer ${await server.token()}`
    await fc.assert(
      fc.asyncProperty(method, target, async (verb, path) => {
        const sent = `${verb} ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\nConnection: close\r\n\r\n`
        expectAnswered((await rawRequest(server.url, sent)).split(' ')[1])
      }),
      RUNS,
    )
  })

  it('headers of a lookup', async () => {
    const authorization = `Bearer ${await server.token()}`
    const name = fc.constantFrom(
      'accept',
      'accept-encoding',
      'if-none-match',
      'if-modified-since',
      'range',
      'request-id',
      'expect',
      'x-forwarded-for',
      'content-encoding',
      'authorization',
    )
    const value = fc.oneof(
      visible(),
      fc.constantFrom(
        '*/*;q=2',
        'a/b;;;q=,',
        ',,',
        '"',
        'W/',
        '*;q=0',
        'gzip;q=0.5;q=1',
        `Bearer ${'a'.repeat(300)}.a.a`,
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, value, { maxKeys: 4 }), async (headers) => {
        const path = `${server.base}/v2/performer/${OTTERS}`
        const reply = await request(path, { headers: { authorization, ...headers } })
        expectAnswered(reply.status)
      }),
      RUNS,
    )
  })

  it('bodies of both logins', async () => {
    const type = fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'application/json; charset=latin1',
      'text/plain',
      '',
    )
    const path = fc.constantFrom('/v2/login', '/v2/oauth/token')
    const json = fc.json({ maxDepth: 2 })
    const login = fc
      .record(
        {
          clientId: fc.anything(),
          clientSecret: fc.string({ unit: 'binary' }),
          refreshToken: fc.string({ unit: 'binary' }),
        },
        { requiredKeys: [] },
      )
      .map((body) =>
        JSON.stringify(body, (_key, value: unknown) =>
          typeof value === 'bigint' ? String(value) : value,
        ),
      )
    const form = fc
      .dictionary(
        fc.constantFrom(
          'grant_type',
          'client_id',
          'client_secret',
          'refresh_token',
          'clientId',
          'clientSecret',
        ),
        fc.string({ unit: 'binary' }),
      )
      .map((body) => new URLSearchParams(body).toString())
    const body = fc.oneof(json, login, form, fc.string({ unit: 'binary' }))
    const basic = fc.option(fc.base64String().map((text) => `Basic ${text}`))
    await fc.assert(
      fc.asyncProperty(path, type, body, basic, async (to, contentType, sent, authorization) => {
        const headers = {
          ...(contentType === '' ? {} : { 'content-type': contentType }),
          ...(authorization === null ? {} : { authorization }),
        }
        const reply = await request(server.base + to, { method: 'POST', headers, body: sent })
        expectAnswered(reply.status)
        expect(reply.text).not.toMatch(/node_modules|at .*\.ts:\d|SELECT |select /)
        // A new minute, so that the throttle does not hide what is behind it.
        server.clock.advance(61_000)
      }),
      RUNS,
    )
  })
})

import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request } from '../../support/request.ts'
import { type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ seed: false })
})
afterAll(() => server.close())

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const post = (path: string, type: string | null, body: string | Buffer, headers = {}) =>
  request(server.base + path, {
    method: 'POST',
    headers: { ...(type === null ? {} : { 'content-type': type }), ...headers },
    body,
  })

const pair = () => server.client
const login = (body: unknown) => JSON.stringify(body)

describe('400', () => {
  it.each([
    ['nothing', null, ''],
    ['empty JSON', JSON_TYPE, ''],
    ['half a JSON', JSON_TYPE, '{'],
    ['null', JSON_TYPE, 'null'],
    ['a list', JSON_TYPE, '[]'],
    ['a text', JSON_TYPE, '"x"'],
    ['no member', JSON_TYPE, '{}'],
    ['an id alone', JSON_TYPE, login({ clientId: 'a' })],
    ['a secret alone', JSON_TYPE, login({ clientSecret: 'a' })],
    ['both forms', JSON_TYPE, login({ clientId: 'a', clientSecret: 'b', refreshToken: 'c' })],
    ['an id and a refresh token', JSON_TYPE, login({ clientId: 'a', refreshToken: 'c' })],
    ['a number', JSON_TYPE, login({ clientId: 7, clientSecret: 'b' })],
    ['null members', JSON_TYPE, login({ refreshToken: null })],
    ['an empty refresh token', JSON_TYPE, login({ refreshToken: '' })],
    ['a poisoned prototype', JSON_TYPE, '{"__proto__":{"clientId":"a"},"clientSecret":"b"}'],
    ['an empty form', FORM_TYPE, ''],
    ['a repeated form member', FORM_TYPE, 'refreshToken=a&refreshToken=b'],
    ['damaged gzip', JSON_TYPE, Buffer.from('not gzip'), { 'content-encoding': 'gzip' }],
  ] as const)('%s', async (_name, type, body, headers: Record<string, string> = {}) => {
    const reply = await post('/v2/login', type, body, headers)
    expect(reply.status).toBe(400)
    expect(reply.headers['content-type']).toBe('application/problem+json')
    expect(reply.json()).toMatchObject({ status: 400, errors: expect.any(Array) })
    expect(reply.text).not.toMatch(/SyntaxError|stack|node_modules|FST_/)
  })

  it('says which member is wrong', async () => {
    const reply = await post('/v2/login', JSON_TYPE, login({ clientId: 'a' }))
    expect(reply.json().errors).toEqual([
      { in: 'body', name: 'clientSecret', detail: 'It is missing.' },
    ])
  })

  it.each([
    ['nothing', '', 'invalid_request'],
    ['no grant', 'client_id=a&client_secret=b', 'invalid_request'],
    ['another grant', 'grant_type=password&username=a&password=b', 'unsupported_grant_type'],
    ['a refresh without its token', 'grant_type=refresh_token', 'invalid_request'],
    [
      'a repeated parameter',
      'grant_type=refresh_token&grant_type=refresh_token',
      'invalid_request',
    ],
    ['a secret without an id', 'grant_type=client_credentials&client_secret=b', 'invalid_request'],
  ])('token endpoint: %s', async (_name, body, error) => {
    const reply = await post('/v2/oauth/token', FORM_TYPE, body)
    expect(reply.status).toBe(400)
    expect(reply.json()).toEqual({ error, error_description: expect.any(String) })
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it('token endpoint: credentials in two ways', async () => {
    const authorization = `Basic ${Buffer.from('a:b').toString('base64')}`
    const body = 'grant_type=client_credentials&client_id=a&client_secret=b'
    const reply = await post('/v2/oauth/token', FORM_TYPE, body, { authorization })
    expect(reply.status).toBe(400)
    expect(reply.json().error).toBe('invalid_request')
  })
})

describe('401', () => {
  it.each([
    ['a wrong secret', () => ({ ...pair(), clientSecret: 'wrong' })],
    [
      'a secret of the same length',
      () => ({ ...pair(), clientSecret: 'x'.repeat(pair().clientSecret.length) }),
    ],
    ['an unknown client', () => ({ ...pair(), clientId: 'unknown' })],
    ['a client id that no database takes', () => ({ ...pair(), clientId: 'a\u0000b' })],
    ['a secret with signs', () => ({ ...pair(), clientSecret: '%+:é \u0000' })],
    ['half a character', () => ({ ...pair(), clientSecret: '\ud800' })],
    ['an unknown refresh token', () => ({ refreshToken: 'affr_unknown' })],
    ['a strange refresh token', () => ({ refreshToken: '\u0000é' })],
  ] as const)('%s', async (_name, body) => {
    const reply = await server.login(body())
    expect(reply.status).toBe(401)
    expect(reply.json()).toMatchObject({
      title: 'Login failed',
      detail: 'The credentials are not valid.',
    })
    expect(reply.headers['www-authenticate']).toBeDefined()
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['a stray percent', 'a:100%'],
    ['no colon', 'abc'],
    ['nothing', ''],
    ['an unknown client', 'unknown:secret'],
    ['bytes that are no UTF-8', '\xff\xfe:\xff'],
  ])('token endpoint, Basic: %s', async (_name, credentials) => {
    const authorization = `Basic ${Buffer.from(credentials, 'latin1').toString('base64')}`
    const body = 'grant_type=client_credentials'
    const reply = await post('/v2/oauth/token', FORM_TYPE, body, { authorization })
    expect(reply.status).toBe(401)
    expect(reply.json().error).toBe('invalid_client')
    expect(reply.headers['www-authenticate']).toBe('Basic realm="affiche"')
  })

  it("token endpoint: another client's refresh token, which stays good for its own", async () => {
    const refresh = (await server.login(pair())).json().refresh_token as string
    const body = `grant_type=refresh_token&refresh_token=${refresh}&client_id=other`
    const reply = await post('/v2/oauth/token', FORM_TYPE, body)
    expect(reply.status).toBe(401)
    expect(reply.json().error).toBe('invalid_grant')
    expect((await server.login({ refreshToken: refresh })).status).toBe(200)
  })
})

describe('413', () => {
  const large = 'x'.repeat(5_000_000)
  it.each([
    ['/v2/login', JSON_TYPE, JSON.stringify({ refreshToken: large })],
    ['/v2/login', FORM_TYPE, `refreshToken=${large}`],
    ['/v2/oauth/token', FORM_TYPE, `grant_type=refresh_token&refresh_token=${large}`],
  ])('%s %s', async (path, type, body) => {
    const reply = await post(path, type, body).catch((error: Error) => error)
    // The server may close before it has read everything it refused.
    if (reply instanceof Error) return
    expect(reply.status).toBe(413)
  })

  it('holds for the decoded bytes', async () => {
    const bomb = gzipSync(JSON.stringify({ refreshToken: large }))
    expect(bomb.length).toBeLessThan(16_000)
    const reply = await post('/v2/login', JSON_TYPE, bomb, { 'content-encoding': 'gzip' })
    expect(reply.status).toBe(413)
    expect(reply.headers['content-type']).toBe('application/problem+json')
  })
})

describe('415', () => {
  it.each([
    ['/v2/login', 'text/plain', '{}'],
    ['/v2/login', 'application/xml', '<a/>'],
    ['/v2/login', 'nonsense', '{}'],
    ['/v2/login', 'multipart/form-data; boundary=x', '--x--'],
    ['/v2/oauth/token', JSON_TYPE, '{"grant_type":"client_credentials"}'],
  ])('%s %s', async (path, type, body) => {
    expect((await post(path, type, body)).status).toBe(415)
  })

  it('an unknown coding, with those that are known', async () => {
    const reply = await post('/v2/login', JSON_TYPE, '{}', { 'content-encoding': 'zstd' })
    expect(reply.status).toBe(415)
    expect(reply.headers['accept-encoding']).toBe('gzip, deflate, br')
  })
})

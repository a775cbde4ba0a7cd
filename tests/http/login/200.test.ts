import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, listClients, rotateSecret } from '../../../src/login/clients.ts'
import { keyedHash } from '../../../src/login/secrets.ts'
import { addSecret } from '../../../src/storage/clients.ts'
import { type Reply, request } from '../../support/request.ts'
import { type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ seed: false })
})
afterAll(() => server.close())

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const form = (path: string, body: Record<string, string>, headers: Record<string, string> = {}) =>
  request(server.base + path, {
    method: 'POST',
    headers: { ...FORM, ...headers },
    body: new URLSearchParams(body).toString(),
  })
const token = (body: Record<string, string>, headers?: Record<string, string>) =>
  form('/v2/oauth/token', body, headers)
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})

function expectTokens(reply: Reply): void {
  expect(reply.status).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers['content-type']).toMatch(/^application\/json/)
  expect(reply.json()).toEqual({
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    token_type: 'Bearer',
    expires_in: 3600,
    refresh_token: expect.stringMatching(/^affr_[\w-]{43}$/),
    refresh_expires_in: 2_592_000,
  })
}

describe('login', () => {
  it('by JSON, by form, and by refresh token either way', async () => {
    const byJson = await server.login(server.client)
    expectTokens(byJson)
    const byForm = await form('/v2/login', { ...server.client })
    expectTokens(byForm)
    expectTokens(await server.login({ refreshToken: byJson.json().refresh_token }))
    expectTokens(await form('/v2/login', { refreshToken: byForm.json().refresh_token }))
  })

  it('takes a coded body', async () => {
    const { gzipSync } = await import('node:zlib')
    const reply = await request(`${server.base}/v2/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync(JSON.stringify(server.client)),
    })
    expectTokens(reply)
  })

  it('two secrets live at a time, a third ends the oldest', async () => {
    const first = await createClient(server.clients, 'Rotating')
    const second = await rotateSecret(server.clients, first.clientId)
    expect((await server.login(first)).status).toBe(200)
    expect((await server.login(second!)).status).toBe(200)
    await Promise.all([1, 2, 3].map(() => rotateSecret(server.clients, first.clientId)))
    expect((await server.login(first)).status).toBe(401)
    const listed = (await listClients(server.clients)).find(({ id }) => id === first.clientId)
    expect(listed?.secrets).toHaveLength(2)
    expect(await rotateSecret(server.clients, 'nobody')).toBeNull()
  })
})

describe('the standard token endpoint', () => {
  it('by HTTP Basic and by body', async () => {
    const { clientId, clientSecret } = server.client
    const grant = { grant_type: 'client_credentials' }
    expectTokens(await token(grant, basic(clientId, clientSecret)))
    expectTokens(await token({ ...grant, client_id: clientId }, basic(clientId, clientSecret)))
    expectTokens(await token({ ...grant, client_id: clientId, client_secret: clientSecret }))
    expectTokens(await token({ ...grant, scope: 'anything' }, basic(clientId, clientSecret)))
  })

  it('by refresh token: with the client, with its id, or alone', async () => {
    const { clientId, clientSecret } = server.client
    let refresh = (await server.login(server.client)).json().refresh_token as string
    for (const [body, headers] of [
      [{}, basic(clientId, clientSecret)],
      [{ client_id: clientId }, {}],
      [{}, {}],
      [{ client_id: clientId, client_secret: clientSecret }, {}],
    ] as const) {
      const sent = { grant_type: 'refresh_token', refresh_token: refresh, ...body }
      const reply = await token(sent, headers)
      expectTokens(reply)
      refresh = reply.json().refresh_token
    }
  })

  it('says no-store and no-cache', async () => {
    const reply = await token(
      { grant_type: 'client_credentials' },
      basic(server.client.clientId, 'x'),
    )
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' })
  })

  it.each(['100%', 'a+b c', 'a:b', 'é%41', '%', '+'])(
    'the secret %j works as JSON, and by Basic with and without form-encoding',
    async (secret) => {
      const client = await createClient(server.clients, 'Own secret')
      const hash = keyedHash(server.clients.pepper, secret)
      await server.database.transaction((tx) => addSecret(tx, client.clientId, hash, 0, 2))
      expectTokens(await server.login({ clientId: client.clientId, clientSecret: secret }))
      const grant = { grant_type: 'client_credentials' }
      expectTokens(await token(grant, basic(client.clientId, secret)))
      const encoded = new URLSearchParams({ s: secret }).toString().slice(2)
      expectTokens(await token(grant, basic(client.clientId, encoded)))
    },
  )
})

describe('access tokens', () => {
  it('are those of RFC 9068, and stock libraries verify them by the published keys', async () => {
    const jwt = await server.token()
    expect(decodeProtectedHeader(jwt)).toEqual({
      alg: 'ES256',
      typ: 'at+jwt',
      kid: expect.any(String),
    })
    const now = server.clock.now() / 1000
    expect(decodeJwt(jwt)).toEqual({
      iss: server.url,
      aud: server.base,
      sub: server.client.clientId,
      client_id: server.client.clientId,
      jti: expect.any(String),
      iat: now,
      exp: now + 3600,
    })
    const keys = createRemoteJWKSet(new URL(`${server.url}/.well-known/jwks.json`))
    await jwtVerify(jwt, keys, { currentDate: new Date(server.clock.now()) })
  })

  it('the key set holds no private part', async () => {
    const { keys } = (await request(`${server.url}/.well-known/jwks.json`)).json()
    expect(keys).toHaveLength(1)
    expect(Object.keys(keys[0]).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  })

  it('the metadata lead to the token endpoint', async () => {
    const metadata = (await request(`${server.url}/.well-known/oauth-authorization-server`)).json()
    expect(metadata).toMatchObject({
      issuer: server.url,
      token_endpoint: `${server.base}/v2/oauth/token`,
      jwks_uri: `${server.url}/.well-known/jwks.json`,
      grant_types_supported: ['client_credentials', 'refresh_token'],
    })
  })
})

import { createHmac, createPublicKey } from 'node:crypto'
import {
  SignJWT,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
} from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createClient,
  disableClient,
  enableClient,
  rotateSecret,
} from '../../../src/login/clients.ts'
import { signingKeys } from '../../../src/storage/signing-keys.ts'
import { HALL, OTTERS } from '../../support/catalogue.ts'
import { rawRequest, request } from '../../support/request.ts'
import { type TestServer, testServer } from '../../support/server.ts'

const PATH = `/v2/performer/${OTTERS}`
let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer()
  token = await server.token()
})
afterAll(() => server.close())

const ask = (authorization: string | string[] | undefined, path = PATH) =>
  request(server.base + path, { headers: authorization === undefined ? {} : { authorization } })

const PLAIN = 'Bearer realm="affiche"'
const INVALID = `${PLAIN}, error="invalid_token"`

describe('credentials that are none', () => {
  it.each([
    ['nothing', undefined, PLAIN],
    ['empty', '', PLAIN],
    ['scheme alone', 'Bearer', PLAIN],
    ['scheme and space', 'Bearer ', PLAIN],
    ['another scheme', 'Basic eHl6', PLAIN],
    ['an unknown scheme', 'Token T', PLAIN],
    ['null', 'Bearer null', INVALID],
    ['no JWT', 'Bearer abc', INVALID],
    ['not ASCII', 'Bearer caf\u00e9', INVALID],
    ['long', `Bearer ${'a'.repeat(5000)}.b.c`, INVALID],
  ])('%s', async (_name, authorization, challenge) => {
    const reply = await ask(authorization)
    expect(reply.status).toBe(401)
    expect(reply.headers['www-authenticate']).toBe(challenge)
    expect(reply.headers['content-type']).toBe('application/problem+json')
    expect(reply.json().status).toBe(401)
  })

  it('a token in the address is not accepted, and not logged', async () => {
    const reply = await request(`${server.base}${PATH}?access_token=${token}`)
    expect(reply.status).toBe(401)
    expect(server.logged()).not.toContain(token)
  })

  it('100 KB of token are too much for any header', async () => {
    const answer = await rawRequest(
      server.url,
      `GET ${server.base.slice(server.url.length)}${PATH} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${'a'.repeat(100_000)}\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  })
})

describe('ambiguous', () => {
  it('two headers', async () => {
    const reply = await ask([`Bearer ${token}`, 'Bearer other'])
    expect(reply.status).toBe(401)
    expect(reply.headers['www-authenticate']).toBe(INVALID)
    expect((await ask([`Bearer ${token}`, `Bearer ${token}`])).status).toBe(401)
  })
  it('two tokens in one header', async () => {
    expect((await ask(`Bearer ${token},Bearer ${token}`)).status).toBe(401)
  })
})

describe('forged', () => {
  async function ownKey() {
    const [row] = await server.database.query('select 1').then(() => signingKeys(server.database))
    return row!
  }
  const claims = () => decodeJwt(token)
  const header = () => decodeProtectedHeader(token) as { alg: string; typ: string; kid: string }
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const payload = () => token.split('.')[1]!
  const signed = async (over: object, heading: object = {}) => {
    const key = await importJWK((await ownKey()).privateJwk, 'ES256')
    return new SignJWT({ ...claims(), ...over })
      .setProtectedHeader({ ...header(), ...heading })
      .sign(key)
  }

  it('our own key and claims are accepted, so what follows fails for its one change', async () => {
    expect((await ask(`Bearer ${await signed({})}`)).status).toBe(200)
  })

  it.each([
    ['algorithm none', async () => `${encode({ ...header(), alg: 'none' })}.${payload()}.`],
    [
      'algorithm none with the old signature',
      async () => `${encode({ ...header(), alg: 'none' })}.${payload()}.${token.split('.')[2]}`,
    ],
    [
      'HS256 keyed with the public key',
      async () => {
        const jwk = (await ownKey()).publicJwk
        const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({
          type: 'spki',
          format: 'pem',
        })
        const input = `${encode({ ...header(), alg: 'HS256' })}.${payload()}`
        return `${input}.${createHmac('sha256', pem).update(input).digest('base64url')}`
      },
    ],
    [
      'another key under our id',
      async () => {
        const { privateKey } = await generateKeyPair('ES256')
        return new SignJWT(claims()).setProtectedHeader(header()).sign(privateKey)
      },
    ],
    [
      'a key of its own in the header',
      async () => {
        const { privateKey, publicKey } = await generateKeyPair('ES256')
        return new SignJWT(claims())
          .setProtectedHeader({ ...header(), jwk: await exportJWK(publicKey) })
          .sign(privateKey)
      },
    ],
    ['an unknown key id', () => signed({}, { kid: 'other' })],
    ['no key id', () => signed({}, { kid: undefined })],
    ['another type', () => signed({}, { typ: 'JWT' })],
    ['another issuer', () => signed({ iss: 'https://test.example' })],
    ['another audience', () => signed({ aud: 'https://test.example/client-api' })],
    ['no expiry', () => signed({ exp: undefined })],
    ['expired', () => signed({ exp: Math.floor(server.clock.now() / 1000) - 31 })],
    ['an unknown client', () => signed({ client_id: 'ffffffffffffffffffffffff' })],
    ['no client', () => signed({ client_id: undefined })],
    ['a client that is no text', () => signed({ client_id: 7 })],
    [
      'one bit changed',
      async () => {
        const [head, body, signature] = token.split('.')
        const bytes = Buffer.from(signature!, 'base64url')
        bytes[10]! ^= 1
        return `${head}.${body}.${bytes.toString('base64url')}`
      },
    ],
    [
      'a bit changed that is in no byte',
      async () => {
        const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
        return token.slice(0, -1) + letters[letters.indexOf(token.at(-1)!) ^ 1]!
      },
    ],
    [
      'claims changed',
      async () => {
        const [head, , signature] = token.split('.')
        return `${head}.${encode({ ...claims(), client_id: 'other' })}.${signature}`
      },
    ],
  ] as const)('%s', async (_name, forge) => {
    const reply = await ask(`Bearer ${await forge()}`)
    expect(reply.status).toBe(401)
    expect(reply.headers['www-authenticate']).toBe(INVALID)
  })

  it('30 seconds of leeway are given', async () => {
    const late = await signed({ exp: Math.floor(server.clock.now() / 1000) - 29 })
    expect((await ask(`Bearer ${late}`)).status).toBe(200)
  })
})

describe('the order of refusals', () => {
  it.each([
    `/v2/performer/abc`,
    `/v2/performer/${OTTERS}`,
    `/v2/performer/999`,
    `/v2/performer/%`,
    `/v2/performer/`,
    `/v2/g-place/${HALL}`,
    '/v2/g-place/nowhere',
    '/v2/g-place/a%2fb',
  ])('without a token %s tells nothing of the id', async (path) => {
    const reply = await ask(undefined, path)
    expect(reply.status).toBe(401)
    expect(reply.text).toBe((await ask(undefined)).text)
  })

  it('comes before 406, and in the form asked for', async () => {
    const refused = await request(server.base + PATH, { headers: { accept: 'text/html' } })
    expect(refused.status).toBe(401)
    expect(refused.headers['content-type']).toBe('application/problem+json')
    const xml = await request(server.base + PATH, { headers: { accept: 'application/xml' } })
    expect(xml.status).toBe(401)
    expect(xml.headers['content-type']).toBe('application/problem+xml')
  })
})

describe('a token while things change', () => {
  it.each(['bearer', 'BEARER', 'bEARER  '])('the scheme may be written %s', async (scheme) => {
    expect((await ask(`${scheme} ${token}`)).status).toBe(200)
  })

  it('of a disabled client stops when the clients are looked at, every second', async () => {
    expect((await ask(`Bearer ${token}`)).status).toBe(200)
    await disableClient(server.clients, server.client.clientId)
    await server.app.refresh()
    expect((await ask(`Bearer ${token}`)).status).toBe(401)
    expect((await server.login(server.client)).status).toBe(401)
    await enableClient(server.clients, server.client.clientId)
    await server.app.refresh()
    expect((await ask(`Bearer ${token}`)).status).toBe(200)
  })

  it('lives on when the secret is rotated', async () => {
    const client = await createClient(server.clients, 'Rotating')
    const live = (await server.login(client)).json().access_token
    await rotateSecret(server.clients, client.clientId)
    await rotateSecret(server.clients, client.clientId)
    await server.app.refresh()
    expect((await ask(`Bearer ${live}`)).status).toBe(200)
    expect((await server.login(client)).status).toBe(401)
  })

  it('of another installation is refused', async () => {
    const other = await testServer({ seed: false })
    expect((await ask(`Bearer ${await other.token()}`)).status).toBe(401)
    await other.close()
  })

  it('ends with its hour, leeway included, also where it is remembered', async () => {
    const fresh = await server.token()
    server.clock.advance(3_629_000)
    expect((await ask(`Bearer ${fresh}`)).status).toBe(200)
    server.clock.advance(2_000)
    expect((await ask(`Bearer ${fresh}`)).status).toBe(401)
  })
})

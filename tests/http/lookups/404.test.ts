import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it.each([
  'performer/999',
  'performer/1.5',
  'performer/-1',
  'performer/-0',
  'performer/0',
  'performer/9007199254740992',
  'performer/9007199254740993',
  'performer/9223372036854775807',
  'performer/9223372036854775808',
  'performer/1e400',
  'performer/1e-99999999999999999999',
  `performer/${'9'.repeat(5000)}`,
  `performer/0.${'0'.repeat(5000)}1`,
  'g-place/nowhere',
  'g-place/OSM-N1',
])('%s', async (path) => {
  const reply = await server.get(`/v2/${path}`)
  expect(reply.status).toBe(404)
  expect(reply.headers['content-type']).toBe('application/problem+json')
  const kind = path.startsWith('performer') ? 'performer' : 'place'
  expect(reply.json().type).toMatch(new RegExp(`#${kind}-not-found$`))
})

it.each([
  '/V2/performer/10',
  '/v2/Performer/10',
  '/v2/performer//10',
  '/v2//performer/10',
  '/v2/performer/10/11',
  '/v2/performer/10//',
  '/v2/../v2/performer/10',
  '/v1/performer/10',
  '/v2/nothing',
  '',
])('%s is no address', async (path) => {
  const reply = await server.get(path)
  expect(reply.status).toBe(404)
  expect(reply.json().type).toMatch(/#not-found$/)
  expect(reply.headers['request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

it('comes as XML where XML was asked for', async () => {
  const xml = { accept: 'text/xml' }
  for (const path of ['/v2/performer/999', '/v2/nothing']) {
    const reply = await server.get(path, xml)
    expect(reply.status).toBe(404)
    expect(reply.headers['content-type']).toBe('application/problem+xml')
  }
})

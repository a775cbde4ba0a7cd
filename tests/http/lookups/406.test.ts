import { afterAll, beforeAll, expect, it } from 'vitest'
import { OTTERS } from '../../support/catalogue.ts'
import { type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it.each([
  { accept: 'application/json;q=0' },
  { accept: 'text/html' },
  { accept: 'application/vnd.els.v2+json' },
  { accept: 'image/*, application/json;q=0.0' },
  { accept: 'nonsense' },
  { 'accept-encoding': 'identity;q=0' },
  { 'accept-encoding': '*;q=0' },
])('%o', async (headers) => {
  const reply = await server.get(`/v2/performer/${OTTERS}`, headers)
  expect(reply.status).toBe(406)
  expect(reply.headers.vary).toBe('Accept, Accept-Encoding')
  expect(reply.headers['content-type']).toBe('application/problem+json')
})

it('a bad id is 400 whatever is accepted, a missing one 406 first', async () => {
  const headers = { accept: 'text/html' }
  expect((await server.get('/v2/performer/abc', headers)).status).toBe(400)
  expect((await server.get('/v2/performer/999', headers)).status).toBe(406)
  expect((await server.get('/v2/performer/-5', headers)).status).toBe(406)
})

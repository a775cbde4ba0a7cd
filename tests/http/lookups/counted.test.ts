import { afterAll, beforeAll, expect, test } from 'vitest'
import { OTTERS } from '../../support/catalogue.ts'
import { type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

async function counted() {
  server.clock.advance(10_000)
  await server.app.refresh()
  const { rows } = await server.database.query<{ key: number; client: string; lookups: number }>(
    'select key, client_id as client, lookups from document_uses where kind = 2',
  )
  return rows
}

test('every lookup that gave a document or said it is unchanged counts for it; no other does', async () => {
  const first = await server.get(`/v2/performer/${OTTERS}`)
  await server.get(`/v2/performer/${OTTERS}.0`, { accept: 'application/xml' })
  const etag = String(first.headers['etag'])
  expect((await server.get(`/v2/performer/${OTTERS}`, { 'if-none-match': etag })).status).toBe(304)
  for (const path of ['/v2/performer/99999999', '/v2/performer/abc']) await server.get(path)
  expect((await server.get(`/v2/performer/${OTTERS}`, { authorization: 'no' })).status).toBe(401)
  expect(await counted()).toEqual([{ key: OTTERS, client: server.client.clientId, lookups: 3 }])
})

test('what was counted last is written when the server closes', async () => {
  const other = await testServer({ database: server.db })
  await other.get(`/v2/performer/${OTTERS}`)
  await other.app.refresh()
  await other.get(`/v2/performer/${OTTERS}`)
  await other.app.close()
  const rows = await counted()
  expect(rows.find(({ client }) => client === other.client.clientId)?.lookups).toBe(2)
})

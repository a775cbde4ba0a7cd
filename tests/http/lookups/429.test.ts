import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../../src/login/clients.ts'
import { OTTERS } from '../../support/catalogue.ts'
import { type Reply, request } from '../../support/request.ts'
import { type TestServer, testServer } from '../../support/server.ts'

const PATH = `/v2/performer/${OTTERS}`
let server: TestServer
beforeAll(async () => {
  server = await testServer({
    env: { AFFICHE_LIMIT_PER_SECOND: '2', AFFICHE_LIMIT_PER_DAY: '20' },
  })
})
afterAll(() => server.close())

async function visitor(limits: { perSecond?: number; perDay?: number } = {}) {
  const client = await createClient(server.clients, 'A visitor')
  await server.database.query({
    text: 'update clients set limit_per_second = $2, limit_per_day = $3 where id = $1',
    values: [client.clientId, limits.perSecond ?? null, limits.perDay ?? null],
  })
  const token = (await server.login(client)).json().access_token as string
  const ask = (path = PATH): Promise<Reply> =>
    request(server.base + path, { headers: { authorization: `Bearer ${token}` } })
  const askMany = async (count: number) => {
    const replies: Reply[] = []
    for (let asked = 0; asked < count; asked += 1) replies.push(await ask())
    return replies
  }
  return { ...client, ask, askMany }
}

const statuses = (replies: readonly Reply[]) => replies.map((reply) => reply.status)

describe('the budget of the second', () => {
  it('gives a burst of two seconds, then refuses, then gives what the time brought', async () => {
    const { askMany } = await visitor()
    expect(statuses(await askMany(5))).toEqual([200, 200, 200, 200, 429])
    server.clock.advance(1000)
    expect(statuses(await askMany(3))).toEqual([200, 200, 429])
  })

  it('is told in every answer, refusals included', async () => {
    const { ask } = await visitor()
    const first = await ask()
    expect(first.headers['ratelimit-policy']).toBe('"second";q=2;w=1;burst=4, "day";q=20;w=86400')
    expect(first.headers['ratelimit']).toBe('"second";r=3;t=1, "day";r=19;t=43199')
    for (const path of ['/v2/performer/abc', '/v2/performer/999', '/v2/g-place/x']) {
      expect((await ask(path)).headers['ratelimit']).toMatch(/^"second";r=[012];t=\d+, "day"/)
    }
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.headers['ratelimit']).toMatch(/^"second";r=0;t=2, /)
    expect(refused.json().type).toMatch(/#too-many-requests$/)
    expect(refused.headers['cache-control']).toBe('no-store')
  })

  it('of one client is not touched by another', async () => {
    const [one, other] = [await visitor(), await visitor()]
    await one.askMany(5)
    expect((await other.ask()).status).toBe(200)
  })

  it('comes after 401 and before 400', async () => {
    const { ask, askMany } = await visitor()
    await askMany(4)
    expect((await ask('/v2/performer/abc')).status).toBe(429)
    expect((await request(server.base + PATH)).status).toBe(401)
  })

  it('0 is no limit', async () => {
    const { askMany } = await visitor({ perSecond: 0, perDay: 0 })
    const replies = await askMany(30)
    expect(new Set(statuses(replies))).toEqual(new Set([200]))
    expect(replies[0]?.headers['ratelimit']).toBeUndefined()
  })
})

describe('the budget of the day', () => {
  it('ends, and begins anew at midnight UTC', async () => {
    const client = await visitor({ perSecond: 0, perDay: 3 })
    expect(statuses(await client.askMany(4))).toEqual([200, 200, 200, 429])
    const refused = await client.ask()
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(43_000)
    server.clock.advance(Number(refused.headers['retry-after']) * 1000)
    const { access_token: token } = (await server.login(client)).json()
    const headers = { authorization: `Bearer ${token}` }
    expect((await request(server.base + PATH, { headers })).status).toBe(200)
  })

  it('is shared by all processes, and outlives them', async () => {
    const client = await visitor({ perSecond: 0, perDay: 5 })
    await client.askMany(3)
    await server.app.refresh()
    const env = { AFFICHE_PUBLIC_URL: server.url }
    const other = await testServer({ database: server.db, env })
    other.clock.set(server.clock.now())
    const token = (await other.login(client)).json().access_token as string
    const ask = () => request(other.base + PATH, { headers: { authorization: `Bearer ${token}` } })
    const replies = [await ask(), await ask(), await ask()]
    expect(statuses(replies)).toEqual([200, 200, 429])
    await other.close()
    await server.app.refresh()
    expect((await client.ask()).status).toBe(429)
  })

  it('counts calls by operation and status, refused ones apart', async () => {
    const { clientId, askMany, ask } = await visitor({ perSecond: 0, perDay: 3 })
    await askMany(2)
    await ask('/v2/g-place/nowhere')
    await ask()
    await server.app.refresh()
    const { rows } = await server.database.query({
      text: 'select operation, status, calls from usage where client_id = $1 order by operation, status',
      values: [clientId],
    })
    expect(rows).toEqual([
      { operation: 'performer', status: 200, calls: 2 },
      { operation: 'performer', status: 429, calls: 1 },
      { operation: 'place', status: 404, calls: 1 },
    ])
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createClient } from '../../../src/login/clients.ts'
import { request } from '../../support/request.ts'
import { type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer({ seed: false, env: { AFFICHE_TRUSTED_PROXIES: '127.0.0.9' } })
})
afterEach(() => server.close())

const attempt = (body: object, from: { localAddress?: string; forwardedFor?: string } = {}) =>
  request(`${server.base}/v2/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(from.forwardedFor === undefined ? {} : { 'x-forwarded-for': from.forwardedFor }),
    },
    body: JSON.stringify(body),
    localAddress: from.localAddress ?? '127.0.0.1',
  })

async function statuses(count: number, ask: (index: number) => ReturnType<typeof attempt>) {
  const seen: number[] = []
  for (let index = 0; index < count; index += 1) seen.push((await ask(index)).status)
  return seen
}
const wrong = () => ({ ...server.client, clientSecret: 'wrong' })
const times = (count: number, status: number) => Array<number>(count).fill(status)

describe('failed logins', () => {
  it('ten a minute for one client, then none is looked at until the minute is over', async () => {
    expect(await statuses(12, () => attempt(wrong()))).toEqual([...times(10, 401), 429, 429])
    const refused = await attempt(server.client)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(refused.json().type).toMatch(/#too-many-failed-logins$/)
    server.clock.advance(60_000)
    expect((await attempt(server.client)).status).toBe(200)
  })

  it('a right login from elsewhere goes through, a wrong one is told to wait', async () => {
    await statuses(10, () => attempt(wrong()))
    const elsewhere = { localAddress: '127.0.0.2' }
    expect((await attempt(server.client, elsewhere)).status).toBe(200)
    expect((await attempt(wrong(), elsewhere)).status).toBe(429)
    expect((await attempt(server.client, elsewhere)).status).toBe(429)
  })

  it('X-Forwarded-For counts only from a proxy that is believed', async () => {
    const lies = await statuses(60, (index) =>
      attempt({ clientId: `c${index}`, clientSecret: 'x' }, { forwardedFor: `192.0.2.${index}` }),
    )
    expect(lies).toEqual([...times(50, 401), ...times(10, 429)])
    const believed = await statuses(60, (index) =>
      attempt(
        { clientId: `d${index}`, clientSecret: 'x' },
        { forwardedFor: `192.0.2.${index}`, localAddress: '127.0.0.9' },
      ),
    )
    expect(believed).toEqual(times(60, 401))
  })

  it('fifty a minute for one address, whoever they are for', async () => {
    const seen = await statuses(52, () => attempt({ refreshToken: 'wrong' }))
    expect(seen).toEqual([...times(50, 401), 429, 429])
    const other = await createClient(server.clients, 'Another')
    expect((await attempt(other)).status).toBe(429)
    expect((await attempt(other, { localAddress: '127.0.0.3' })).status).toBe(200)
  })

  it('malformed ones do not count', async () => {
    await statuses(60, () => attempt({ clientId: server.client.clientId }))
    expect((await attempt(server.client)).status).toBe(200)
  })

  it('the token endpoint shares the count and answers in its own form', async () => {
    await statuses(10, () => attempt(wrong()))
    const { clientId } = server.client
    const reply = await request(`${server.base}/v2/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `grant_type=client_credentials&client_id=${clientId}&client_secret=wrong`,
    })
    expect(reply.status).toBe(429)
    expect(reply.headers['retry-after']).toBeDefined()
    expect(reply.json().error).toBe('slow_down')
  })
})

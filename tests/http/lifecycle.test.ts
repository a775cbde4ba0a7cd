import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { HALL, OTTERS, SILENCE, putEvent } from '../support/catalogue.ts'
import { eventually } from '../support/eventually.ts'
import { type Reply, request } from '../support/request.ts'
import { SAMPLE_EVENT } from '../support/sample-event.ts'
import { testServer } from '../support/server.ts'
import { untilWaitedFor } from '../support/waits-for.ts'

const PATH = `/v2/performer/${OTTERS}`

/** Makes every connection of the pool fail, and lets nobody new in; the result undoes it. */
async function takeAway(
  server: Awaited<ReturnType<typeof testServer>>,
): Promise<() => Promise<void>> {
  const { rows } = await server.database.query<{ name: string }>(
    'select current_database() as name',
  )
  const name = rows[0]?.name ?? ''
  const { default: pg } = await import('pg')
  const url = new URL(server.db.url)
  url.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  await admin.query(`alter database ${name} allow_connections false`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ])
  return async () => {
    await admin.query(`alter database ${name} allow_connections true`)
    await admin.end()
  }
}

describe('while the database is away', () => {
  it('what is in memory is served; the rest is 503; then all is well again', async () => {
    const server = await testServer()
    const warm = await server.get(PATH)
    const bringBack = await takeAway(server)

    expect((await server.get(PATH)).text).toBe(warm.text)
    expect((await server.get(PATH, { 'if-none-match': String(warm.headers.etag) })).status).toBe(
      304,
    )
    await server.app.refresh().catch(() => {})
    expect((await server.get(PATH)).status).toBe(200)
    const cold = await server.get(`/v2/performer/${SILENCE}`)
    expect(cold.status).toBe(503)
    expect(cold.headers['retry-after']).toBe('5')
    expect(cold.json().type).toMatch(/#unavailable$/)
    expect((await server.login(server.client)).status).toBe(503)
    const token = await request(`${server.base}/v2/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=refresh_token&refresh_token=x',
    })
    expect([token.status, token.json().error]).toEqual([503, 'temporarily_unavailable'])
    expect((await request(`${server.url}/readyz`)).status).toBe(503)
    expect((await request(`${server.url}/readyz`)).status).toBe(503)
    expect((await request(`${server.url}/healthz`)).status).toBe(200)
    expect(server.logged().split('not ready').length).toBe(2)
    expect(server.logged().split('the database does not answer; what is due').length).toBe(2)
    expect(server.logged()).not.toMatch(/a lookup failed|a request failed|token endpoint failed/)

    await bringBack()
    expect((await server.get(`/v2/performer/${SILENCE}`)).status).toBe(200)
    await eventually(async () => expect((await request(`${server.url}/readyz`)).status).toBe(200))
    await server.database.changing(server.clock.now(), (tx) =>
      putEvent(tx, { ...SAMPLE_EVENT, id: 1001, name: 'Après la panne' }),
    )
    await server.app.catchUp()
    expect((await server.get(PATH)).text).toContain('Après la panne')
    await server.close()
  })
})

describe('while somebody writes', () => {
  it('readers see the state before, and never wait', async () => {
    const server = await testServer()
    const before = (await server.get(PATH)).text
    await server.database.changing(server.clock.now(), async (tx) => {
      await tx.query('lock table events, performers, document_heads in exclusive mode')
      await putEvent(tx, { ...SAMPLE_EVENT, id: 1001, name: 'Pas encore' })
      expect((await server.get(PATH)).text).toBe(before)
      expect((await server.get(`/v2/g-place/${HALL}`, { accept: 'text/xml' })).status).toBe(200)
    })
    await server.close()
  })
})

describe('an orderly end', () => {
  it('finishes what is under way, closes what is idle, takes nothing new', async () => {
    const server = await testServer()
    const authorization = `Bearer ${await server.token()}`
    const agent = new Agent({ keepAlive: true })
    const idle = await kept(agent, `${server.url}/healthz`, {})
    expect(idle.headers['connection']).toBe('keep-alive')

    // The lookup waits for a lock, as long as we like.
    const locker = await server.database.connect()
    await locker.query('begin; lock table performers in access exclusive mode')
    const running = kept(new Agent({ keepAlive: true }), server.base + PATH, { authorization })
    await untilWaitedFor(server.db.database, 'performers')
    const closed = server.app.close(60_000)
    await expect(request(`${server.url}/healthz`)).rejects.toThrow(/ECONNREFUSED|ECONNRESET/)
    await locker.query('commit')
    await locker.end()
    const reply = await running
    expect(reply.status).toBe(200)
    expect(reply.headers['connection']).toBe('close')
    await closed
    await server.db.drop()
  })

  it('waits for nobody who has not said anything', async () => {
    const server = await testServer()
    const silent = connect(Number(new URL(server.url).port), '127.0.0.1')
    await once(silent, 'connect')
    // Answered after it, so the server has met the silent one.
    await request(`${server.url}/healthz`)
    const ended = once(silent.resume(), 'close')
    // Cutting what is left would come far too late for this test.
    await server.app.close(600_000)
    await ended
    await server.db.drop()
  })

  it('cuts what does not end in time', async () => {
    const server = await testServer()
    const authorization = `Bearer ${await server.token()}`
    const locker = await server.database.connect()
    await locker.query('begin; lock table performers in access exclusive mode')
    const running = kept(new Agent(), server.base + PATH, { authorization }).catch(
      (error: Error) => error,
    )
    await untilWaitedFor(server.db.database, 'performers')
    await server.app.close(50)
    expect(await running).toBeInstanceOf(Error)
    await locker.query('rollback')
    await locker.end()
    await server.db.drop()
  })
})

function kept(
  agent: Agent,
  address: string,
  headers: Record<string, string>,
): Promise<Pick<Reply, 'status' | 'headers'>> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(address, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

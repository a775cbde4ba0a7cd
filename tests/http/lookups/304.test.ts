import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OLD_HALL, OTTERS, putEvent } from '../../support/catalogue.ts'
import { SAMPLE_EVENT } from '../../support/sample-event.ts'
import { type TestServer, testServer } from '../../support/server.ts'

const PATH = `/v2/performer/${OTTERS}`
let server: TestServer
let etag: string
beforeAll(async () => {
  server = await testServer()
  etag = String((await server.get(PATH)).headers.etag)
})
afterAll(() => server.close())

const ask = (headers: Record<string, string>, path = PATH) => server.get(path, headers)

describe('If-None-Match', () => {
  it.each([
    ['the tag', 'TAG', 304],
    ['weak', 'W/TAG', 304],
    ['in a list', '"a", W/"b,c" , TAG', 304],
    ['any', '*', 304],
    ['another tag', '"other"', 200],
    ['suffix alone', '"anything--gzip"', 200],
    ['unquoted', 'BARE', 200],
    ['empty', '', 200],
    ['nonsense', '",', 200],
  ])('%s', async (_name, pattern, status) => {
    const value = pattern.replace('TAG', etag).replace('BARE', etag.slice(1, -1))
    expect((await ask({ 'if-none-match': value })).status).toBe(status)
  })

  it('has no body and the headers that a cache updates', async () => {
    const reply = await ask({ 'if-none-match': etag })
    expect(reply.bytes.length).toBe(0)
    expect(reply.headers).toMatchObject({
      etag,
      vary: 'Accept, Accept-Encoding',
      'cache-control': 'private, no-cache',
      'last-modified': 'Fri, 01 May 2026 10:00:01 GMT',
    })
    expect(reply.headers['content-type']).toBeUndefined()
    expect(reply.headers['request-id']).toBeDefined()
  })

  it('is held against the representation selected: XML asked for, the tag of JSON is none', async () => {
    const reply = await ask({ 'if-none-match': etag, accept: 'application/xml' })
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toContain('xml')
  })

  it.each(['gzip', 'br'])('%s has its own tag', async (coding) => {
    const own = String((await ask({ 'accept-encoding': coding })).headers.etag)
    const asked = (tag: string) => ask({ 'accept-encoding': coding, 'if-none-match': tag })
    expect((await asked(own)).status).toBe(304)
    expect((await asked(etag)).status).toBe(200)
  })

  it('of a retired id names the current address too', async () => {
    const path = `/v2/g-place/${OLD_HALL}`
    const tag = String((await ask({}, path)).headers.etag)
    const reply = await ask({ 'if-none-match': tag }, path)
    expect(reply.status).toBe(304)
    expect(reply.headers['content-location']).toMatch(/osm-n1$/)
  })
})

describe('If-Modified-Since', () => {
  it.each([
    ['Fri, 01 May 2026 10:00:01 GMT', 304],
    ['Sat, 02 May 2026 10:00:00 GMT', 304],
    ['Fri, 01 May 2026 10:00:00 GMT', 200],
    ['no date', 200],
  ])('%s', async (date, status) => {
    expect((await ask({ 'if-modified-since': date })).status).toBe(status)
  })

  it('does not count beside If-None-Match', async () => {
    const headers = {
      'if-modified-since': 'Sat, 02 May 2026 10:00:00 GMT',
      'if-none-match': '"other"',
    }
    expect((await ask(headers)).status).toBe(200)
  })
})

it('never comes without a token, nor with an expired one', async () => {
  const token = await server.token()
  server.clock.advance(2 * 3_600_000)
  for (const authorization of ['', `Bearer ${token}`]) {
    expect((await ask({ 'if-none-match': '*', authorization })).status).toBe(401)
  }
})

it('ends when the document changes', async () => {
  const authorization = `Bearer ${await server.token()}`
  await server.database.changing(server.clock.now(), (tx) =>
    putEvent(tx, { ...SAMPLE_EVENT, id: 1001, name: 'Autre titre' }),
  )
  await server.app.catchUp()
  expect((await ask({ 'if-none-match': etag, authorization })).status).toBe(200)
})

it('ends so by the date of the last answer, too, where the clock was put back before the change', async () => {
  const asked = async (since?: string) => {
    const authorization = `Bearer ${await server.token()}`
    const dated = since === undefined ? {} : { 'if-modified-since': since }
    return ask({ authorization, ...dated })
  }
  for (let hours = 0; hours < 3; hours += 1) {
    const { headers } = await asked()
    const before = String(headers['last-modified'])
    server.clock.advance(-3_600_000)
    await server.database.changing(server.clock.now(), (tx) =>
      putEvent(tx, { ...SAMPLE_EVENT, id: 1001, name: `Titre ${hours}` }),
    )
    await server.app.catchUp()
    const reply = await asked(before)
    expect(reply.status).toBe(200)
    expect(Date.parse(String(reply.headers['last-modified']))).toBeLessThanOrEqual(
      server.clock.now(),
    )
  }
})

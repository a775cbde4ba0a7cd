import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  EMPTY_HALL,
  HALL,
  LONG_IDS,
  OLD_HALL,
  OTTERS,
  RETIRED_OTTERS,
  SILENCE,
  putEvent,
  putPerformer,
} from '../../support/catalogue.ts'
import { readDocumentXml } from '../../support/read-document-xml.ts'
import { request } from '../../support/request.ts'
import { SAMPLE_EVENT, SAMPLE_PERFORMER } from '../../support/sample-event.ts'
import { type TestServer, testServer } from '../../support/server.ts'
import { jsonFaults, xmlFaults } from '../../support/validate-documents.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const OTTERS_PATH = `/v2/performer/${OTTERS}`

describe('performer', () => {
  it('is its record with its events by start, in the shape of the contract', async () => {
    const reply = await server.get(OTTERS_PATH)
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toBe('application/json')
    expect(jsonFaults('performer', reply.json())).toEqual([])
    expect(reply.json()).toMatchObject({ id: OTTERS, name: 'Les Loutres' })
    expect(reply.json().events.map((event: { id: number }) => event.id)).toEqual([1001, 1000])
  })

  it('shows the public address, never the mark that stands for it', async () => {
    const { text } = await server.get(OTTERS_PATH)
    expect(text).toContain(`"serviceLink":"${server.url}/e/1001"`)
    expect(text).not.toContain('\uFDD0')
  })

  it('without events has an empty list', async () => {
    expect((await server.get(`/v2/performer/${SILENCE}`)).json().events).toEqual([])
  })

  it.each([`${OTTERS}.0`, '1e1', '1E+1', '100e-1', `${OTTERS}/`, `${OTTERS}?x=1&x=2`, '%31%30'])(
    '%s is the same record with the same tag',
    async (id) => {
      const plain = await server.get(OTTERS_PATH)
      const reply = await server.get(`/v2/performer/${id}`)
      expect(reply.status).toBe(200)
      expect(reply.text).toBe(plain.text)
      expect(reply.headers.etag).toBe(plain.headers.etag)
      expect(reply.headers['content-location']).toBeUndefined()
    },
  )

  it.each(RETIRED_OTTERS)('retired id %d answers with the survivor and its address', async (id) => {
    for (const _time of ['cold', 'warm']) {
      const reply = await server.get(`/v2/performer/${id}`)
      expect(reply.json().id).toBe(OTTERS)
      expect(reply.headers['content-location']).toBe(`${server.base}${OTTERS_PATH}`)
    }
  })
})

describe('place', () => {
  it('is its record with its events', async () => {
    const reply = await server.get(`/v2/g-place/${HALL}`)
    expect(jsonFaults('place', reply.json())).toEqual([])
    expect(reply.json()).toMatchObject({ id: HALL, events: [{ id: 1001 }, { id: 1000 }] })
  })

  it('without events has an empty list', async () => {
    expect((await server.get(`/v2/g-place/${EMPTY_HALL}`)).json().events).toEqual([])
  })

  it('answers under an id that the directory has replaced', async () => {
    const reply = await server.get(`/v2/g-place/${OLD_HALL}`)
    expect(reply.json().id).toBe(HALL)
    expect(reply.headers['content-location']).toBe(`${server.base}/v2/g-place/${HALL}`)
  })

  it.each(LONG_IDS.map((id) => [id.length, id] as const))(
    'an id of %d characters works',
    async (_length, id) => {
      expect((await server.get(`/v2/g-place/${id}`)).json().id).toBe(id)
    },
  )
})

describe('representations', () => {
  it.each([
    ['performer', OTTERS_PATH],
    ['place', `/v2/g-place/${HALL}`],
  ] as const)('XML of the %s fits the XSD and says what the JSON says', async (kind, path) => {
    const xml = await server.get(path, { accept: 'application/xml' })
    expect(xml.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(xmlFaults(xml.text)).toEqual([])
    expect(readDocumentXml(kind, xml.text)).toEqual((await server.get(path)).json())
  })

  it.each([
    ['text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.7', 'application/xml'],
    ['application/xml;q=0.5, application/json;q=0.6', 'application/json'],
    ['application/json;q=0, */*', 'application/xml'],
    ['text/xml', 'text/xml'],
    ['application/json;charset=utf-8', 'application/json'],
    ['application/json;version=1', 'application/json'],
    ['application/vnd.els.v2+json, */*', 'application/json'],
    ['*/*', 'application/json'],
  ])('Accept %s is answered with %s', async (accept, type) => {
    const reply = await server.get(OTTERS_PATH, { accept })
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toMatch(new RegExp(`^${type}(;|$)`))
    expect(reply.headers.vary).toBe('Accept, Accept-Encoding')
  })

  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const)('%s holds the same bytes', async (coding, decode) => {
    const plain = await server.get(OTTERS_PATH)
    const coded = await server.get(OTTERS_PATH, { 'accept-encoding': coding })
    expect(coded.headers['content-encoding']).toBe(coding)
    expect(coded.headers['content-length']).toBe(String(coded.bytes.length))
    expect(decode(coded.bytes).toString('utf8')).toBe(plain.text)
  })

  it('a coding that is refused is not used', async () => {
    const reply = await server.get(OTTERS_PATH, { 'accept-encoding': 'br;q=0, gzip' })
    expect(reply.headers['content-encoding']).toBe('gzip')
  })

  it('has a strong tag of its own for each form, media type and coding', async () => {
    const tags = new Set<string | undefined>()
    for (const accept of ['application/json', 'application/xml', 'text/xml']) {
      for (const coding of ['identity', 'gzip', 'br']) {
        const { headers } = await server.get(OTTERS_PATH, { accept, 'accept-encoding': coding })
        expect(headers.etag).toMatch(/^"[!#-~]+"$/)
        tags.add(headers.etag)
      }
    }
    expect(tags.size).toBe(9)
  })

  it('Range is ignored: the whole comes', async () => {
    const reply = await server.get(OTTERS_PATH, { range: 'bytes=0-9' })
    expect(reply.status).toBe(200)
    expect(reply.bytes.length).toBeGreaterThan(1000)
  })

  it('HEAD has the headers of GET and no body', async () => {
    const authorization = `Bearer ${await server.token()}`
    const head = await request(server.base + OTTERS_PATH, {
      method: 'HEAD',
      headers: { authorization },
    })
    const get = await server.get(OTTERS_PATH)
    expect(head.bytes.length).toBe(0)
    const compared = [
      'etag',
      'content-length',
      'content-type',
      'last-modified',
      'vary',
      'cache-control',
    ]
    for (const name of compared) expect(head.headers[name]).toBe(get.headers[name])
  })

  it('says how it may be cached, and when it changed', async () => {
    const { headers } = await server.get(OTTERS_PATH)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers['last-modified']).toBe('Fri, 01 May 2026 10:00:01 GMT')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('request ids', () => {
  it.each([
    ['my-request:1', true],
    ['a b', false],
    ['x'.repeat(129), false],
    ['"quoted"', false],
  ])('%s is kept: %s', async (id, kept) => {
    const reply = await server.get(OTTERS_PATH, { 'request-id': id })
    if (kept) expect(reply.headers['request-id']).toBe(id)
    else expect(reply.headers['request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('changes', () => {
  it('show once committed, and only then', async () => {
    await server.get(OTTERS_PATH)
    await server.database.changing(Date.parse('2026-06-01T11:00:00Z'), async (tx) => {
      await putEvent(tx, { ...SAMPLE_EVENT, id: 1001, name: 'Reportée' })
      expect((await server.get(OTTERS_PATH)).text).not.toContain('Reportée')
    })
    await server.app.catchUp()
    const reply = await server.get(OTTERS_PATH)
    expect(reply.json().events[0].name).toBe('Reportée')
    expect(reply.headers['last-modified']).toBe('Mon, 01 Jun 2026 11:00:00 GMT')
    expect((await server.get(`/v2/g-place/${HALL}`)).text).toContain('Reportée')
  })

  it('a change committed while a document is being read is not lost', async () => {
    const path = `/v2/performer/${SILENCE}`
    for (let round = 0; round < 10; round += 1) {
      const name = `Silence ${round}`
      await Promise.all([
        server.get(path),
        server.database.changing(Date.parse('2026-06-01T11:30:00Z'), (tx) =>
          putPerformer(tx, { ...SAMPLE_PERFORMER, id: SILENCE, name }),
        ),
        server.get(path, { accept: 'application/xml' }),
      ])
      await server.app.catchUp()
      expect((await server.get(path)).json().name).toBe(name)
      expect((await server.get(path, { accept: 'application/xml' })).text).toContain(name)
    }
  })

  it('a performer retired later leads on, and back when that is undone', async () => {
    const change = (replacedBy: number | null) =>
      server.database.changing(Date.parse('2026-06-01T11:40:00Z'), (tx) =>
        putPerformer(tx, { ...SAMPLE_PERFORMER, id: SILENCE, name: 'Silence' }, replacedBy),
      )
    const path = `/v2/performer/${SILENCE}`
    await change(OTTERS)
    await server.app.catchUp()
    expect((await server.get(path)).json().id).toBe(OTTERS)
    await change(null)
    await server.app.catchUp()
    expect((await server.get(path)).json().id).toBe(SILENCE)
  })

  it('the kept row of the newest version serves a process that comes later', async () => {
    const first = await server.get(OTTERS_PATH)
    await server.app.prepareDocument('performer', OTTERS)
    const later = await testServer({ database: server.db, env: { AFFICHE_PUBLIC_URL: server.url } })
    await server.database.query('update events set fragment = $$broken$$')
    const second = await later.get(OTTERS_PATH)
    expect(second.text).toBe(first.text)
    expect(second.headers.etag).toBe(first.headers.etag)
    await later.close()
  })
})

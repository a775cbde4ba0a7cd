import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const PERFORMERS = [
  'abc',
  '',
  '0x10',
  '+1',
  '%2B1',
  'NaN',
  '%EF%BC%91%EF%BC%92',
  '%201',
  '1%20',
  '01',
  '.5',
  '1.',
  '%2531',
  '1;x',
  '%',
  '%ZZ',
  '%E0%A4',
  '1%2F2',
  '%00',
  '%5C',
  '%2e%2e',
  '%D0%B0'.repeat(200),
]
const PLACES = [
  '',
  '%20',
  'a%20b',
  'a.b',
  '%',
  '%ZZ',
  '%E0%A4',
  '%C0%AF',
  'a%2fb',
  '..%2f..%2flogin',
  './x',
  '%5c',
  'a%00b',
  'x'.repeat(513),
  '%E3%81%82'.repeat(120),
]

describe.each([
  ['performer', 'performerId', PERFORMERS],
  ['g-place', 'directoryPlaceId', PLACES],
] as const)('%s', (folder, name, ids) => {
  it.each(ids.map((id) => [id] as const))('%s', async (id) => {
    const reply = await server.get(`/v2/${folder}/${id}`)
    expect(reply.status).toBe(400)
    expect(reply.headers['content-type']).toBe('application/problem+json')
    const problem = reply.json()
    expect(Object.keys(problem)).toEqual(['type', 'title', 'status', 'detail', 'errors'])
    expect(problem).toMatchObject({ status: 400, errors: [{ in: 'path', name }] })
  })
})

it('comes as XML where XML was asked for', async () => {
  const reply = await server.get('/v2/performer/abc', { accept: 'application/xml' })
  expect(reply.status).toBe(400)
  expect(reply.headers['content-type']).toBe('application/problem+xml')
  expect(reply.text).toContain('<status>400</status>')
})

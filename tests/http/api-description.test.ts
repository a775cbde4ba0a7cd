import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildOperatorHttp } from '../../src/app/operator-http.ts'
import { eventually } from '../support/eventually.ts'
import { request } from '../support/request.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({
    pages: [(app) => void app.get('/e/:id', async () => 'a page')],
  })
})
afterAll(() => server.close())

it.each([
  ['/openapi.json', 'application/json'],
  ['/schema.xsd', 'application/xml'],
  ['/docs', 'text/html'],
  ['/docs/', 'text/html'],
])('%s is served without a token', async (path, type) => {
  const reply = await request(server.base + path)
  expect(reply.status).toBe(200)
  expect(reply.headers['content-type']).toContain(type)
  const again = await request(server.base + path, {
    headers: { 'if-none-match': String(reply.headers.etag) },
  })
  expect(again.status).toBe(304)
})

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'

it.each(['/', '/client-api', '/client-api/'])('a person finds the way from %s', async (path) => {
  const page = await request(server.url + path, { headers: { accept: BROWSER } })
  expect(page.status).toBe(200)
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    vary: 'Accept',
  })
  expect(page.text).toContain('width=device-width')
  const links = [...page.text.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? '')
  expect(links).toContain(`${server.base}/docs`)
  for (const link of links) expect((await request(link)).status, link).toBe(200)
})

it.each([
  [undefined, 'json'],
  ['*/*', 'json'],
  ['application/json', 'json'],
  ['application/json, text/html;q=0.9', 'json'],
  ['application/xml', 'xml'],
  ['image/png', 'json'],
])('a program finds nothing there: Accept %s', async (accept, form) => {
  for (const path of ['/', '/client-api']) {
    const headers = accept === undefined ? {} : { accept }
    const reply = await request(server.url + path, { headers })
    expect(reply.status).toBe(404)
    expect(reply.headers['content-type']).toContain(`application/problem+${form}`)
    expect(reply.headers['vary']).toContain('Accept')
  }
})

it('where all addresses stand at the root, the page does too', async () => {
  const bare = await testServer({ env: { AFFICHE_BASE_PATH: '/' } })
  const page = await request(`${bare.url}/`, { headers: { accept: BROWSER } })
  expect(page.text).toContain(`href="${bare.url}/docs"`)
  await bare.close()
})

it('the description leads to this server', async () => {
  const description = (await request(`${server.base}/openapi.json`)).json()
  expect(description.servers[0].url).toBe(server.base)
})

it('every error type leads to the reference page', async () => {
  const problem = (await request(`${server.base}/v2/nothing`)).json()
  const [page, anchor] = problem.type.split('#')
  const { text } = await request(page)
  expect(text).toContain(`id="${anchor}"`)
})

it('pages are mounted at the root, their wrong methods refused', async () => {
  expect((await request(`${server.url}/e/7`)).text).toBe('a page')
  const refused = await request(`${server.url}/e/7`, { method: 'POST' })
  expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD'])
})

it('is up and ready', async () => {
  expect((await request(`${server.url}/healthz`)).json()).toEqual({ status: 'up' })
  await eventually(async () =>
    expect((await request(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' }),
  )
})

it('metrics stand on the operator’s side only', async () => {
  expect((await request(`${server.url}/metrics`)).status).toBe(404)
  await server.get('/v2/performer/10')
  const operator = buildOperatorHttp({ registry: server.app.registry })
  const reply = await operator.inject('/metrics')
  expect(reply.body).toMatch(/affiche_http_requests_total\{operation="performer",status="200"\} 1/)
  expect(reply.body).toContain('affiche_documents_in_memory 1')
  expect(reply.body).toContain('affiche_feed_failures')
  await operator.close()
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildOperatorHttp } from '../../src/app/operator-http.ts'
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
  expect((await request(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' })
})

it('metrics stand on the operator’s side only', async () => {
  expect((await request(`${server.url}/metrics`)).status).toBe(404)
  await server.get('/v2/performer/10')
  const operator = buildOperatorHttp({ registry: server.app.registry })
  const reply = await operator.inject('/metrics')
  expect(reply.body).toMatch(/affiche_http_requests_total\{operation="performer",status="200"\} 1/)
  expect(reply.body).toContain('affiche_documents_in_memory 1')
  await operator.close()
})

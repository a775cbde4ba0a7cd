import { expect, it } from 'vitest'
import { OTTERS } from '../support/catalogue.ts'
import { request } from '../support/request.ts'
import { testServer } from '../support/server.ts'

it('whatever is done with them, no secret and no token is ever logged', async () => {
  const server = await testServer()
  const { clientId, clientSecret } = server.client
  const first = (await server.login(server.client)).json()
  const second = (await server.login({ refreshToken: first.refresh_token })).json()
  const post = (path: string, type: string, body: string, headers = {}) =>
    request(server.base + path, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body,
    })
  const form = 'application/x-www-form-urlencoded'
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  const path = `/v2/performer/${OTTERS}`
  await server.get(path, { authorization: `Bearer ${first.access_token}` })
  await request(`${server.base}${path}?access_token=${first.access_token}`)
  await request(`${server.base}/v2/nothing?token=${first.refresh_token}`)
  await request(`${server.url}/%?secret=${clientSecret}`)
  await post('/v2/login', 'application/json', `{"clientSecret":"${clientSecret}"`)
  await post('/v2/login', 'text/plain', clientSecret)
  await post('/v2/login', form, `clientId=${clientId}&clientSecret=${clientSecret}`)
  await post('/v2/oauth/token', form, 'grant_type=client_credentials', { authorization: basic })
  await post(
    '/v2/oauth/token',
    form,
    `grant_type=refresh_token&refresh_token=${first.refresh_token}`,
  )
  server.clock.advance(60_000)
  await server.login({ refreshToken: first.refresh_token })
  // A failure inside the login, while it holds the credentials.
  await server.database.query('alter table refresh_tokens rename to gone')
  expect((await server.login(server.client)).status).toBe(500)
  expect((await server.login({ refreshToken: second.refresh_token })).status).toBe(500)
  await server.close()

  const log = server.logged()
  expect(log).toContain('a request failed')
  const secrets = [clientSecret, basic.slice(6), first.access_token, first.refresh_token]
  for (const secret of [...secrets, second.access_token, second.refresh_token]) {
    expect(log).not.toContain(secret)
  }
  expect(log).not.toMatch(/access_token=|refresh_token=|secret=/)
})

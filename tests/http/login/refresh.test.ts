import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disableClient, enableClient } from '../../../src/login/clients.ts'
import { keyedHash } from '../../../src/login/secrets.ts'
import { type Reply } from '../../support/request.ts'
import { type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ seed: false })
})
afterAll(() => server.close())

const begin = async () => (await server.login(server.client)).json().refresh_token as string
const refresh = (refreshToken: string) => server.login({ refreshToken })
const next = (reply: Reply) => reply.json().refresh_token as string

describe('rotation', () => {
  it('each token is good once and leads to the next', async () => {
    const first = await begin()
    const second = next(await refresh(first))
    expect(second).not.toBe(first)
    const third = next(await refresh(second))
    expect(new Set([first, second, third]).size).toBe(3)
  })

  it('fifty at once get one and the same successor', async () => {
    const first = await begin()
    const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(first)))
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    expect(new Set(replies.map(next)).size).toBe(1)
    const { rows } = await server.database.query<{ count: number }>({
      text: `select count(*) from refresh_tokens where used_at is null and family =
        (select family from refresh_tokens where hash = $1)`,
      values: [keyedHash(server.clients.pepper, first)],
    })
    expect(rows[0]?.count).toBe(1)
  })

  it('a retry within ten seconds gets the same successor, with what is left of its life', async () => {
    const first = await begin()
    const second = next(await refresh(first))
    server.clock.advance(9_000)
    const again = await refresh(first)
    expect(again.status).toBe(200)
    expect(next(again)).toBe(second)
    expect(again.json().refresh_expires_in).toBe(2_592_000 - 9)
    expect((await refresh(second)).status).toBe(200)
  })

  it('a later replay ends the whole family, and says so in the log, without the token', async () => {
    const other = await begin()
    const first = await begin()
    const second = next(await refresh(first))
    server.clock.advance(600_000)
    expect((await refresh(first)).status).toBe(401)
    expect((await refresh(second)).status).toBe(401)
    expect((await refresh(other)).status).toBe(200)
    expect((await server.login(server.client)).status).toBe(200)
    expect(server.logged()).toContain('its whole family is revoked')
    expect(server.logged()).not.toContain(first)
  })

  it('ends after thirty days', async () => {
    const first = await begin()
    server.clock.advance(30 * 86_400_000 - 1000)
    const second = next(await refresh(first))
    server.clock.advance(30 * 86_400_000)
    expect((await refresh(second)).status).toBe(401)
  })

  it('is refused to a disabled client', async () => {
    const first = await begin()
    await disableClient(server.clients, server.client.clientId)
    expect((await refresh(first)).status).toBe(401)
    await enableClient(server.clients, server.client.clientId)
    expect((await refresh(first)).status).toBe(200)
  })
})

it('the database holds neither secrets nor tokens, nor can a successor be read from it alone', async () => {
  const first = await begin()
  const second = next(await refresh(first))
  const { rows } = await server.database.query<{ row: string }>(
    `select row_to_json(t)::text as row from refresh_tokens t
     union all select row_to_json(s)::text from client_secrets s`,
  )
  const everything = rows.map(({ row }) => row).join('\n')
  for (const secret of [first, second, server.client.clientSecret]) {
    expect(everything).not.toContain(secret)
    expect(everything).not.toContain(Buffer.from(secret).toString('hex'))
    expect(everything).not.toContain(Buffer.from(secret.slice(5), 'base64url').toString('hex'))
  }
})

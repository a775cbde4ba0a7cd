import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../tests/support/database.ts'
import { settableClock } from '../lib/clock.ts'
import { issueAccessToken, verifyAccessToken } from './access-token.ts'
import { openKeyRing } from './signing-keys.ts'

let db: TestDatabase
beforeEach(async () => {
  db = await testDatabase()
})
afterEach(() => db.drop())

const DAY = 86_400_000
const audience = { issuer: 'https://a.example', audience: 'https://a.example/api' }

it('many processes that start at once share one first key', async () => {
  const clock = settableClock('2026-01-01T00:00:00Z')
  const rings = await Promise.all(
    Array.from({ length: 6 }, () => openKeyRing({ database: db.database, clock })),
  )
  expect(new Set(rings.map((ring) => ring.signer().kid)).size).toBe(1)
  expect(rings[0]?.published().keys).toHaveLength(1)
})

it('keys rotate and nobody is logged out: published a day ahead, kept until their tokens are gone', async () => {
  const clock = settableClock('2026-01-01T00:00:00Z')
  let dropped = 0
  const ring = await openKeyRing({ database: db.database, clock, onDropped: () => (dropped += 1) })
  const other = await openKeyRing({ database: db.database, clock })
  const first = ring.signer().kid

  clock.advance(89 * DAY)
  await ring.refresh()
  expect(ring.published().keys).toHaveLength(2)
  expect(ring.signer().kid).toBe(first)
  const old = await issueAccessToken(ring, audience, 'a', clock.now() + DAY - 1000)

  clock.advance(DAY)
  expect(ring.signer().kid).not.toBe(first)
  const fresh = await issueAccessToken(ring, audience, 'a', clock.now())
  for (const token of [old, fresh]) {
    // The other process has not looked at the keys since: it does when it meets one it does not know.
    expect(await verifyAccessToken(other, audience, token, clock.now())).toMatchObject({
      clientId: 'a',
    })
  }

  clock.advance(2 * 3_600_000 + 1)
  await ring.refresh()
  expect(ring.published().keys.map(({ kid }) => kid)).toEqual([ring.signer().kid])
  expect(dropped).toBe(1)
  expect(await verifyAccessToken(ring, audience, old, clock.now())).toBeNull()
})

it('two processes never make two next keys', async () => {
  const clock = settableClock('2027-01-01T00:00:00Z')
  const rings = await Promise.all(
    [1, 2, 3].map(() => openKeyRing({ database: db.database, clock })),
  )
  clock.advance(89.5 * DAY)
  await Promise.all(rings.map((ring) => ring.refresh()))
  await Promise.all(rings.map((ring) => ring.refresh()))
  expect(new Set(rings.map((ring) => ring.published().keys.length))).toEqual(new Set([2]))
})

it('the first key signs, too, where the clock is put back behind the time it was made', async () => {
  const clock = settableClock('2037-01-01T00:00:00Z')
  const ring = await openKeyRing({ database: db.database, clock })
  clock.set(Date.parse('2027-01-01T00:00:00Z'))
  for (const each of [ring, await openKeyRing({ database: db.database, clock })]) {
    const token = await issueAccessToken(each, audience, 'a', clock.now())
    expect(await verifyAccessToken(ring, audience, token, clock.now())).toMatchObject({
      clientId: 'a',
    })
  }
})

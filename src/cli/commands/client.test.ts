import { afterAll, beforeAll, expect, test } from 'vitest'
import { affiche, afficheJson, spawnAffiche } from '../../../tests/support/command-line.ts'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'

let db: TestDatabase
let env: Record<string, string>

beforeAll(async () => {
  db = await testDatabase()
  env = { AFFICHE_DATABASE_URL: db.url, AFFICHE_LOG_LEVEL: 'silent' }
})
afterAll(() => db.drop())

interface Credentials {
  clientId: string
  clientSecret: string
}
const create = (name: string) => afficheJson<Credentials>(env, 'client', 'create', '--name', name)
const list = () => afficheJson<Record<string, unknown>[]>(env, 'client', 'list')

test('a created client has an id and a secret, and the list never shows the secret', async () => {
  const created = await create('Guide')
  expect(Object.keys(created)).toEqual(['clientId', 'clientSecret'])
  const listed = await list()
  expect(listed).toContainEqual(
    expect.objectContaining({ clientId: created.clientId, name: 'Guide' }),
  )
  expect(JSON.stringify(listed)).not.toContain(created.clientSecret)
})

test('a disabled client is marked until it is enabled', async () => {
  const { clientId } = await create('Doorman')
  const state = async () => (await list()).find((each) => each.clientId === clientId)?.disabledAt
  expect((await affiche(env, 'client', 'disable', clientId)).exitCode).toBe(0)
  expect(await state()).toMatch(/Z$/)
  expect((await affiche(env, 'client', 'enable', clientId)).exitCode).toBe(0)
  expect(await state()).toBeNull()
})

test('rotating gives another secret', async () => {
  const created = await create('Turner')
  const rotated = await afficheJson<Credentials>(env, 'client', 'rotate', created.clientId)
  expect(rotated.clientId).toBe(created.clientId)
  expect(rotated.clientSecret).not.toBe(created.clientSecret)
})

test('a client has its own budget until it is given the default again', async () => {
  const { clientId } = await create('Hungry')
  const budget = async () => (await list()).find((each) => each['clientId'] === clientId)
  await afficheJson(env, 'client', 'limit', clientId, '--per-second', '5')
  expect(await budget()).toMatchObject({ limitPerSecond: 5, limitPerDay: null })
  await afficheJson(env, 'client', 'limit', clientId, '--default')
  expect(await budget()).toMatchObject({ limitPerSecond: null, limitPerDay: null })
  expect((await affiche(env, 'client', 'limit', clientId)).exitCode).toBe(2)
})

test.each(['disable', 'enable', 'rotate'])(
  '%s of an unknown client fails and says where to look',
  async (verb) => {
    const { exitCode, stdout, stderr } = await affiche(env, 'client', verb, 'nobody')
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
    expect(stderr).toContain('there is no client "nobody"')
    expect(stderr).toContain('affiche client list')
  },
)

test('a process of its own keeps stdout to the one document', async () => {
  const { exitCode, stdout } = await spawnAffiche(env, 'client', 'list', '--json')
  expect(exitCode).toBe(0)
  expect(Array.isArray(JSON.parse(stdout))).toBe(true)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { affiche, afficheJson } from '../../../tests/support/command-line.ts'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'

let db: TestDatabase
let env: Record<string, string>

beforeAll(async () => {
  db = await testDatabase()
  env = { AFFICHE_DATABASE_URL: db.url, AFFICHE_LOG_LEVEL: 'silent' }
})
afterAll(() => db.drop())

interface Shown {
  partnerId: number
  name: string
  trust: string
  backColor: string
}
const list = () => afficheJson<Shown[]>(env, 'partner', 'list')

test('a partner is created with what was given and defaults for the rest', async () => {
  const created = await afficheJson<{ partnerId: number }>(
    env,
    'partner',
    'create',
    '--name',
    'Guichet du Port',
    '--back-color',
    '#12A4D9',
    '--commission-rate',
    '0.05',
  )
  expect(Object.keys(created)).toEqual(['partnerId'])
  expect(await list()).toContainEqual({
    partnerId: created.partnerId,
    name: 'Guichet du Port',
    logo: '',
    backColor: '#12a4d9',
    trust: 'primary',
    commissionRate: 0.05,
    commissionPerTicket: 0,
    commissionPerCart: 0,
    linkTemplate: null,
  })
})

test('an update changes what is given and leaves the rest', async () => {
  await afficheJson(env, 'partner', 'create', '--name', 'Agenda', '--back-color', '#112233')
  await afficheJson(env, 'partner', 'update', 'agenda', '--trust', 'agenda')
  expect(await list()).toContainEqual(
    expect.objectContaining({ name: 'Agenda', backColor: '#112233', trust: 'agenda' }),
  )
})

test('a removed partner is gone, and its name is free again', async () => {
  await afficheJson(env, 'partner', 'create', '--name', 'Comet')
  await afficheJson(env, 'partner', 'remove', 'Comet')
  expect((await list()).map(({ name }) => name)).not.toContain('Comet')
  await afficheJson(env, 'partner', 'create', '--name', 'Comet')
})

test('a name that is taken fails, whatever its case', async () => {
  await afficheJson(env, 'partner', 'create', '--name', 'Twice')
  const { exitCode, stderr } = await affiche(env, 'partner', 'create', '--name', 'TWICE')
  expect(exitCode).toBe(1)
  expect(stderr).toContain('there is a partner called "TWICE" already')
})

test('an unknown partner fails and the known ones are named', async () => {
  await afficheJson(env, 'partner', 'create', '--name', 'Known')
  const { exitCode, stderr } = await affiche(env, 'partner', 'remove', 'Unknown')
  expect(exitCode).toBe(1)
  expect(stderr).toContain('Known')
})

test.each([
  ['--back-color', 'red', '#RRGGBB'],
  ['--commission-rate', '5', '0.05 is 5 %'],
  ['--commission-rate', '0,05', '0.05 is 5 %'],
  ['--commission-per-ticket', '-1', 'euros'],
  ['--trust', 'friend', 'organiser'],
  ['--logo', 'logo.png', 'http'],
  ['--link-template', 'https://track.example/', '{url}'],
])('%s %s is wrong usage and says what would be right', async (option, value, right) => {
  const { exitCode, stderr } = await affiche(env, 'partner', 'create', '--name', 'X', option, value)
  expect(exitCode).toBe(2)
  expect(stderr).toContain(right)
})

test('an update without a change is wrong usage', async () => {
  expect((await affiche(env, 'partner', 'update', 'Known')).exitCode).toBe(2)
})

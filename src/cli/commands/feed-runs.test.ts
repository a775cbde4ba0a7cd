import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { affiche, afficheJson, startAffiche } from '../../../tests/support/command-line.ts'
import { feedServer } from '../../../tests/support/feed-server.ts'
import { SHOP_LISTING } from '../../../tests/support/shop-table.ts'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'

let db: TestDatabase
let folder: string
let env: Record<string, string>
const year = new Date().getUTCFullYear() + 1
const MAPPING = { listing: SHOP_LISTING }
const ROWS = ['1;Loutres', '2;Castors', '3;Blaireaux', '4;Hermines']

beforeAll(async () => {
  db = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'affiche-runs-'))
  env = { AFFICHE_DATABASE_URL: db.url, AFFICHE_LOG_LEVEL: 'silent' }
  await writeFile(join(folder, 'mapping.json'), JSON.stringify(MAPPING))
  await afficheJson(env, 'partner', 'create', '--name', 'Guichet')
})
afterAll(async () => {
  await db.drop()
  await rm(folder, { recursive: true })
})

async function tableOf(dateColumn: string): Promise<string> {
  const rows = ROWS.map((row) => `${row};05/12/${year} 20:30;Salle Vega;Lille`)
  const path = join(folder, 'shop.csv')
  await writeFile(path, [`ref;titre;${dateColumn};salle;ville`, ...rows, ''].join('\n'))
  return path
}

test('a feed of which nothing can be read any more is told by run, runs and doctor', async () => {
  const mapping = `mapping=${join(folder, 'mapping.json')}`
  const words = ['--partner', 'guichet', '--name', 'shop', '--format', 'csv', '--option', mapping]
  await affiche(env, 'feed', 'create', ...words, '--location', await tableOf('date'))
  expect((await affiche(env, 'feed', 'run', 'shop')).exitCode).toBe(0)
  expect((await affiche(env, 'doctor')).stdout).toContain('none failed or is held')
  expect((await affiche(env, 'feed', 'runs', 'shop')).stdout).not.toContain('rejected because')

  await tableOf('jour')
  const { exitCode, stdout } = await affiche(env, 'feed', 'run', 'shop')
  expect(exitCode).toBe(1)
  expect(stdout).toContain('could read none of its records')
  expect(stdout).toContain('affiche feed preview shop')
  expect(stdout).toContain('affiche feed update shop --option mapping=FILE')

  const { stdout: runs } = await affiche(env, 'feed', 'runs', 'shop')
  expect(runs).toContain('warning: there is no column "date"')
  expect(runs.match(/no start and no sessions/g)).toHaveLength(3)
  expect(runs).toContain('and 1 more (--json shows them)')
  expect(await afficheJson(env, 'feed', 'runs', 'shop')).toMatchObject([
    { state: 'partial', rejectedCount: 4 },
    { state: 'succeeded' },
  ])

  const { stdout: examined } = await affiche(env, 'doctor')
  expect(examined).toContain(
    'its last run could read none of its 4 records: there is no column "date"',
  )
  expect(examined).toContain('affiche feed preview shop')
})

test.each([
  ['some', 2, 0, 'its last run read a part of it: ', 'affiche feed runs cut-some'],
  ['nothing', 0, 1, 'its last run could read nothing of it: ', 'affiche feed preview cut-nothing'],
])(
  'a feed that breaks off is told by run and doctor: %s of it came',
  async (what, count, exit, found, advice) => {
    const name = `cut-${what}`
    const path = join(folder, `${name}.json`)
    const all = [1, 2, 3].map((day) =>
      JSON.stringify({ id: `C-${day}`, name: `Otters ${day}`, start: `${year}-07-0${day}T20:00` }),
    )
    const words = ['--partner', 'guichet', '--format', 'native', '--location', path]
    await writeFile(path, `[${all.join(',')}]`)
    await affiche(env, 'feed', 'create', ...words, '--name', name)
    await affiche(env, 'feed', 'run', name)
    expect((await affiche(env, 'doctor')).stdout).not.toContain(`feed ${name}`)

    await writeFile(path, `[${all.slice(0, count).join(',')}${count > 0 ? ',' : ''}{"id":"C-`)
    expect((await affiche(env, 'feed', 'run', name)).exitCode).toBe(exit)
    const { stdout } = await affiche(env, 'doctor')
    expect(stdout).toContain(
      `feed ${name}: ${found}The feed was not read to its end, so nothing was withdrawn`,
    )
    expect(stdout).toContain(advice)
  },
)

test('what a feed has lost is told before it is withdrawn, by run, runs and list', async () => {
  const path = join(folder, 'lossy.ndjson')
  const lines = [1, 2, 3].map((day) =>
    JSON.stringify({ id: `L-${day}`, name: `Loutres ${day}`, start: `${year}-06-0${day}T20:00` }),
  )
  const give = (count: number) => writeFile(path, lines.slice(0, count).join('\n'))
  const words = [
    '--partner',
    'guichet',
    '--name',
    'lossy',
    '--format',
    'native',
    '--location',
    path,
  ]
  await give(3)
  const { stdout: made } = await affiche(
    env,
    'feed',
    'create',
    ...words,
    '--option',
    'missingHours=0',
  )
  expect(made).toContain(
    'missingHours=0: what two runs in a row lack is withdrawn by the second one',
  )
  expect((await affiche(env, 'feed', 'run', 'lossy')).stdout).toContain('missing 0, withdrawn 0')
  await give(1)
  const sentence =
    '2 listings that it had are missing now: the next complete run withdraws what is still missing then.'
  const { stdout: told } = await affiche(env, 'feed', 'run', 'lossy')
  expect(told).toContain('missing 2, withdrawn 0')
  expect(told).toContain(sentence)
  expect((await affiche(env, 'feed', 'runs', 'lossy')).stdout).toContain(sentence)
  const { stdout: changed } = await affiche(
    env,
    'feed',
    'update',
    'lossy',
    '--option',
    'missingHours=',
  )
  expect(changed).not.toContain('missingHours=0')
  expect(changed).toContain('Next: affiche feed run lossy')
  await affiche(env, 'feed', 'run', 'lossy')
  const { stdout: runs } = await affiche(env, 'feed', 'runs', 'lossy')
  expect(runs).toMatch(/a complete run from \d{4}-\d\d-\d\d \d\d:\d\d UTC on withdraws/)
  const feeds = await afficheJson<{ name: string; lastRun: object }[]>(env, 'feed', 'list')
  const lossy = feeds.find(({ name }) => name === 'lossy')
  expect(lossy?.lastRun).toMatchObject({ missing: 2, withdrawn: 0 })
})

test('runs of a feed are a table of what they count, and what the newest says', async () => {
  const path = join(folder, 'told.ndjson')
  const line = (id: string, more: object = {}) =>
    JSON.stringify({ id, name: `Vega ${id}`, start: `${year}-06-01T20:00`, ...more })
  const words = ['--partner', 'guichet', '--name', 'told', '--format', 'native', '--location', path]
  await writeFile(path, line('T-1'))
  await affiche(env, 'feed', 'create', ...words, '--option', 'timeZone=Europe/Paris')
  const runs = async (...more: string[]) =>
    (await affiche(env, 'feed', 'runs', 'told', ...more)).stdout.split('\n')
  expect(await runs()).toEqual(['told has not run yet: affiche feed run told', ''])
  await affiche(env, 'feed', 'run', 'told')
  const [heading, , ...rest] = await runs()
  const counts = ['read', 'new', 'changed', 'same', 'withdrawn', 'rejected']
  expect(heading?.split(/ {2,}/)).toEqual(['run', 'began', 'state', ...counts])
  expect(rest.slice(1)).toEqual([
    '',
    'Next attempt: when told.',
    '--json has all rejections and warnings.',
    '',
  ])

  // Four ids that come twice are four warnings.
  const twice = ['T-1', 'T-2', 'T-3', 'T-4']
  const draft = line('T-5', { status: 'draft' })
  await writeFile(
    path,
    [...twice, ...twice]
      .map((id) => line(id))
      .concat(draft)
      .join('\n'),
  )
  await affiche(env, 'feed', 'run', 'told')
  const [more, , newest, oldest] = await runs()
  expect(more).toMatch(/ {2}rejected {2}left out$/)
  expect(newest).toMatch(/ succeeded +9 +3 +0 +5 +0 +0 +1$/)
  expect(oldest).toMatch(/ succeeded +1 +1 +0 +0 +0 +0 +0$/)
  expect(await runs('--limit', '1')).toHaveLength((await runs()).length - 1)
  const told = (await runs()).join('\n')
  expect(told.match(/^warning: /gm)).toHaveLength(3)
  expect(told).toContain('\n… and 2 more warnings\n')
})

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'a run that is told to end by %s says what became of it, and what to do',
  async (signal, exitCode) => {
    const server = await feedServer()
    try {
      const asked = new Promise<void>((resolve) => {
        server.on('/waits', () => resolve())
      })
      const words = ['--partner', 'guichet', '--name', signal, '--format', 'native']
      await afficheJson(env, 'feed', 'create', ...words, '--location', `${server.origin}/waits`)
      const allowed = { ...env, AFFICHE_FETCH_ALLOW_HOSTS: 'localhost' }
      const child = startAffiche(allowed, 'feed', 'run', signal)
      let stdout = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
      await asked
      child.kill(signal)
      expect(await once(child, 'close')).toEqual([exitCode, null])
      expect(stdout).toContain(`of ${signal} was interrupted: what had been applied stays`)
      expect(stdout).toContain(`To go on: affiche feed run ${signal}`)
    } finally {
      await server.close()
    }
  },
)

test.each([
  [
    'called otherwise',
    ['feed', 'update', 'meanwhile', '--name', 'otherwise'],
    403,
    'affiche feed update otherwise',
  ],
  ['removed', ['feed', 'remove', 'otherwise'], 200, 'The feed was removed while it was read'],
])(
  'of a feed that is %s while it is read nothing is advised that cannot be done',
  async (...row) => {
    const [, words, status, sentence] = row
    const server = await feedServer()
    try {
      const name = words.at(2) ?? ''
      const listing = '{"id":"1","name":"Les Loutres","start":"2027-03-05"}\n'
      const location = server.on('/changes', (_, response) => {
        void affiche(env, ...words).then(() => response.writeHead(status).end(listing))
      })
      const given = ['--partner', 'guichet', '--format', 'native', '--location', location]
      if (name === 'meanwhile') await affiche(env, 'feed', 'create', ...given, '--name', name)
      else await affiche(env, 'feed', 'update', name, '--location', location)
      const allowed = { ...env, AFFICHE_FETCH_ALLOW_HOSTS: 'localhost' }
      const { exitCode, stdout } = await affiche(allowed, 'feed', 'run', name)
      expect(exitCode).toBe(1)
      expect(stdout).toContain(sentence)
      expect(stdout).not.toMatch(/To go on|feed \w+ meanwhile/)
    } finally {
      await server.close()
    }
  },
)

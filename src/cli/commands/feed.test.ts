import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { affiche, afficheJson } from '../../../tests/support/command-line.ts'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import type { RunReport } from '../../domain/feed.ts'

let db: TestDatabase
let folder: string
let env: Record<string, string>

const LISTING = {
  id: 'A-1',
  name: 'Les Loutres',
  url: 'https://guichet.example/a-1',
  start: `${new Date().getUTCFullYear() + 1}-12-05T20:00`,
  performers: [{ name: 'Les Loutres' }],
  place: { name: 'Salle Boréale', city: 'Lille', country: 'FR', lat: 50.63, lng: 3.06 },
  offers: [{ name: 'Plein tarif', price: 25, currency: 'EUR' }],
}

beforeAll(async () => {
  db = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'affiche-feeds-'))
  env = { AFFICHE_DATABASE_URL: db.url, AFFICHE_LOG_LEVEL: 'silent' }
  await afficheJson(env, 'partner', 'create', '--name', 'Guichet')
})
afterAll(async () => {
  await db.drop()
  await rm(folder, { recursive: true })
})

async function feedFile(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

const create = (name: string, location: string, ...more: string[]) =>
  affiche(
    env,
    'feed',
    'create',
    '--partner',
    'guichet',
    '--name',
    name,
    '--format',
    'native',
    '--location',
    location,
    ...more,
  )

test('before there is a feed, lists and commands say so', async () => {
  const { stdout } = await affiche(env, 'feed', 'list')
  expect(stdout).toBe('There is no feed yet: affiche feed create --help\n')
  expect(await afficheJson(env, 'feed', 'list')).toEqual([])
  expect(await affiche(env, 'feed', 'run', 'one')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('There is none yet: affiche feed create --help'),
  })
})

test('a feed is created, run, and its listings are found by every command that finds', async () => {
  const path = await feedFile('one.ndjson', `${JSON.stringify(LISTING)}\n`)
  const made = await create('one', path)
  expect(made.exitCode).toBe(0)
  expect(made.stdout).toContain('It is read only when told.')
  const report = await afficheJson<RunReport>(env, 'feed', 'run', 'one')
  expect(Object.keys(report)).toEqual([
    'runId',
    'feed',
    'state',
    'complete',
    'failure',
    'read',
    'created',
    'updated',
    'unchanged',
    'withdrawn',
    'missing',
    'missingDueAt',
    'rejected',
    'rejectedCount',
    'leftOut',
    'warnings',
    'seconds',
  ])
  expect(report).toMatchObject({ feed: 'one', state: 'succeeded', complete: true, created: 1 })
  expect(await afficheJson(env, 'performer', 'find', 'LES loutres')).toEqual([
    { id: expect.any(Number), name: 'Les Loutres', events: 1 },
  ])
  expect(await afficheJson(env, 'place', 'find', 'boreale lille')).toMatchObject([
    { directoryPlaceId: null, name: 'Salle Boréale', city: 'Lille', events: 1 },
  ])
  for (const name of ['Salle', 'salle boréale', 'SALLE, BORÉALE', 'salle lille']) {
    expect(await afficheJson(env, 'place', 'find', name)).toMatchObject([{ name: 'Salle Boréale' }])
  }
  const events = await afficheJson<object[]>(env, 'event', 'list', '--name', 'loutres')
  expect(events).toEqual([
    {
      id: expect.any(Number),
      name: 'Les Loutres',
      startDate: `${LISTING.start.replace('T', ' ')}:00.000 +0100`,
      state: 'on sale',
      place: 'Salle Boréale',
      sources: [{ partner: 'Guichet', listing: 'A-1', withdrawn: false, link: LISTING.url }],
    },
  ])
})

test('a feed and its runs are told to scripts under these names', async () => {
  const [one] = await afficheJson<{ name: string; feedId: number }[]>(env, 'feed', 'list')
  const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string
  const number = expect.any(Number) as number
  expect(one).toEqual({
    feedId: number,
    name: 'one',
    partner: 'Guichet',
    partnerId: number,
    format: 'native',
    location: join(folder, 'one.ndjson'),
    schedule: null,
    complete: true,
    options: {},
    state: 'active',
    lastRun: { runId: number, state: 'succeeded', startedAt: instant, withdrawn: 0, missing: 0 },
    released: false,
    running: false,
    failures: 0,
    nextAttempt: null,
  })
  const [run] = await afficheJson<object[]>(env, 'feed', 'runs', String(one?.feedId))
  expect(run).toMatchObject({ startedAt: instant, finishedAt: instant, retryAt: null })
  const counts = 'read created updated unchanged withdrawn missing missingDueAt'
  const why = 'rejected rejectedCount leftOut warnings seconds startedAt finishedAt retryAt'
  const names = `runId feed state complete failure ${counts} ${why}`
  expect(Object.keys(run ?? {})).toEqual(names.split(' '))
  expect(await affiche(env, 'feed', 'runs', 'two')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('There are: one (affiche feed list shows all).'),
  })
})

test.each<[string, string | undefined, boolean]>([
  ['is not set', undefined, true],
  ['is set to nothing', '', true],
  ['is set', 'k-123', false],
])('a variable of an option that %s where the feed is made', async (_, value, told) => {
  const here = value === undefined ? env : { ...env, VEGA_KEY: value }
  const words = ['--option', 'query.key=env:VEGA_KEY', '--option', 'header.X=plain']
  const name = `keyed-${value}`
  const place = ['--format', 'native', '--location', 'https://vega.example/']
  const named = ['--partner', 'guichet', '--name', name]
  const made = await affiche(here, 'feed', 'create', ...named, ...place, ...words)
  const changed = await affiche(here, 'feed', 'update', name, '--partial')
  for (const { exitCode, stdout } of [made, changed]) {
    expect(exitCode).toBe(0)
    expect(stdout.includes('query.key=env:VEGA_KEY: VEGA_KEY is not set here.')).toBe(told)
    expect(stdout).not.toContain('header.X=')
  }
})

test('events are listed from and to a day, both included', async () => {
  const day = LISTING.start.slice(0, 10)
  const names = async (...words: string[]) =>
    (await afficheJson<{ name: string }[]>(env, 'event', 'list', ...words)).map(({ name }) => name)
  expect(await names('--from', day, '--to', day)).toEqual(['Les Loutres'])
  expect(await names('--from', `${day.slice(0, 8)}06`)).toEqual([])
  expect(await names('--to', `${day.slice(0, 8)}04`)).toEqual([])
})

test('an imported directory knows the place from then on', async () => {
  const places = await feedFile(
    'places.csv',
    'id,name,street,city,country,lat,lng\ndir-1,Salle Boréale,1 quai des Brumes,Lille,FR,50.6301,3.0601\ndir-2,,,,,,\n',
  )
  const report = await afficheJson(env, 'directory', 'import', places)
  expect(report).toMatchObject({
    read: 2,
    created: 1,
    rejected: [{ line: 3, id: 'dir-2', reason: 'it has no name' }],
    placesLinked: 1,
  })
  expect(await afficheJson(env, 'place', 'find', 'boréale')).toMatchObject([
    { directoryPlaceId: 'dir-1', street: '1 quai des Brumes', events: 1 },
  ])
  expect(await afficheJson(env, 'directory', 'import', places)).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 1,
  })
  const { rows } = await db.database.query<{ fragment: string }>('select fragment from events')
  expect(rows[0]?.fragment).toContain('"directoryPlace":{"id":"dir-1"')
})

test('a bad line costs only itself, and the report names it', async () => {
  const path = await feedFile(
    'bad.ndjson',
    `{"id":"B-1"}\n${JSON.stringify({ ...LISTING, id: 'B-2' })}\n`,
  )
  await create('bad', path)
  const { exitCode, stdout } = await affiche(env, 'feed', 'run', 'bad', '--json')
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    state: 'partial',
    created: 1,
    rejectedCount: 1,
    rejected: [{ line: 1, id: 'B-1', reason: expect.any(String) }],
  })
})

test('a run that fails exits 1 with its report', async () => {
  const path = await feedFile('gone.ndjson', '')
  await create('gone', path)
  await rm(path)
  const { exitCode, stdout } = await affiche(env, 'feed', 'run', 'gone', '--json')
  expect(exitCode).toBe(1)
  expect(JSON.parse(stdout)).toMatchObject({
    feed: 'gone',
    state: 'failed',
    failure: 'missingFile',
  })
  const runs = await afficheJson<RunReport[]>(env, 'feed', 'runs', 'gone')
  expect(runs).toMatchObject([{ state: 'failed', retryAt: null }])
  const { stdout: told } = await affiche(env, 'feed', 'runs', 'gone')
  expect(told).toContain('Failures in a row: 1.')
  expect(told).toContain('affiche feed update gone --location FILE_OR_URL')
  const { stdout: listed } = await affiche(env, 'feed', 'list')
  expect(listed).toMatch(/complete .* location/)
  expect(listed).toContain(path)
  for (const table of [told, listed]) {
    expect(table).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/)
    expect(table).not.toMatch(/\d\dT\d\d:/)
  }
})

test('a feed is paused, resumed, updated, released and removed', async () => {
  const path = await feedFile('life.ndjson', `${JSON.stringify({ ...LISTING, id: 'L-1' })}\n`)
  await create('life', path, '--schedule', '0 4 * * *')
  const find = async () =>
    (await afficheJson<{ name: string }[]>(env, 'feed', 'list')).find(({ name }) => name === 'life')
  await afficheJson(env, 'feed', 'pause', 'life')
  expect(await find()).toMatchObject({ state: 'paused', schedule: '0 4 * * *' })
  await afficheJson(env, 'feed', 'resume', 'life')
  await afficheJson(
    env,
    'feed',
    'update',
    'life',
    '--no-schedule',
    '--partial',
    '--option',
    'country=FR',
  )
  expect(await find()).toMatchObject({
    state: 'active',
    schedule: null,
    complete: false,
    options: { country: 'FR' },
  })
  const nothing = await affiche(env, 'feed', 'update', 'life')
  expect(nothing).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('nothing to change'),
  })
  await afficheJson(env, 'feed', 'update', 'life', '--option', 'country=')
  expect(await find()).toMatchObject({ options: {}, schedule: null, nextAttempt: null })
  const local = 'CRON_TZ=Europe/Paris 0 4 * * *'
  await afficheJson(env, 'feed', 'update', 'life', '--schedule', local)
  await afficheJson(env, 'feed', 'update', 'life', '--complete')
  expect(await find()).toMatchObject({
    schedule: local,
    failures: 0,
    running: false,
    nextAttempt: expect.stringMatching(/T0[23]:0/),
  })
  const { stdout } = await affiche(env, 'feed', 'release', 'life')
  expect(stdout).toContain('It was not held')
  expect(await afficheJson(env, 'feed', 'release', 'life')).toMatchObject({ released: true })
  await afficheJson(env, 'feed', 'remove', 'life')
  expect(await find()).toBeUndefined()
})

test('a feed that has a schedule is not said to be read only when told', async () => {
  const { stdout } = await create('by-clock', folder, '--schedule', '0 4 * * *')
  expect(stdout).toContain('Next: affiche feed run by-clock')
  expect(stdout).not.toContain('only when told')
  await afficheJson(env, 'feed', 'remove', 'by-clock')
})

test('a partner with feeds is not removed', async () => {
  const { exitCode, stderr } = await affiche(env, 'partner', 'remove', 'guichet')
  expect(exitCode).toBe(1)
  expect(stderr).toContain('affiche feed remove one')
})

test.each([
  [['--format', 'nativ'], 2, 'did you mean native?'],
  [['--schedule', '61 * * * *'], 2, 'minute'],
  [['--schedule', '0 4 31 2,4 *'], 2, 'never be due'],
  [['--schedule', 'CRON_TZ=Europe/Atlantis 0 4 * * *'], 2, 'Europe/Atlantis'],
  [['--option', 'contry=FR'], 2, 'did you mean country?'],
  [['--option', 'country'], 2, 'key=value'],
  [['--option', 'dateOrder=ydm'], 2, 'dmy, mdy, ymd'],
  [['--option', 'missingHours=soon'], 2, '--option missingHours=soon: write a whole number.'],
  [['--option', 'coversDays=0'], 2, '0 days are none'],
  [['--option', 'timeZone=Europe/Pari'], 2, 'as Europe/Paris'],
  [['--complete', '--partial'], 2, '--complete and --partial exclude each other.'],
  [['--location', 'ftp://x/y'], 2, 'http'],
  [['--location', '/nowhere/at/all'], 1, 'no file or folder'],
  [['--partner', 'nobody'], 1, 'Guichet'],
  [['--name', 'ONE'], 1, 'there is a feed called "ONE" already.'],
  [['--name', 'ONE'], 1, 'Choose another name, or change the one there is'],
])('%j exits %i and says what would be right', async (words, expected, right) => {
  const { exitCode, stderr } = await create('wrong', folder, ...words)
  expect({ exitCode, stderr }).toEqual({
    exitCode: expected,
    stderr: expect.stringContaining(right),
  })
})

test('rates are imported and used at once, a file of something else is refused', async () => {
  const offers = [{ price: 43, currency: 'GBP' }]
  const listing = { ...LISTING, id: 'GBP-1', name: 'Sterling', offers }
  await create('pounds', await feedFile('pounds.ndjson', JSON.stringify(listing)))
  await afficheJson(env, 'feed', 'run', 'pounds')
  const price = async () => {
    const { rows } = await db.database.query<{ fragment: string }>(
      "select fragment from events where name = 'Sterling'",
    )
    return (JSON.parse(rows[0]!.fragment) as { lowestPrice: number | null }).lowestPrice
  }
  expect(await price()).toBeNull()
  const rates = await feedFile('rates.csv', 'Date,GBP\n2026-11-26,0.86\n')
  expect(await afficheJson(env, 'rates', 'import', rates)).toMatchObject({ read: 1, written: 1 })
  expect(await price()).toBe(50)
  const { exitCode, stderr } = await affiche(env, 'rates', 'import', join(folder, 'places.csv'))
  expect(exitCode).toBe(1)
  expect(stderr).toContain('eurofxref')
})

test('rebuild concludes the same events anew', async () => {
  const events = () => afficheJson(env, 'event', 'list')
  const before = await events()
  await afficheJson(env, 'rebuild')
  expect(await events()).toEqual(before)
})

test.each([
  ['words', 'native', 'this is no feed'],
  ['another’s JSON', 'native', '{"a":1}'],
  ['another format', 'icalendar', '{"a":1}'],
  ['nothing', 'native', ' '],
])(
  'what is no feed is told with what to do, by run and preview alike: %s',
  async (what, format, text) => {
    const name = `none ${what}`
    const path = await feedFile(`${name}.txt`, text)
    await create(name, path, '--format', format)
    const run = await affiche(env, 'feed', 'run', name)
    expect(run.exitCode).toBe(1)
    expect(run.stdout).not.toMatch(/\d listings?\b/)
    // Of what is empty nobody can say that it is of another format.
    const isEmpty = text.trim() === ''
    const next = isEmpty ? ['docs/fetching.md'] : [`affiche feed preview '${name}'`, '--format']
    for (const words of next) expect(run.stdout).toContain(words)
    const preview = await affiche(env, 'feed', 'preview', name)
    const advice = isEmpty ? 'docs/fetching.md ("empty")' : 'docs/feeds.md says what each reads'
    expect(preview.stdout + preview.stderr).toContain(advice)
  },
)

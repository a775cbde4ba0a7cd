import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listRuns } from '../src/storage/runs.ts'
import { affiche, afficheJson } from './support/command-line.ts'
import { testDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { answers, feedServer, type FeedServer } from './support/feed-server.ts'

const MAIN = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url))
/** Due since long ago, and not again while the test goes on, at whatever hour and day that is. */
const NOW = new Date()
const YEARLY = `0 0 1 ${((NOW.getUTCMonth() + 6) % 12) + 1} *`
const LONG_AGO = new Date(NOW.getTime() - 2 * 366 * 86_400_000)

/** Of every kind that a feed's access may have; none may be in anything that is written. */
const SECRETS = {
  password: 'otter-password-1f0',
  inLocation: 'otter-location-2e1',
  header: 'otter-header-3d2',
  query: 'otter-query-4c3',
  plainHeader: 'otter-plain-5b4',
  plainQuery: 'otter-plain-6a5',
}

let db: TestDatabase
let slow: FeedServer
let other: FeedServer
let env: Record<string, string>
let written = ''

beforeAll(async () => {
  db = await testDatabase()
  slow = await feedServer()
  other = await feedServer()
  env = {
    AFFICHE_DATABASE_URL: db.url,
    AFFICHE_LOG_LEVEL: 'trace',
    AFFICHE_FETCH_ALLOW_HOSTS: 'localhost',
    FEED_HEADER: SECRETS.header,
    FEED_QUERY: SECRETS.query,
  }
})
afterAll(async () => {
  await slow.close()
  await other.close()
  await db.drop()
})

function worker(): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', MAIN, 'serve', '--role', 'worker', '--json'],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => (written += text))
  return child
}

/** What an operator sees. */
async function told(...words: string[]): Promise<string> {
  const { stdout, stderr } = await affiche(env, ...words)
  written += stdout + stderr
  return stdout + stderr
}

const line = (id: string) =>
  `${JSON.stringify({ id, name: `Les Loutres ${id}`, start: `${new Date().getUTCFullYear() + 1}-12-05T20:00`, timeZone: 'Europe/Paris', place: 'Salle Vega, Lille' })}\n`

async function create(name: string, location: string): Promise<number> {
  const words = ['--partner', 'Guichet', '--name', name, '--format', 'native']
  const secrets = ['X-Key=env:FEED_HEADER', `X-Plain=${SECRETS.plainHeader}`].map(
    (one) => `header.${one}`,
  )
  const more = ['token=env:FEED_QUERY', `sig=${SECRETS.plainQuery}`].map((one) => `query.${one}`)
  const options = [...secrets, ...more].flatMap((option) => ['--option', option])
  const given = ['--location', location, '--schedule', YEARLY, ...options]
  await told('feed', 'create', ...words, ...given)
  const feeds = await afficheJson<{ feedId: number; name: string }[]>(env, 'feed', 'list')
  written += JSON.stringify(feeds)
  return feeds.find((feed) => feed.name === name)!.feedId
}

test('two workers run a feed once, others go on beside one that fails, and no secret is written anywhere', async () => {
  await told('partner', 'create', '--name', 'Guichet')
  const withUser = (address: string) =>
    `${address.replace('://', `://eve:${SECRETS.password}@`)}?key=${SECRETS.inLocation}`
  let answer = (): void => {}
  slow.on('/slow', (_, response) => {
    answer = () => response.writeHead(200).end(line('slow'))
  })
  const echo = (status: number, headers = {}) =>
    other.on(`/${status}`, (request, response) =>
      response
        .writeHead(status, headers)
        .end(`no ${request.url} ${JSON.stringify(request.headers)}`),
    )
  const ids = {
    slow: await create('slow', withUser(`${slow.origin}/slow`)),
    sound: await create('sound', withUser(other.on('/sound', answers(200, {}, line('sound'))))),
    refused: await create('refused', withUser(echo(403))),
    astray: await create(
      'astray',
      withUser(
        echo(302, {
          location: `http://eve:${SECRETS.password}@10.0.0.1/?token=${SECRETS.query}&sig=${SECRETS.plainQuery}`,
        }),
      ),
    ),
    silent: await create('silent', withUser('http://localhost:1/')),
  }
  const feedIds = Object.values(ids)
  await db.database.query({ text: 'update feeds set created_at = $1', values: [LONG_AGO] })
  const states = async (id: number) => (await listRuns(db.database, id)).map(({ state }) => state)

  const workers = [worker(), worker()]
  await eventually(async () => {
    expect(await states(ids.sound)).toEqual(['succeeded'])
    for (const id of feedIds.slice(2)) expect(await states(id)).toEqual(['failed'])
    expect(slow.requests).toHaveLength(1)
  })
  // Both have looked at all that was due.
  expect(await states(ids.slow)).toEqual(['running'])
  answer()
  await eventually(async () => expect(await states(ids.slow)).toEqual(['succeeded']))
  for (const child of workers) child.kill('SIGTERM')
  for (const child of workers) if (child.exitCode === null) await once(child, 'exit')
  expect(slow.requests[0]?.headers).toMatchObject({
    'x-key': SECRETS.header,
    'x-plain': SECRETS.plainHeader,
    authorization: `Basic ${btoa(`eve:${SECRETS.password}`)}`,
  })
  expect(slow.requests[0]?.url).toBe(
    `/slow?key=${SECRETS.inLocation}&sig=${SECRETS.plainQuery}&token=${SECRETS.query}`,
  )

  const seen = (await told('feed', 'list')) + (await told('doctor'))
  for (const word of ['refused', '403', 'astray', '10.0.0.1', 'silent', 'ECONNREFUSED'])
    expect(seen).toContain(word)
  for (const name of Object.keys(ids)) {
    await told('feed', 'runs', name)
    await told('feed', 'runs', name, '--json')
  }
  await told('feed', 'run', 'refused')
  await told('feed', 'run', 'astray', '--json')
  await told('doctor', '--json')
  const { rows } = await db.database.query(
    `select (select json_agg(r) from runs r)::text as runs, (select json_agg(b) from run_bodies b)::text as bodies`,
  )
  written += JSON.stringify(rows)
  const found = Object.values(SECRETS).filter((secret) => written.includes(secret))
  expect(found, written).toEqual([])
  expect(written).not.toContain(btoa(`eve:${SECRETS.password}`))
})

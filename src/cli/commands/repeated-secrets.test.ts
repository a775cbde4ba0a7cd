import { afterAll, beforeAll, expect, test } from 'vitest'
import { affiche, afficheJson } from '../../../tests/support/command-line.ts'
import type { Outcome } from '../../../tests/support/command-line.ts'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { answers, feedServer } from '../../../tests/support/feed-server.ts'

let db: TestDatabase
let env: Record<string, string>
const start = `${new Date().getUTCFullYear() + 1}-12-05T20:00`
const LISTING = { id: 'A-1', name: 'Les Loutres', start }

beforeAll(async () => {
  db = await testDatabase()
  env = {
    AFFICHE_DATABASE_URL: db.url,
    AFFICHE_LOG_LEVEL: 'silent',
    AFFICHE_FETCH_ALLOW_HOSTS: 'localhost',
    HIDDEN_KEY: 'hunter2',
  }
  await afficheJson(env, 'partner', 'create', '--name', 'Guichet')
})
afterAll(() => db.drop())

const REPEATED: readonly (readonly [what: string, body: string | null])[] = [
  ['no feed at all', 'the key hunter2 is unknown'],
  ['an error of its own', '{"error":{"message":"the key hunter2 is unknown"}}'],
  ['a listing among others', `${JSON.stringify(LISTING)}\n{"id":"B","name":"x","start":"hunter2"}`],
  [
    'a member and an id',
    `${JSON.stringify({ ...LISTING, status: 'hunter2' })}\n{"id":"hunter2","name":"x"}`,
  ],
  ['a redirect', null],
]

type Row = readonly [given: string, what: string, body: string | null, words: readonly string[]]
const ROWS: readonly Row[] = [
  ...REPEATED.map((row): Row => [
    'by an option',
    ...row,
    ['ADDRESS', '--option', 'query.key=env:HIDDEN_KEY'],
  ]),
  ...[...REPEATED.slice(1, 2), ...REPEATED.slice(-1)].flatMap((row): Row[] => [
    ['in the location', ...row, ['ADDRESS?key=hunter2']],
    ['as a password', ...row, ['http://eve:hunter2@HOST/feed']],
  ]),
]

test.each(ROWS)(
  'a key given %s that the server repeats in %s is shown nowhere',
  async (given, what, body, words) => {
    const server = await feedServer()
    server.on('/login', answers(403))
    const echoed = answers(302, { location: '/login/hunter2?from=%2Ffeed%3Fkey%3Dhunter2' })
    const address = server.on('/feed', body === null ? echoed : answers(200, {}, body))
    const { host } = new URL(address)
    const [location = '', ...option] = words.map((word) =>
      word.replace('ADDRESS', address).replace('HOST', host),
    )
    const name = `echo ${what} ${given}`
    const unknown = ['--format', 'native', '--location', location, ...option]
    const named = ['--partner', 'Guichet', '--name', name, '--complete']
    const said = [await affiche(env, 'feed', 'create', ...named, ...unknown)]
    for (const command of [['run'], ['run', '--json'], ['preview'], ['runs'], ['runs', '--json']])
      said.push(await affiche(env, 'feed', command[0] ?? '', name, ...command.slice(1)))
    said.push(await affiche(env, 'feed', 'preview', ...unknown))
    said.push(withoutRecords(await affiche(env, 'feed', 'preview', name, '--json')))
    said.push(await affiche(env, 'feed', 'list', '--json'))
    said.push(await affiche(env, 'doctor'))
    await server.close()
    const texts = said.map(({ stdout, stderr }) => stdout + stderr).join('\n')
    expect(texts).toContain('***')
    expect(texts).not.toContain('hunter2')
  },
)

/** A preview in JSON gives records as they came. */
function withoutRecords(preview: Outcome): Outcome {
  const stdout = JSON.stringify(JSON.parse(preview.stdout), (member, value: unknown) =>
    member === 'native' || member === 'listing' ? null : value,
  )
  return { ...preview, stdout }
}

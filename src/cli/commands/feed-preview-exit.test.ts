import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { affiche, afficheJson } from '../../../tests/support/command-line.ts'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'

let db: TestDatabase
let folder: string
let env: Record<string, string>

beforeAll(async () => {
  db = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'affiche-preview-'))
  env = { AFFICHE_DATABASE_URL: db.url, AFFICHE_LOG_LEVEL: 'silent' }
})
afterAll(async () => {
  await db.drop()
  await rm(folder, { recursive: true })
})

const start = `${new Date().getUTCFullYear() + 1}-12-05T20:30`
const good = { id: 'G-1', name: 'Les Loutres', start }
const bad = { id: 'B-1', name: 'Les Loutres' }
const draft = { ...good, id: 'D-1', status: 'draft' }
test.each<[string, object[], number, string | null]>([
  ['listings', [good], 0, null],
  ['a listing among what is rejected', [bad, good], 0, null],
  ['what is left out', [draft], 0, null],
  ['nothing but what is rejected', [bad, { ...bad, id: 'B-2' }], 1, 'If it is of another format'],
  ['what is rejected and what is left out', [bad, draft], 0, 'If it is of another format'],
  ['an empty list', [], 0, 'a run takes the feed for empty'],
])(
  'a preview of %s exits as its run does, and says what to do',
  async (what, records, exitCode, hint) => {
    const name = what.replaceAll(' ', '-')
    await writeFile(join(folder, `${name}.json`), JSON.stringify(records))
    const given = ['--format', 'native', '--location', join(folder, `${name}.json`)]
    const preview = await affiche(env, 'feed', 'preview', ...given)
    await afficheJson(env, 'partner', 'create', '--name', what)
    await afficheJson(env, 'feed', 'create', '--partner', what, '--name', name, ...given)
    const run = await affiche(env, 'feed', 'run', name)
    expect([preview.exitCode, run.exitCode]).toEqual([exitCode, exitCode])
    const last = preview.stdout.trim().split('\n').at(-1)
    expect(last).toContain(hint ?? 'Nothing was stored.')
  },
)

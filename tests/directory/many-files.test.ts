import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DirectoryReport } from '../../src/ingestion/directory/import-directory.ts'
import { eventually } from '../support/eventually.ts'
import { gateAt } from '../support/gate.ts'
import { operatorWorld } from '../support/operator.ts'
import type { OperatorWorld } from '../support/operator.ts'
import { OVERTURE, pointBytes, writeParquet } from '../support/parquet.ts'

/** A release comes in many parts: they are one import. */

let world: OperatorWorld
beforeAll(async () => {
  world = await operatorWorld()
})
afterAll(async () => world.drop())

/** Each test has its own release, in a folder of its own. */
let folder: string
let release = 0
beforeEach(async () => {
  await world.test.database.query(
    'truncate directory_places, directory_ids, directory_values restart identity cascade',
  )
  folder = world.file(`release-${release++}`)
  await mkdir(folder)
})

const ours = (id: string) => ({ id, name: `Salle ${id}`, country: 'FR', lat: 48.9, lng: 2.4 })
const foursquare = (id: string) => ({
  fsq_place_id: id,
  name: `Club ${id}`,
  latitude: 45.7,
  longitude: 4.8,
  country: 'FR',
})
const overture = (id: string) => ({
  id,
  names: { primary: `Salle ${id}` },
  geometry: pointBytes(2.4, 48.9),
})

async function part(name: string, records: readonly unknown[]): Promise<string> {
  const path = join(folder, name)
  await writeFile(
    path,
    records
      .map((one) => (typeof one === 'string' ? `${one}\n` : `${JSON.stringify(one)}\n`))
      .join(''),
  )
  return path
}

async function parquetPart(name: string, ids: readonly string[]): Promise<string> {
  const path = join(folder, name)
  await writeParquet(path, OVERTURE, ids.map(overture), { codec: 'UNCOMPRESSED' })
  return path
}

const give = (...words: string[]) => world.json<DirectoryReport>('directory', 'import', ...words)

async function idsWhere(condition: string): Promise<string[]> {
  const { rows } = await world.test.database.query<{ id: string }>(
    `select directory_id as id from directory_places where ${condition} order by 1`,
  )
  return rows.map(({ id }) => id)
}
const missing = () => idsWhere('missing_since is not null')

test('all parts in a folder and its folders are read, what lies beside them is left out, each file once', async () => {
  await mkdir(join(folder, 'theme=places', '_temporary'), { recursive: true })
  await parquetPart('theme=places/part-00001.zstd.parquet', ['b', 'c'])
  await part('theme=places/_temporary/part-0', [ours('never')])
  await part('README.md', ['# Places'])
  await part('_SUCCESS', [])
  const one = await part('part-00000.ndjson', [ours('a')])
  await symlink(one, join(folder, 'zz-the-same.ndjson'))
  const report = await give(folder, one)
  expect(report).toMatchObject({ files: 2, read: 3, created: 3, rejectedCount: 0, missing: null })
  expect(report.leftOut).toEqual(['README.md', '_SUCCESS', 'theme=places/_temporary'].map(inFolder))
  expect(await idsWhere('true')).toEqual(['a', 'b', 'c'])
})

function inFolder(name: string): string {
  return join(folder, name)
}

test('complete parts together lack what none of them has, of their directories only', async () => {
  await give(await part('own', [ours('own')]))
  await parquetPart('1.parquet', ['a', 'b'])
  const club = await part('2.ndjson', [foursquare('c'), foursquare('d')])
  const own = await part('own', [ours('own')])
  await give(inFolder('1.parquet'), club, '--complete')
  expect(await missing()).toEqual([])
  await parquetPart('1.parquet', ['b'])
  await part('2.ndjson', [foursquare('d')])
  expect(await give(inFolder('1.parquet'), club, '--complete')).toMatchObject({ missing: 2 })
  expect(await missing()).toEqual(['a', 'c'])
  expect(await give(own, '--complete')).toMatchObject({ missing: 0 })
})

test('what is given but cannot be taken is not missing, and is told with its file', async () => {
  const nowhere = { ...ours('b'), lat: 0, lng: 0 }
  const [one, two] = [await part('1', [ours('a')]), await part('2', [ours('b'), ours('c')])]
  await give(one, two)
  await part('1', [])
  await part('1', [{ ...ours('z') }])
  await part('2', [nowhere, ours('c')])
  const report = await give(one, two, '--complete')
  expect(report).toMatchObject({ created: 1, unchanged: 1, rejectedCount: 1, missing: 1 })
  expect(report.rejected).toEqual([
    { file: two, line: 1, id: 'b', reason: expect.stringContaining('coordinates') },
  ])
  expect(await missing()).toEqual(['a'])
  const { stdout } = await world.attempt('directory', 'import', one, two)
  expect(stdout).toContain(two)
  expect(stdout).toContain('2 files')
})

test('where a record cannot be read at all, nobody can say what is missing', async () => {
  const one = await part('1', [ours('a'), ours('b')])
  await give(one)
  await part('1', [ours('b'), '{"id":"a","name":'])
  expect(await give(one, '--complete')).toMatchObject({ unreadable: 1, missing: null })
  expect(await missing()).toEqual([])
  const { stdout } = await world.attempt('directory', 'import', one, '--complete')
  expect(stdout).toContain('Nothing was marked as gone')
})

test('files are looked at before the first is read', async () => {
  const good = await part('1', [ours('a')])
  const bad = await part('2.csv', ['title,price', 'Aube,12'])
  const { exitCode, stderr } = await world.attempt('directory', 'import', good, bad)
  expect(exitCode).toBe(1)
  expect(stderr).toContain(`${bad}: its records are no places`)
  expect(await idsWhere('true')).toEqual([])
  const empty = world.file(`none-${release}`)
  await mkdir(empty)
  const none = await world.attempt('directory', 'import', empty)
  expect(none).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('no file of places is in it'),
  })
})

test('a file that breaks in the middle is named, keeps what came before it, and nothing is missing', async () => {
  await give(await part('0', [ours('a'), ours('b')]))
  const good = await part('1', [ours('b'), ours('c')])
  const broken = await parquetPart('2.parquet', ['d'])
  const bytes = await readFile(broken)
  // Its end is whole, its pages are not.
  await writeFile(broken, bytes.fill(0xff, 4, 200))
  const words = ['directory', 'import', good, broken, '--complete']
  const { exitCode, stderr } = await world.attempt(...words)
  expect(exitCode).toBe(1)
  expect(stderr).toContain(`${broken}: it cannot be read as Parquet`)
  expect(stderr).toContain('Nothing was marked as gone')
  expect(await idsWhere('true')).toEqual(['a', 'b', 'c'])
  expect(await missing()).toEqual([])
})

const CHILD = fileURLToPath(new URL('../support/import-child.ts', import.meta.url))
/** Several batches. */
const PLACES = 6000

test('killed in the middle, it leaves whole batches, marks nothing, and the next import completes it', async () => {
  await give(await part('0', [ours('gone')]))
  const ids = Array.from({ length: PLACES }, (_, index) => `k-${index}`)
  const [one, two] = [
    await part('1', ids.slice(0, PLACES / 2).map(ours)),
    await part('2', ids.slice(PLACES / 2).map(ours)),
  ]
  const inserting = { event: 'insert', table: 'directory_places' } as const
  const gate = await gateAt(world.test.database, PLACES / 2, inserting)
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, world.test.url, one, two], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = once(child, 'exit')
  await gate.waited()
  child.kill('SIGKILL')
  await exit
  await gate.open()
  // The server notices the broken connection in its own time.
  await eventually(async () => {
    const { rows } = await world.test.database.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    )
    expect(rows).toHaveLength(0)
  })
  const taken = (await idsWhere('true')).length - 1
  expect(taken).toBeGreaterThan(0)
  expect(taken).toBeLessThan(PLACES)
  expect(await missing()).toEqual([])
  const told = await world.test.database.query('select from directory_values')
  expect(told.rows).toHaveLength(taken + 1)

  expect(await give(one, two, '--complete')).toMatchObject({
    read: PLACES,
    created: PLACES - taken,
    unchanged: taken,
    missing: 1,
  })
  expect(await missing()).toEqual(['gone'])
})

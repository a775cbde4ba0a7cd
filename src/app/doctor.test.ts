import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseFolder } from '../storage/embedded/home.ts'
import { clockCheck, diskCheck } from './doctor.ts'

let dataDir: string
let elsewhere: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'affiche-doctor-'))
  elsewhere = await mkdtemp(join(tmpdir(), 'affiche-database-'))
})

afterEach(async () => {
  await rm(dataDir, { recursive: true })
  await rm(elsewhere, { recursive: true })
})

test('a database in the data folder is looked for there', async () => {
  expect(await databaseFolder(dataDir)).toBe(dataDir)
  const { found } = await diskCheck({ dataDir, databaseUrl: null })
  expect(found).toMatch(/^[\d.]+ [GM]iB free at \S+$/)
  expect(found).toContain(dataDir)
})

test.runIf(process.getuid?.() === 0)(
  'the disk of a database that root’s closed home sent elsewhere is looked at too',
  async () => {
    await writeFile(join(dataDir, 'postgresql-is-at'), `${elsewhere}\n`)
    expect(await databaseFolder(dataDir)).toBe(elsewhere)
    const { found } = await diskCheck({ dataDir, databaseUrl: null })
    expect(found).toContain(`free at ${dataDir}, `)
    expect(found).toContain(`free at ${elsewhere}`)
  },
)

test('of a database that is not ours only the data folder is looked at', async () => {
  await writeFile(join(dataDir, 'postgresql-is-at'), `${elsewhere}\n`)
  const { found } = await diskCheck({ dataDir, databaseUrl: 'postgresql://db/affiche' })
  expect(found).not.toContain(elsewhere)
})

const MIB = 1024 ** 2

test.each([
  ['ok', 2 * 1024 * MIB, '2.0 GiB free'],
  ['warning', 1023 * MIB, '1023 MiB free'],
  ['warning', 128 * MIB, '128 MiB free'],
  ['failed', 127 * MIB, '127 MiB free'],
  ['failed', 0, '0 MiB free'],
])('what is left of a disk: %s of %d bytes', async (state, bytes, says) => {
  const check = await diskCheck({ dataDir, databaseUrl: null }, async () => bytes)
  expect(check.state).toBe(state)
  expect(check.found).toContain(`${says} at ${dataDir}`)
  expect(check.advice === null).toBe(state === 'ok')
})

test('of two disks the fuller one counts', async () => {
  await writeFile(join(dataDir, 'postgresql-is-at'), `${elsewhere}\n`)
  const free = async (folder: string) => (folder === elsewhere ? 10 * MIB : 9 * 1024 * MIB)
  const { state } = await diskCheck({ dataDir, databaseUrl: null }, free)
  expect(state).toBe((await databaseFolder(dataDir)) === elsewhere ? 'failed' : 'ok')
})

test.each([
  [0, 'ok', 'as that of the database'],
  [59_000, 'ok', 'as that of the database'],
  [3_600_000, 'warning', 'this machine’s is 60 minutes ahead of that of the database'],
  [-61_000, 'warning', 'this machine’s is 1 minute behind that of the database'],
] as const)('a clock %i ms ahead of the database’s is %s', (aheadMs, state, found) => {
  expect(clockCheck(aheadMs)).toMatchObject({ state, found })
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { besidePath } from './beside-path.ts'

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'affiche-beside-'))
  await mkdir(join(root, 'feeds', 'empty'), { recursive: true })
  for (const name of ['shows.csv', 'shops.csv', 'Agenda.ics', 'zoo.json', '.hidden'])
    await writeFile(join(root, 'feeds', name), '')
})
afterAll(() => rm(root, { recursive: true }))

test.each([
  ['feeds/show.csv', 'feeds', 'holds shows.csv, shops.csv, zoo.json and 2 more names.'],
  ['feeds/agenda.ics', 'feeds', 'holds Agenda.ics, shops.csv, shows.csv and 2 more names.'],
  ['feeds/empty/a.csv', 'feeds/empty', 'is empty.'],
  ['feed/2027/a.csv', '', 'holds feeds.'],
  ['feeds/shows.csv/a', 'feeds', 'holds shows.csv, shops.csv, Agenda.ics and 2 more names.'],
])('of %s it says that the folder %s %s', async (path, folder, says) => {
  expect(await besidePath(join(root, path))).toBe(`The folder ${join(root, folder)} ${says}`)
})

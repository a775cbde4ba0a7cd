import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../lib/clock.ts'
import { createFetchContext, fetchFeed } from './fetch-feed.ts'

const context = createFetchContext({ clock: systemClock, allowHosts: [], secret: () => null })
let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'affiche-files-'))
  await mkdir(join(root, 'pages', 'sub'), { recursive: true })
  await mkdir(join(root, 'empty'))
  await writeFile(join(root, 'one.json'), '[1]')
  await writeFile(join(root, 'one.json.gz'), gzipSync('[2]'))
  await writeFile(join(root, 'nothing.json'), '')
  await writeFile(join(root, 'pages', 'b.json'), '[3]')
  await writeFile(join(root, 'pages', 'a.json.gz'), gzipSync('[4]'))
  await writeFile(join(root, 'pages', 'bad.json'), '')
  await writeFile(join(root, 'pages', '.DS_Store'), 'x')
  await writeFile(join(root, 'pages', 'sub', 'c.json'), '[5]')
  await symlink('.', join(root, 'pages', 'self'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

async function read(location: string): Promise<string[]> {
  const texts: string[] = []
  const request = { location, options: {}, validators: null, htmlIsData: false }
  for await (const fetched of fetchFeed(context, request)) {
    if (fetched.kind === 'failed') texts.push(fetched.error.code)
    if (fetched.kind !== 'body') continue
    let text = ''
    for await (const chunk of fetched.chunks()) text += chunk.toString()
    texts.push(text)
  }
  return texts
}

test('a file is one body', async () => {
  expect(await read(join(root, 'one.json'))).toEqual(['[1]'])
})

test('a file address is a file', async () => {
  const { href } = pathToFileURL(join(root, 'one.json'))
  expect(await read(href)).toEqual(['[1]'])
  expect(await read(href.replace('file:', 'FILE:'))).toEqual(['[1]'])
})

test('a gzip file is inflated', async () => {
  expect(await read(join(root, 'one.json.gz'))).toEqual(['[2]'])
})

test('a folder is its files in order of name, a bad one costing only itself', async () => {
  expect(await read(join(root, 'pages'))).toEqual(['[4]', '[3]', 'empty', 'badLocation', '[5]'])
})

test.each([
  ['once.json', 'holds one.json, one.json.gz, nothing.json'],
  ['one.json/deeper', 'There is no file or folder'],
  ['nothing.json', 'is empty'],
  ['empty', 'holds no files'],
])('%s says what is wrong', async (name, says) => {
  await expect(read(join(root, name))).rejects.toThrow(says)
})

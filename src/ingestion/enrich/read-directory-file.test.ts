import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heldBytes } from '../../../tests/support/held-memory.ts'
import { readDirectoryFile, type FileRecord } from './read-directory-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'affiche-directory-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(name: string, content: string | Buffer): Promise<FileRecord[]> {
  const path = join(folder, name)
  await writeFile(path, content)
  const records: FileRecord[] = []
  for await (const some of readDirectoryFile(path)) records.push(...some)
  return records
}

const A = { id: 'a', name: 'A' }
const B = { id: 'b', name: 'B' }
const [a, b] = [JSON.stringify(A), JSON.stringify(B)]
const collection = (features: string) =>
  `{"type":"FeatureCollection","name":"x","crs":{"features":[1]},"features":${features}}`

const FORMS: readonly (readonly [
  string,
  string,
  string | Buffer,
  readonly (readonly [number, unknown])[],
])[] = [
  [
    'an object a line',
    'a.ndjson',
    `${a}\n\n${b}\n`,
    [
      [1, A],
      [3, B],
    ],
  ],
  [
    'an object a line, without an end',
    'a.jsonl',
    `\uFEFF${a}\r\n${b}`,
    [
      [1, A],
      [2, B],
    ],
  ],
  [
    'a text sequence',
    'a.geojsonseq',
    `\u001E${a}\n\u001E${b}\n`,
    [
      [1, A],
      [2, B],
    ],
  ],
  [
    'lines in a file called otherwise',
    'b.json',
    `${a}\n${b}\n`,
    [
      [1, A],
      [2, B],
    ],
  ],
  [
    'a list',
    'a.json',
    `[${a},${b}]`,
    [
      [1, A],
      [2, B],
    ],
  ],
  [
    'a list with an element a line',
    'a2.json',
    `[\n${a},\n${b}\n]\n`,
    [
      [2, A],
      [3, B],
    ],
  ],
  [
    'a list with its signs at the elements',
    'a3.json',
    `[${a},\n${b}]`,
    [
      [1, A],
      [2, B],
    ],
  ],
  [
    'a list over many lines',
    'a4.json',
    JSON.stringify([A, B], null, 2),
    [
      [1, A],
      [2, B],
    ],
  ],
  ['one object', 'one.json', JSON.stringify(A, null, 2), [[1, A]]],
  [
    'objects over many lines',
    'some.json',
    `${JSON.stringify(A, null, 1)}\n${JSON.stringify(B, null, 1)}`,
    [
      [1, A],
      [2, B],
    ],
  ],
  [
    'a collection',
    'a.geojson',
    collection(`[${a},${b}]`),
    [
      [1, A],
      [2, B],
    ],
  ],
  [
    'a collection with a feature a line',
    'b.geojson',
    `${collection(`[\n${a},\n${b}\n]`)}\n`,
    [
      [2, A],
      [3, B],
    ],
  ],
  [
    'a collection that begins on its first line',
    'c.geojson',
    collection(`[${a},\n${b}]`),
    [
      [1, A],
      [2, B],
    ],
  ],
  [
    'a collection over many lines',
    'd.geojson',
    JSON.stringify({ type: 'FeatureCollection', features: [A, B], bbox: [1, 2] }, null, 2),
    [
      [1, A],
      [2, B],
    ],
  ],
  [
    'rows',
    'a.csv',
    'id,name\na,"A"\nb,B',
    [
      [2, A],
      [3, B],
    ],
  ],
  ['rows without a name for it', 'places', 'id;name\na;A\n', [[2, A]]],
  ['UTF-16', 'u.csv', Buffer.from(`\uFEFFid\tname\na\tA\n`, 'utf16le'), [[2, A]]],
  [
    'windows-1252',
    'w.csv',
    Buffer.from('id,name\na,Boréale\n', 'latin1'),
    [[2, { id: 'a', name: 'Boréale' }]],
  ],
  [
    'packed lines',
    'a.ndjson.gz',
    gzipSync(`${a}\n${b}\n`),
    [
      [1, A],
      [2, B],
    ],
  ],
  ['a packed collection', 'a.geojson.gz', gzipSync(collection(`[${a}]`)), [[1, A]]],
]

test.each(FORMS)('%s: each record is read', async (_, name, content, expected) => {
  const records = await read(name, content)
  expect(records.map(({ line, value }) => [line, value])).toEqual(expected)
  expect(records.filter(({ fault }) => fault !== undefined)).toEqual([])
})

describe('a record that is broken costs only itself', () => {
  const broken = `{"id":"x","name":"never closed`
  test.each([
    ['among lines', 'x.ndjson', `${a}\n${broken}\n${b}\n`, [1, 3], [2]],
    ['first among lines', 'x1.ndjson', `${broken}\n${a}\n${b}\n`, [2, 3], [1]],
    ['in a list with an element a line', 'x.json', `[\n${a},\n${broken},\n${b}\n]`, [2, 4], [3]],
    [
      'in a collection',
      'x.geojson',
      collection(`[\n${a},\n${b},\n${broken},\n${a}\n]`),
      [2, 3, 5],
      [4],
    ],
    [
      'among rows',
      'x.csv',
      `id,name\na,A\nx,"never closed\nb,B\n${'c,"C"\n'.repeat(3)}`,
      [2, 4, 5, 6, 7],
      [3],
    ],
  ])('%s', async (_, name, content, good, bad) => {
    const records = await read(name, content)
    const linesOf = (isBad: boolean) =>
      records.filter(({ fault }) => (fault !== undefined) === isBad).map(({ line }) => line)
    expect(linesOf(false)).toEqual(good)
    expect(linesOf(true)).toEqual(bad)
  })

  test('and a file that is cut off is said to be', async () => {
    const [first, last] = await read('cut.json', `[${a},{"id":"b","na`)
    expect(first?.value).toEqual(A)
    expect(last).toMatchObject({ line: 2, fault: 'the file is cut off here' })
  })
})

test.each([
  ['README.md', '# Affiche\n\nOne service, many sellers.\n', 'no places of a directory'],
  ['package.json', '{\n  "name": "affiche",\n  "version": "1"\n}\n', 'name, version'],
  ['list.json', '[1, 2, 3]', 'no places of a directory'],
  ['rates.csv', 'Date,USD,JPY\n2026-01-02,1.1,160\n', 'Date, USD, JPY'],
  ['hall.png', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'a picture'],
  ['hall.jpg', Buffer.from('\xFF\xD8\xFF\xE0\0\x10JFIF', 'latin1'), 'a picture'],
  ['table.xlsx', Buffer.from('PK\x03\x04\x14\0', 'latin1'), 'save its table as CSV'],
  ['page.geojson', '<!doctype html>\n<p>Not found', 'a web page'],
  ['feed.csv', '\uFEFF<?xml version="1.0"?><a/>', 'a web page or XML'],
  ['empty.ndjson', '\n \n', 'empty'],
  ['some.zst', Buffer.from('28b52ffd2400', 'hex'), 'zstd -d'],
  ['noise.csv', Buffer.from([1, 2, 3, 0, 5, 6, 7, 8, 9, 200, 0, 12]), 'no text'],
  ['broken.gz', gzipSync('{"id":"a","name":"A"}').subarray(0, 20), 'cannot be unpacked'],
  ['packed.tar.gz', gzipSync('PK\x03\x04'), 'unpacked'],
])('%s is told to be no file of a directory, once', async (name, content, why) => {
  await expect(read(name, content)).rejects.toThrow(why)
})

test('a file of any size takes memory for some records', async () => {
  const path = join(folder, 'large.geojson')
  const out = createWriteStream(path)
  const feature = (index: number) =>
    JSON.stringify({
      type: 'Feature',
      id: `way/${index}`,
      properties: { name: 'Salle', note: 'x'.repeat(2000) },
    })
  out.write('{"type":"FeatureCollection","features":[')
  // One line of forty megabytes.
  for (let index = 0; index < 20_000; index++) {
    const more = `${index === 0 ? '' : ','}${feature(index)}`
    if (!out.write(more)) await once(out, 'drain')
  }
  out.end(']}')
  await once(out, 'close')
  const before = heldBytes()
  let count = 0
  let most = 0
  let looked = 0
  for await (const some of readDirectoryFile(path)) {
    count += some.filter(({ fault }) => fault === undefined).length
    if (count < looked + 5000) continue
    looked = count
    most = Math.max(most, heldBytes() - before)
  }
  expect(count).toBe(20_000)
  expect(most).toBeLessThan(15_000_000)
})

import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { createBlockWriter } from './block-writer.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'affiche-writer-'))
  file = join(folder, 'log')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('what is written arrives whole and in order, blocks and rest', () => {
  const writer = createBlockWriter(openSync(file, 'w'))
  const lines = Array.from({ length: 20_000 }, (_, index) => `ligne ${index} é\n`)
  for (const line of lines) writer.write(line)
  writer.flush()
  expect(readFileSync(file, 'utf8')).toBe(lines.join(''))
})

it('a few lines arrive by themselves', async () => {
  const writer = createBlockWriter(openSync(file, 'w'))
  writer.write('one\n')
  writer.write('two\n')
  await eventually(() => expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n'))
})

it('a reader that is gone costs nothing but the lines', () => {
  const writer = createBlockWriter(-1)
  writer.write('nobody reads this\n')
  expect(() => writer.flush()).not.toThrow()
})

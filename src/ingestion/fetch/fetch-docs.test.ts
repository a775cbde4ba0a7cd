import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the guide explains every way that a run can fail', () => {
  const catalogue = read('../../domain/run-failure.ts')
  const codes = [...catalogue.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, code]) => code)
  const explained = [...read('../../../docs/fetching.md').matchAll(/^\| `(\w+)` \|/gm)]
  expect(codes.length).toBeGreaterThan(10)
  expect(explained.map(([, code]) => code)).toEqual(codes)
})

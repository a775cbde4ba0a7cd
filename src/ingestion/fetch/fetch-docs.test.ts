import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the guide explains every way that fetching can fail', () => {
  const codes = [...read('./fetch-error.ts').matchAll(/^ {2}\| '(\w+)'/gm)].map(([, code]) => code)
  const explained = [...read('../../../docs/fetching.md').matchAll(/^\| `(\w+)` \|/gm)]
  expect(codes.length).toBeGreaterThan(10)
  expect(explained.map(([, code]) => code)).toEqual(codes)
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { counted } from '../lib/counted.ts'

test.each([
  [0, '0 listings'],
  [1, '1 listing'],
  [2, '2 listings'],
])('%d is told as «%s»', (count, text) => {
  expect(counted(count, 'listing')).toBe(text)
})

test('a plural of its own is told', () => {
  expect(counted(1, 'stored body', 'stored bodies')).toBe('1 stored body')
  expect(counted(3, 'stored body', 'stored bodies')).toBe('3 stored bodies')
})

/** What commands print, and what reports that they print are made of. */
const SPEAKING = [
  ...filesOf('src/cli'),
  ...['app/doctor', 'app/demo', 'ingestion/guard', 'ingestion/run-log', 'ingestion/run-feed'].map(
    (name) => `src/${name}.ts`,
  ),
]

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
}

/** A number with a noun in the plural behind it, as a template writes it. */
const BARE =
  /\$\{[^}]*\} (?:more |other )?(?:listings|events|places|performers|reviews|halls|pairs|bits|runs|feeds|pictures|clients|partners|decisions|reports|bodies|rates|days|dates|pages|records|warnings|currencies|ids)\b/g
/** Of constants, which are never one; of lists, each of which is named. */
const NEVER_ONE = /[A-Z]{4}/

test('no count is printed with a noun that may be wrong for one', () => {
  const found = SPEAKING.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(BARE)]
      .filter(([text]) => !NEVER_ONE.test(text))
      .map(([text]) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})

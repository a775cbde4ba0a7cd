import { readFileSync } from 'node:fs'
import process from 'node:process'
import { parseTitle } from '../src/domain/title/parse-title.ts'
import { TITLES } from '../src/ingestion/resolve/model/word-counts.ts'

/**
 * Word counts for src/ingestion/resolve/model/word-counts.ts from titles of your own, one a line:
 * `npm run bench -- train-words FILE…`. Printed, not written.
 */
const files = process.argv.slice(2).filter((word) => word !== 'train-words')
const titles = new Set(files.flatMap((file) => readFileSync(file, 'utf8').split('\n')))
titles.delete('')
const counts = new Map<string, number>()
for (const title of titles) {
  for (const word of new Set(parseTitle(title).tokens))
    counts.set(word, (counts.get(word) ?? 0) + 1)
}
/** Counts are told by the thousand titles of the table, rounded to the nearest band; below the last a word is rare. */
const BANDS = [1200, 600, 300, 150, 80, 40]
const bandOf = (count: number) => {
  const scaled = (count / Math.max(1, titles.size)) * TITLES
  return BANDS.find((band) => scaled >= band * 0.7)
}
for (const band of BANDS) {
  const words = [...counts].filter(([, count]) => bandOf(count) === band).map(([word]) => word)
  const sorted = words.toSorted((a, b) => (a < b ? -1 : 1))
  process.stdout.write(`  [${band}, '${sorted.join(' ')}'],\n`)
}
process.stderr.write(`${titles.size} titles, ${counts.size} words\n`)

import { readdir } from 'node:fs/promises'
import process from 'node:process'

/** `npm run bench -- NAME`: runs bench/NAME.bench.ts; without a name says which there are. */

const SUFFIX = '.bench.ts'
const names = (await readdir(import.meta.dirname))
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
const [name] = process.argv.slice(2)

if (name === undefined || !names.includes(name)) {
  console.log(`Which one? npm run bench -- ${names.join('|')}`)
  process.exitCode = 2
} else {
  await import(`./${name}${SUFFIX}`)
}

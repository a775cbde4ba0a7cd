/**
 * Plays the property tests with fresh cases: `npm run check:properties [rounds]`. A round that fails ends it and says how to
 * play it again; what it found becomes a fixed case of that test.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const rounds = Number(process.argv[2] ?? 10)
if (!Number.isInteger(rounds) || rounds < 1) {
  process.stderr.write('How many rounds? Give a whole number: npm run check:properties 10\n')
  process.exit(2)
}

const files = ['src', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => readFileSync(file, 'utf8').includes("from 'fast-check'"))

for (let round = 1; round <= rounds; round += 1) {
  const seed = String(randomInt(2 ** 31))
  process.stdout.write(`\n== round ${round} of ${rounds}, ${files.length} files, seed ${seed}\n`)
  const { status } = spawnSync('npx', ['vitest', 'run', ...files], {
    stdio: 'inherit',
    env: { ...process.env, PROPERTY_SEED: seed },
  })
  if (status !== 0) {
    process.stderr.write(`\nPlay it again: PROPERTY_SEED=${seed} npx vitest run FILE\n`)
    process.exit(1)
  }
}

import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { engineSettings, growthAfter } from './engine-settings.ts'

const SETTLING = `import { settleEngine } from './src/lib/engine-settings.ts'; settleEngine()`

/** What the engine says where it does not know a setting: it goes on without it. */
function saidOf(script: string, ...flags: readonly string[]): string {
  const args = [...flags, '--import', 'tsx', '--input-type=module', '-e', script]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(status).toBe(0)
  return stdout + stderr
}

test('this engine knows the settings for long runs', () => {
  expect(saidOf(SETTLING)).toBe('')
  const unknown = `import v8 from 'node:v8'; v8.setFlagsFromString('--heap-growing-promille=1')`
  expect(saidOf(unknown)).toContain('unrecognized flag')
})

test.each([
  ['11.3.244.8-node.38', true],
  ['12.4.254.21-node.57', false],
  ['13.6.233.17-node.53', false],
  ['14.6.202.34-node.34', false],
])('engine %s is told how late to compile: %s', (version, told) => {
  expect(engineSettings(version).join(' ').includes('--ticks-before-optimization')).toBe(told)
})

const MB = 2 ** 20

test.each([
  [20, 130],
  [45, 130],
  [60, 83],
  [75, 46],
  [200, 40],
])('after a collection that leaves %i MB alive the heap grows by %i percent', (alive, percent) => {
  expect(growthAfter(alive * MB)).toBe(percent)
})

/** MB of one half of the young generation after much has outlived collections, and again after it was made small. */
const GROWING = `
import { getHeapSpaceStatistics } from 'node:v8'
import { setImmediate } from 'node:timers/promises'
for (const turn of ['first', 'again']) {
  let kept = []
  for (let round = 0; round < 60; round += 1) {
    for (let made = 0; made < 10_000; made += 1) kept.push({ round, made: [made] })
    if (kept.length > 250_000) kept = []
    await setImmediate()
  }
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  console.log(Math.round((young.space_used_size + young.space_available_size) / 2 ** 20))
  kept = []
  gc()
  await setImmediate()
}`

function youngHalves(script: string): readonly number[] {
  return saidOf(script, '--expose-gc', '--max-semi-space-size=64').trim().split('\n').map(Number)
}

test('the young generation of a settled engine grows to 8 MB a half and no further, also after it was made smaller', () => {
  expect(Math.max(...youngHalves(GROWING))).toBeGreaterThan(8)
  const settled = youngHalves(`${SETTLING}\n${GROWING}`)
  expect(Math.min(...settled)).toBeGreaterThan(4)
  expect(Math.max(...settled)).toBeLessThanOrEqual(8)
})

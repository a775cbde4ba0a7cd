import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { engineSettings } from './engine-settings.ts'

/** What the engine says where it does not know a setting: it goes on without it. */
function saidOf(script: string): string {
  const args = ['--import', 'tsx', '--input-type=module', '-e', script]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(status).toBe(0)
  return stdout + stderr
}

test('this engine knows the settings for long runs', () => {
  const settling = `import { settleEngine } from './src/lib/engine-settings.ts'; settleEngine()`
  expect(saidOf(settling)).toBe('')
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

import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

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

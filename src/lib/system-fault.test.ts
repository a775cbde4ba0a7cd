import { expect, test } from 'vitest'
import { systemFault, toldFault } from './system-fault.ts'

const coded = (code: string) => Object.assign(new Error(`${code}: raw, mkdir '/x'`), { code })

test.each([
  ['ENOSPC', 'the disk is full; make room'],
  ['EDQUOT', 'share of the disk'],
  ['EROFS', 'mount it for writing'],
  ['EACCES', 'look at owner and mode'],
  ['EPERM', 'look at owner and mode'],
  ['EEXIST', 'move it away'],
  ['ENOTDIR', 'move it away'],
  ['ENAMETOOLONG', 'too long'],
  ['ELOOP', 'in a circle'],
  ['ENOENT', 'no folder can be made'],
  ['EISDIR', 'must be'],
  ['EMFILE', 'ulimit -n'],
  ['EIO', 'its disk fails'],
])('%s is told in words', (code, words) => {
  expect(systemFault(coded(code))).toContain(words)
  expect(systemFault(coded(code))).not.toMatch(/\bE[A-Z]{3,}\b/)
})

test.each([
  ['FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device', 'is full'],
  ['initdb: error: could not access directory "/x": Permission denied', 'owner and mode'],
  ['could not open file: Read-only file system', 'mount it'],
])('what a program wrote: %s', (text, words) => expect(toldFault(text)).toContain(words))

test('what is none of these keeps its words', () => {
  expect(systemFault(coded('ESTALE'))).toBe("ESTALE: raw, mkdir '/x'")
  expect(systemFault('odd')).toBe('odd')
  expect(toldFault('something else')).toBeNull()
})

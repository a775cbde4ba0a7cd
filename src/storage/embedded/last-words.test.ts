import { expect, test } from 'vitest'
import { lastWords } from './last-words.ts'

const log = (...lines: string[]) =>
  lines.map((line) => `2026-11-29 12:11:50.804 UTC ${line}`).join('\n')

const FULL = 'could not write to file "pg_wal/xlogtemp.12": No space left on device'
const BEGUN = '[8] LOG:  starting PostgreSQL 18.4'

test.each([
  [
    'its own',
    log(BEGUN, '[8] FATAL:  lock file exists', '[8] LOG:  shut down'),
    'lock file exists',
  ],
  [
    'that of the process that recovers, whoever asks meanwhile',
    log(
      BEGUN,
      '[12] LOG:  redo done',
      `[12] FATAL:  ${FULL}`,
      '[13] FATAL:  the database system is starting up',
      '[8] LOG:  startup process (PID 12) exited with exit code 1',
      '[8] LOG:  database system is shut down',
    ),
    FULL,
  ],
  [
    'that of a writer that breaks down',
    log(
      BEGUN,
      `[12] PANIC:  ${FULL}`,
      '[8] LOG:  checkpointer process (PID 12) was terminated by signal 6',
    ),
    FULL,
  ],
  [
    'none of another server beside it',
    log(BEGUN, '[9] FATAL:  lock file exists'),
    `2026-11-29 12:11:50.804 UTC ${BEGUN}`,
  ],
  ['none at all', '', ''],
])('of several words in a log the last one is %s', (_, text, words) => {
  expect(lastWords(text, 8)).toBe(words)
})

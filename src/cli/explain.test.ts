import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { explain } from './explain.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.drop())

const CUT_OFF = {
  message: expect.stringMatching(/^The connection to the database was cut off \(.+\)\.$/),
  hint: expect.stringContaining('What was stored before that is kept.'),
}

test('a server that ends our connection in the middle of a statement', async () => {
  const ended = await db.database
    .query({ text: 'select pg_terminate_backend(pg_backend_pid())' })
    .catch((error: unknown) => error)
  expect(explain(ended)).toEqual(CUT_OFF)
})

test.each([
  ['a server that was killed', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })],
  [
    'the built-in server when it is gone',
    Object.assign(new Error('connect ENOENT /data/pg/.s.PGSQL.5432'), { code: 'ENOENT' }),
  ],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  [
    'one used after it ended',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
])('%s', (_name, error) => expect(explain(error)).toEqual(CUT_OFF))

test.each(['timeout expired', 'timeout exceeded when trying to connect'])(
  'a database that is late: %s',
  (words) =>
    expect(explain(new Error(words))).toEqual({
      message: 'The database did not answer in time.',
      hint: expect.stringContaining('try again'),
    }),
)

test('other failures keep their words', () => {
  expect(explain(new Error('no such column'))).toEqual({ message: 'no such column', hint: null })
})

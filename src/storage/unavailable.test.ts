import { expect, it } from 'vitest'
import { isConnectionLost, isDatabaseUnavailable } from './unavailable.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

it.each([
  ['a refused connection', coded('ECONNREFUSED'), true],
  ['a missing socket', coded('ENOENT'), true],
  ['a shutdown by an operator', coded('57P01'), true],
  ['a start-up', coded('57P03'), true],
  ['too many connections', coded('53300'), true],
  ['a full disk', coded('53100'), true],
  ['a statement that took too long', coded('57014'), true],
  ['a replica', coded('25006'), true],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), true],
  ['what our jobs ask by', new Error('The connection to the database was lost (ENOENT).'), true],
  ['several addresses tried', new AggregateError([coded('ECONNREFUSED')]), true],
  ['a wrong statement', coded('42601'), false],
  ['a broken rule', coded('23505'), false],
  ['a fault of ours', new TypeError('x is not a function'), false],
  ['no error at all', 'x', false],
])('%s: %s', (_name, error, expected) => expect(isDatabaseUnavailable(error)).toBe(expected))

it.each([
  ['a refused connection', coded('ECONNREFUSED'), true],
  ['a pipe that broke', coded('EPIPE'), true],
  ['a line that went silent', coded('ETIMEDOUT'), true],
  ['a shutdown by an operator', coded('57P01'), true],
  ['a crash of another process of the server', coded('57P02'), true],
  ['a failure of the connection', coded('08006'), true],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), true],
  ['a full disk', coded('53100'), false],
  ['a statement that took too long', coded('57014'), false],
  ['a file that is not there', coded('ENOENT'), false],
  ['a broken rule', coded('23505'), false],
  ['no error at all', 'x', false],
])('the connection is lost by %s: %s', (_name, error, expected) =>
  expect(isConnectionLost(error)).toBe(expected),
)

import { expect, test } from 'vitest'
import { errorOfApi } from './api-error.ts'

test.each<[object, string | null]>([
  [{ error: 'Invalid token' }, 'Invalid token'],
  [{ errors: ['Unknown Artist'] }, 'Unknown Artist'],
  [
    { errors: [{ code: 'DIS1035', detail: 'Max paging depth exceeded' }] },
    'Max paging depth exceeded',
  ],
  [{ error: { message: 'Slow down' } }, 'Slow down'],
  [{ fault: { faultstring: 'Invalid ApiKey', detail: { errorcode: 'x' } } }, 'Invalid ApiKey'],
  [
    { error: 'INVALID_AUTH', error_description: 'The token was invalid.' },
    'The token was invalid.',
  ],
  [{ status: 403, code: 40301, message: 'Forbidden' }, 'Forbidden'],
  [{ success: false, message: 'No key was supplied', data: [] }, 'No key was supplied'],
  [{ Message: 'User is not authorized' }, 'User is not authorized'],
  [{ statusCode: 500, message: 'Boom' }, 'Boom'],
  [{ status_code: 'Error', message: 'Boom' }, 'Boom'],
  [{ status: 'FAILED', reason: 'Boom' }, 'Boom'],
  [{ error_code: 7, message: 'Boom', data: [] }, 'Boom'],
  // What may come behind a good answer.
  [{ status: 'no error', message: 'done' }, null],
  [{ status: '1404', message: 'done' }, null],
  [{ error: null, message: 'done', count: 3 }, null],
  [{ errors: [], total: 3 }, null],
  [{ error: false, count: 3 }, null],
  [{ status: 200, message: 'done' }, null],
  [{ message: 'ok' }, null],
  [{ error: 'none', total: 3 }, null],
  [{ error: ' OK ', total: 3 }, null],
  [{ error: '!', total: 3 }, null],
  [{ error: 7, total: 3 }, null],
  [{ status: 75011, title: 'Salle Vega' }, null],
  [{ total: 10 }, null],
])('%j says %s', (value, said) => {
  expect(errorOfApi(value as Record<string, unknown>)).toBe(
    said === null ? null : `the API answered: ${said}`,
  )
})

test('of a long answer the beginning is told', () => {
  const said = errorOfApi({ error: `Invalid ${'token '.repeat(100)}` })
  expect(said).toHaveLength('the API answered: '.length + 200)
})

import { expect, test } from 'vitest'
import { FetchError } from '../fetch/fetch-error.ts'
import { failureOf } from './picture-schedule.ts'

test.each([
  ['empty', 'https://a.example/x.jpg is empty: not even an empty list.', /answers with no bytes/],
  [
    'html',
    'https://a.example/x.jpg is a web page, where this format expects data.',
    /not a picture/,
  ],
  ['unreachable', 'https://a.example/x.jpg cannot be reached.', /cannot be reached/],
] as const)('%s is told as of a picture', (code, message, says) => {
  expect(failureOf(new FetchError(code, message))).toMatchObject({
    reason: code,
    detail: expect.stringMatching(says),
  })
})

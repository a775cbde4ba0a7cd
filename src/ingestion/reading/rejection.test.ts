import { expect, test } from 'vitest'
import { NO_NAME } from '../normalise/listing-name.ts'
import { NO_DATE } from '../normalise/dates/timing.ts'
import { rejectionOf } from './rejection.ts'

const lacking = { date: '"day" is empty', name: null }
const misread = () => '"am" is "soon"'

test.each([
  [NO_DATE, { lacking }, `${NO_DATE}: "day" is empty`],
  [NO_DATE, {}, NO_DATE],
  [NO_NAME, { lacking }, NO_NAME],
  [
    NO_NAME,
    { lacking: { date: null, name: 'nothing at "titel"' } },
    `${NO_NAME}: nothing at "titel"`,
  ],
  ['start: not a date: "xT20:00"', { misread }, 'start: not a date: "am" is "soon"'],
  ['start: not a date: "xT20:00"', { misread: () => null }, 'start: not a date: "xT20:00"'],
  ['start: not a date: "xT20:00"', {}, 'start: not a date: "xT20:00"'],
  // What was made of the start is no reason of another kind.
  ['no place of its own', { lacking, misread }, 'no place of its own'],
])('%s, of a record that lacks %j', (reason, of, told) => {
  expect(rejectionOf(reason, of)).toBe(told)
})

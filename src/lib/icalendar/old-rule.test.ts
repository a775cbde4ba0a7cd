import { expect, test } from 'vitest'
import { fromOldRule } from './old-rule.ts'

test.each([
  ['D1 #5', 'FREQ=DAILY;INTERVAL=1;COUNT=5'],
  ['D2', 'FREQ=DAILY;INTERVAL=2;COUNT=2'],
  ['W1 FR #3', 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR;COUNT=3'],
  ['W2 TU TH 20270604T100000Z', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20270604T100000Z'],
  ['W1 #0', 'FREQ=WEEKLY;INTERVAL=1'],
  ['MP1 1+ FR 2- MO TU #6', 'FREQ=MONTHLY;INTERVAL=1;BYDAY=1FR,-2MO,-2TU;COUNT=6'],
  ['MD1 15 LD #4', 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=15,-1;COUNT=4'],
  ['YM1 6 #2', 'FREQ=YEARLY;INTERVAL=1;BYMONTH=6;COUNT=2'],
  ['yd1 100 #2', 'FREQ=YEARLY;INTERVAL=1;BYYEARDAY=100;COUNT=2'],
])('%s', (old, rule) => {
  expect(fromOldRule(old)).toBe(rule)
})

test.each(['FREQ=WEEKLY', '', 'W', 'W1 FRIDAY', 'D1 0900 1500 #4', 'MP1 FR #3', 'M1 #2'])(
  '%j is none that is read',
  (text) => {
    expect(fromOldRule(text)).toBeNull()
  },
)

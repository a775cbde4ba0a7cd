import { expect, test } from 'vitest'
import { item, only } from '../../../../tests/support/read-rss.ts'

const FIRST = { start: '2027-03-05T20:30:00+01:00', end: '2027-03-05T22:30:00+01:00' }
const SECOND = { start: '2027-03-07T17:00:00+01:00', end: '2027-03-07T19:00:00+01:00' }

const ev = (name: string, text: string) => `<ev:${name}>${text}</ev:${name}>`
const when = ({ start, end }: typeof FIRST) =>
  `<gd:when xmlns:gd="urn:gd" startTime="${start}" endTime="${end}"/>`

test.each<[string, string, unknown]>([
  [
    'each start with its end',
    [FIRST, SECOND].map((one) => ev('startdate', one.start) + ev('enddate', one.end)).join(''),
    [FIRST, SECOND],
  ],
  [
    'all starts before all ends',
    [FIRST, SECOND].map((one) => ev('startdate', one.start)).join('') +
      [FIRST, SECOND].map((one) => ev('enddate', one.end)).join(''),
    [FIRST, SECOND],
  ],
  [
    'an end that is of one of them alone',
    ev('startdate', FIRST.start) + ev('startdate', SECOND.start) + ev('enddate', SECOND.end),
    [{ start: FIRST.start }, { start: SECOND.start }],
  ],
  [
    'an element for each, with days and times',
    `<d:dates xmlns:d="urn:d">
       <d:date><d:date_start>2027-03-05</d:date_start><d:time_start>20:30</d:time_start><d:time_end>22:30</d:time_end></d:date>
       <d:date><d:date_start>2027-03-07</d:date_start></d:date>
     </d:dates>`,
    [{ start: '2027-03-05 20:30', end: '22:30' }, { start: '2027-03-07' }],
  ],
  ['Google’s, of an event that repeats', when(FIRST) + when(SECOND), [FIRST, SECOND]],
])('an item on several dates has all of them: %s', async (_, inside, sessions) => {
  expect((await only(item(inside))).native.sessions).toEqual(sessions)
})

test.each<[string, string]>([
  ['the same one twice', when(FIRST) + when(FIRST)],
  [
    'of two modules',
    `${ev('startdate', FIRST.start)}${ev('enddate', FIRST.end)}<m:startDate xmlns:m="urn:m">2027-03-05</m:startDate>`,
  ],
])('a date is one that is told twice: %s', async (_, inside) => {
  const { native } = await only(item(inside))
  expect(native).toMatchObject(FIRST)
  expect(native.sessions).toBeUndefined()
})

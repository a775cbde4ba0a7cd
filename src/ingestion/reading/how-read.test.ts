import { expect, test } from 'vitest'
import type { Feed } from '../../domain/feed.ts'
import { isReadOtherwise, readingOf, recordsReadingOf } from './how-read.ts'

const FEED: Feed = {
  id: 1,
  partnerId: 1,
  name: 'agenda',
  format: 'csv',
  location: 'https://agenda.example/a.csv',
  schedule: null,
  complete: true,
  options: { timeZone: 'Europe/Paris', currency: 'EUR' },
  state: 'active',
}

/** `bodies`: whether an answer of the server's to the feed before says nothing of the one after. */
test.each<[string, Partial<Feed>, { bodies: boolean; records: boolean }]>([
  ['its name', { name: 'programme' }, { bodies: false, records: false }],
  ['its schedule', { schedule: '0 4 * * *' }, { bodies: false, records: false }],
  ['its state', { state: 'paused' }, { bodies: false, records: false }],
  [
    'the order of its options',
    { options: { currency: 'EUR', timeZone: 'Europe/Paris' } },
    { bodies: false, records: false },
  ],
  ['its location', { location: 'https://agenda.example/b.csv' }, { bodies: true, records: false }],
  ['its format', { format: 'json' }, { bodies: true, records: true }],
  ['its options', { options: { timeZone: 'Europe/Paris' } }, { bodies: true, records: true }],
  ['whether it is complete', { complete: false }, { bodies: true, records: true }],
])('a feed of which %s is changed', (_, change, otherwise) => {
  const after = { ...FEED, ...change }
  expect({
    bodies: readingOf(after) !== readingOf(FEED),
    records: isReadOtherwise(readingOf(FEED), readingOf(after)),
  }).toEqual(otherwise)
  expect(recordsReadingOf(after) !== recordsReadingOf(FEED)).toBe(otherwise.records)
})

test('a run of an earlier program noted no location, and read its records as ours do', () => {
  const before = recordsReadingOf(FEED)
  expect(before).not.toBe(readingOf(FEED))
  expect(isReadOtherwise(before, readingOf(FEED))).toBe(false)
})

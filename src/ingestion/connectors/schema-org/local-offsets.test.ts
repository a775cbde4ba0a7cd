import { expect, test } from 'vitest'
import { inLocalTime } from './local-offsets.ts'

const BERN = { name: 'Halle', country: 'CH' }
const told = (start: string, place: object = BERN, end?: string) => ({
  listing: { start, place, ...(end === undefined ? {} : { end }) },
})
const startsOf = (events: readonly { listing: { start?: unknown } }[]) =>
  events.map(({ listing }) => listing.start)

test('beside local offsets +0000 is none', () => {
  const events = [
    told('2026-10-17T20:00:00+0200'),
    told('2026-10-18T20:00:00+0000', BERN, '2026-10-18T23:00:00+00:00'),
  ]
  const local = inLocalTime(events)
  expect(startsOf(local)).toEqual(['2026-10-17T20:00:00+0200', '2026-10-18T20:00:00'])
  expect(local[1]?.listing).toMatchObject({ end: '2026-10-18T23:00:00' })
})

test.each<[string, ReturnType<typeof told>[]]>([
  [
    'a document that writes UTC',
    [told('2026-10-18T18:00:00+0000'), told('2026-10-19T18:00+00:00')],
  ],
  ['Z, which is meant', [told('2026-10-17T20:00:00+0200'), told('2026-10-18T18:00:00Z')]],
  [
    'a place whose zone nobody knows',
    [told('2026-10-17T20:00:00+0200'), told('2026-10-18T18:00:00+0000', { name: 'Halle' })],
  ],
])('%s is left alone', (_, events) => {
  expect(inLocalTime(events)).toEqual(events)
})

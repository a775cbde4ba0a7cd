import { expect, test } from 'vitest'
import { aListing } from '../../../tests/support/sample-listing.ts'
import type { Listing } from '../../domain/listing.ts'
import { firstDay } from './first-day.ts'

const stamp = (day: string) => ({ at: Date.parse(`2027-01-${day}:00Z`), offset: 0 })

function told(starts: string, more: Partial<Listing> = {}): Listing {
  const sessions = starts.split(' ').map((day) => ({
    start: stamp(day),
    end: null,
    availability: 'unknown' as const,
    cancelled: false,
  }))
  const { start } = sessions[0]!
  const listing = aListing({ grain: 'run', ...more })
  return { ...listing, timing: { ...listing.timing, precision: 'minute', start, sessions } }
}

const RUN = '05T20:00 06T20:00 07T20:00'

test.each<[what: string, before: string, after: string, now: string, first: string]>([
  ['listed by its next performance', '05T20:00', '06T20:00', '06T09:00', '05T20:00'],
  ['the same on its first evening', '05T20:00', '06T20:00', '05T20:00', '05T20:00'],
  ['moved a minute before it began', '05T20:00', '06T20:00', '05T19:59', '06T20:00'],
  ['moved to a later month', '05T20:00', '29T19:30', '01T09:00', '29T19:30'],
  ['moved forward', '05T20:00', '04T20:00', '01T09:00', '04T20:00'],
  ['its clock put right', '05T19:30', '05T20:30', '01T09:00', '05T20:30'],
  ['its clock told later', '05T00:00', '05T20:30', '01T09:00', '05T20:30'],
  ['its clock told when the day has come', '05T00:00', '05T20:30', '05T12:00', '05T20:30'],
  ['the evening after a matinee', '05T14:30', '05T20:30', '05T16:00', '05T14:30'],
  [
    'without its first night, the others as they were',
    RUN,
    '06T20:00 07T20:00',
    '01T09:00',
    '05T20:00',
  ],
  ['with its first night at another hour', RUN, '05T21:00 06T20:00', '01T09:00', '05T21:00'],
  ['moved as a whole', RUN, '15T20:00 16T20:00', '01T09:00', '15T20:00'],
  ['told as it was', RUN, RUN, '06T09:00', '05T20:00'],
])('%s: a run begins on the day on which it plays', (_, before, after, now, first) => {
  const earliest = told(before).timing.start
  const run = firstDay(earliest, told(after), told(before), stamp(now).at)
  expect(run).toEqual(stamp(first))
  const single = firstDay(earliest, told(after, { grain: 'single' }), told(before), stamp(now).at)
  expect(single).toEqual(told(after).timing.start)
})

test('what says that it is another day now is no run that rolls on', () => {
  const after = told('06T20:00 07T20:00', { status: 'rescheduled' })
  expect(firstDay(stamp('05T20:00'), after, told(RUN), stamp('01T09:00').at)).toEqual(
    stamp('06T20:00'),
  )
})

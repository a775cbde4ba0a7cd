import { expect, test } from 'vitest'
import { listing } from '../../../tests/support/native-listing.ts'
import { explode } from './explode.ts'

test('a night whose clock is not told is a day, beside others whose clocks are', () => {
  const nights = explode(listing({ sessions: ['2026-06-05T20:00', '2026-06-06'] }))
  expect(nights.map((night) => night.listing.timing.precision)).toEqual(['minute', 'day'])
})

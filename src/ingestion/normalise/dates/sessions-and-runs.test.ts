import { expect, test } from 'vitest'
import { listing, told } from '../../../../tests/support/native-listing.ts'

test('what goes on for weeks is no long conference: first and last day are told', () => {
  const precision = (end: string) =>
    listing({ start: '2026-05-01T18:00', end, categories: ['conference/talk'] }).timing.precision
  expect(precision('2026-05-03T20:00')).toBe('minute')
  expect(precision('2026-06-05T20:00')).toBe('range')
})

test('where the clock means nothing no session has one', () => {
  const day = { timeUnknown: true, start: '2026-05-01T03:30' }
  expect(listing(day).timing).toMatchObject({ precision: 'day' })
  expect(listing(day).timing.sessions.map(({ start }) => told(start))).toEqual([
    '2026-05-01 00:00 +0200',
  ])
  const ending = (end: string) => listing({ ...day, end }).timing.end
  expect(ending('2026-05-01T22:00')).toBeNull()
  expect(told(ending('2026-05-03T22:00'))).toBe('2026-05-03 22:00 +0200')
  const sessions = ['2026-05-01T03:30', '2026-05-01T04:30', '2026-05-02T03:30']
  const several = listing({ timeUnknown: true, sessions }).timing
  expect(several.precision).toBe('day')
  expect(several.sessions.map(({ start }) => told(start))).toEqual([
    '2026-05-01 00:00 +0200',
    '2026-05-02 00:00 +0200',
  ])
})

test('sessions are sorted, each once, and a bad one costs itself', () => {
  const { timing } = listing({
    categories: ['theatre'],
    sessions: [
      { start: '2026-06-14T20:00', availability: 'soldOut' },
      '2026-06-12T20:00',
      { start: '2026-06-13T20:00', end: '22:00', cancelled: 'yes' },
      { start: '2026-06-12T20:00', availability: 'limited' },
      { start: 'soon' },
    ],
  })
  expect(
    timing.sessions.map(({ start, end, availability, cancelled }) => [
      told(start),
      told(end),
      availability,
      cancelled,
    ]),
  ).toEqual([
    ['2026-06-12 20:00 +0200', null, 'limited', false],
    ['2026-06-13 20:00 +0200', '2026-06-13 22:00 +0200', 'unknown', true],
    ['2026-06-14 20:00 +0200', null, 'soldOut', false],
  ])
  expect(timing.sessionsComplete).toBe(false)
  expect(told(timing.start)).toBe('2026-06-12 20:00 +0200')
})

test('a session tells the clock of the day on which a run begins', () => {
  const { timing } = listing({
    categories: ['theatre'],
    start: '2026-02-01',
    sessions: ['2026-02-01T20:00', '2026-02-03T20:00'],
  })
  expect(told(timing.start)).toBe('2026-02-01 20:00 +0100')
})

test('the first day of a run is remembered though its sessions are to come', () => {
  const { timing } = listing({
    categories: ['theatre'],
    start: '2025-11-01',
    sessions: ['2026-02-01T20:00'],
  })
  expect(told(timing.start)).toBe('2025-11-01 00:00 +0100')
})

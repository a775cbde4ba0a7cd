import { describe, expect, test } from 'vitest'
import { listing } from '../../../../tests/support/read-openagenda.ts'

describe('dates', () => {
  const begin = '2026-12-05T20:00:00+01:00'
  const later = '2026-12-12T20:00:00+01:00'
  test.each([
    [
      'a whole day has no clock',
      { timings: [{ begin: '2026-12-05T00:00:00+01:00', end: '2026-12-05T23:59:00+01:00' }] },
      [{ start: '2026-12-05' }],
      true,
    ],
    [
      'a night ends the next day',
      { timings: [{ begin, end: '2026-12-05T00:00:00+01:00' }] },
      [{ start: begin, end: '2026-12-06T00:00:00+01:00' }],
      true,
    ],
    [
      'the short form knows only some of several',
      { timings: undefined, nextTiming: { begin }, lastTiming: { begin: later } },
      [{ start: begin }, { start: later }],
      false,
    ],
    [
      'the short form knows all of one',
      { timings: undefined, firstTiming: { begin }, lastTiming: { begin } },
      [{ start: begin }, { start: begin }],
      true,
    ],
    [
      'the short form tells all times of one day in its text',
      {
        timings: undefined,
        dateRange: { de: '5 Dezember', fr: 'Samedi 5 décembre, 9h30, 14h00, 20h00' },
        nextTiming: {
          begin: begin.replace('20:00', '09:30'),
          end: begin.replace('20:00', '10:45'),
        },
        lastTiming: { begin, end: begin.replace('20:00', '21:15') },
      },
      [
        { start: begin.replace('20:00', '09:30') },
        { start: begin.replace('20:00', '14:00'), end: '2026-12-05T15:15:00+01:00' },
        { start: begin, end: '2026-12-05T21:15:00+01:00' },
      ],
      true,
    ],
    [
      'or in the only language asked for',
      {
        timings: undefined,
        dateRange: 'Samedi 5 décembre, 14h00, 20h00',
        nextTiming: { begin: begin.replace('20:00', '14:00') },
        lastTiming: { begin },
      },
      [{ start: begin.replace('20:00', '14:00') }, { start: begin }],
      true,
    ],
    [
      'of dates that do not last alike the length is not known',
      {
        timings: undefined,
        dateRange: { en: 'Saturday 5 December, 09:30, 14:00, 20:00' },
        nextTiming: {
          begin: begin.replace('20:00', '09:30'),
          end: begin.replace('20:00', '10:00'),
        },
        lastTiming: { begin, end: begin.replace('20:00', '21:15') },
      },
      [{}, { start: begin.replace('20:00', '14:00'), end: undefined }, {}],
      true,
    ],
    [
      'a text of other times tells nothing',
      {
        timings: undefined,
        dateRange: { en: 'Saturday 5 December, 09:00, 14:00' },
        nextTiming: { begin: begin.replace('20:00', '09:30') },
        lastTiming: { begin },
      },
      [{ start: begin.replace('20:00', '09:30') }, { start: begin }],
      false,
    ],
    [
      'nor do times beside several days',
      {
        timings: undefined,
        dateRange: { en: '5 - 12 December, 20:00, 21:00' },
        nextTiming: { begin },
        lastTiming: { begin: later },
      },
      [{ start: begin }, { start: later }],
      false,
    ],
  ])('%s', async (_, more, sessions, complete) => {
    const native = await listing(more)
    expect(native?.sessions).toMatchObject(sessions)
    expect(native?.sessionsComplete).toBe(complete)
  })
})

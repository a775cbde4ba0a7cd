import { expect, test } from 'vitest'
import { cardDate } from './card-date.ts'

/** Seen on a Friday. */
function told(text: string, today = '2025-06-06'): string | null {
  const date = cardDate(text, today)
  return date === null ? null : `${date.day} ${date.clock ?? ''}${date.more ? ' +' : ''}`.trim()
}

test.each([
  ['Today • 8:00 PM', '2025-06-06 20:00'],
  ['Today • 8:00 PM + 29 more', '2025-06-06 20:00 +'],
  ['Tomorrow • 10:30 AM', '2025-06-07 10:30'],
  ['Monday • 7:30 PM', '2025-06-09 19:30'],
  ['Friday • 7:30 PM', '2025-06-13 19:30'],
  ['Tue, Jun 17 •  8:00 PM', '2025-06-17 20:00'],
  ['Fri, Jun 6 •  3:30 PM  + 4 more', '2025-06-06 15:30 +'],
  ['Tue, Sep 30 • 12:00 AM', '2025-09-30 00:00'],
  ['Sat, Jan 10 • 12:00 PM', '2026-01-10 12:00'],
  // The weekday tells that it is over, not a year ahead.
  ['Thu, Jun 5 • 8:00 PM', '2025-06-05 20:00'],
  ['Sat, Feb 30 • 8:00 PM', null],
  ['Jun 17, 2026 • 20:30', '2026-06-17 20:30'],
  ['December 24 at 6 p.m.', '2025-12-24 18:00'],
  ['Mar 17 • 8:00 PM', '2026-03-17 20:00'],
  ['sam. 7 juin • 20:00', '2025-06-07 20:00'],
  ['mar. 17 juin • 20:00 + 2 de plus', '2025-06-17 20:00 +'],
  ['Demain • 20:00', '2025-06-07 20:00'],
  ['lundi • 19:30', '2025-06-09 19:30'],
  ['Sa., 7. Juni, 20:00', '2025-06-07 20:00'],
  ['sáb, 7 jun, 20:00', '2025-06-07 20:00'],
  ['Stamford Arts Centre', null],
  ['Monmouth Hall 12', null],
  ['50 Gambas Ave', null],
  ['', null],
])('%s', (text, expected) => {
  expect(told(text)).toBe(expected)
})

import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { icalendar } from './icalendar.ts'

const event = (...lines: readonly string[]) =>
  ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:A', ...lines, 'END:VEVENT'].join('\n')
const calendar = (...events: readonly string[]) =>
  ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\n')
const times = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at))
const START = 'DTSTART;TZID=Europe/Paris:20260101T200000'
const day = (at: number) =>
  new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10).replaceAll('-', '')

/** What takes seconds where its work grows with the square, or worse, of what a feed may hold. */
describe('a calendar made to keep us busy is read in its time', () => {
  test.each<[string, string]>([
    [
      'many rules',
      calendar(event(START, ...times(20_000, (at) => `RRULE:FREQ=DAILY;INTERVAL=${at + 1}`))),
    ],
    [
      'many exclusions by day',
      calendar(
        event(
          START,
          'RRULE:FREQ=DAILY',
          ...times(50_000, (at) => `EXDATE;VALUE=DATE:${day(at % 9000)}`),
        ),
      ),
    ],
    [
      'many further dates',
      calendar(event(START, ...times(50_000, (at) => `RDATE:${day(at % 9000)}T100000Z`))),
    ],
    [
      'many of one UID',
      calendar(...times(8000, (at) => event(`DTSTART:${day(at % 9000)}T100000Z`, `SUMMARY:${at}`))),
    ],
    [
      'many overrides by day',
      calendar(
        event(START, 'RRULE:FREQ=DAILY'),
        ...times(5000, (at) =>
          event(`RECURRENCE-ID;VALUE=DATE:${day(at)}`, `DTSTART:${day(at)}T100000Z`),
        ),
      ),
    ],
    [
      'many overrides for all later dates',
      calendar(
        event(START, 'RRULE:FREQ=DAILY'),
        ...times(3000, (at) =>
          event(
            `RECURRENCE-ID;RANGE=THISANDFUTURE:${day(at)}T190000Z`,
            `DTSTART:${day(at)}T100000Z`,
          ),
        ),
      ),
    ],
    [
      'all minutes of all days',
      calendar(
        event(
          'DTSTART:00010101T000000',
          `RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=${times(24, String).join()};BYMINUTE=${times(60, String).join()};BYSETPOS=1;COUNT=99999`,
        ),
      ),
    ],
    [
      'minutes since long ago',
      calendar(
        event(
          'DTSTART:19000101T000000',
          'RRULE:FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30;COUNT=999999999',
        ),
      ),
    ],
    [
      'a zone of many changes',
      calendar(
        `BEGIN:VTIMEZONE\nTZID:X\n${times(3000, () => 'BEGIN:STANDARD\nDTSTART:19000101T000000\nRRULE:FREQ=MINUTELY\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nEND:STANDARD').join('\n')}\nEND:VTIMEZONE`,
        event('DTSTART;TZID=X:20260101T200000'),
      ),
    ],
    [
      'a place of blanks',
      calendar(event(START, `LOCATION:${' a'.repeat(50_000)}${' '.repeat(50_000)}`)),
    ],
    ['parts in parts', calendar(event(START, ...times(50_000, () => 'BEGIN:VALARM')))],
    ['quotes without end', calendar(event(START, `X-A;B=${'"'.repeat(50_001)}:c`))],
  ])('%s', async (_, text) => {
    const before = process.cpuUsage()
    const { natives, rejected } = await readBody(icalendar, bodyOf(text, { chunk: 65_536 }))
    expect(natives.length + rejected.length).toBeGreaterThan(0)
    // Of this process alone, however long it waits for its turn.
    const { user, system } = process.cpuUsage(before)
    expect(user + system).toBeLessThan(20_000_000)
  })
})

import { describe, expect, test } from 'vitest'
import { parseComponent, parseContentLine } from './content-line.ts'
import { parseDateValue, parseDuration, parseOffset, splitList, unescapeText } from './value.ts'

test.each<[string, string, Record<string, string>, string]>([
  ['SUMMARY:Les Loutres: live', 'SUMMARY', {}, 'Les Loutres: live'],
  [
    'dtstart;tzid=Europe/Paris:20261205T200000',
    'DTSTART',
    { TZID: 'Europe/Paris' },
    '20261205T200000',
  ],
  ['A;X="a:b;c,d";Y=2:z', 'A', { X: 'a:b;c,d', Y: '2' }, 'z'],
  ['A;TZID="Hall time:20261205T200000"', 'A', { TZID: 'Hall time' }, '20261205T200000'],
  ['A;X="never closed:z', 'A', { X: 'never closed' }, 'z'],
  ["A;X=one^ntwo ^'q^':z", 'A', { X: 'one\ntwo "q"' }, 'z'],
  ['A;FLAG:z', 'A', {}, 'z'],
  [
    'DTSTART;TZID=tzone://Microsoft/Utc:20261205T200000',
    'DTSTART',
    { TZID: 'tzone://Microsoft/Utc' },
    '20261205T200000',
  ],
  [
    'DTSTART;TZID=(UTC-05:00) Eastern Time (US & Canada):20261205T200000',
    'DTSTART',
    { TZID: '(UTC-05:00) Eastern Time (US & Canada)' },
    '20261205T200000',
  ],
  ['DTSTART;TZID=GMT-05:00:20261205T200000', 'DTSTART', { TZID: 'GMT-05:00' }, '20261205T200000'],
  ['A;X=http://vega.example:8080/a:z', 'A', { X: 'http://vega.example:8080/a' }, 'z'],
  ['URL;X=text://vega.example/a', 'URL', { X: 'text' }, '//vega.example/a'],
  ['URL;VALUE=URI:https://vega.example:80/a', 'URL', { VALUE: 'URI' }, 'https://vega.example:80/a'],
])('the line %s', (line, name, parameters, value) => {
  const property = parseContentLine(line)
  expect(property?.name).toBe(name)
  expect(Object.fromEntries(property?.parameters ?? [])).toEqual(parameters)
  expect(property?.value).toBe(value)
})

test.each(['', 'no colon', '&nbsp; And more', ':x', 'A;X=1'])('%j is no line', (line) => {
  expect(parseContentLine(line)).toBeNull()
})

describe('a component', () => {
  test('closes what was left open inside it, and keeps text broken off without folding', () => {
    const event = parseComponent(
      'BEGIN:VEVENT\nDESCRIPTION:one\n& two\nBEGIN:VALARM\nTRIGGER:P0D\nEND:VEVENT\nX:y',
    )
    expect(event?.properties.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'DESCRIPTION=one\\n& two',
    ])
    expect(event?.components.map(({ name }) => name)).toEqual(['VALARM'])
  })

  test('keeps text that was broken without folding, also where it has colons', () => {
    const event = parseComponent(
      'BEGIN:VEVENT\nDESCRIPTION:\nDear Otters,\nhttps://vega.example\nTickets: 12\nSUMMARY:Live\nNote: x\nEND:VEVENT',
    )
    expect(event?.properties.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'DESCRIPTION=\\nDear Otters,\\nhttps://vega.example\\nTickets: 12',
      'SUMMARY=Live',
      'NOTE= x',
    ])
  })

  test('nested without end is read without harm', () => {
    expect(parseComponent('BEGIN:VEVENT\n'.repeat(10_000))?.name).toBe('VEVENT')
  })
})

test.each([
  ['20261107', '2026-11-07T00:00:00.000Z', false, false],
  ['2026-11-07', '2026-11-07T00:00:00.000Z', false, false],
  ['20261107T203000', '2026-11-07T20:30:00.000Z', true, false],
  ['20261107T203000Z', '2026-11-07T20:30:00.000Z', true, true],
  ['20171101T2300', '2017-11-01T23:00:00.000Z', true, false],
  ['2026-11-07T20:30:00Z', '2026-11-07T20:30:00.000Z', true, true],
  ['2026-11-07T20:30:00+02:00', '2026-11-07T18:30:00.000Z', true, true],
  ['20261107T203000-0500', '2026-11-08T01:30:00.000Z', true, true],
  ['20261107T240000', '2026-11-08T00:00:00.000Z', true, false],
  ['20261231T235960Z', '2026-12-31T23:59:59.000Z', true, true],
])('the date %s', (text, iso, timed, utc) => {
  const date = parseDateValue(text)
  expect(new Date(date!.wall).toISOString()).toBe(iso)
  expect([date!.timed, date!.utc]).toEqual([timed, utc])
})

test.each(['', '20171032T000000', '20260231', '20261107T250000', '00000101', 'TBA', '2026'])(
  '%j is no date',
  (text) => {
    expect(parseDateValue(text)).toBeNull()
  },
)

test.each([
  ['PT1H30M', { days: 0, ms: 5_400_000 }],
  ['P1DT2H', { days: 1, ms: 7_200_000 }],
  ['+P2W', { days: 14, ms: 0 }],
  ['-PT1H', null],
  ['-PT1W1D2H3M4S', null],
  ['two hours', null],
])('the length %s', (text, length) => {
  expect(parseDuration(text)).toEqual(length)
})

test.each([
  ['a\\nb\\Nc', 'a\nb\nc'],
  ['5 < 6 \\, 7 \\; \\\\', '5 < 6 , 7 ; \\'],
  ['C:\\temp', 'C:\\temp'],
])('the text %s', (text, plain) => {
  expect(unescapeText(text)).toBe(plain)
})

test('a list is split at commas that are not escaped', () => {
  expect(splitList('Rock\\, Pop, Jazz,,\\')).toEqual(['Rock, Pop', 'Jazz'])
})

test.each([
  ['+0200', 120],
  ['-05:30', -330],
  ['+003000', 30],
  ['0100', 60],
  ['+2500', null],
  ['', null],
])('the offset %s', (text, minutes) => {
  expect(parseOffset(text)).toBe(minutes)
})

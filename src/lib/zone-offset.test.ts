import { expect, test } from 'vitest'
import { zoneOffset } from './zone-offset.ts'

test.each([
  ['Europe/Paris', '2026-01-15T12:00:00Z', 60],
  ['Europe/Paris', '2026-07-15T12:00:00Z', 120],
  ['Europe/Paris', '2026-03-29T00:59:59Z', 60],
  ['Europe/Paris', '2026-03-29T01:00:00Z', 120],
  ['Europe/Paris', '2026-10-25T00:59:59Z', 120],
  ['Europe/Paris', '2026-10-25T01:00:00Z', 60],
  ['America/New_York', '2026-11-01T05:59:59Z', -240],
  ['America/New_York', '2026-11-01T06:00:00Z', -300],
  ['Asia/Kathmandu', '2026-06-01T00:00:00Z', 345],
  ['America/St_Johns', '2026-12-01T00:00:00Z', -210],
  ['Pacific/Kiritimati', '2026-12-01T00:00:00Z', 840],
  ['UTC', '2026-12-01T00:00:00Z', 0],
  ['No/Where', '2026-12-01T00:00:00Z', 0],
])('in %s at %s the clocks are %i minutes east', (zone, at, offset) => {
  expect(zoneOffset(zone, Date.parse(at))).toBe(offset)
})

test('every hour of a year has the offset that Intl itself names', () => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Australia/Lord_Howe',
    timeZoneName: 'longOffset',
  })
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 3_600_000) {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
    const expected = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
    expect(zoneOffset('Australia/Lord_Howe', at)).toBe(expected)
  }
})

import { expect, test } from 'vitest'
import { oldZone } from './old-zone.ts'

const PARIS = 'TRUE;+02;20260329T020000;20261025T030000;CET;CEST'
const JANUARY = Date.UTC(2026, 0, 15, 12)
const JULY = Date.UTC(2026, 6, 15, 12)

/** How far its clocks are from UTC in winter and in summer, in hours; null where it is the zone of nowhere. */
function hoursOf(tz: string, daylight: readonly string[]) {
  const zone = oldZone(tz, daylight)
  return zone === null ? null : [JANUARY, JULY].map((at) => (zone.wallAt(at) - at) / 3_600_000)
}

test.each<[string, string, readonly string[], readonly number[] | null]>([
  ['a summer that it tells', '+01', [PARIS], [1, 2]],
  [
    'several',
    '+01',
    [PARIS, PARIS.replace('20260329', '20270328').replace('20261025', '20271031')],
    [1, 2],
  ],
  ['none, said so', '+01', ['FALSE'], [1, 1]],
  ['none in words', '-0330', ['false', 'FALSE'], [-3.5, -3.5]],
  ['no word of it', '+01', [], null],
  ['a summer of nowhere', '+01', [PARIS.replace('20260329', '20260429')], null],
  ['one that is two hours long', '+01', [PARIS.replace('+02', '+03')], null],
  ['one that begins on no day', '+01', [PARIS.replace('20260329T020000', 'spring')], null],
  ['one that ends on no day', '+01', [PARIS.replace('20261025T030000', '')], null],
  ['an offset that is none', 'home', [PARIS], null],
])('a zone of vCalendar 1.0 with %s', (_, tz, daylight, hours) => {
  expect(hoursOf(tz, daylight)).toEqual(hours)
})

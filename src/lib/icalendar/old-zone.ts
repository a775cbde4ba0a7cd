import { DAY_MS } from '../durations.ts'
import { offsetAt } from '../zone.ts'
import { minutesEast } from '../utc-offset.ts'
import { fixedZone, namedZone } from './calendar-zone.ts'
import type { CalendarZone } from './calendar-zone.ts'
import { parseDateValue } from './value.ts'

/** Zones that change their clocks, one for each way to do it: a calendar that knows one summer may go on into the next. */
const CHANGING = [
  'Europe/London',
  'Europe/Paris',
  'Europe/Athens',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Halifax',
  'America/St_Johns',
  'Australia/Sydney',
  'Australia/Adelaide',
  'Pacific/Auckland',
]

/**
 * The zone of a calendar of vCalendar 1.0: `TZ:+01` and `DAYLIGHT:TRUE;+02;20260329T020000;20261025T030000;CET;CEST`. Null where
 * its summer is not told, or is that of nowhere: its times are those of the place.
 */
export function oldZone(tz: string, daylight: readonly string[]): CalendarZone | null {
  const winter = minutesEast(tz)
  if (winter === null || daylight.length === 0) return null
  if (daylight.every((line) => /^FALSE/i.test(line))) return fixedZone(winter)
  const spans = daylight.map((line) => line.split(';'))
  const name = CHANGING.find((zone) => spans.every((span) => changesSo(zone, winter, span)))
  return name === undefined ? null : { ...namedZone(name), name: null }
}

function changesSo(zone: string, winter: number, span: readonly string[]): boolean {
  const [, offset = '', from = '', to = ''] = span
  const [begin, end] = [parseDateValue(from), parseDateValue(to)]
  if (begin === null || end === null) return false
  const around = [begin.wall - DAY_MS, begin.wall + DAY_MS, end.wall - DAY_MS, end.wall + DAY_MS]
  const summer = minutesEast(offset)
  const told = [winter, summer, summer, winter]
  return around.every((at, index) => offsetAt(zone, at) === told[index])
}

import { describe, expect, test } from 'vitest'
import { zoneNamed } from '../zone.ts'
import { calendarZones } from './calendar-zone.ts'
import { parseComponent } from './content-line.ts'
import { WINDOWS_ZONE_TABLE } from '../windows-zone-table.ts'

const zoneOf = (tzid: string) => calendarZones().zoneOf(tzid)

test.each([
  ['Europe/Paris', 'Europe/Paris'],
  ['europe/paris', 'Europe/Paris'],
  ['/softwarestudio.org/Olson_20011030_5/America/New_York', 'America/New_York'],
  ['/freeassociation.sourceforge.net/Tzfile/Europe/Paris', 'Europe/Paris'],
  ['/America/Argentina/Ushuaia', 'America/Argentina/Ushuaia'],
  ['America/New York', 'America/New_York'],
  ['Romance Standard Time', 'Europe/Paris'],
  ['romance standard time', 'Europe/Paris'],
  ['Romance Daylight Time', 'Europe/Paris'],
  ['GMT Daylight Time', 'Europe/London'],
  ['(GMT-05.00) Eastern Time (US & Canada)', 'America/New_York'],
  ['UTC+5.5', 'Asia/Kolkata'],
  ['UTC+5:45', 'Asia/Kathmandu'],
  ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
  ['(GMT+10:00) Canberra, Melbourne, Sydney', 'Australia/Sydney'],
  ['(UTC+01:00) Brussels, Copenhagen, Madrid, Paris', 'Europe/Paris'],
  ['(GMT+01.00) Paris/Madrid/Brussels/Vienna', 'Europe/Paris'],
  ['(GMT+01.00) Sarajevo/Warsaw/Zagreb', 'Europe/Warsaw'],
  ['(GMT) Dublin/London', 'Europe/London'],
  ['(GMT+10.00) Sydney; Hobart', 'Australia/Sydney'],
  ['Greenwich Mean Time:Dublin; Edinburgh; Lisbon; London', 'Europe/London'],
  ['(UTC) Coordinated Universal Time', 'UTC'],
  ['tzone://Microsoft/Utc', 'UTC'],
  ['EST5EDT', 'America/New_York'],
  ['W. Europe', 'Europe/Berlin'],
  ['W. Europe Time', 'Europe/Berlin'],
  ['Romance', 'Europe/Paris'],
  ['UTC+0', 'UTC'],
  ['Z', 'UTC'],
])('%s is %s', (tzid, name) => {
  expect(zoneOf(tzid)?.name).toBe(name)
})

test.each(['France/Lyonn', 'Germany/Berlin', 'tzone://Microsoft/Custom', 'Home', '', '/', 'AET'])(
  'nobody knows %j',
  (tzid) => {
    expect(zoneOf(tzid)).toBeNull()
  },
)

test.each([
  ['(UTC+05:30) Somewhere new', 330],
  ['GMT-03:30', -210],
  ['UTC-3.5', -210],
  ['(GMT+05.30) Somewhere new', 330],
])('%s is at least an offset', (tzid, minutes) => {
  expect(zoneOf(tzid)?.wallAt(0)).toBe(minutes * 60_000)
})

test('every zone of the Windows table is one of the tz database', () => {
  for (const line of WINDOWS_ZONE_TABLE.trim().split('\n')) {
    const [name = '', zone = ''] = line.split('|')
    expect(zoneNamed(zone), line).not.toBeNull()
    expect(zoneOf(name)?.name, line).not.toBeUndefined()
  }
})

const OWN = `BEGIN:VTIMEZONE
TZID:Hall time
BEGIN:STANDARD
DTSTART:16011028T030000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010325T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE`

describe('a zone that a calendar defines', () => {
  const zones = calendarZones()
  zones.define(parseComponent(OWN)!)
  const zone = zones.zoneOf('Hall time')!

  test.each([
    ['2026-01-15T20:00', '2026-01-15T19:00'],
    ['2026-07-15T20:00', '2026-07-15T18:00'],
    // In the gap: the offset before it. Twice: the first time.
    ['2026-03-29T02:30', '2026-03-29T01:30'],
    ['2026-10-25T02:30', '2026-10-25T00:30'],
    ['2026-10-25T03:00', '2026-10-25T02:00'],
  ])('reads %s as %sZ', (wall, instant) => {
    expect(new Date(zone.instantOf(Date.parse(`${wall}Z`))).toISOString()).toContain(instant)
  })

  test('shows the same clocks as the zone it copies, every day for years', () => {
    const paris = zoneOf('Europe/Paris')!
    for (let at = Date.UTC(2000, 0, 1); at < Date.UTC(2030, 0, 1); at += 86_400_000 / 2) {
      expect(zone.wallAt(at)).toBe(paris.wallAt(at))
    }
  })

  test('is the calendar’s own where it is the only one', () => {
    expect(zones.only()).toBe(zone)
    zones.define(parseComponent(OWN.replace('Hall time', 'Other'))!)
    expect(zones.only()).toBeNull()
  })

  test.each([
    ['a name of the tz database', 'Europe/Lisbon', 'Europe/Lisbon'],
    ['a name that it tells itself', 'X\nX-LIC-LOCATION:Europe/Lisbon', 'Europe/Lisbon'],
  ])('gives way to %s', (_, tzid, name) => {
    const other = calendarZones()
    other.define(parseComponent(OWN.replace('Hall time', tzid))!)
    expect(other.zoneOf(tzid.split('\n')[0]!)?.name).toBe(name)
  })

  test('knows the summer of what is called by its winter', () => {
    const other = calendarZones()
    other.define(parseComponent(OWN.replace('Hall time', 'GMT+0100'))!)
    expect(other.zoneOf('GMT+0100')?.wallAt(Date.UTC(2026, 6, 5))).toBe(Date.UTC(2026, 6, 5, 2))
  })

  test.each([
    ['Paris', 'Europe/Paris'],
    ['Chicago', null],
    ['America/Chicago', 'America/Chicago'],
  ])('called %s like a city is that of the city only where the clocks are: %s', (tzid, name) => {
    const other = calendarZones()
    other.define(parseComponent(OWN.replace('Hall time', tzid))!)
    expect(other.zoneOf(tzid)?.name).toBe(name)
  })

  test('of a city that lacks its summer is the city’s', () => {
    const other = calendarZones()
    const winter = OWN.replace('Hall time', 'Paris').replace(
      /BEGIN:DAYLIGHT[\s\S]*END:DAYLIGHT\n/,
      '',
    )
    other.define(parseComponent(winter)!)
    expect(other.zoneOf('Paris')?.name).toBe('Europe/Paris')
  })

  test('that defines no offset is none', () => {
    const other = calendarZones()
    other.define(parseComponent('BEGIN:VTIMEZONE\nTZID:Empty\nEND:VTIMEZONE')!)
    expect(other.zoneOf('Empty')).toBeNull()
  })
})

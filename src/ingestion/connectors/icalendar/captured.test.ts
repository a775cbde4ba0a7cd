import { describe, expect, test } from 'vitest'
import {
  bodyOf,
  capturedFeeds,
  capturedFile,
  normaliseAll,
  readBody,
  SKIPPED,
} from '../../../../tests/support/read-body.ts'
import { icalendar } from './icalendar.ts'

const OPTIONS = { earliest: '1900-01-01', latest: '2027-01-01' }

async function read(file: string) {
  const body = bodyOf(capturedFile(`ics/${file}.ics`))
  const { natives, rejected, warnings, incomplete } = await readBody(icalendar, body, OPTIONS)
  const byId = new Map(natives.map((native) => [String(native.id), native]))
  return {
    natives,
    byId,
    reasons: rejected.map(({ reason }) => reason),
    warnings,
    incomplete,
    listings: normaliseAll(natives, 'icalendar', OPTIONS).listings,
  }
}

/** The starts of a native's sessions, as written. */
const startsOf = (native: { readonly sessions?: unknown } | undefined) =>
  ((native?.sessions ?? []) as { start: string; cancelled?: boolean }[]).map(({ start }) => start)

describe.skipIf(!capturedFeeds)(`captured calendars${SKIPPED}`, () => {
  // Listings, dates of all of them, reasons of those rejected.
  test.each<[string, number, number, string[]]>([
    ['ICal', 20, 845, ['DTSTART is not a date: "20171032T000000"']],
    ['Office-2012-owa', 4, 90, []],
    ['Packers', 66, 66, []],
    ['THFC', 114, 586, []],
    ['america_new_york_forward_reference', 1, 1, []],
    ['badRRULE', 3, 4902, []],
    // All that its first one says is "[private]".
    ['bad_custom_ms_tz', 2, 2, ['a placeholder: somebody is busy or free']],
    ['biweekly-exdate-until', 2, 509, []],
    // Of most only days are entered, their times told in the text.
    ['clemenscenter', 17, 31, []],
    ['daily-count-exdate-recurrence-id', 2, 8, []],
    ['dst-transition-rules', 1, 1, []],
    ['duplicate-rrule-sequence', 1, 5, []],
    ['exchange_whole_day_moved_recurrence', 1, 52, []],
    ['festival-multiday-rrule', 128, 159, []],
    ['floating-dtstart-custom-vtimezone', 1, 1, []],
    ['google-calendar-kiev-tz', 2, 4, []],
    // Its second event has nothing but a UID.
    ['issue-343', 1, 2, ['no DTSTART']],
    ['issue_156_RDATE_with_PERIOD_TZID_khal_2', 1, 4, []],
    ['joyous_ecp_1', 1, 1, []],
    ['joyous_google_1', 6, 12, []],
    // Eight days of January 2031, of which the first is kept so that it can be told too far off.
    ['joyous_google_3', 1, 1, []],
    ['joyous_meetup_1', 1, 1, []],
    ['lastfm', 33, 33, []],
    ['meetup-timed-tz', 1, 1, []],
    ['ms_timezones', 4, 372, []],
    ['multiple_rrules', 1, 36, []],
    ['recur_instances', 1, 173, []],
    ['recurrence-sequence', 5, 7, []],
    ['schedule-unstable', 37, 37, []],
    ['test_with_multiple_tzids_in_vtimezone', 1, 1, []],
    ['tripit-location-escaping', 47, 47, []],
    // Two tasks, no events.
    ['utf8-french-calendar', 0, 0, []],
    ['whole_day_moved_over_dst_change_berlin', 1, 3, []],
  ])('%s gives %i listings with %i dates', async (file, count, dates, reasons) => {
    const { natives, reasons: told, incomplete } = await read(file)
    const sessions = natives.reduce((sum, native) => sum + (native.sessions?.length ?? 1), 0)
    expect([natives.length, sessions, told, incomplete]).toEqual([count, dates, reasons, []])
  })

  test('rules, as a person reads them', async () => {
    const { byId, natives } = await read('ICal')
    expect(startsOf(byId.get('d287b7ec808fcf084983f10837@google.com'))).toEqual([
      '2017-01-23',
      '2017-02-20',
      '2017-03-20',
      '2017-04-17',
      '2017-05-22',
    ])
    // Fifteen Saturdays less two excluded in a folded list and two by themselves, of which one is no Saturday of them.
    const saturdays = natives.find(({ name }) => String(name).includes('EXDATE Test'))
    expect(saturdays).toMatchObject({ timeZone: 'America/New_York' })
    expect(saturdays?.sessions).toHaveLength(12)
    expect(startsOf(saturdays)).not.toContain('2016-05-28T09:00')
    expect(byId.get('calendar-62-e7c39bf02382917349672271dd781c89')?.sessions?.[0]).toEqual({
      start: '2016-04-25T15:00Z',
      end: '2016-04-25T16:15:05Z',
    })
    expect(byId.get('testuid@google.com#20170813T090000Z')).toMatchObject({
      place: { name: 'Melbourne VIC', address: 'Australia' },
      start: '2017-08-13T19:00',
    })
  })

  test('zones, as a person reads them', async () => {
    const office = await read('Office-2012-owa')
    expect(office.natives.map(({ timeZone }) => timeZone)).toEqual([
      'Australia/Sydney',
      'America/New_York',
      'America/New_York',
      'America/New_York',
    ])
    const { natives: forward } = await read('america_new_york_forward_reference')
    expect(forward[0]?.start).toBe('2014-08-29T08:00-04:00')
    const { natives: windows } = await read('ms_timezones')
    // The quote of its zone is closed after the date.
    expect(windows[1]).toMatchObject({ timeZone: 'Europe/Berlin' })
    expect(startsOf(windows[1])[0]).toBe('2020-06-09T09:00')
    const { natives: floating } = await read('floating-dtstart-custom-vtimezone')
    expect(floating[0]?.start).toBe('2025-06-10T14:00-04:00')
    const { natives: lotus } = await read('issue_156_RDATE_with_PERIOD_TZID_khal_2')
    expect(lotus[0]?.sessions?.[3]).toEqual({
      start: '2022-02-07T16:00+01:00',
      end: '2022-02-07T16:30+01:00',
    })
  })

  test('exceptions, as a person reads them', async () => {
    const { byId: hunting } = await read('daily-count-exdate-recurrence-id')
    expect(startsOf(hunting.get('0000001')).map((start) => start.slice(8, 10))).toEqual([
      '06',
      '09',
      '11',
      '12',
      '13',
      '14',
      '15',
    ])
    const { natives: exchange } = await read('exchange_whole_day_moved_recurrence')
    expect(startsOf(exchange[0])).toContain('2026-02-27')
    expect(startsOf(exchange[0])).not.toContain('2026-02-26')
    // UNTIL is the midnight of that Tuesday in Berlin.
    expect(startsOf(exchange[0]).at(-1)).toBe('2026-08-18')
    const { byId: zimbra } = await read('recur_instances')
    const dates = startsOf(zimbra.get('623c13c0-6c2b-45d6-a12b-c33ad61c4868'))
    expect(dates.slice(0, 5)).toEqual([
      '2012-10-02T15:00',
      '2012-11-06T10:00',
      '2012-11-06T20:00',
      '2012-11-10T10:00',
      '2012-11-30T10:00',
    ])
    expect(dates).not.toContain('2013-02-05T10:00')
    expect(dates).toContain('2023-11-25T09:00Z')
    const { natives: biweekly } = await read('biweekly-exdate-until')
    expect(biweekly[0]?.sessions).toHaveLength(21)
    // 06:00 without a zone, where the show is at 14:00 UTC: the day is meant.
    expect(startsOf(biweekly[1])).not.toContain('2017-12-18T14:00Z')
    const { byId: tuesdays } = await read('joyous_google_1')
    expect(startsOf(tuesdays.get('113qbmq1j4jf0jbiolheruff6n@google.com'))).toContain(
      '2018-07-25T09:30',
    )
  })

  test('places, as a person reads them', async () => {
    const { listings: gigs } = await read('lastfm')
    // Latitude and longitude are the wrong way round in all of them.
    expect(gigs.every(({ place }) => place?.country === 'NL' && (place.lat ?? 52) > 50)).toBe(true)
    expect(gigs[0]).toMatchObject({
      name: 'Gerard van Maasakkers en de vaste mannen - Deze Jongen',
      place: { name: 'Deventer Schouwburg' },
      timing: { zone: 'Europe/Amsterdam', start: { at: Date.parse('2010-02-10T19:30Z') } },
    })
    const { listings: group } = await read('meetup-timed-tz')
    expect(group[0]?.place).toMatchObject({
      name: 'Open Source Project Tempe',
      street: '1415 E University Dr. #103A',
      city: 'Tempe',
      postalCode: '85281',
      country: 'US',
    })
    const { listings: trips } = await read('tripit-location-escaping')
    expect(trips[1]?.place).toMatchObject({
      name: '',
      street: '250 GATEWAY BLVD',
      city: 'South San Francisco',
      postalCode: '94080',
    })
    const { listings: hall } = await read('clemenscenter')
    expect(hall[2]).toMatchObject({ name: 'Wise Crackers All Stars', nameMarkers: ['cancelled'] })
    expect(hall[0]?.timing).toMatchObject({ precision: 'minute', zone: 'America/New_York' })
  })
})

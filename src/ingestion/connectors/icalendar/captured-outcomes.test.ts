import { readsCaptured } from '../../../../tests/support/captured.ts'
import { icalendar } from './icalendar.ts'

/** Of whatever year; nothing is written out beyond 2026. */
const OPTIONS = { earliest: '1900-01-01', latest: '2027-01-01' }

readsCaptured(icalendar, [
  {
    file: 'ics/Packers.ics',
    options: OPTIONS,
    listings: 66,
    warnings: [],
    became: {
      '08FD195E-9464-11D8-B8E3-0003933EE0D6-RID':
        'New York Giants at Green Bay. Loss. 7-14. (1-3). · 2004-10-03T12:00 to 2004-10-03T15:00 · US/Central · nowhere · other',
      '27E01460-9465-11D8-B8E3-0003933EE0D6-RID':
        'Packers at Philadelphia Eagles. Loss. 47-17. (7-5). · 2004-12-05T15:15 to 2004-12-05T18:15 · US/Central · nowhere · other',
      '5D5748C0-AE91-11D9-868A-000D93C5EB04-RID':
        'Seahawks at Green Bay. Game#16. Fox. · 2006-01-01T15:15 to 2006-01-01T18:15 · US/Central · nowhere · other',
    },
  },
  {
    file: 'ics/america_new_york_forward_reference.ics',
    options: OPTIONS,
    listings: 1,
    warnings: [],
    became: {
      noend123: 'an event with a custom tz name · 2014-08-29T08:00 · Etc/GMT+4 · nowhere · other',
    },
  },
  {
    file: 'ics/bad_custom_ms_tz.ics',
    options: OPTIONS,
    listings: 2,
    rejected: {
      'a placeholder: somebody is busy or free': 1,
    },
    warnings: ['DURATION is none: "-PT1W1D2H3M4S"'],
    became: {
      '*masked-away*@google.com': '*masked-away* · 2021-04-01T19:30 · UTC · nowhere · other',
      '*masked-away2*@google.com': '*masked-away2* · 2021-04-01 · UTC · nowhere · other',
    },
  },
  {
    file: 'ics/dst-transition-rules.ics',
    options: OPTIONS,
    listings: 1,
    warnings: [],
    became: {
      'f683404f-aede-43eb-8774-27f62bb27c92':
        'Morgendienst · 2022-10-09T10:00 to 2022-10-09T11:00 · Europe/Amsterdam · nowhere · other',
    },
  },
  {
    file: 'ics/festival-multiday-rrule.ics',
    options: { ...OPTIONS, timeZone: 'Europe/Helsinki' },
    listings: 128,
    warnings: [],
    became: {
      'fp-a102a6eeb51740936656e54b1c7f4ef8':
        'foobar Summer 2011 starts! · 2011-08-04T12:00 · Europe/Helsinki · All Areas · other',
      'fp-0e7fd890eb1ccb66baacbf12fcce95b4':
        'WCG.fi Starcraft 2 - Single elimination 8 players · 2011-08-06T17:30 to 2011-08-06T19:30 · Europe/Helsinki · Game hall · other',
      'fp-3224e50f2f3aefe2e783ed23174d8000':
        'ARTtech seminars - Deconstructing a browserscene demo · 2011-08-05T13:00 to 2011-08-05T13:45 · Europe/Helsinki · Seminar area · conference/talk',
    },
  },
  {
    file: 'ics/floating-dtstart-custom-vtimezone.ics',
    options: OPTIONS,
    listings: 1,
    warnings: [],
    became: {
      'floating-with-custom-vtimezone@test':
        'Floating DTSTART with custom VTIMEZONE · 2025-06-10T14:00 to 2025-06-10T15:00 · Etc/GMT+4 · nowhere · other',
    },
  },
  {
    file: 'ics/joyous_ecp_1.ics',
    options: OPTIONS,
    listings: 1,
    warnings: [],
    became: {
      'fp-6854b8bc8b2a28216b56db679a787d5f':
        'Mini-Fair & Garage Sale · 2018-04-07T09:30 to 2018-04-07T11:30 · UTC · nowhere · other',
    },
  },
  {
    file: 'ics/joyous_google_3.ics',
    options: OPTIONS,
    listings: 0,
    rejected: {
      'its first date is after the latest the feed allows': 1,
    },
    warnings: [],
  },
  {
    file: 'ics/joyous_meetup_1.ics',
    options: OPTIONS,
    listings: 1,
    warnings: [],
    became: {
      'event_xwqmnpyxkbgc@meetup.com':
        'Weekly Hack Night · 2018-07-24T19:00 to 2018-07-24T21:30 · America/New_York · Cambridge Innovation Center, 4th Floor Cafe, 1 Broadway, Cambridge · other',
    },
  },
  {
    file: 'ics/lastfm.ics',
    options: OPTIONS,
    listings: 33,
    warnings: [],
    became: {
      'LFMEVENT-1407206':
        'Gerard van Maasakkers en de vaste mannen - Deze Jongen · 2010-02-10T20:30 to 2010-02-10T23:59 · Europe/Amsterdam · Deventer Schouwburg · other',
      'LFMEVENT-1347202':
        'Waylon · 2010-03-19T20:30 to 2010-03-19T23:59 · Europe/Amsterdam · Burgerweeshuis · other',
      'LFMEVENT-1397948':
        'Clock live@ Kajak · 2010-09-17 to 2010-09-17 · Europe/Amsterdam · Kajak · other',
    },
  },
  {
    file: 'ics/meetup-timed-tz.ics',
    options: OPTIONS,
    listings: 1,
    warnings: [],
    became: {
      'event_nsmxnyppbfc@meetup.com':
        'Phoenix Drupal User Group Monthly Meetup · 2011-11-09T19:00 to 2011-11-09T21:00 · America/Phoenix · Open Source Project Tempe, 1415 E University Dr. #103A, 85281, Tempe · other',
    },
  },
  {
    file: 'ics/test_with_multiple_tzids_in_vtimezone.ics',
    options: OPTIONS,
    listings: 1,
    warnings: [],
    became: {
      '1891-1709856000-1709942399@www.washougal.k12.wa.us':
        'Possible Snow Makeup Day · 2024-06-27 · UTC · nowhere · other',
    },
  },
  {
    file: 'ics/utf8-french-calendar.ics',
    options: OPTIONS,
    listings: 0,
    warnings: [],
  },
])

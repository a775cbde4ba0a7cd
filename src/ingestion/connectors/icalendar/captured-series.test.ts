import { readsCaptured } from '../../../../tests/support/captured.ts'
import { icalendar } from './icalendar.ts'

/** Of whatever year; nothing is written out beyond 2026. */
const OPTIONS = { earliest: '1900-01-01', latest: '2027-01-01' }

readsCaptured(icalendar, [
  {
    file: 'ics/ICal.ics',
    options: OPTIONS,
    listings: 19,
    rejected: {
      'DTSTART is not a date: "20171032T000000"': 1,
      'its first date is after the latest the feed allows': 1,
    },
    warnings: [],
    became: {
      'dh3fki5du0opa7cs5n5s87ca02@google.com':
        'Before 1970-Test: Konrad Zuse invents the Z3, the "first digital Computer" · 1941-05-12 · America/Los_Angeles · nowhere · other',
      '040000008200E00074C5B7101A82E0080000000020F6512D0B48CF0100000000000000001000000058BFB8CBB85D504CB99FBA637BCFD6BF':
        'Microsoft Unicode CLDR EXDATE Test · 2016-04-09T09:00 to 2016-07-16T11:00 in 12 dates · America/New_York · Sanctuary · other',
      'testuid@google.com#20170813T090000Z':
        'Override Parent Recurrence Event · 2017-08-13T19:00 to 2017-08-13T21:30 · Australia/Sydney · Melbourne · other',
    },
  },
  {
    file: 'ics/Office-2012-owa.ics',
    options: OPTIONS,
    listings: 3,
    rejected: {
      'a test event': 1,
    },
    warnings: [],
    became: {
      'fp-83d4bb623e8c49daf60d7df1e418caba':
        'TEST Syd · 2020-10-28T13:30 to 2020-10-28T15:00 · Australia/Sydney · nowhere · other',
      'fp-c77e818d4fd8becd991d2926e20f4ee3':
        'TEST 3 · 2020-11-02T13:30 to 2020-11-02T15:00 · America/New_York · nowhere · other',
      'fp-35ae73f652679cc3c2fc5a7303aa02c7':
        'TEST2 · 2020-11-02T13:30 to 2021-08-27T15:00 in 87 dates · America/New_York · nowhere · other',
    },
  },
  {
    file: 'ics/THFC.ics',
    options: OPTIONS,
    listings: 114,
    warnings: [],
    became: {
      '08A21E2D-963D-11D7-ABA4-003065B8B7E6':
        'Everton (2) v Spurs (2) [Pembridge 37, Etherington 63, Ferdinand 75, Radzinski 81] · 2002-08-18T00:00 to 2002-08-18T01:40 · Australia/Sydney · nowhere · other',
      '08A2FE0C-963D-11D7-ABA4-003065B8B7E6':
        'Milenko Acimovic 31.12.77 · 2002-12-31 in 25 dates · Australia/Sydney · nowhere · other',
      '9945FA36-7619-11D8-B2AC-003065B8B7E6':
        'Jermain Defoe 7.10.82 · 2004-10-07 · Australia/Sydney · nowhere · other',
    },
  },
  {
    file: 'ics/badRRULE.ics',
    options: OPTIONS,
    listings: 3,
    warnings: [],
    became: {
      '078tk5i2t4all3kk0jcoi3mdmd@google.com':
        'Brain Break · 2020-09-03T09:40 to 2027-01-01T09:50 in 1651 dates · America/Denver · nowhere · other',
      '11le1ep09hvog7dbotn6foj38e@google.com':
        'Academic Time · 2020-09-03T09:50 to 2027-01-01T10:40 in 1651 dates · America/Denver · nowhere · other',
      '*Masked away*':
        'Invalid RRULE property · 2020-11-02T07:20 in 1600 dates · Europe/Budapest · nowhere · other',
    },
  },
  {
    file: 'ics/biweekly-exdate-until.ics',
    options: OPTIONS,
    listings: 2,
    warnings: [],
    became: {
      '98765432-ABCD-DCBB-999A-987765432123':
        'Example of comma-separated exdates · 2017-02-16T09:00 to 2017-07-31T19:00 in 21 dates · US/Central · nowhere · other',
      '1234567-ABCD-ABCD-ABCD-123456789012':
        'Example of exdate with bad times · 2017-08-14T17:00 to 2026-12-23T02:00 in 488 dates · Europe/Kiev · nowhere · other',
    },
  },
  {
    file: 'ics/clemenscenter.ics',
    options: OPTIONS,
    listings: 10,
    rejected: {
      'its first date is after the latest the feed allows': 7,
    },
    warnings: [],
    became: {
      '10000764-1786665600-1786924799@clemenscenter.org':
        "Elmira Little Theatre presents Mel Brooks' YOUNG FRANKENSTEIN · 2026-08-14T19:30 in 4 dates · America/New_York · nowhere · 35USD concession 30USD concession 28USD · theatre",
      '10000970-1793059200-1793145599@clemenscenter.org':
        'A Dream Within A Dream: The Poetry and Stories of Edgar Allan Poe · 2026-10-27T10:00 · America/New_York · nowhere · 8USD · other',
      '10000972-1797379200-1797465599@clemenscenter.org':
        'I Want a Hippopotamus for Christmas · 2026-12-16T10:00 in 2 dates · America/New_York · nowhere · 8USD · other',
    },
  },
  {
    file: 'ics/daily-count-exdate-recurrence-id.ics',
    options: OPTIONS,
    listings: 2,
    warnings: [],
    became: {
      '0000001':
        'Treasure Hunting · 2015-07-06T12:00 to 2015-07-15T13:00 in 7 dates · America/Los_Angeles · nowhere · other',
      '0000001#20150707T190000Z':
        'More Treasure Hunting · 2015-07-09T15:00 to 2015-07-09T16:00 · America/Los_Angeles · The other island · other',
    },
  },
  {
    file: 'ics/duplicate-rrule-sequence.ics',
    options: OPTIONS,
    listings: 1,
    warnings: ['it is there more than once: the latest version counts'],
    became: {
      'rrule-sequence-test@node-ical.test':
        'Daily Meeting (SEQUENCE 2) · 2024-01-01T10:00 to 2024-01-05T11:00 in 5 dates · UTC · nowhere · other',
    },
  },
  {
    file: 'ics/exchange_whole_day_moved_recurrence.ics',
    options: OPTIONS,
    listings: 1,
    warnings: [],
    became: {
      'exchange-moved-recurrence':
        'Exchange Recurring Test · 2026-02-19 in 52 dates · Europe/Berlin · nowhere · other',
    },
  },
  {
    file: 'ics/google-calendar-kiev-tz.ics',
    options: OPTIONS,
    listings: 2,
    warnings: [],
    became: {
      '6m2q7kb2l02798oagemrcgm6pk@google.com':
        'repeated · 2016-08-25T14:00 to 2016-08-28T15:00 in 3 dates · Europe/Kiev · nowhere · other',
      '6m2q7kb2l02798oagemrcgm6pk@google.com#20160826T110000Z':
        'bla bla · 2016-08-26T14:00 to 2016-08-26T15:00 · Europe/Kiev · nowhere · other',
    },
  },
  {
    file: 'ics/issue-343.ics',
    options: OPTIONS,
    listings: 1,
    rejected: {
      'no DTSTART': 1,
    },
    warnings: [],
    became: {
      'fp-c752cada018fa13d1aa5770c883299cb':
        'Team Meeting · 2024-09-23T10:00 to 2024-10-07T10:30 in 2 dates · Europe/Berlin · online · other',
    },
  },
  {
    file: 'ics/issue_156_RDATE_with_PERIOD_TZID_khal_2.ics',
    options: OPTIONS,
    listings: 1,
    warnings: [],
    became: {
      'BF5109494E67AAE20025875100566D31-Lotus_Notes_Generated':
        '(omitted) · 2021-11-01T16:00 to 2022-02-07T16:30 in 4 dates · Etc/GMT-1 · nowhere · other',
    },
  },
  {
    file: 'ics/joyous_google_1.ics',
    options: OPTIONS,
    listings: 6,
    warnings: [],
    became: {
      '1uas8vo82gvhtn8jpr9nlnrmfk@google.com':
        'Big Thursday · 2018-07-26T09:00 to 2018-07-26T20:30 · Pacific/Auckland · nowhere · other',
      '01likr2u3bchpv66o7vvq23avq@google.com':
        'Three days off · 2018-07-13 to 2018-07-15 in 0+ dates · Pacific/Auckland · Home · other',
      '1tqm6t508anprpeckn3rlndg6b@google.com':
        'Conference Call · 2018-07-24T07:00 to 2018-07-24T08:00 · Pacific/Auckland · nowhere · conference/talk',
    },
  },
  {
    file: 'ics/ms_timezones.ics',
    options: OPTIONS,
    listings: 3,
    rejected: {
      'a test event': 1,
    },
    warnings: [],
    became: {
      '040000008200E00074C5B7101A82E008000000008001F1896B63D3010000000000000000100000005D0552D848712746896D6C8E2E066560':
        "Log Yesterday's Jira time · 2020-06-09T09:00 to 2021-03-09T09:30 in 235 dates · Europe/Berlin · nowhere · other",
      '040000008200E00074C5B7101A82E008000000007070639B9D82D601000000000000000010000000690B7C3173632247A60664DDD8E0160E':
        'Not the actual summary 1 · 2020-09-15T08:30 to 2020-09-15T09:30 · America/Los_Angeles · nowhere · other',
      '040000008200E00074C5B7101A82E00800000000C8CF296B9654D60100000000000000001000000031C6A267A9E4A2489CEB57D709E7A37F':
        'Not the actual summary either · 2020-07-07T12:00 to 2021-03-09T12:30 in 135 dates · America/Los_Angeles · online · other',
    },
  },
  {
    file: 'ics/multiple_rrules.ics',
    options: OPTIONS,
    listings: 1,
    warnings: [],
    became: {
      '1334F9B7-6136-444E-A58D-472564C6AA73':
        'sahaja <> frashed · 2012-03-26T11:00 to 2012-07-29T11:30 in 36 dates · America/Los_Angeles · nowhere · other',
    },
  },
  {
    file: 'ics/recur_instances.ics',
    options: OPTIONS,
    listings: 1,
    warnings: [],
    became: {
      '623c13c0-6c2b-45d6-a12b-c33ad61c4868':
        'Crazy Event Thingy! · 2012-10-02T15:00 to 2026-12-01T10:30 in 173 dates · America/Los_Angeles · PLACE · other',
    },
  },
  {
    file: 'ics/recurrence-sequence.ics',
    options: OPTIONS,
    listings: 5,
    warnings: [],
    became: {
      'sequence-test@node-ical.test':
        'Daily Meeting · 2024-01-01T10:00 to 2024-01-05T11:00 in 3 dates · UTC · nowhere · other',
      'sequence-test@node-ical.test#20240103T100000Z':
        'Newer override (SEQUENCE 5) - should win · 2024-01-03T15:00 to 2024-01-03T16:00 · UTC · nowhere · other',
      'sequence-test@node-ical.test#20240104T150000Z':
        'Afternoon slot (SEQUENCE 4) - different time same day · 2024-01-04T15:00 to 2024-01-04T16:00 · UTC · nowhere · other',
    },
  },
  {
    file: 'ics/schedule-unstable.ics',
    options: OPTIONS,
    listings: 37,
    warnings: [],
    became: {
      '20060425T220628Z-5616-1000-1-25@embrace':
        'GNOME 2.16.1 Stable Release · 2006-10-04 · UTC · nowhere · other',
      '20060425T221117Z-5616-1000-1-49@embrace':
        'GNOME 2.18.1 Tarballs Due · 2007-04-09 · UTC · nowhere · other',
      '20060425T220714Z-5616-1000-1-28@embrace':
        'GNOME 2.17.2 Tarballs Due · 2006-11-06 · UTC · nowhere · other',
      '20060825T153859Z-23493-100-1-52@embrace':
        'Boston Summit 2006 · 2006-10-07 to 2006-10-09 in 0+ dates · America/New_York · nowhere · other',
    },
  },
  {
    file: 'ics/tripit-location-escaping.ics',
    options: OPTIONS,
    listings: 47,
    warnings: [],
    became: {
      'c32a5eaba2354bb29e012ec18da827db90550a3b@tripit.com':
        'South San Francisco, CA, October 2011; · 2011-10-11 to 2011-10-13 in 0+ dates · America/Los_Angeles · South San Francisco · other',
      'item-c0273c03ddbb68a9b05d5d43a489bc318136ca42@tripit.com':
        'Drop-off Rental Car: Dollar Rent A Car · 2011-11-11T02:25 to 2011-11-11T03:25 · UTC · nowhere · other',
      'item-7884351ce42d503b90ccc48c33c7c30bd4f44767@tripit.com':
        'CO496 SFO to PHX · 2012-01-05T20:09 to 2012-01-05T22:05 · America/Phoenix · San Francisco (SFO) · other',
    },
  },
  {
    file: 'ics/whole_day_moved_over_dst_change_berlin.ics',
    options: OPTIONS,
    listings: 1,
    warnings: [],
    became: {
      '14nv8jl8d6dvdbl477lod4fftf@google.com':
        'test whole day moved · 2024-10-27 in 3 dates · UTC · nowhere · other',
    },
  },
])

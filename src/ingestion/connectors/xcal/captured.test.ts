import { readsCaptured } from '../../../../tests/support/captured.ts'
import { xcal } from './xcal.ts'

readsCaptured(xcal, [
  {
    file: 'xml-rss-xcal/flxcalendar.xml',
    listings: 19,
    became: {
      '0b252471-de63-49ae-a231-589c513ad22f-time.ly':
        'Group Run with Southern Tier Running Club · 2026-08-11T18:00 to 2026-12-29T19:00 in 21 dates · America/New_York · nowhere · sport/running',
      '8a9566a5-1033-4c8c-956f-837b375ee135-time.ly':
        'Brad Williams live at the State Theatre, Ithaca · 2026-09-12T19:00 · America/New_York · State Theatre of Ithaca, 107 West State Street, 14850, Ithaca · comedy',
      '58a4a9c4-bbd3-4bf0-9cdf-3687f8c917a1-time.ly':
        'Camp Scampi - Music, Food & Arts Festival! · 2026-08-27T12:00 to 2026-08-30T12:00 · America/New_York · Moe Town Concert Venue, 7222 New York 417, 14801, Addison · music festival exhibition/art food',
    },
  },
])

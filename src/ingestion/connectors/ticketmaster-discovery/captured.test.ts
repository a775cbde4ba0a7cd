import { readsCaptured } from '../../../../tests/support/captured.ts'
import { ticketmasterDiscovery } from './ticketmaster-discovery.ts'

readsCaptured(ticketmasterDiscovery, [
  {
    file: 'ticketmaster-discovery/events_page1.json',
    listings: 10,
    incomplete: ['1 of 11 pages are here'],
    became: {
      G5e0Z918_Ls2g:
        'Melt · 2022-09-13T19:00 · America/New_York · Rec Room, 79 W Chippewa, 14202, Buffalo · music/rock · available',
      G5e0Z91EXsS7j:
        "Old 97's · 2022-09-15T18:30 · America/New_York · Rec Room, 79 W Chippewa, 14202, Buffalo · music/rock · available",
      G5e0Z9ojapYP1:
        'Coughlin · 2022-09-16T18:00 · America/New_York · The Lost Horizon, 5863 Thompson Rd., 13214, Syracuse · music/rock · available',
    },
  },
  {
    file: 'ticketmaster-discovery/events_page2.json',
    listings: 10,
    incomplete: ['1 of 11 pages are here'],
    became: {
      G5e0Z9FOG9sbI:
        'Cold Waves X Cold Cave · 2022-09-16T19:45 · America/New_York · Warsaw, 261 Driggs Ave, 11222, Brooklyn · music/rock · available',
      G5e0ZpcYodNdH:
        'Enter Shikari · 2022-09-17T20:30 · America/New_York · Warsaw, 261 Driggs Ave, 11222, Brooklyn · music/rock · available',
      k7vGF976heAe3:
        'The Australian Pink Floyd Show · 2022-09-21T20:00 · America/New_York · Kodak Center, 200 West Ridge Rd., 14604, Rochester · 30.5-75.5USD · music/rock · available',
    },
  },
  {
    file: 'ticketmaster-discovery/exampleData.json',
    listings: 20,
    incomplete: ['1 of 37 pages are here'],
    became: {
      '1AdjZ4UGkBwb746':
        'Harry Styles - Love On Tour · 2021-03-11T18:00 · Europe/London · Utilita Arena Birmingham, King Edwards Road, B1 2AA, Birmingham · 47.45-178.9GBP · music/pop · rescheduled',
      G5vHZ4V1ogoV5:
        'Blossoms · 2020-08-26T19:00 · Europe/London · O2 Academy Birmingham, 16-18 Horsefair, Bristol Street, B1 1DB, Birmingham · 30GBP · music/rock · rescheduled',
      G5vHZpkQYAPnM:
        'Asking Alexandria · 2020-10-21T19:00 · Europe/London · O2 Academy Birmingham, 16-18 Horsefair, Bristol Street, B1 1DB, Birmingham · 28.9GBP · music/rock · available',
    },
  },
  {
    file: 'ticketmaster-discovery/mockEvent.json',
    listings: 20,
    incomplete: ['1 of 12842 pages are here'],
    became: {
      G5vYZ9YBk7oUU:
        'Sacramento Kings vs. Phoenix Suns · 2024-04-12T19:30 · America/Los_Angeles · Golden 1 Center, 500 David J Stern Walk, 95814, Sacramento · 40-545USD · sport/basketball · available',
      k7vGF9z6xPpDI:
        'P!NK: Summer Carnival 2024 · 2024-10-03T18:30 · America/New_York · MetLife Stadium, One MetLife Stadium Drive, 07073, East Rutherford · 56-326USD · music/rock · available',
      vvG1IZ9MV6Cf_5:
        'P!NK: Summer Carnival 2024 · 2024-09-11T18:30 · America/Los_Angeles · Petco Park, 100 Park Blvd, 92101, San Diego · 45.95-320.95USD · music/rock · available',
    },
  },
  {
    file: 'ticketmaster-discovery/mockEventsResults.json',
    listings: 2,
    became: {
      vvG1HZ4kFxgzpA:
        'Slayer · 2018-08-23T17:00 · America/Los_Angeles · Sunlight Supply Amphitheater, 17200 NE Delfel Road, 98642, Ridgefield · 25-79.5USD · music/metal · available',
      G5vYZ4k62O1ev:
        'Slayer · 2018-08-26T17:00 · America/Los_Angeles · SAP Center at San Jose, 525 W Santa Clara, 95113, San Jose · 55.5-65.5USD · music/metal · available',
    },
  },
  {
    file: 'ticketmaster-discovery/sourceData.json',
    listings: 20,
    incomplete: ['1 of 12129 pages are here'],
    became: {
      'G5v0Z98m24-oh':
        'Phoenix Suns vs. Brooklyn Nets · 2023-01-19T20:00 · America/Phoenix · Footprint Center, 201 East Jefferson Street, 85004, Phoenix · 54-3150USD · sport/basketball · available',
      vvG1fZ98wnoNDX:
        'Indiana Pacers vs. Phoenix Suns · 2023-02-10T19:00 · America/Indianapolis · Gainbridge Fieldhouse, 125 S. Pennsylvania St., 46204, Indianapolis · 20-371USD · sport/basketball · available',
      G5v0Z98m2qs3I:
        'Phoenix Suns vs. Orlando Magic · 2023-03-16T19:00 · America/Phoenix · Footprint Center, 201 East Jefferson Street, 85004, Phoenix · 27-2363USD · sport/basketball · available',
    },
  },
  {
    file: 'ticketmaster-discovery/tmresults.json',
    listings: 20,
    incomplete: ['1 of 5501 pages are here'],
    became: {
      Z7r9jZ1AeqbGa:
        'LA Clippers vs. Los Angeles Lakers · 2020-03-08T12:30 · America/Los_Angeles · STAPLES Center, 1111 S. Figueroa St., 90017, Los Angeles · sport/basketball · available',
      vv1AaZAqAGkdPXfSW:
        'Eagles · 2020-04-18T20:00 · America/Los_Angeles · The Forum, 3900 W Manchester Blvd., 90305, Inglewood · 99-750USD · music/rock · available',
      '1AvfZ4YGkRbbNQc':
        'Washington Wizards vs. Los Angeles Lakers · 2020-03-28T20:00 · America/New_York · Capital One Arena, 601 F Street NW, 20004, Washington · 122-1013USD · sport/basketball · available',
    },
  },
])

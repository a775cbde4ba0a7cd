import { describe, expect, test } from 'vitest'
import { capturedFeeds, capturedFile, SKIPPED } from '../../../../tests/support/read-body.ts'
import { NotThisFormat } from '../connector.ts'
import { read } from '../../../../tests/support/read-marked-page.ts'

describe.skipIf(!capturedFeeds)(`captured pages${SKIPPED}`, () => {
  test.each<[string, object]>([
    [
      'Event.001',
      {
        name: 'Miami Heat at Philadelphia 76ers - Game 3 (Home Game 1)',
        start: '2016-04-21T20:00',
        place: { name: 'Wells Fargo Center', city: 'Philadelphia', region: 'PA' },
        offers: [{ price: 'from $35' }],
      },
    ],
    [
      'Event.003',
      {
        name: 'Typhoon with Radiation City',
        start: '2013-09-14T21:30',
        place: { name: 'The Hi-Dive', street: '7 S. Broadway', postalCode: '80209' },
        offers: [{ price: '13.00', currency: 'USD' }],
      },
    ],
    [
      'Event.008',
      {
        name: "Julius Caesar at Shakespeare's Globe",
        start: '2014-10-01T19:30',
        place: { name: "Shakespeare's Globe", address: 'London, UK' },
      },
    ],
    [
      'chi_ssa_43_detail',
      {
        name: 'Devon Avenues SSA #43 Commissioners Meeting',
        start: '2019-09-16T14:30',
        end: '2019-09-16T16:30',
      },
    ],
    [
      'v1_ampm',
      {
        start: '2009-06-26T19:00:00',
        sessions: [
          { start: '2009-06-26T19:00:00' },
          { start: '2009-06-26T07:00:00' },
          { start: '2009-06-26T19:00' },
          { start: '2009-06-26T07:00' },
        ],
      },
    ],
    [
      'v1_combining',
      {
        name: 'IndieWebCamp 2012',
        start: '2012-06-30',
        end: '2012-07-01',
        place: {
          name: 'Geoloqi',
          street: '920 SW 3rd Ave. Suite 400',
          city: 'Portland',
          region: 'Oregon',
        },
      },
    ],
    ['v1_time', { start: '2009-06-26T19:00:00-08:00', end: '2013-02-03' }],
    ['v2_concatenate', { start: '2009-06-26T19:00-06:00', end: '2009-06-26T22:00-06:00' }],
    ['v2_dates', { name: 'The 4th Microformat party', start: '2009-06-26T19:00-08:00' }],
    ['v2_time', { start: '2009-06-26T19:00:00-08:00' }],
  ])('%s', async (file, expected) => {
    const { natives, refused } = await read(capturedFile(`microdata-hcalendar/${file}.html`))
    expect(refused).toEqual([])
    expect(natives).toMatchObject([expected])
  })

  test('the nine starts of the time tests are three instants', async () => {
    const { listings } = await read(capturedFile('microdata-hcalendar/v1_time.html'))
    // Two offsets and UTC; the one without is read in the zone of the first.
    expect(new Set(listings[0]!.timing.sessions.map(({ start }) => start.at)).size).toBe(3)
  })

  test('a JSON data base of concerts without types is not this format', async () => {
    await expect(read(capturedFile('schemaorg-jsonld/db.json'))).rejects.toThrow(NotThisFormat)
  })
})

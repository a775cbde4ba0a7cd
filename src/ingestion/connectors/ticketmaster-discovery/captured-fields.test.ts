import { describe, expect, test } from 'vitest'
import {
  bodyOf,
  capturedFeeds,
  capturedFile,
  normaliseAll,
  readBody,
  SKIPPED,
} from '../../../../tests/support/read-body.ts'
import { ticketmasterDiscovery } from './ticketmaster-discovery.ts'

describe.skipIf(!capturedFeeds)(`captured pages${SKIPPED}`, () => {
  test.each([
    ['events_page1.json', 10, 0],
    ['events_page2.json', 10, 0],
    // One starts when its doors open: its text tells the show.
    ['exampleData.json', 20, 1],
    ['mockEvent.json', 20, 0],
    ['mockEventsResults.json', 2, 0],
    ['sourceData.json', 20, 0],
    ['tmresults.json', 20, 0],
  ])('%s gives %i listings', async (file, count, warned) => {
    const body = await readBody(
      ticketmasterDiscovery,
      bodyOf(capturedFile(`ticketmaster-discovery/${file}`)),
    )
    const { listings, rejected, warnings } = normaliseAll(body.natives, 'ticketmaster-discovery')
    expect([listings.length, rejected, warnings.length, body.rejected]).toEqual([
      count,
      [],
      warned,
      [],
    ])
    for (const listing of listings) {
      expect(listing.place?.country).toMatch(/^[A-Z]{2}$/)
      expect(listing.timing.precision).toMatch(/minute|day/)
      expect(listing.image?.url).toMatch(/^https:/)
    }
  })

  test('what some of them became', async () => {
    const events = async (file: string) => {
      const body = await readBody(
        ticketmasterDiscovery,
        bodyOf(capturedFile(`ticketmaster-discovery/${file}`)),
      )
      return new Map(
        normaliseAll(body.natives, 'ticketmaster-discovery').listings.map((listing) => [
          listing.externalId,
          listing,
        ]),
      )
    }
    const british = await events('exampleData.json')
    expect([...british.values()].filter(({ status }) => status === 'rescheduled')).toHaveLength(10)
    expect([...british.values()].filter(({ status }) => status === 'cancelled')).toHaveLength(1)
    expect(british.get('G5vHZ4V1RyNSE')?.timing).toMatchObject({
      doors: { at: Date.parse('2020-10-04T18:00:00Z') },
      start: { at: Date.parse('2020-10-04T19:00:00Z') },
    })
    expect(british.get('1AdjZ4UGkBwb746')).toMatchObject({
      status: 'rescheduled',
      timing: {
        zone: 'Europe/London',
        start: { at: Date.parse('2021-03-11T18:00:00Z'), offset: 0 },
      },
      offers: [{ price: 47.45, priceMax: 178.9, currency: 'GBP' }],
      performers: [{ name: 'Harry Styles', role: 'headliner' }],
      place: { city: 'Birmingham', country: 'GB', lat: 52.479932, lng: -1.914924 },
    })
    expect(british.get('1AdjZ4oGkTeHwBN')).toMatchObject({ kind: 'vip' })
    const american = await events('sourceData.json')
    expect(american.get('G5v0Z98m24-oh')).toMatchObject({
      categories: [903],
      performers: [{ role: 'headliner' }, { role: 'headliner' }],
      timing: { zone: 'America/Phoenix', start: { offset: -420 } },
    })
    // No zone of its own: the place tells it.
    expect(american.get('Z7r9jZ1Ad4s-N')).toMatchObject({
      timing: { zone: 'America/New_York' },
      offers: [],
    })
  })
})

import { describe, expect, test } from 'vitest'
import { bodyOf, normaliseAll, readBody } from '../../../../tests/support/read-body.ts'
import { tellListing } from '../../../../tests/support/tell-listing.ts'
import { schemaOrg } from './schema-org.ts'

async function told(value: unknown): Promise<string[]> {
  const { natives } = await readBody(schemaOrg, bodyOf(JSON.stringify(value)))
  return normaliseAll(natives, schemaOrg.format).listings.map(tellListing)
}

describe('what tools take out of pages', () => {
  test('microdata as JSON', async () => {
    const event = {
      type: ['http://schema.org/MusicEvent'],
      properties: {
        name: ['Les Loutres'],
        startDate: ['2027-03-05T20:00'],
        location: [
          {
            type: ['https://schema.org/Place'],
            properties: {
              name: ['Salle Vega'],
              address: [
                {
                  type: ['http://schema.org/PostalAddress'],
                  properties: { addressLocality: ['Rennes'], addressCountry: ['FR'] },
                },
              ],
            },
          },
        ],
        offers: {
          type: 'http://schema.org/Offer',
          properties: { price: '12', priceCurrency: 'EUR' },
        },
      },
    }
    const line =
      'Les Loutres · 2027-03-05T20:00 · Europe/Paris · Salle Vega, Rennes · 12EUR · music'
    expect(await told({ items: [event] })).toEqual([line])
    expect(await told([{ ...event, type: 'http://schema.org/MusicEvent' }])).toEqual([line])
  })

  test.each<[string, Record<string, unknown>, string]>([
    [
      'a card for the place',
      {
        start: ['2027-03-05T20:00'],
        end: ['2027-03-05T22:00'],
        location: [
          {
            type: ['h-card'],
            value: 'Salle Vega',
            properties: {
              name: ['Salle Vega'],
              adr: [
                {
                  type: ['h-adr'],
                  properties: { locality: ['Rennes'], 'country-name': ['France'] },
                },
              ],
            },
          },
        ],
        category: ['Concert'],
      },
      'Les Loutres · 2027-03-05T20:00 to 2027-03-05T22:00 · Europe/Paris · Salle Vega, Rennes · music',
    ],
    [
      'a text for the place, several starts',
      {
        start: ['2027-03-05 20:00:00+0100', '2027-03-06 20:00:00+0100'],
        location: ['Salle Vega, 3 rue des Pins, 35000 Rennes, France'],
        content: [{ html: '<p>Les <b>Loutres</b></p>', value: 'Les Loutres' }],
      },
      'Les Loutres · 2027-03-05T20:00 in 2 dates · Europe/Paris · Salle Vega, 3 rue des Pins, 35000, Rennes · other',
    ],
  ])('microformats as JSON: %s', async (_, properties, line) => {
    const event = { type: ['h-event'], properties: { name: ['Les Loutres'], ...properties } }
    expect(await told({ items: [event], rels: {} })).toEqual([line])
  })

  test('other things of properties stay what they are', async () => {
    const map = { type: 'Feature', properties: { name: 'x' } }
    expect(
      await told([{ '@type': 'Event', name: 'Les Loutres', startDate: '2027-03-05', map }]),
    ).toEqual(['Les Loutres · 2027-03-05 in 0+ dates · UTC · nowhere · other'])
  })
})

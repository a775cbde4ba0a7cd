import { describe, expect, test } from 'vitest'
import {
  bodyOf,
  capturedFeeds,
  capturedFile,
  normaliseAll,
  readBody,
  SKIPPED,
} from '../../../../tests/support/read-body.ts'
import { schemaOrg } from './schema-org.ts'

describe.skipIf(!capturedFeeds)(`captured pages${SKIPPED}`, () => {
  const captured = async (file: string) => {
    const body = await readBody(schemaOrg, bodyOf(capturedFile(file), { address: file }))
    return { connectorRejected: body.rejected, ...normaliseAll(body.natives, 'schema-org') }
  }

  test.each([
    ['schemaorg-jsonld/krakow-poland-uncompressed.html', 36, 0],
    ['schemaorg-jsonld/Maximo_Park_Gigography.html', 48, 0],
    ['schemaorg-jsonld/Maximo_Park_Gigography.jsonld', 48, 0],
    ['schemaorg-jsonld/elysianfields.html', 4, 0],
    ['schemaorg-jsonld/elysianfields.json', 4, 0],
    [
      'schemaorg-jsonld/Elysian_Fields_Brooklyn_Tickets_The_Owl_Music_Parlor_31_Oct_2015.html',
      1,
      0,
    ],
    [
      'schemaorg-jsonld/Elysian_Fields_Brooklyn_Tickets_The_Owl_Music_Parlor_31_Oct_2015.jsonld',
      1,
      0,
    ],
    // A block with raw line breaks inside its strings, as the site really sends it.
    ['schemaorg-jsonld/cook_landbank_detail.html', 1, 0],
    // Recipes; no event in it.
    ['schemaorg-jsonld/jsonld_empty_item_test.html', 0, 0],
    ['schemaorg-jsonld/jsonld_empty_item_test.jsonld', 0, 0],
    // One of the official examples has no date; three repeat by rules without a first day.
    ['schemaorg-jsonld/event_examples.txt', 11, 1],
    ['jambase/events.json', 24, 0],
  ])('%s gives %i listings, %i rejected', async (file, count, rejects) => {
    const { listings, rejected, connectorRejected } = await captured(file)
    expect([listings.length, rejected.length, connectorRejected.length]).toEqual([
      count,
      rejects,
      0,
    ])
  })

  test('what some of them became', async () => {
    const { listings: polish } = await captured('schemaorg-jsonld/krakow-poland-uncompressed.html')
    expect(
      polish.every(
        ({ availability, performers, place }) =>
          availability === 'available' && performers.length > 0 && place?.lat !== null,
      ),
    ).toBe(true)
    expect(new Set(polish.map(({ timing }) => timing.zone))).toEqual(
      new Set(['Europe/Warsaw', 'Europe/Bratislava']),
    )
    const { listings: gigs } = await captured('schemaorg-jsonld/Maximo_Park_Gigography.html')
    expect(gigs[0]).toMatchObject({
      timing: { precision: 'day', zone: 'Europe/London' },
      place: { country: 'GB' },
    })
    expect(gigs[0]!.performers.length).toBeGreaterThan(10)
    const { listings: french } = await captured('schemaorg-jsonld/elysianfields.html')
    expect(
      french
        .filter(({ place }) => place?.country === 'FR')
        .map(({ timing }) => timing.start.offset),
    ).toEqual([120, 120])
    const { listings: examples } = await captured('schemaorg-jsonld/event_examples.txt')
    expect(examples[0]).toMatchObject({
      status: 'cancelled',
      place: { city: 'Denver', country: 'US' },
      timing: { zone: 'America/Denver' },
      offers: [{ price: 13, currency: 'USD' }],
    })
    const { listings: american } = await captured('jambase/events.json')
    expect(american[0]).toMatchObject({
      externalId: 'jambase:11138525',
      offers: [{ price: 65, priceMax: 95, currency: 'USD' }, { kind: 'resale' }],
      place: { country: 'US', postalCode: '02116' },
      timing: { zone: 'America/New_York' },
    })
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AskedPlace } from '../../src/ingestion/enrich/places-directory.ts'
import { settableClock } from '../../src/lib/clock.ts'
import { testDatabase } from '../support/database.ts'
import type { TestDatabase } from '../support/database.ts'
import { googleServer } from '../support/google-server.ts'
import type { GoogleServer } from '../support/google-server.ts'
import { capturedFeeds, capturedFile, SKIPPED } from '../support/read-body.ts'

/** Answers captured from the service, given by a local server, held against the files by eye. */

let data: TestDatabase
let google: GoogleServer
beforeAll(async () => {
  data = await testDatabase()
  const clock = settableClock('2026-11-27T12:00:00Z')
  google = await googleServer({ database: data.database, clock })
})
afterAll(async () => {
  await google.close()
  await data.drop()
})

const json = (file: string): unknown => JSON.parse(capturedFile(`google-places/${file}`).toString())

async function details(body: unknown, id = 'asked-for'): Promise<AskedPlace | null> {
  google.details.set(id, body)
  return google.directory.details(id)
}

/** A place in one line, hours as `day clock-day clock`. */
function told(place: AskedPlace | null): Record<string, unknown> | null {
  if (place === null) return null
  const { fields, closed, id } = place
  const { lat, lng, periods, photoRef, street, postalCode, city, country, averageGrade } = fields
  return {
    id,
    name: fields.name,
    where: [street, postalCode, city, country].map((part) => part ?? '?').join(' | '),
    at: `${lat}, ${lng}`,
    grade: averageGrade === null ? null : `${averageGrade} of ${fields.totalGrades}`,
    photo: photoRef?.slice(0, 10) ?? null,
    website: fields.website,
    summary: fields.editorialSummary,
    hours:
      periods?.map(({ open, close }) => `${open.day} ${open.time}-${close.day} ${close.time}`) ??
      null,
    closed,
  }
}

describe.skipIf(!capturedFeeds)(`captured details${SKIPPED}`, () => {
  test('a hall with photographs', async () => {
    expect(
      told(await details(json('google_places_details_madison_square_garden.json'))),
    ).toMatchObject({
      name: 'Madison Square Garden',
      where: '4 Pennsylvania Plaza | 10001 | New York | US',
      at: '40.750504, -73.993439',
      photo: 'CnRoAAAAB1',
      closed: null,
    })
    const place = await google.directory.details('asked-for')
    expect(place?.attributions).toEqual({ photo: 'Someone' })
  })

  test('one with hours of every working day; the id answered is the one that counts', async () => {
    expect(told(await details(json('PlaceDetailsResponse.json')))).toMatchObject({
      where: '48 Pirrama Road | 2009 | Pyrmont | AU',
      hours: ['1 0830-1 1730', '2 0830-2 1730', '3 0830-3 1730', '4 0830-4 1700', '5 0830-5 1700'],
    })
  })

  test('a summary is passed on as it is', async () => {
    const [id, result] = Object.entries(json('details_editorial_summary.json') as object)[0]!
    expect(told(await details({ status: 'OK', result }, id))).toMatchObject({
      id: 'ChIJrXva_oJYwokROtv_EdGJgH0',
      where: '2450 Broadway | 10024 | New York | US',
      summary: 'Low-key eatery offering a big menu of pizza & Italian classics, plus a full bar.',
    })
  })

  test('one without grade, photographs and hours knows nothing of them; its number stands behind the street', async () => {
    expect(told(await details(json('google_places_details_no_types.json')))).toEqual({
      id: 'ChIJgT2H0tig_UYRD9iM2NSOo4Y',
      name: 'Taxi Gdynia',
      where: 'Graniczna 6 | 81-626 | Gdynia | PL',
      at: '54.493608, 18.508983',
      grade: null,
      photo: null,
      website: null,
      summary: null,
      hours: null,
      closed: null,
    })
  })

  test.each([
    ['PlaceDetailsFood.json', 'AUjq9jm6X1'],
    ['PlaceDetailsResponseWithBusinessStatus.json', null],
  ])('%s, of which a few fields were asked only, has these', async (file, photo) => {
    expect(told(await details(json(file)))).toMatchObject({ id: 'asked-for', name: null, photo })
  })

  test('always open is seven days; a day may be split, and last beyond midnight', async () => {
    const { results } = json('PlacesApiNearbySearchRequestByNameResponse.json') as {
      results: unknown[]
    }
    const of = async (index: number) =>
      told(await details({ status: 'OK', result: results[index] }))
    expect(await of(7)).toMatchObject({ name: 'ANZ ATM Sydney Town Hall Square' })
    expect((await of(7))?.['hours']).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((day) => `${day} 0000-${(day + 1) % 7} 0000`),
    )
    // To midnight each day, and round the end of the week.
    const opening = ['0800', '0600', '0600', '0600', '0600', '0600', '0700']
    expect((await of(12))?.['hours']).toEqual(
      opening.map((time, day) => `${day} ${time}-${(day + 1) % 7} 0000`),
    )
    expect(await of(1)).toMatchObject({ where: '? | ? | ? | AU', hours: null })
    const places = json('placeDetails.json') as unknown[]
    const split = told(await details({ status: 'OK', result: places[5] }))
    expect(split).toMatchObject({
      name: 'Theaterwerkstatt Bethel',
      where: 'Handwerkerstraße 5 | 33617 | Bielefeld | DE',
    })
    // Each working day before and after noon, on Saturdays after noon, on Sundays not.
    const working = [1, 2, 3, 4, 5].flatMap((day) => [
      `${day} 0800-${day} 1200`,
      `${day} 1400-${day} 1600`,
    ])
    expect(split?.['hours']).toEqual([...working, '6 1400-6 1600'])
    // One whole day among others.
    const whole = told(await details({ status: 'OK', result: places[50] }))?.['hours']
    const days = [1, 2, 3, 4].map((day) => `${day} 1000-${day} 1500`)
    expect(whole).toEqual([...days, '5 0000-6 0000'])
  })

  test('all of a whole file are read, and those that are closed for a time say so', async () => {
    const places = json('placeDetails.json') as { name: string }[]
    const closed: string[] = []
    for (const result of places) {
      const place = await details({ status: 'OK', result })
      expect(place?.fields).toMatchObject({ name: result.name, address: expect.any(String) })
      if (place?.closed === 'temporarily') closed.push(result.name)
    }
    expect(closed).toHaveLength(4)
  })
})

describe.skipIf(!capturedFeeds)(`captured refusals${SKIPPED}`, () => {
  test('INVALID_REQUEST for an id means that there is none (any longer)', async () => {
    expect(await details(json('google_places_details_invalid_request.json'))).toBeNull()
  })

  test('ZERO_RESULTS finds nothing', async () => {
    google.finds.set('Nowhere', json('google_places_search_no_results.json'))
    const nowhere = { name: 'Nowhere', street: null, postalCode: null, city: null, country: null }
    expect(await google.directory.find({ ...nowhere, lat: null, lng: null })).toEqual([])
  })

  test('OVER_QUERY_LIMIT is asked again, then ends the round', async () => {
    google.first.push(...Array.from({ length: 4 }, () => json('OverQueryLimitResponse.json')))
    await expect(google.directory.details('x')).rejects.toThrow('OVER_QUERY_LIMIT: Please wait.')
    expect(google.slept).toEqual([2000, 4000, 8000])
  })

  test('a search gives ids, the likeliest first', async () => {
    google.searches.set('Google', json('PlacesApiTextSearchResponse.json'))
    const sought = { name: 'Google', street: null, postalCode: null, city: 'Sydney', country: 'AU' }
    const [first] = await google.directory.find({ ...sought, lat: -33.8, lng: 151.2 })
    expect(first).toMatch(/^ChIJ/)
  })
})

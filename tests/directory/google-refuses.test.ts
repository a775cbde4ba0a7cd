import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AnswerBroken } from '../../src/ingestion/enrich/places-directory.ts'
import { refreshDirectory } from '../../src/ingestion/directory/refresh-directory.ts'
import { DAY_MS, HOUR_MS } from '../../src/lib/durations.ts'
import { shownEntry } from '../../src/storage/directory-shown.ts'
import { concert } from '../support/feed-world.ts'
import { candidates, GOOGLE_KEY, googleHall } from '../support/google-server.ts'
import { everythingStored, found, googleWorld, ID } from '../support/google-world.ts'
import type { GoogleWorld } from '../support/google-world.ts'

let at: GoogleWorld
beforeEach(async () => {
  at = await googleWorld()
})
afterEach(() => at.close())

describe('a service that will not', () => {
  test('is asked again in a moment when it is too busy, longer and longer', async () => {
    await at.open()
    at.google.first.push(
      { status: 'OVER_QUERY_LIMIT', error_message: 'Please wait.' },
      { status: 'UNKNOWN_ERROR' },
    )
    await at.findIt()
    expect(at.google.slept).toEqual([2000, 4000])
  })

  test('ends the round when it stays so; the rest waits for the next', async () => {
    await at.open()
    at.google.first.push(...Array.from({ length: 4 }, () => ({ status: 'OVER_QUERY_LIMIT' })))
    expect(await at.refresh()).toMatchObject({
      found: 0,
      stopped: 'Google answered OVER_QUERY_LIMIT',
    })
    await at.findIt()
  })

  test('ends the round at once when it refuses, and the key is never told', async () => {
    await at.open()
    const error_message = `The provided API key ${GOOGLE_KEY} is invalid. key=${GOOGLE_KEY}`
    at.google.first.push({ status: 'REQUEST_DENIED', error_message })
    const { stopped } = await at.refresh()
    expect(stopped).toContain('REQUEST_DENIED')
    expect(stopped).not.toContain(GOOGLE_KEY)
    expect(at.google.asked).toHaveLength(1)
    expect(await everythingStored(at.world.test.database)).not.toContain(GOOGLE_KEY)
  })

  test.each([
    ['in a status of its own', (key: string) => ({ status: `DENIED ${key}` })],
    [
      'as an address writes it',
      (key: string) => ({ status: 'REQUEST_DENIED', error_message: encodeURIComponent(key) }),
    ],
    [
      'in a long message',
      (key: string) => ({ status: 'REQUEST_DENIED', error_message: `${key} no `.repeat(9000) }),
    ],
  ])('whose key is of any shape never tells it: %s', async (_, answer) => {
    const key = 'S3cret+Key/OfMyOwn'
    await at.open({ AFFICHE_GOOGLE_PLACES_KEY: key })
    at.google.deny(answer(key))
    const { stopped, failures } = await at.refresh()
    const told = stopped ?? failures[0]?.why ?? ''
    expect(told).toContain('Google answered')
    expect(told).not.toContain('S3cret')
    expect(told.length).toBeLessThan(500)
    expect(await everythingStored(at.world.test.database)).not.toContain('S3cret')
  })

  test('that answers oddly does no harm: what no place can hold is left out', async () => {
    await at.open({ AFFICHE_GOOGLE_PLACES_KEEP: 'grade=1,photo=1,website=1,summary=1' })
    at.google.finds.set('Salle Boréale', {
      status: 'OK',
      candidates: [null, { place_id: '../../x' }, { place_id: ID }],
    })
    at.google.details.set(
      ID,
      googleHall(ID, {
        place_id: 'ChIJ\0/..',
        name: 'Salle\0 Boréale \ud83d',
        rating: 99,
        user_ratings_total: -5.5,
        website: 'javascript:alert(1)',
        photos: [{ photo_reference: 'p'.repeat(9000), html_attributions: ['\0'] }],
      }),
    )
    expect(await at.refresh()).toEqual(found)
    const place = (await shownEntry(at.world.test.database, ID))?.data
    expect(place).toMatchObject({ id: ID, name: 'Salle Boréale \uFFFD' })
    const odd = [place?.averageGrade, place?.totalGrades, place?.website, place?.photoRef]
    expect(odd).toEqual([null, null, null, null])
  })

  test('that cannot be reached says so without telling the key', async () => {
    await at.open({ AFFICHE_GOOGLE_PLACES_URL: 'http://10.0.0.1/place' })
    const error = await at.google.directory.details(ID).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(AnswerBroken)
    expect((error as Error).message).not.toContain(GOOGLE_KEY)
  })

  describe('for one hall only', () => {
    const halls = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        concert(`h-${index}`, {
          name: `Brise ${index}`,
          // The sooner, the earlier it is asked for: all before the hall of the others.
          start: `2027-0${1 + (index % 9)}-01T20:00`,
          place: {
            id: `h-${index}`,
            name: `Hangar ${index}`,
            street: null,
            postalCode: '44000',
            city: 'Nantes',
            country: 'FR',
          },
        }),
      )
    const brokenOf = (index: number) => at.google.finds.set(`Hangar ${index},`, 'no answer at all')

    test('costs that one: the others are found, and it is asked for later and later', async () => {
      await at.open()
      await at.world.take(await at.world.partner('Many'), 'many', halls(1))
      brokenOf(0)
      at.google.finds.set('Salle Boréale', candidates(ID))
      at.google.details.set(ID, googleHall(ID))
      const report = await at.refresh()
      expect(report).toMatchObject({ found: 1, failed: 1, stopped: null })
      expect(report.failures).toMatchObject([
        {
          of: expect.stringContaining('Hangar 0') as string,
          why: expect.stringContaining('no answer') as string,
        },
      ])
      // Two hours, four, eight…: how often it is asked for when somebody looks each hour.
      const asked: number[] = []
      for (let hour = 1; hour <= 15; hour++) {
        at.world.clock.advance(HOUR_MS)
        if ((await at.refresh()).failed > 0) asked.push(hour)
      }
      expect(asked).toEqual([2, 6, 14])
      at.google.finds.set('Hangar 0,', { status: 'ZERO_RESULTS' })
      at.world.clock.advance(DAY_MS)
      expect(await at.refresh()).toMatchObject({ failed: 0, notFound: 1 })
    })

    test('but for one after the other ends the round, and says the last reason', async () => {
      await at.open()
      await at.world.take(await at.world.partner('Many'), 'many', halls(7))
      for (let index = 0; index < 7; index++) brokenOf(index)
      const report = await at.refresh()
      expect(report).toMatchObject({ found: 0, failed: 5 })
      expect(report.stopped).toContain('5 answers in a row')
    })

    test('and errors of the service itself for one hall are no refusal', async () => {
      await at.open()
      await at.world.take(await at.world.partner('Many'), 'many', halls(1))
      at.google.finds.set('Hangar 0,', { status: 'UNKNOWN_ERROR' })
      at.google.finds.set('Salle Boréale', candidates(ID))
      at.google.details.set(ID, googleHall(ID))
      expect(await at.refresh()).toMatchObject({ found: 1, failed: 1, stopped: null })
    })

    test('and what the database would not hold of one is its own fault', async () => {
      await at.open()
      await at.findIt()
      const odd = {
        ...at.google.directory,
        details: () => Promise.reject(new Error('out of order')),
      }
      at.world.clock.advance(366 * DAY_MS)
      expect(await refreshDirectory(at.context, odd)).toMatchObject({
        failed: 1,
        failures: [{ of: ID, why: 'out of order' }],
      })
      expect((await shownEntry(at.world.test.database, ID))?.missingSince).toBeNull()
    })
  })

  test('is asked so many times a day and no more', async () => {
    await at.open({ AFFICHE_GOOGLE_PLACES_CALLS: '1' })
    at.google.finds.set('Salle Boréale', candidates(ID))
    at.google.details.set(ID, googleHall(ID))
    expect((await at.refresh()).stopped).toContain('AFFICHE_GOOGLE_PLACES_CALLS')
    expect(at.google.asked).toHaveLength(1)
  })
})

import { writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { importDirectory } from '../../src/ingestion/directory/import-directory.ts'
import { refreshDirectory } from '../../src/ingestion/directory/refresh-directory.ts'
import { DAY_MS } from '../../src/lib/durations.ts'
import { insertDecision } from '../../src/storage/decisions.ts'
import { shownEntry } from '../../src/storage/directory-shown.ts'
import { toldDoubts } from '../../src/storage/directory-doubts.ts'
import { concert } from '../support/feed-world.ts'
import { candidates, googleHall } from '../support/google-server.ts'
import { found, googleWorld, ID } from '../support/google-world.ts'
import type { GoogleWorld } from '../support/google-world.ts'

/** A directory that is asked over the net: what it knows of a hall that no open directory has. */

let at: GoogleWorld
beforeEach(async () => {
  at = await googleWorld()
})
afterEach(() => at.close())

describe('a hall that no open directory has', () => {
  test('is found, and shown with what may be kept', async () => {
    await at.open()
    await at.findIt()
    expect(at.google.asked).toEqual([
      'findplacefromtext Salle Boréale, 3 rue des Pins, 75011 Paris, FR',
      `details ${ID}`,
    ])
    const { directoryPlace, place } = await at.event()
    expect(place.directoryId).toBe(ID)
    expect(directoryPlace).toEqual({
      id: ID,
      name: 'Salle Boréale',
      address: '3 Rue des Pins, 75011 Paris, France',
      lng: 2.3701,
      lat: 48.8601,
      averageGrade: null,
      totalGrades: null,
      street: '3 Rue des Pins',
      city: 'Paris',
      postalCode: '75011',
      country: 'FR',
      photoRef: null,
      website: null,
      editorialSummary: null,
      periods: null,
    })
    expect(await at.refresh()).toEqual({ ...found, found: 0 })
  })

  test('is shown with more where the operator may keep more, and each part says whom to name', async () => {
    await at.open({ AFFICHE_GOOGLE_PLACES_KEEP: 'grade=1,photo=1,website=1,summary=1,hours=1' })
    await at.findIt()
    expect((await at.event()).directoryPlace).toMatchObject({
      averageGrade: 4.4,
      totalGrades: 1234,
      photoRef: 'ref-7',
      website: 'https://boreale-by-google.example/',
      editorialSummary: 'Hall of  northern light.',
      periods: [{ open: { day: 5, time: '2200' }, close: { day: 6, time: '0400' } }],
    })
    const { values } = (await shownEntry(at.world.test.database, ID))!
    const now = at.world.clock.now()
    expect(values.map(({ part, expiresAt }) => [part, expiresAt])).toEqual([
      ['address', now + DAY_MS],
      ['grade', now + DAY_MS],
      ['hours', now + DAY_MS],
      ['id', null],
      ['name', now + DAY_MS],
      ['photo', now + DAY_MS],
      ['position', now + 30 * DAY_MS],
      ['summary', now + DAY_MS],
      ['website', now + DAY_MS],
    ])
    expect(values.find(({ part }) => part === 'photo')?.attribution).toBe('<a>A photographer</a>')
    expect(values[0]?.attribution).toBe('Google Maps https://maps.google.com/?cid=7')
  })

  test('that a partner names by its id there is not searched for', async () => {
    await at.open()
    at.google.details.set(ID, googleHall(ID, { name: 'Whatever' }))
    const place = { id: 'v-2', name: 'Le Hangar', city: 'Nantes', country: 'FR', directoryId: ID }
    await at.world.take(await at.world.partner('Ids'), 'ids', [
      concert('2', { name: 'Brise', start: '2027-06-01T20:00', place }),
    ])
    at.google.finds.set('Salle Boréale', { status: 'ZERO_RESULTS' })
    expect(await at.refresh()).toMatchObject({ found: 1, notFound: 1 })
    const brise = (await at.world.events()).find(({ name }) => name === 'Brise')
    expect(brise?.directoryPlace).toMatchObject({ id: ID, name: 'Whatever' })
  })

  test('is found by the broader search where the narrow one knows nothing', async () => {
    await at.open()
    at.google.searches.set('Salle Boréale', { status: 'OK', results: [{ place_id: ID }] })
    at.google.details.set(ID, googleHall(ID))
    expect(await at.refresh()).toEqual(found)
  })

  test('waits for the operator where it is likely and no more', async () => {
    await at.open()
    at.google.finds.set('Salle Boréale', candidates(ID))
    at.google.details.set(
      ID,
      googleHall(ID, {
        address_components: [],
        formatted_address: 'Paris',
        geometry: { location: { lat: 48.8608, lng: 2.3705 } },
      }),
    )
    expect(await at.refresh()).toMatchObject({ found: 0, doubtful: 1 })
    expect((await at.event()).directoryPlace).toBeNull()
    const doubts = await toldDoubts(at.world.test.database, at.world.clock.now(), 10)
    expect(doubts).toMatchObject([{ entry: { directoryId: ID } }])
    expect(doubts[0]?.score).toBeLessThan(6)
  })

  test('is not taken for one that closed for good: the operator is asked', async () => {
    await at.open()
    at.google.finds.set('Salle Boréale', candidates(ID))
    at.google.details.set(ID, googleHall(ID, { business_status: 'CLOSED_PERMANENTLY' }))
    expect(await at.refresh()).toMatchObject({ found: 0, doubtful: 1 })
    expect((await at.event()).directoryPlace).toBeNull()
  })

  test('of which the operator said that none has it is not asked for', async () => {
    await at.open()
    at.google.finds.set('Salle Boréale', candidates(ID))
    at.google.details.set(ID, googleHall(ID))
    await insertDecision(at.world.test.database, {
      at: at.world.clock.now(),
      by: 'me',
      why: '',
      revokes: null,
      what: { kind: 'placeDirectory', place: (await at.event()).place.id, directoryId: null },
    })
    expect(await at.refresh()).toMatchObject({ found: 0, doubtful: 0, notFound: 0 })
    expect(at.google.asked).toEqual([])
  })

  test('of which the operator speaks while it is asked for is as the operator says', async () => {
    await at.open()
    at.google.finds.set('Salle Boréale', candidates(ID))
    at.google.details.set(ID, googleHall(ID))
    const place = (await at.event()).place.id
    const slow = {
      ...at.google.directory,
      async details(id: string) {
        await insertDecision(at.world.test.database, {
          at: at.world.clock.now(),
          by: 'me',
          why: '',
          revokes: null,
          what: { kind: 'placeDirectory', place, directoryId: null },
        })
        return at.google.directory.details(id)
      },
    }
    expect(await refreshDirectory(at.context, slow)).toEqual({ ...found, found: 0 })
    expect((await at.event()).directoryPlace).toBeNull()
    expect(await shownEntry(at.world.test.database, ID)).toBeUndefined()
  })

  test('that an import brings while it is asked for is the import’s', async () => {
    await at.open()
    at.google.finds.set('Salle Boréale', candidates(ID))
    at.google.details.set(ID, googleHall(ID))
    const path = at.world.file('meanwhile.ndjson')
    const { name, address } = (await at.event()).place
    const { street, postalCode, city } = address
    const where = { name, street, postalCode, city, country: 'FR', lat: 48.86, lng: 2.37 }
    await writeFile(path, JSON.stringify({ id: 'osm-n8', ...where }))
    const slow = {
      ...at.google.directory,
      async details(id: string) {
        await importDirectory(at.context, [path])
        return at.google.directory.details(id)
      },
    }
    expect(await refreshDirectory(at.context, slow)).toEqual({ ...found, found: 0 })
    expect((await at.event()).directoryPlace?.id).toBe('osm-n8')
  })

  test('that it does not know is not asked for again within a month', async () => {
    await at.open()
    expect(await at.refresh()).toMatchObject({ notFound: 1 })
    const asked = at.google.asked.length
    at.world.clock.advance(29 * DAY_MS)
    await at.refresh()
    expect(at.google.asked).toHaveLength(asked)
    at.world.clock.advance(2 * DAY_MS)
    expect(await at.refresh()).toMatchObject({ notFound: 1 })
  })

  test('yields to the record of an open directory, under which its id goes on answering', async () => {
    await at.open()
    await at.findIt()
    const path = at.world.file('open.ndjson')
    const hall = {
      name: 'Salle Boréale',
      street: '3 rue des Pins',
      postalCode: '75011',
      city: 'Paris',
    }
    await writeFile(
      path,
      JSON.stringify({ id: 'osm-n7', ...hall, country: 'FR', lat: 48.86, lng: 2.37 }),
    )
    await importDirectory(at.context, [path])
    expect((await at.event()).directoryPlace?.id).toBe('osm-n7')
    expect((await shownEntry(at.world.test.database, ID))?.ids).toEqual(['osm-n7', ID])
  })
})

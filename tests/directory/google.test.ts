import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { IngestionContext } from '../../src/ingestion/context.ts'
import { AnswerBroken } from '../../src/ingestion/enrich/places-directory.ts'
import { importDirectory } from '../../src/ingestion/directory/import-directory.ts'
import { refreshDirectory } from '../../src/ingestion/directory/refresh-directory.ts'
import { sweepDirectory } from '../../src/ingestion/directory/sweep-directory.ts'
import { DAY_MS, HOUR_MS } from '../../src/lib/durations.ts'
import { insertDecision } from '../../src/storage/decisions.ts'
import { shownEntry } from '../../src/storage/directory-shown.ts'
import { toldDoubts } from '../../src/storage/directory-doubts.ts'
import { writeFile } from 'node:fs/promises'
import { eventually } from '../support/eventually.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'
import { candidates, GOOGLE_KEY, googleHall, googleServer } from '../support/google-server.ts'
import type { GoogleServer } from '../support/google-server.ts'
import { testServer } from '../support/server.ts'

/** A directory that is asked over the net: what it says, for how long, and what becomes of ids. */

const ID = 'ChIJAAAAAAAAAAAAboreale0001'
const NEW_ID = 'ChIJAAAAAAAAAAAAboreale0002'
/** Words that only the directory's answers hold. */
const ITS_WORDS = [
  'boreale-by-google',
  'ref-7',
  'northern light',
  '48.8601',
  '3 Rue des Pins, 75011',
]

let world: Catalogue
let google: GoogleServer
let context: IngestionContext

async function open(env: Record<string, string> = {}): Promise<void> {
  google = await googleServer({ database: world.test.database, clock: world.clock }, env)
  context = { ...world.context, directory: google.directory }
}

beforeEach(async () => {
  world = await catalogue()
  // Far enough away that it is still to come a year later.
  await world.take(await world.partner('Seller'), 'seller', [
    concert('1', { name: 'Aube', start: '2028-06-01T20:00' }),
  ])
})
afterEach(async () => {
  await google.close()
  await world.drop()
})

const event = async () => (await world.events())[0]!
const refresh = () => refreshDirectory(context, google.directory)
const found = {
  found: 1,
  doubtful: 0,
  notFound: 0,
  refreshed: 0,
  replaced: 0,
  missing: 0,
  failed: 0,
  failures: [],
  stopped: null,
}
const refreshed = { ...found, found: 0, refreshed: 1 }

async function findIt(): Promise<void> {
  google.finds.set('Salle Boréale', candidates(ID))
  google.details.set(ID, googleHall(ID))
  expect(await refresh()).toEqual(found)
}

/** Every text and every body in the database, compressed ones unpacked. */
async function everythingStored(): Promise<string> {
  const { database } = world.test
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await database.query<{ row: string }>(`select t::text as row from ${name} t`)
    texts.push(...rows.map(({ row }) => row))
  }
  const { rows: bodies } = await database.query<{ bytes: Buffer }>(
    'select bytes from raw_body_parts',
  )
  texts.push(...bodies.map(({ bytes }) => bytes.toString()))
  const { rows: documents } = await database.query<{ gzip: Buffer; br: Buffer }>(
    'select gzip, br from documents',
  )
  for (const { gzip, br } of documents)
    texts.push(gunzipSync(gzip).toString(), brotliDecompressSync(br).toString())
  return texts.join('\n')
}

const remembered = async () => {
  const all = await everythingStored()
  return ITS_WORDS.filter((word) => all.includes(word))
}

describe('a hall that no open directory has', () => {
  test('is found, and shown with what may be kept', async () => {
    await open()
    await findIt()
    expect(google.asked).toEqual([
      'findplacefromtext Salle Boréale, 3 rue des Pins, 75011 Paris, FR',
      `details ${ID}`,
    ])
    const { directoryPlace, place } = await event()
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
    expect(await refresh()).toEqual({ ...found, found: 0 })
  })

  test('is shown with more where the operator may keep more, and each part says whom to name', async () => {
    await open({ AFFICHE_GOOGLE_PLACES_KEEP: 'grade=1,photo=1,website=1,summary=1,hours=1' })
    await findIt()
    expect((await event()).directoryPlace).toMatchObject({
      averageGrade: 4.4,
      totalGrades: 1234,
      photoRef: 'ref-7',
      website: 'https://boreale-by-google.example/',
      editorialSummary: 'Hall of  northern light.',
      periods: [{ open: { day: 5, time: '2200' }, close: { day: 6, time: '0400' } }],
    })
    const { values } = (await shownEntry(world.test.database, ID))!
    const now = world.clock.now()
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
    await open()
    google.details.set(ID, googleHall(ID, { name: 'Whatever' }))
    const place = { id: 'v-2', name: 'Le Hangar', city: 'Nantes', country: 'FR', directoryId: ID }
    await world.take(await world.partner('Ids'), 'ids', [
      concert('2', { name: 'Brise', start: '2027-06-01T20:00', place }),
    ])
    google.finds.set('Salle Boréale', { status: 'ZERO_RESULTS' })
    expect(await refresh()).toMatchObject({ found: 1, notFound: 1 })
    const brise = (await world.events()).find(({ name }) => name === 'Brise')
    expect(brise?.directoryPlace).toMatchObject({ id: ID, name: 'Whatever' })
  })

  test('is found by the broader search where the narrow one knows nothing', async () => {
    await open()
    google.searches.set('Salle Boréale', { status: 'OK', results: [{ place_id: ID }] })
    google.details.set(ID, googleHall(ID))
    expect(await refresh()).toEqual(found)
  })

  test('waits for the operator where it is likely and no more', async () => {
    await open()
    google.finds.set('Salle Boréale', candidates(ID))
    google.details.set(
      ID,
      googleHall(ID, {
        address_components: [],
        formatted_address: 'Paris',
        geometry: { location: { lat: 48.8608, lng: 2.3705 } },
      }),
    )
    expect(await refresh()).toMatchObject({ found: 0, doubtful: 1 })
    expect((await event()).directoryPlace).toBeNull()
    const doubts = await toldDoubts(world.test.database, world.clock.now(), 10)
    expect(doubts).toMatchObject([{ entry: { directoryId: ID } }])
    expect(doubts[0]?.score).toBeLessThan(6)
  })

  test('is not taken for one that closed for good: the operator is asked', async () => {
    await open()
    google.finds.set('Salle Boréale', candidates(ID))
    google.details.set(ID, googleHall(ID, { business_status: 'CLOSED_PERMANENTLY' }))
    expect(await refresh()).toMatchObject({ found: 0, doubtful: 1 })
    expect((await event()).directoryPlace).toBeNull()
  })

  test('of which the operator said that none has it is not asked for', async () => {
    await open()
    google.finds.set('Salle Boréale', candidates(ID))
    google.details.set(ID, googleHall(ID))
    await insertDecision(world.test.database, {
      at: world.clock.now(),
      by: 'me',
      why: '',
      revokes: null,
      what: { kind: 'placeDirectory', place: (await event()).place.id, directoryId: null },
    })
    expect(await refresh()).toMatchObject({ found: 0, doubtful: 0, notFound: 0 })
    expect(google.asked).toEqual([])
  })

  test('of which the operator speaks while it is asked for is as the operator says', async () => {
    await open()
    google.finds.set('Salle Boréale', candidates(ID))
    google.details.set(ID, googleHall(ID))
    const place = (await event()).place.id
    const slow = {
      ...google.directory,
      async details(id: string) {
        await insertDecision(world.test.database, {
          at: world.clock.now(),
          by: 'me',
          why: '',
          revokes: null,
          what: { kind: 'placeDirectory', place, directoryId: null },
        })
        return google.directory.details(id)
      },
    }
    expect(await refreshDirectory(context, slow)).toEqual({ ...found, found: 0 })
    expect((await event()).directoryPlace).toBeNull()
    expect(await shownEntry(world.test.database, ID)).toBeUndefined()
  })

  test('that an import brings while it is asked for is the import’s', async () => {
    await open()
    google.finds.set('Salle Boréale', candidates(ID))
    google.details.set(ID, googleHall(ID))
    const path = world.file('meanwhile.ndjson')
    const { name, address } = (await event()).place
    const { street, postalCode, city } = address
    const at = { name, street, postalCode, city, country: 'FR', lat: 48.86, lng: 2.37 }
    await writeFile(path, JSON.stringify({ id: 'osm-n8', ...at }))
    const slow = {
      ...google.directory,
      async details(id: string) {
        await importDirectory(context, [path])
        return google.directory.details(id)
      },
    }
    expect(await refreshDirectory(context, slow)).toEqual({ ...found, found: 0 })
    expect((await event()).directoryPlace?.id).toBe('osm-n8')
  })

  test('that it does not know is not asked for again within a month', async () => {
    await open()
    expect(await refresh()).toMatchObject({ notFound: 1 })
    const asked = google.asked.length
    world.clock.advance(29 * DAY_MS)
    await refresh()
    expect(google.asked).toHaveLength(asked)
    world.clock.advance(2 * DAY_MS)
    expect(await refresh()).toMatchObject({ notFound: 1 })
  })

  test('yields to the record of an open directory, under which its id goes on answering', async () => {
    await open()
    await findIt()
    const path = world.file('open.ndjson')
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
    await importDirectory(context, [path])
    expect((await event()).directoryPlace?.id).toBe('osm-n7')
    expect((await shownEntry(world.test.database, ID))?.ids).toEqual(['osm-n7', ID])
  })
})

describe('what may not be kept', () => {
  test('is gone from every table, document and body when its time is over', async () => {
    await open({ AFFICHE_GOOGLE_PLACES_KEEP: 'photo=1,website=1,summary=1' })
    await findIt()
    const server = await testServer({ database: world.test, seed: false })
    try {
      const { performers } = await event()
      const lookups = [`/v2/g-place/${ID}`, `/v2/performer/${performers[0]!.id}`]
      for (const path of lookups) expect((await server.get(path)).text).toContain('ref-7')
      expect(await remembered()).toEqual(ITS_WORDS)

      world.clock.advance(DAY_MS)
      expect(await sweepDirectory(context)).toEqual({ places: 1, changed: 1 })
      expect(await remembered()).toEqual(['48.8601'])
      expect((await event()).directoryPlace).toBeNull()
      // The lookup answers with the partners' words, under the id that was shown.
      // A server hears of a change a moment after it was made.
      await eventually(async () => {
        const { text } = await server.get(`/v2/g-place/${ID}`)
        expect(JSON.parse(text)).toMatchObject({
          id: ID,
          address: '3 rue des Pins, 75011 Paris, France',
          lat: 48.86,
          website: null,
        })
      })

      world.clock.advance(29 * DAY_MS)
      expect(await sweepDirectory(context)).toEqual({ places: 1, changed: 0 })
      expect(await remembered()).toEqual([])
      expect((await shownEntry(world.test.database, ID))?.values.map(({ part }) => part)).toEqual([
        'id',
      ])
      expect(await sweepDirectory(context)).toEqual({ places: 0, changed: 0 })
    } finally {
      await server.app.close()
    }
  })

  test('is asked for again before it ends, where something is still to come', async () => {
    await open()
    await findIt()
    world.clock.advance(17 * HOUR_MS)
    expect(await refresh()).toEqual({ ...found, found: 0 })
    world.clock.advance(2 * HOUR_MS)
    google.details.set(ID, googleHall(ID, { name: 'La Boréale' }))
    expect(await refresh()).toEqual(refreshed)
    expect((await event()).directoryPlace?.name).toBe('La Boréale')
  })
})

describe('a year later', () => {
  beforeEach(async () => {
    await open()
    await findIt()
    world.clock.advance(366 * DAY_MS)
    await sweepDirectory(context)
  })

  test('an id is heard again, and the place is shown again', async () => {
    expect((await event()).directoryPlace).toBeNull()
    expect(await refresh()).toEqual(refreshed)
    expect((await event()).directoryPlace?.id).toBe(ID)
  })

  test('an id that was replaced answers with the new one', async () => {
    google.details.set(ID, googleHall(NEW_ID))
    expect(await refresh()).toEqual({ ...refreshed, replaced: 1 })
    expect((await event()).directoryPlace?.id).toBe(NEW_ID)
    const entry = await shownEntry(world.test.database, ID)
    expect(entry?.ids).toEqual([NEW_ID, ID])
    expect(entry?.places).toHaveLength(1)
  })

  test.each(['NOT_FOUND', 'INVALID_REQUEST', 'ZERO_RESULTS'])(
    'an id that is %s is found again under another one',
    async (status) => {
      google.details.set(ID, { status })
      google.details.set(NEW_ID, googleHall(NEW_ID))
      google.finds.set('Salle Boréale', candidates(NEW_ID))
      expect(await refresh()).toEqual({ ...refreshed, replaced: 1 })
      expect((await shownEntry(world.test.database, ID))?.ids).toEqual([NEW_ID, ID])
    },
  )

  test('a place that vanished goes on answering with the partners’ words, is marked, and is left alone for a month', async () => {
    google.details.delete(ID)
    google.finds.clear()
    expect(await refresh()).toEqual({ ...found, found: 0, missing: 1 })
    const entry = await shownEntry(world.test.database, ID)
    expect(entry).toMatchObject({
      missingSince: world.clock.now(),
      data: { name: 'Salle Boréale' },
    })
    const asked = google.asked.length
    world.clock.advance(10 * DAY_MS)
    await refresh()
    expect(google.asked).toHaveLength(asked)
  })

  test('a place that closed for good says so', async () => {
    google.details.set(ID, googleHall(ID, { business_status: 'CLOSED_PERMANENTLY' }))
    expect(await refresh()).toEqual(refreshed)
    expect((await shownEntry(world.test.database, ID))?.closed).toBe('permanently')
  })
})

describe('a service that will not', () => {
  test('is asked again in a moment when it is too busy, longer and longer', async () => {
    await open()
    google.first.push(
      { status: 'OVER_QUERY_LIMIT', error_message: 'Please wait.' },
      { status: 'UNKNOWN_ERROR' },
    )
    await findIt()
    expect(google.slept).toEqual([2000, 4000])
  })

  test('ends the round when it stays so; the rest waits for the next', async () => {
    await open()
    google.first.push(...Array.from({ length: 4 }, () => ({ status: 'OVER_QUERY_LIMIT' })))
    expect(await refresh()).toMatchObject({ found: 0, stopped: 'Google answered OVER_QUERY_LIMIT' })
    await findIt()
  })

  test('ends the round at once when it refuses, and the key is never told', async () => {
    await open()
    const error_message = `The provided API key ${GOOGLE_KEY} is invalid. key=${GOOGLE_KEY}`
    google.first.push({ status: 'REQUEST_DENIED', error_message })
    const { stopped } = await refresh()
    expect(stopped).toContain('REQUEST_DENIED')
    expect(stopped).not.toContain(GOOGLE_KEY)
    expect(google.asked).toHaveLength(1)
    expect(await everythingStored()).not.toContain(GOOGLE_KEY)
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
    await open({ AFFICHE_GOOGLE_PLACES_KEY: key })
    google.deny(answer(key))
    const { stopped, failures } = await refresh()
    const told = stopped ?? failures[0]?.why ?? ''
    expect(told).toContain('Google answered')
    expect(told).not.toContain('S3cret')
    expect(told.length).toBeLessThan(500)
    expect(await everythingStored()).not.toContain('S3cret')
  })

  test('that answers oddly does no harm: what no place can hold is left out', async () => {
    await open({ AFFICHE_GOOGLE_PLACES_KEEP: 'grade=1,photo=1,website=1,summary=1' })
    google.finds.set('Salle Boréale', {
      status: 'OK',
      candidates: [null, { place_id: '../../x' }, { place_id: ID }],
    })
    google.details.set(
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
    expect(await refresh()).toEqual(found)
    const place = (await shownEntry(world.test.database, ID))?.data
    expect(place).toMatchObject({ id: ID, name: 'Salle Boréale \uFFFD' })
    const odd = [place?.averageGrade, place?.totalGrades, place?.website, place?.photoRef]
    expect(odd).toEqual([null, null, null, null])
  })

  test('that cannot be reached says so without telling the key', async () => {
    await open({ AFFICHE_GOOGLE_PLACES_URL: 'http://10.0.0.1/place' })
    const error = await google.directory.details(ID).catch((thrown: unknown) => thrown)
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
    const brokenOf = (index: number) => google.finds.set(`Hangar ${index},`, 'no answer at all')

    test('costs that one: the others are found, and it is asked for later and later', async () => {
      await open()
      await world.take(await world.partner('Many'), 'many', halls(1))
      brokenOf(0)
      google.finds.set('Salle Boréale', candidates(ID))
      google.details.set(ID, googleHall(ID))
      const report = await refresh()
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
        world.clock.advance(HOUR_MS)
        if ((await refresh()).failed > 0) asked.push(hour)
      }
      expect(asked).toEqual([2, 6, 14])
      google.finds.set('Hangar 0,', { status: 'ZERO_RESULTS' })
      world.clock.advance(DAY_MS)
      expect(await refresh()).toMatchObject({ failed: 0, notFound: 1 })
    })

    test('but for one after the other ends the round, and says the last reason', async () => {
      await open()
      await world.take(await world.partner('Many'), 'many', halls(7))
      for (let index = 0; index < 7; index++) brokenOf(index)
      const report = await refresh()
      expect(report).toMatchObject({ found: 0, failed: 5 })
      expect(report.stopped).toContain('5 answers in a row')
    })

    test('and errors of the service itself for one hall are no refusal', async () => {
      await open()
      await world.take(await world.partner('Many'), 'many', halls(1))
      google.finds.set('Hangar 0,', { status: 'UNKNOWN_ERROR' })
      google.finds.set('Salle Boréale', candidates(ID))
      google.details.set(ID, googleHall(ID))
      expect(await refresh()).toMatchObject({ found: 1, failed: 1, stopped: null })
    })

    test('and what the database would not hold of one is its own fault', async () => {
      await open()
      await findIt()
      const odd = { ...google.directory, details: () => Promise.reject(new Error('out of order')) }
      world.clock.advance(366 * DAY_MS)
      expect(await refreshDirectory(context, odd)).toMatchObject({
        failed: 1,
        failures: [{ of: ID, why: 'out of order' }],
      })
      expect((await shownEntry(world.test.database, ID))?.missingSince).toBeNull()
    })
  })

  test('is asked so many times a day and no more', async () => {
    await open({ AFFICHE_GOOGLE_PLACES_CALLS: '1' })
    google.finds.set('Salle Boréale', candidates(ID))
    google.details.set(ID, googleHall(ID))
    expect((await refresh()).stopped).toContain('AFFICHE_GOOGLE_PLACES_CALLS')
    expect(google.asked).toHaveLength(1)
  })
})

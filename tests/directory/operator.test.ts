import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ShownEntry, TroubledEntry } from '../../src/storage/directory-shown.ts'
import { importRecords } from '../support/directory.ts'
import { concert } from '../support/feed-world.ts'
import { operatorWorld } from '../support/operator.ts'
import type { OperatorWorld } from '../support/operator.ts'

/** What the operator says of places of the directory, by the command line. */

let world: OperatorWorld
beforeAll(async () => {
  world = await operatorWorld()
  const seller = await world.partner('Seller')
  await world.take(seller, 'seller', [
    concert('1', { name: 'Aube', start: '2027-06-01T01:00' }),
    // Two hundred metres away and without a street: likely the directory's, and no more.
    concert('2', {
      name: 'Brise',
      start: '2027-06-01T20:00',
      place: {
        id: 'v-2',
        name: 'Le Ruban Bleu',
        city: 'Nantes',
        country: 'FR',
        lat: 47.2,
        lng: -1.55,
      },
    }),
  ])
})
afterAll(async () => world.drop())

const BOREALE = {
  id: 'dir-1',
  name: 'Salle Boréale',
  street: '3 rue des Pins',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
  lat: 48.86,
  lng: 2.37,
  website: 'https://boreale.example/',
}
const RUBAN = {
  id: 'dir-2',
  name: 'Le Ruban Bleu',
  city: 'Nantes',
  country: 'FR',
  lat: 47.202,
  lng: -1.55,
}

const give = (...records: readonly object[]) => importRecords(world, records)

const shownOf = async (name: string) =>
  (await world.events()).find((event) => event.name === name)!.directoryPlace

beforeEach(() => give(BOREALE, RUBAN))

describe('a field that the operator sets', () => {
  test('outranks the directory, at once and after the next import', async () => {
    const entry = await world.json<ShownEntry>(
      'directory',
      'set',
      'dir-1',
      'street',
      '5 rue des Pins',
      '--by',
      'Zoé',
    )
    expect(entry.data).toMatchObject({
      street: '5 rue des Pins',
      address: '5 rue des Pins, 75011 Paris, France',
    })
    expect(entry.values.find(({ provider }) => provider === 'operator')).toMatchObject({
      part: 'street',
      attribution: 'Zoé',
    })
    await give({ ...BOREALE, street: '4 rue des Pins', website: 'https://new.example/' })
    expect(await shownOf('Aube')).toMatchObject({
      street: '5 rue des Pins',
      website: 'https://new.example/',
    })
  })

  test('may be nothing, and is the directory’s again when it is taken back', async () => {
    await world.json('directory', 'set', 'dir-1', 'website', '')
    expect((await shownOf('Aube'))?.website).toBeNull()
    await world.json('directory', 'clear', 'dir-1', 'website')
    expect((await shownOf('Aube'))?.website).toBe('https://boreale.example/')
    await world.json('directory', 'clear', 'dir-1', 'street')
    expect((await shownOf('Aube'))?.address).toBe('3 rue des Pins, 75011 Paris, France')
  })

  test('is hours, grades and position as well', async () => {
    const periods = [{ open: { day: 5, time: '2200' }, close: { day: 6, time: '0400' } }]
    await world.json('directory', 'set', 'dir-1', 'periods', JSON.stringify(periods))
    await world.json('directory', 'set', 'dir-1', 'averageGrade', '4.5')
    expect(await shownOf('Aube')).toMatchObject({ periods, averageGrade: 4.5 })
  })

  test.each([
    [['dir-1', 'lat', '91'], 'from -90 to 90'],
    [['dir-1', 'name', ' '], 'cannot be empty'],
    [['dir-1', 'country', 'France'], 'two letters'],
    [['dir-1', 'website', 'boreale.example'], 'https://'],
    [['dir-1', 'periods', 'always'], 'day 0 is Sunday'],
    [['none', 'name', 'x'], 'no place "none"'],
    [['dir-1', 'colour', 'red'], 'Allowed choices'],
  ])('%j is refused with what is right', async (words, says) => {
    const { exitCode, stderr } = await world.attempt('directory', 'set', ...words)
    expect(exitCode).toBeGreaterThan(0)
    expect(stderr).toContain(says)
  })

  test('that was not set cannot be taken back', async () => {
    expect((await world.attempt('directory', 'clear', 'dir-1', 'city')).stderr).toContain(
      'nothing was set',
    )
  })
})

describe('a hall that is likely one of the directory’s', () => {
  interface Doubts {
    readonly waiting: number
    readonly doubts: readonly {
      place: { id: number }
      entry: { directoryId: string }
      score: number
    }[]
  }
  const doubts = () => world.json<Doubts>('directory', 'match')

  test('waits, is decided, and the decision can be taken back', async () => {
    expect(await shownOf('Brise')).toBeNull()
    const { waiting, doubts: listed } = await doubts()
    expect(waiting).toBe(1)
    expect(listed[0]?.entry.directoryId).toBe('dir-2')
    const place = String(listed[0]!.place.id)
    expect(await world.json('review', 'list', '--only', 'directory')).toMatchObject({
      waiting: { directory: 1 },
      directory: listed,
    })
    for (const words of [
      ['directory', 'match'],
      ['review', 'list'],
    ])
      expect((await world.attempt(...words)).stdout).toContain(
        'affiche directory match PLACE --none',
      )

    const { decision } = await world.decide('directory', 'match', place, 'dir-2')
    expect(await shownOf('Brise')).toMatchObject({ id: 'dir-2' })
    expect((await doubts()).waiting).toBe(0)

    await world.decide('revoke', String(decision))
    expect(await shownOf('Brise')).toBeNull()
    expect((await doubts()).waiting).toBe(1)

    const none = await world.decide('directory', 'match', place, '--none')
    expect((await doubts()).waiting).toBe(0)
    await give({ ...RUBAN, website: 'https://ruban.example/' })
    expect((await doubts()).waiting).toBe(0)
    await world.decide('revoke', String(none.decision))
  })

  test('is not asked about while nothing is to come there', async () => {
    expect((await doubts()).waiting).toBe(1)
    await world.test.database.query("update events set start_at = start_at - interval '20 years'")
    expect(await doubts()).toEqual({ waiting: 0, doubts: [] })
    await world.test.database.query("update events set start_at = start_at + interval '20 years'")
    expect((await doubts()).waiting).toBe(1)
  })

  test('is put right where it was matched wrongly, and stays so', async () => {
    const [place] = (await world.json<ShownEntry>('directory', 'show', 'dir-1')).places
    const { decision } = await world.decide('directory', 'match', String(place!.id), 'dir-2')
    expect((await shownOf('Aube'))?.id).toBe('dir-2')
    await give({ ...BOREALE, website: 'https://other.example/' })
    await world.json('rebuild')
    expect((await shownOf('Aube'))?.id).toBe('dir-2')
    await world.decide('revoke', String(decision))
    expect((await shownOf('Aube'))?.id).toBe('dir-1')
  })

  test.each([
    [['match', '--none'], 'name the place'],
    [['match', '3'], 'either the id'],
    [['match', '3', 'dir-2', '--none'], 'either the id'],
    [['match', '3', 'dir-none'], 'no place "dir-none"'],
  ])('%j is refused with what to do', async (words, says) => {
    expect((await world.attempt('directory', ...words)).stderr).toContain(says)
  })
})

describe('a hall that its directory says is closed', () => {
  test('is listed, and doctor says so', async () => {
    expect(await world.json('directory', 'list')).toEqual([])
    await give({ ...BOREALE, closed: 'permanently' })
    expect(await world.json<TroubledEntry[]>('directory', 'list', '--closed')).toMatchObject([
      { directoryId: 'dir-1', closed: 'permanently', events: 1 },
    ])
    // The day there, though in UTC it is the one before.
    expect((await world.attempt('directory', 'list')).stdout).toContain('2027-06-01')
    expect(await world.json('directory', 'list', '--missing')).toEqual([])
    const { checks } = await world.json<{
      checks: { name: string; state: string; found: string }[]
    }>('doctor')
    expect(checks.find(({ name }) => name === 'places directory')).toMatchObject({
      state: 'warning',
    })
    // It goes on being shown: whether the concert takes place is not the directory's to say.
    expect((await shownOf('Aube'))?.id).toBe('dir-1')
    await give(BOREALE)
    expect(await world.json('directory', 'list')).toEqual([])
  })
})

test('who said what of a place until when is shown to people too', async () => {
  const { stdout } = await world.attempt('directory', 'show', 'dir-1')
  expect(stdout).toContain('3 rue des Pins, 75011 Paris, France')
  expect(stdout).toMatch(/^open .*name/m)
  expect(stdout).toContain('for ever')
  expect((await world.attempt('directory', 'show', 'none')).stderr).toContain('no place "none"')
})

test('asking over the net needs a key, and says so; sweeping needs nothing', async () => {
  const { exitCode, stderr } = await world.attempt('directory', 'refresh')
  expect(exitCode).toBe(1)
  expect(stderr).toContain('AFFICHE_GOOGLE_PLACES_KEY')
  expect(await world.json('directory', 'sweep')).toEqual({ places: 0, changed: 0 })
})

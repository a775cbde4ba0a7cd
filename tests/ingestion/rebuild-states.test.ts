import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { importDirectory } from '../../src/ingestion/directory/import-directory.ts'
import { sweepDirectory } from '../../src/ingestion/directory/sweep-directory.ts'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { renderAllDue } from '../../src/ingestion/rendering/render-due.ts'
import { recomputeTrends } from '../../src/ingestion/trends/recompute-trends.ts'
import { DAY_MS } from '../../src/lib/durations.ts'
import { addDocumentUses } from '../../src/storage/trend.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'
import { operatorWorld } from '../support/operator.ts'
import { pictureWorld } from '../support/picture-world.ts'
import { drawing } from '../support/pictures.ts'
import { prepareDocuments } from '../support/prepare-documents.ts'
import { wholeDatabase } from '../support/whole-database.ts'

/** Whatever was done before: a rebuild writes no row otherwise, of no table, and prepared documents stay byte for byte. */

async function state(world: Catalogue): Promise<Record<string, string[]>> {
  await prepareDocuments(world)
  return wholeDatabase(world.test.database, ['doubtful_pairs', 'doubtful_events'])
}

async function expectRebuildChangesNothing(world: Catalogue): Promise<void> {
  const before = await state(world)
  expect(before['documents']?.length).toBeGreaterThan(0)
  await rebuild(world.context)
  expect(await state(world)).toEqual(before)
}

async function opened<World extends Catalogue>(opening: Promise<World>): Promise<World> {
  const world = await opening
  onTestFinished(() => world.drop())
  return world
}

const hall = (id: string, name: string, street: string, lat: number) =>
  ({ id, name, street, city: 'Paris', country: 'FR', lat, lng: 2.37 }) as const
const AUBE = hall('dir-1', 'Salle Aurore', '3 rue des Pins', 48.86)
const BRUME = hall('dir-2', 'Théâtre des Brumes', '90 avenue du Lac', 48.88)
const at = ({ name, street, city, country, lat, lng }: typeof AUBE) => ({
  name,
  street,
  city,
  country,
  lat,
  lng,
})

describe('a rebuild changes nothing', () => {
  test('after pictures were fetched, refused, kept, looked at again and pinned', async () => {
    const world = await opened(pictureWorld())
    const photo = (width: number) =>
      drawing(width, Math.round(width * 0.6))
        .jpeg()
        .toBuffer()
    const [wide, small, logo] = [await photo(900), await photo(300), await photo(64)]
    const one = await world.partner('One', { logo: world.put('/logo.jpg', logo) })
    const other = await world.partner('Other')
    const bad = world.put('/bad.jpg', Buffer.from('no picture'))
    const show = { name: 'Les Loutres', start: '2027-01-10T20:00' }
    const act = { name: 'Les Loutres', image: world.put('/act.jpg', wide) }
    const listings = [
      concert('1', { ...show, image: world.put('/small.jpg', small), performers: [act] }),
      concert('2', { image: bad, place: { ...at(AUBE), image: world.put('/hall.jpg', wide) } }),
      concert('3', { image: 'https://elsewhere.example/3.jpg', start: '2027-01-12T20:00' }),
    ]
    await world.take(one, 'one', listings)
    await world.take(other, 'other', [concert('1', { ...show, image: world.put('/b.jpg', wide) })])
    await world.takePictures()
    await expectRebuildChangesNothing(world)
    world.clock.advance(40 * DAY_MS)
    world.put('/small.jpg', wide)
    await world.take(one, 'one', listings.slice(0, 2))
    await world.takePictures()
    await expectRebuildChangesNothing(world)
  })

  test('after a directory was imported, matched, corrected, lost and swept', async () => {
    const world = await opened(operatorWorld())
    const give = async (complete: boolean, ...records: readonly object[]) => {
      const file = world.file('directory.ndjson')
      await writeFile(file, records.map((one) => `${JSON.stringify(one)}\n`).join(''))
      await importDirectory(world.context, [file], { complete })
    }
    await world.take(await world.partner('One'), 'one', [
      concert('a', { name: 'Soir a', place: at(AUBE) }),
      concert('b', { name: 'Soir b', place: at(BRUME), start: '2027-01-11T20:00' }),
    ])
    await give(false, { ...AUBE, averageGrade: 4.4, totalGrades: 12 }, BRUME)
    await expectRebuildChangesNothing(world)
    const { rows } = await world.test.database.query<{ id: number }>(
      'select id from places where id > 2 order by id',
    )
    await world.decide('directory', 'match', `${rows[1]!.id}`, 'dir-1')
    await world.json('directory', 'set', 'dir-2', 'website', 'https://brumes.example/')
    await expectRebuildChangesNothing(world)
    // A whole release in which the first hall has another id and the second is no more.
    await give(true, { ...AUBE, id: 'dir-9' })
    await expectRebuildChangesNothing(world)
    world.clock.advance(400 * DAY_MS)
    await sweepDirectory(world.context)
    await renderAllDue(world.context)
    await expectRebuildChangesNothing(world)
  })

  test('after halls and acts were merged, parted and given other names, and events pinned', async () => {
    const world = await opened(operatorWorld())
    const one = await world.partner('One')
    const nights = [
      concert('a', { name: 'Soir a', place: at(AUBE) }),
      concert('b', { name: 'Soir b', place: at(BRUME), start: '2027-01-11T20:00' }),
      concert('c', { name: 'Soir c', place: at(BRUME), start: '2027-01-12T20:00' }),
    ]
    await world.take(one, 'one', nights)
    const ids = async (table: string) => {
      const text = `select id from ${table} where id > 2 or '${table}' <> 'places' order by id`
      const { rows } = await world.test.database.query<{ id: number }>(text)
      return rows.map(({ id }) => String(id))
    }
    const [places, performers] = [await ids('places'), await ids('performers')]
    const [soir] = await world.named('Soir a')
    const merged = await world.decide('place', 'merge', ...places)
    await world.decide('performer', 'merge', performers[0]!, performers[1]!)
    await world.decide('performer', 'alias', performers[2]!, 'Les Castors')
    await world.decide('pin', `${soir}`, 'name', 'Le grand soir')
    await world.decide('pin', `${soir}`, 'startDate', '2026-12-24T18:00')
    await expectRebuildChangesNothing(world)
    await world.take(await world.partner('Two'), 'two', [
      concert('d', { name: 'Soir d', performers: [{ name: 'Les Castors' }], place: at(AUBE) }),
    ])
    await world.decide('revoke', `${merged.decision}`)
    await world.decide('place', 'split', places[1]!, 'One:c')
    await world.take(one, 'one', nights.slice(1))
    await expectRebuildChangesNothing(world)
  })

  test('after trends were computed, and once more the day after', async () => {
    const world = await opened(catalogue('2026-12-01T10:00:00Z'))
    for (const name of ['One', 'Other']) {
      await world.take(await world.partner(name), name, [
        concert('1', { name: 'Hot', start: '2026-12-08T20:00' }),
        concert('2', { name: 'Cold', start: '2026-12-09T20:00' }),
      ])
    }
    const [hot] = (await world.events()).filter(({ name }) => name === 'Hot')
    for (const lookups of [300, 2]) {
      const day = Math.floor(world.clock.now() / DAY_MS)
      const key = hot!.performers[0]!.id
      await addDocumentUses(world.test.database, [{ kind: 2, key, day, clientId: 'a', lookups }])
      world.clock.advance(DAY_MS)
      await recomputeTrends(world.context)
      // Computed, and in no document yet; then in documents.
      const before = await world.fragments()
      await renderAllDue(world.context)
      expect(await world.fragments()).not.toEqual(before)
      await expectRebuildChangesNothing(world)
    }
  })
})

const CHILD = fileURLToPath(new URL('../support/steps-child.ts', import.meta.url))
/** Processes one after the other, each of which reads the whole program. */
const PROCESSES_MS = 240_000

async function inProcess(world: Catalogue, edits: string, ...steps: string[]): Promise<void> {
  const now = new Date(world.clock.now()).toISOString()
  const words = ['--import', 'tsx', CHILD, world.test.url, now, edits, ...steps]
  const child = spawn(process.execPath, words, { stdio: 'inherit' })
  expect(await once(child, 'exit')).toEqual([0, null])
}

describe('processes', () => {
  const night = (start: string) => ({ start: `2027-01-${start}` })
  /** Shows of one act that begin near each other: one for the model as it is, two for a stricter one. */
  const told = (turn: number) =>
    Array.from({ length: 6 }, (_, index) =>
      concert(`${turn}-${index}`, {
        name: turn === 0 ? `Sub Rosa ${index}` : `SUB ROSA ${index} (Paris)`,
        performers: [],
        ...night(`${10 + index}T20:${index % 2 === 0 ? '00' : '30'}`),
      }),
    )
  const EDITS = JSON.stringify({ eventLimits: { merge: 14 }, titleNoise: ['paris'] })

  async function sellers(world: Catalogue): Promise<void> {
    for (const [turn, name] of ['North', 'South', 'East'].entries()) {
      await world.give(await world.partner(name), name, told(Math.min(turn, 1)))
    }
  }

  test(
    "an operator's file that came between two feeds: after one rebuild all is as if it had been there from the start",
    async () => {
      const [world, fresh] = [await opened(catalogue()), await opened(catalogue())]
      await Promise.all([sellers(world), sellers(fresh)])
      await inProcess(world, '', 'North', 'South')
      const plain = [...(await world.fragments()).keys()]
      await inProcess(world, EDITS, 'East', 'rebuild')
      const before = await state(world)
      await inProcess(world, EDITS, 'rebuild')
      expect(await state(world)).toEqual(before)
      await inProcess(fresh, EDITS, 'North', 'South', 'East')
      const births = 'select id, event_id, features::text, block_keys from births order by id'
      const of = async ({ test: { database } }: Catalogue) => (await database.query(births)).rows
      expect(await of(world)).toEqual(await of(fresh))
      expect(await world.fragments()).toEqual(await fresh.fragments())
      // And taken away again it leaves what there would be without it.
      const edited = [...before['events']!]
      await inProcess(world, '', 'rebuild')
      expect(await state(world)).not.toMatchObject({ events: edited })
      expect([...(await world.fragments()).keys()]).toEqual(plain)
    },
    PROCESSES_MS,
  )

  test(
    'two that ingest at once leave what a rebuild leaves',
    async () => {
      const world = await opened(catalogue())
      // Two batches each; every third show is told by both.
      const letters = (number: number) =>
        `Q${String(number).replaceAll(/\d/g, (digit) => 'aeiouybdfg'.charAt(Number(digit)))}x`
      const many = (name: string, turn: number) =>
        Array.from({ length: 540 }, (_, index) => {
          const show = index % 3 === 0 ? index : index + 1000 * turn
          const place = { name: `Salle ${index % 90}`, street: `${index % 90} rue`, city: 'Lyon' }
          return concert(`${name}-${index}`, {
            name: letters(show),
            ...night(`${10 + (index % 20)}T${18 + (index % 4)}:00`),
            place: { ...place, country: 'FR' },
          })
        })
      for (const [turn, name] of ['North', 'South'].entries())
        await world.give(await world.partner(name), name, many(name, turn))
      await Promise.all([inProcess(world, '', 'North'), inProcess(world, '', 'South')])
      const { length } = await world.events()
      expect(length).toBeGreaterThan(540)
      expect(length).toBeLessThanOrEqual(540 + 360)
      await expectRebuildChangesNothing(world)
    },
    PROCESSES_MS,
  )
})

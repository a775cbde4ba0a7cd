import { afterAll, beforeAll, expect, test } from 'vitest'
import { BATCH_RECORDS } from '../../src/ingestion/reading/read-records.ts'
import { runFeed } from '../../src/ingestion/run-feed.ts'
import { releaseFeed } from '../../src/storage/feeds.ts'
import { listRuns } from '../../src/storage/runs.ts'
import { feedStandings } from '../../src/storage/schedules.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

function event(uid: number, more: object = {}): object {
  return {
    uid,
    title: { fr: `Les Loutres ${uid}` },
    originAgenda: { uid: 5, slug: 'boreal' },
    status: 1,
    timings: [{ begin: '2026-12-20T20:00:00+01:00', end: '2026-12-20T22:00:00+01:00' }],
    location: { name: `Salle ${uid}`, city: 'Paris', countryCode: 'FR' },
    ...more,
  }
}

const DELTA = { format: 'openagenda', complete: false }

test('what a delta says is removed is withdrawn at once, and never cancelled', async () => {
  const partner = await world.partner('Agenda Boréal')
  const take = async (...events: object[]) => {
    world.clock.advance(60_000)
    return world.take(partner, 'boreal', JSON.stringify({ events }), DELTA)
  }
  await take(event(1), event(2), event(3))
  const report = await take({ uid: 1, removed: 1 }, { uid: 99, removed: 1 }, event(2, { state: 0 }))
  expect(report).toMatchObject({
    state: 'succeeded',
    read: 3,
    withdrawn: 2,
    rejectedCount: 0,
    leftOut: 3,
  })
  expect(report.warnings).toEqual([
    '2 listings left out: taken away by the partner',
    '1 listing left out: not published: to be moderated',
  ])
  const when = world.clock.now()
  const states = (await world.events()).map(({ notAvailableAt, cancelledAt }) => ({
    notAvailableAt,
    cancelledAt,
  }))
  const gone = { notAvailableAt: new Date(when).toISOString(), cancelledAt: null }
  expect(states).toEqual([gone, gone, { notAvailableAt: null, cancelledAt: null }])

  // A second word changes nothing; a listing that comes back, with the very bytes of before, is there again.
  expect(await take({ uid: 1, removed: 1 })).toMatchObject({ state: 'succeeded', withdrawn: 0 })
  expect(await take(event(1))).toMatchObject({ updated: 1, withdrawn: 0 })
  expect((await world.events())[0]).toMatchObject({ notAvailableAt: null, cancelledAt: null })
})

test('what was withdrawn is told also where the rest of it fails', async () => {
  const partner = await world.partner('Agenda Fragile')
  // In two batches.
  const uids = Array.from({ length: BATCH_RECORDS + 1 }, (_, index) => 20_000 + index)
  await world.take(
    partner,
    'fragile',
    JSON.stringify({ events: uids.map((uid) => event(uid)) }),
    DELTA,
  )
  const removed = { events: uids.map((uid) => ({ uid, removed: 1 })) }
  const feed = await world.give(partner, 'fragile', JSON.stringify(removed))
  const { database } = world.context
  const lastRun = async () => (await listRuns(database, feed.id, 1))[0]
  let between: Awaited<ReturnType<typeof lastRun>>
  const changing: typeof database.changing = async (now, work) => {
    const run = await lastRun()
    if (run !== undefined && run.state === 'running' && run.withdrawn > 0) {
      between = run
      throw new Error('no connection')
    }
    return database.changing(now, work)
  }
  const context = { ...world.context, database: { ...database, changing } }
  await expect(runFeed(context, feed)).rejects.toThrow('no connection')
  const told = { withdrawn: BATCH_RECORDS }
  expect(between).toMatchObject(told)
  expect(await lastRun()).toMatchObject({ state: 'failed', ...told })
})

test('what is there again behind its own removal stays', async () => {
  const partner = await world.partner('Agenda Second Mot')
  const take = (...events: object[]) =>
    world.take(partner, 'second', JSON.stringify({ events }), DELTA)
  const told = event(51, { title: { fr: 'Castor de retour' } })
  await take(told)
  // So many that the two words come in different batches.
  const others = Array.from({ length: BATCH_RECORDS }, (_, n) => ({ uid: 9000 + n, removed: 1 }))
  const again = { ...told, title: { fr: 'Castor de retour !' } }
  const report = await take({ uid: 51, removed: 1 }, ...others, again)
  expect(report).toMatchObject({ updated: 1, withdrawn: 0 })
  const shown = (await world.events()).find(({ name }) => name === 'Castor de retour !')
  expect(shown).toMatchObject({ notAvailableAt: null })
})

test('what its source no longer shows is withdrawn, and the run is none the worse', async () => {
  const partner = await world.partner('Atelier Boréal')
  const show = (id: string, more: object = {}) =>
    JSON.stringify({ ...concert(`Les Fouines ${id}`), id, start: `2026-12-1${id}T20:00`, ...more })
  const take = (...lines: string[]) => world.take(partner, 'atelier', lines.join('\n'))
  await take(show('1'), show('2'), show('3'), show('4'))
  const report = await take(
    show('1', { status: 'Brouillon' }),
    show('2', { is_deleted: 1 }),
    show('3', { status: 'draft' }),
    show('4'),
  )
  expect(report).toMatchObject({ state: 'succeeded', read: 4, withdrawn: 3, rejectedCount: 0 })
  expect(report.warnings.toSorted()).toEqual([
    '1 listing left out: deleted by its source',
    '2 listings left out: a draft',
  ])
  const shown = (await world.events()).filter(({ name }) => name.includes('Fouines'))
  const open = shown.filter(({ notAvailableAt }) => notAvailableAt === null)
  expect(shown.filter(({ cancelledAt }) => cancelledAt === null)).toHaveLength(4)
  expect(open.map(({ name }) => name)).toEqual(['Les Loutres Les Fouines 4'])
  expect(await take(show('1'), show('2'), show('3'), show('4'))).toMatchObject({ updated: 3 })
})

test('a complete feed that hides most of what it has is held, until it is released', async () => {
  const partner = await world.partner('Grande Maison')
  const days = Array.from({ length: 25 }, (_, at) => at + 1)
  const take = (more: object) =>
    world.take(
      partner,
      'maison',
      days
        .map((day) => {
          const start = `2027-01-${String(day).padStart(2, '0')}T20:00`
          return JSON.stringify({ ...concert(`Castor ${day}`), start, ...more })
        })
        .join('\n'),
    )
  await take({})
  world.clock.advance(60_000)
  const report = await take({ published: false })
  // Nothing was looked for: what is said to be gone is not missing.
  expect(report).toMatchObject({ state: 'held', withdrawn: 0, missing: null })
  expect(report.warnings[0]).toMatch(/25 of 25 listings still to come are said to be taken away/)
  expect(report.warnings.at(-1)).not.toBe(report.warnings[0])
  const { id } = await world.give(partner, 'maison', '')
  const [standing] = await feedStandings(world.context.database, id)
  expect(standing?.lastWarning).toBe(report.warnings[0])
  expect(await take({})).toMatchObject({ state: 'succeeded', withdrawn: 0 })
  await releaseFeed(world.context.database, id)
  expect(await take({ published: false })).toMatchObject({ state: 'succeeded', withdrawn: 25 })
})

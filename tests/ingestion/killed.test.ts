import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BATCH_RECORDS } from '../../src/ingestion/reading/read-records.ts'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { holdFeed } from '../../src/storage/catalogue-lock.ts'
import { changeCatalogue } from '../../src/storage/change-catalogue.ts'
import { eventually } from '../support/eventually.ts'
import { gateAt } from '../support/gate.ts'
import { partnersById } from '../../src/storage/partners.ts'
import { interruptDeadRuns, listRuns } from '../../src/storage/runs.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

const child = (name: string) => fileURLToPath(new URL(`../support/${name}.ts`, import.meta.url))
/** Several batches. */
const LISTINGS = 5000

let world: Catalogue
beforeAll(async () => {
  // The child has the system's clock, and the shows must lie ahead of it.
  world = await catalogue(new Date().toISOString())
})
afterAll(async () => world.drop())

function day(offset: number): string {
  return new Date(world.clock.now() + (40 + offset) * 86_400_000).toISOString().slice(0, 10)
}

/** Shows that have nothing to do with each other: nobody has to be compared with many. */
function word(number: number): string {
  return `Q${String(number).replaceAll(/\d/g, (digit) => 'aeiouybdfg'.charAt(Number(digit)))}x`
}

async function count(what: string): Promise<number> {
  const { rows } = await world.test.database.query<{ count: number }>(
    `select count(*) as count from ${what}`,
  )
  return rows[0]!.count
}

/** Starts a process on the catalogue, and kills it as it writes the row of this number. */
async function killedAt(
  number: number,
  passage: Parameters<typeof gateAt>[2],
  name: string,
  ...words: string[]
): Promise<void> {
  const gate = await gateAt(world.test.database, number, passage)
  const command = ['--import', 'tsx', child(name), world.test.url, ...words]
  const started = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'inherit'] })
  const exit = once(started, 'exit')
  await gate.waited()
  started.kill('SIGKILL')
  await exit
  await gate.open()
}

/** The server notices the broken connection in its own time. */
async function letGo(feedId: number): Promise<void> {
  await eventually(async () => {
    const hold = await holdFeed(world.test.database, feedId)
    expect(hold).toBeDefined()
    await hold?.release()
  })
}

function shows(count: number) {
  return Array.from({ length: count }, (_, index) =>
    concert(`K-${index}`, {
      name: word(index),
      start: `${day(index % 250)}T20:00`,
      place: { name: `Salle ${index % 97}`, city: word(index % 97), country: 'FR' },
    }),
  )
}

describe('a run killed in the middle', () => {
  test('leaves whole batches, withdraws nothing, and the next one calls it interrupted', async () => {
    const feed = await world.give(await world.partner('Killed'), 'killed', shows(LISTINGS))
    const third = 2 * BATCH_RECORDS + 1
    await killedAt(third, { event: 'insert', table: 'listings' }, 'ingest-child', 'killed')

    await letGo(feed.id)
    const applied = await count('listings')
    expect(applied).toBeGreaterThan(0)
    expect(applied).toBeLessThan(LISTINGS)
    expect(applied % BATCH_RECORDS).toBe(0)
    expect(await count('births')).toBe(applied)
    expect(await count('events')).toBe(applied)
    expect(await count('changes where kind = 1')).toBe(applied)
    for (const event of await world.events()) expect(event.sources).toHaveLength(1)

    // What still runs is left alone, what was killed is called so by whoever looks next.
    const hold = await holdFeed(world.test.database, feed.id)
    expect(await interruptDeadRuns(world.test.database, world.clock.now())).toBe(0)
    await hold!.release()
    await eventually(async () =>
      expect(await interruptDeadRuns(world.test.database, world.clock.now())).toBe(1),
    )

    expect(await world.run(feed)).toMatchObject({
      state: 'succeeded',
      read: LISTINGS,
      created: LISTINGS - applied,
      unchanged: applied,
      withdrawn: 0,
    })
    const runs = await listRuns(world.test.database, feed.id)
    expect(runs.map((run) => run.state)).toEqual(['succeeded', 'interrupted'])
    // What it did before it was cut off it had told with each batch.
    expect(runs[1]).toMatchObject({ read: applied, created: applied, updated: 0, unchanged: 0 })
  })
})

describe('a run killed while it withdraws, in the middle of a statement', () => {
  // Less than the brake lets go.
  const LEFT = 3600
  const GONE = LISTINGS - LEFT
  const withdrawn = () => count('listings where withdrawn_at is not null')

  test('has withdrawn whole batches, and the next ones the rest, once each', async () => {
    const { database } = world.test
    const partner = (await partnersById(database, [1])).get(1)!
    const feed = await world.give(partner, 'killed', shows(LEFT))
    // Behind what the process of its own has seen by the system's clock.
    world.clock.advance(3_600_000)
    const missed = { state: 'succeeded', missing: GONE, withdrawn: 0 }
    expect(await world.run(feed)).toMatchObject(missed)
    await database.query("update listings set missing_since = missing_since - interval '13 hours'")
    const change = await world.lastChange()

    const when = 'old.withdrawn_at is null and new.withdrawn_at is not null'
    const withdrawing = { event: 'update', table: 'listings', when } as const
    for (const done of [500, 1000]) {
      await killedAt(700, withdrawing, 'ingest-child', 'killed')
      await letGo(feed.id)
      expect(await withdrawn()).toBe(done)
    }
    expect(await world.run(feed)).toMatchObject({ state: 'succeeded', withdrawn: 400 })
    expect(await withdrawn()).toBe(GONE)
    const runs = await listRuns(database, feed.id)
    expect(runs.slice(0, 3).map((run) => [run.state, run.withdrawn])).toEqual([
      ['succeeded', 400],
      ['interrupted', 500],
      ['interrupted', 500],
    ])
    expect(await count(`changes where seq > ${change}`)).toBe(GONE)
    const gone = (await world.events()).filter((event) => event.notAvailableAt !== null)
    expect(gone).toHaveLength(GONE)
  })
})

describe('a rebuild killed in the middle', () => {
  const without = async () =>
    [...(await world.fragments())].map(([id, text]) => [
      id,
      text.replace(/"updatedAt":"[^"]*"/, ''),
    ])

  test('leaves what it had written, and the next one does the rest and changes nothing twice', async () => {
    const before = await without()
    const damage = `content_hash = '00000000-0000-0000-0000-000000000000'`
    await world.test.database.query(`update events set fragment = '{}', ${damage}`)
    await killedAt(3500, { event: 'update', table: 'events' }, 'rebuild-child')
    // Its last transaction may still be going on, or be taken back.
    await changeCatalogue(world.test.database, 0, async () => {})
    const left = await count(`events where ${damage}`)
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(LISTINGS)

    await rebuild(world.context)
    expect(await without()).toEqual(before)
    const [fragments, change] = [await world.fragments(), await world.lastChange()]
    await rebuild(world.context)
    expect(await world.fragments()).toEqual(fragments)
    expect(await world.lastChange()).toBe(change)
  })
})

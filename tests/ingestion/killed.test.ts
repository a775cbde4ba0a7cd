import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BATCH_RECORDS } from '../../src/ingestion/read-records.ts'
import { holdFeed } from '../../src/storage/catalogue-lock.ts'
import { interruptDeadRuns, listRuns } from '../../src/storage/runs.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

const CHILD = fileURLToPath(new URL('../support/ingest-child.ts', import.meta.url))
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

async function count(what: string): Promise<number> {
  const { rows } = await world.test.database.query<{ count: number }>(
    `select count(*) as count from ${what}`,
  )
  return rows[0]!.count
}

describe('a run killed in the middle', () => {
  test('leaves whole batches, withdraws nothing, and the next one calls it interrupted', async () => {
    const listings = Array.from({ length: LISTINGS }, (_, index) =>
      concert(`K-${index}`, {
        start: `${day(index % 250)}T20:00`,
        place: { name: `Salle ${index % 97}`, city: 'Lyon', country: 'FR' },
      }),
    )
    const feed = await world.give(await world.partner('Killed'), 'killed', listings)
    const child = spawn(process.execPath, ['--import', 'tsx', CHILD, world.test.url, 'killed'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')

    // The server notices the broken connection in its own time.
    await vi.waitFor(async () => {
      const hold = await holdFeed(world.test.database, feed.id)
      expect(hold).toBeDefined()
      await hold?.release()
    })
    const applied = await count('listings')
    expect(applied).toBeGreaterThan(0)
    expect(applied).toBeLessThan(LISTINGS)
    expect(applied % BATCH_RECORDS).toBe(0)
    expect(await count('births')).toBe(applied)
    expect(await count('events')).toBe(applied)
    expect(await count('changes where kind = 1')).toBe(applied)
    expect(await count('staged_changes')).toBe(0)
    for (const event of await world.events()) expect(event.sources).toHaveLength(1)

    // What still runs is left alone, what was killed is called so by whoever looks next.
    const hold = await holdFeed(world.test.database, feed.id)
    expect(await interruptDeadRuns(world.test.database, world.clock.now())).toBe(0)
    await hold!.release()
    await vi.waitFor(async () =>
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
  }, 120_000)
})

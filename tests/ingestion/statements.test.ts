import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BATCH_RECORDS } from '../../src/ingestion/reading/read-records.ts'
import { runFeed } from '../../src/ingestion/run-feed.ts'
import { trendRows } from '../../src/storage/trend.ts'
import { countingDatabase } from '../support/counting-database.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
  // Once and for all, by whoever renders the first event.
  await trendRows(world.test.database, [], Math.floor(world.clock.now() / 86_400_000))
})
afterAll(async () => world.drop())

/** Of towns of their own, so that neither meets what the other left. */
const TOWNS: Record<string, string> = { few: 'Lyon', many: 'Nantes' }

function listings(prefix: string, count: number, more = {}) {
  return Array.from({ length: count }, (_, index) => {
    const day = String((index % 28) + 1).padStart(2, '0')
    const month = String((Math.floor(index / 28) % 8) + 1).padStart(2, '0')
    return concert(`${prefix}-${index}`, {
      performers: [{ name: `${prefix} ${index % 300}` }],
      place: { name: `Salle ${index % 90}`, city: TOWNS[prefix]!, country: 'FR' },
      start: `2027-${month}-${day}T20:00`,
      ...more,
    })
  })
}

/** What the run of such a feed asks of the database, by statement. */
async function statementsOf(partner: string, count: number, more = {}) {
  const known = await world.test.database.query<{ id: number }>({
    text: 'select id from partners where name = $1',
    values: [partner],
  })
  const seller = known.rows[0] ?? (await world.partner(partner))
  const given = count === 0 ? '[]' : listings(partner, count, more)
  const feed = await world.give(seller as never, partner, given)
  const database = countingDatabase(world.test.database)
  const report = await runFeed({ ...world.context, database }, feed)
  return { report, counts: database.counts }
}

describe('a batch asks the database as often for 500 listings as for 10', () => {
  test('when they are new', async () => {
    const [few, many] = [await statementsOf('few', 10), await statementsOf('many', BATCH_RECORDS)]
    expect([few.report.created, many.report.created]).toEqual([10, BATCH_RECORDS])
    expect(many.counts).toEqual(few.counts)
  })

  test('when they changed', async () => {
    const more = { description: 'Nouvelle description' }
    const [few, many] = [
      await statementsOf('few', 10, more),
      await statementsOf('many', BATCH_RECORDS, more),
    ]
    expect([few.report.updated, many.report.updated]).toEqual([10, BATCH_RECORDS])
    expect(many.counts).toEqual(few.counts)
  })

  test('when they are as they were: one comparison', async () => {
    const more = { description: 'Nouvelle description' }
    const [few, many] = [
      await statementsOf('few', 10, more),
      await statementsOf('many', BATCH_RECORDS, more),
    ]
    expect([few.report.unchanged, many.report.unchanged]).toEqual([10, BATCH_RECORDS])
    expect(many.counts).toEqual(few.counts)
    expect(many.counts.get('listings-compare')).toBe(1)
    expect(many.counts.has('listings-recall')).toBe(false)
  })

  test('when they are gone, and the run is held for it', async () => {
    const gone = async (partner: string, count: number) => {
      await statementsOf(partner, count)
      return statementsOf(partner, 0)
    }
    const [few, many] = [await gone('few', 30), await gone('many', BATCH_RECORDS)]
    expect([few.report.missing, many.report.missing]).toEqual([30, BATCH_RECORDS])
    expect(many.counts).toEqual(few.counts)
  })
})

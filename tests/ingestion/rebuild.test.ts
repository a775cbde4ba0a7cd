import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Check } from '../../src/app/doctor-check.ts'
import { recomputeTrends } from '../../src/ingestion/trends/recompute-trends.ts'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { modelVersion } from '../../src/ingestion/resolve/model/version.ts'
import { changePartner, removeFeed } from '../../src/ingestion/remove.ts'
import { renderDue } from '../../src/ingestion/rendering/render-due.ts'
import { feedsOfPartner } from '../../src/storage/feeds.ts'
import { featuresByModel } from '../../src/storage/health.ts'
import { markPartnerRemoved } from '../../src/storage/partners.ts'
import { afficheJson } from '../support/command-line.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

const HOUR = 3_600_000

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

/** Two sellers, shared shows, nights, a run, one withdrawn listing. */
async function season(): Promise<void> {
  const [north, south] = [
    await world.partner('North'),
    await world.partner('South', { trust: 'reseller' }),
  ]
  const shared = Array.from({ length: 12 }, (_, index) => ({
    name: `Show ${index}`,
    start: `2027-01-${String(index + 1).padStart(2, '0')}T20:00`,
  }))
  const nights = { sessions: [{ start: '2027-02-01T20:00' }, { start: '2027-02-02T20:00' }] }
  const { start: _, ...timeless } = concert('N-nights', { name: 'Nights', ...nights })
  const run = concert('N-run', {
    name: 'Le Malade',
    categories: ['theatre/classic-play'],
    ...nights,
  })
  const listings = [
    ...shared.map((show, index) => concert(`N-${index}`, show)),
    timeless,
    run,
    concert('N-gone', { name: 'Gone', start: '2027-03-01T20:00' }),
  ]
  const feed = await world.give(north, 'north', listings)
  await world.run(feed)
  await world.take(
    south,
    'south',
    shared.map((show, index) => concert(`S-${index}`, show)),
  )
  for (let runs = 0; runs < 2; runs += 1) {
    world.clock.advance(13 * HOUR)
    await world.take(north, 'north', listings.slice(0, -1))
  }
}

/** What differs, a few signs around it: whole fragments are too long to read. */
function differences(before: Map<number, string>, after: Map<number, string>): unknown[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])]
  return ids.flatMap((id) => {
    const [a, b] = [before.get(id) ?? '', after.get(id) ?? '']
    if (a === b) return []
    let at = 0
    while (a[at] === b[at]) at += 1
    return [{ id, before: a.slice(at - 40, at + 40), after: b.slice(at - 40, at + 40) }]
  })
}

/** `version`: another one after each write of the row. */
async function eventRows(): Promise<{ name: string; next: Date; version: string }[]> {
  const { rows } = await world.test.database.query<{ name: string; next: Date; version: string }>(
    'select name, next_change_at as next, xmin::text as version from events order by id',
  )
  return rows
}

async function provenances(): Promise<unknown[]> {
  const { rows } = await world.test.database.query(
    'select id, provenance::text from events order by id',
  )
  return rows
}

describe('rebuild', () => {
  test('at the same instant gives the same ids and the same bytes, and no change', async () => {
    await season()
    await renderDue(world.context)
    const [before, change] = [await world.fragments(), await world.lastChange()]
    await rebuild(world.context)
    expect(differences(before, await world.fragments())).toEqual([])
    expect(await world.lastChange()).toBe(change)
  })

  test('writes no event that another read of its feed only puts off', async () => {
    const partner = await world.partner('Reader')
    const listings = Array.from({ length: 8 }, (_, index) =>
      concert(`R-${index}`, { name: `Read ${index}`, start: `2027-04-1${index}T20:00` }),
    )
    const feed = await world.give(partner, 'reader', listings)
    await world.run(feed)
    world.clock.advance(3 * HOUR)
    await world.run(feed)
    await renderDue(world.context)
    const before = await eventRows()
    await rebuild(world.context)
    expect(await eventRows()).toEqual(before)
    // Looked at when the first read had said, and put off then.
    const looks = async () => (await eventRows()).filter(({ name }) => name.startsWith('Read'))
    const [first] = await looks()
    world.clock.set(first!.next.getTime())
    while ((await renderDue(world.context)) > 0);
    const put = await looks()
    expect(put).toHaveLength(8)
    for (const { next } of put) expect(next.getTime()).toBe(first!.next.getTime() + 3 * HOUR)
  })

  test('tells anew who gave a field where the document stays as it was', async () => {
    const before = await provenances()
    await world.test.database.query(`update events set provenance = '{"name":[1]}'`)
    await rebuild(world.context)
    expect(await provenances()).toEqual(before)
  })

  test('puts right whatever was damaged', async () => {
    const before = await world.fragments()
    await world.test.database.query(
      `update events set fragment = '{}', content_hash = '00000000-0000-0000-0000-000000000000'`,
    )
    await world.test.database.query('delete from birth_blocks')
    await world.test.database.query(`update births set block_keys = '{}', event_id = id`)
    await rebuild(world.context)
    const without = (fragments: Map<number, string>) =>
      new Map([...fragments].map(([id, text]) => [id, text.replace(/"updatedAt":"[^"]*"/, '')]))
    expect(differences(without(before), without(await world.fragments()))).toEqual([])
  })
})

describe('after the matching model has changed', () => {
  const stored = async () => {
    const { rows } = await world.test.database.query<{ id: number }>(
      `select id, features::text, block_keys from births where retired_at is null order by id`,
    )
    return rows
  }

  const doctorSays = async () => {
    const env = { AFFICHE_DATABASE_URL: world.test.url, AFFICHE_LOG_LEVEL: 'silent' }
    const { checks } = await afficheJson<{ checks: Check[] }>(env, 'doctor')
    return checks.find(({ name }) => name === 'matching')
  }

  test('features of the older one are counted, and a rebuild takes all of them anew', async () => {
    const { database } = world.test
    const before = await stored()
    const all = before.length
    expect(await featuresByModel(database, modelVersion())).toEqual({
      all,
      others: 0,
      isSample: false,
    })
    await database.query(
      `update births set block_keys = '{7}', features = jsonb_set(features::jsonb, '{version}', '"1-00000000"')::json
        where id % 2 = 0`,
    )
    const others = before.filter(({ id }) => id % 2 === 0).length
    expect(others).toBeGreaterThan(5)
    expect(await featuresByModel(database, modelVersion())).toEqual({
      all,
      others,
      isSample: false,
    })
    expect(await doctorSays()).toMatchObject({
      state: 'warning',
      found: `this is model ${modelVersion()}; matched by another: ${others} of ${all} sessions`,
      advice: expect.stringContaining('affiche rebuild'),
    })
    await rebuild(world.context)
    expect(await stored()).toEqual(before)
    expect(await doctorSays()).toMatchObject({ state: 'ok', found: `model ${modelVersion()}` })
  })
})

describe('of a catalogue larger than is looked at', () => {
  test('a sample is counted, of all its parts, and says that it is one', async () => {
    const large = await catalogue()
    const { database } = large.test
    await large.take(await large.partner('One'), 'one', [concert('1')])
    // Every second one matched by another model, and a few given up.
    await database.query(
      `insert into births select (json_populate_record(b, json_build_object('id', n,
           'retired_at', case when n % 10 = 0 then now() end,
           'features', case n % 2 when 0 then b.features else '{"version": "1-00000000"}' end))).*
         from births b, generate_series(2, 5001) n`,
    )
    const looked = (most: number) => featuresByModel(database, modelVersion(), most)
    expect(await looked(5001)).toEqual({ all: 4501, others: 2500, isSample: false })
    const { all, others, isSample } = await looked(1000)
    expect(isSample).toBe(true)
    expect(all).toBeGreaterThan(600)
    expect(all).toBeLessThan(1300)
    expect(others / all).toBeGreaterThan(0.45)
    expect(others / all).toBeLessThan(0.65)
    await large.drop()
  })
})

describe('with the clock', () => {
  test('an event past its end is not bookable any more, by renderDue alone', async () => {
    const partner = await world.partner('Clock')
    await world.take(partner, 'clock', [
      concert('1', { name: 'Tonight', start: '2026-11-29T20:00', end: '2026-11-29T23:00' }),
    ])
    const named = async () => (await world.events()).find((event) => event.name === 'Tonight')!
    expect((await named()).sources[0]).toMatchObject({ isBookable: true })
    world.clock.set(Date.parse('2026-11-30T00:00:00Z'))
    while ((await renderDue(world.context)) > 0);
    expect((await named()).sources[0]).toMatchObject({ isBookable: false, availableDates: [] })
  })
})

describe('what a feed said more than a day ago', () => {
  test.each([true, false])(
    'is not sure, and sure again when it says the same once more (complete: %s)',
    async (complete) => {
      const name = complete ? 'Whole' : 'Parts'
      const partner = await world.partner(name)
      const listing = concert('1', {
        name: `Sure ${name}`,
        start: undefined,
        sessions: [{ start: '2027-05-20T20:00', availability: 'available' }],
      })
      const feed = await world.give(partner, name, [listing], { complete })
      const unsure = async () =>
        (await world.events()).find((one) => one.name === `Sure ${name}`)!.sources[0]!
          .availableDates[0]!.hasUnknownAvailability
      await world.run(feed)
      expect(await unsure()).toBe(false)
      world.clock.advance(25 * HOUR)
      await renderDue(world.context, Infinity)
      expect(await unsure()).toBe(true)
      expect(await world.run(feed)).toMatchObject({ unchanged: 1 })
      expect(await unsure()).toBe(false)
    },
  )
})

describe('a trending score', () => {
  test('held back until tomorrow goes into the document when scores are computed for it', async () => {
    world.clock.set(Date.parse('2026-12-01T10:00:00Z'))
    const show = { name: 'Hot', start: '2026-12-08T20:00' }
    const [one, other] = [await world.partner('Hot one'), await world.partner('Hot other')]
    await world.take(one, 'hot one', [concert('1', show)], { complete: false })
    await world.take(other, 'hot other', [concert('2', show)], { complete: false })
    const score = async () =>
      (await world.events()).find((event) => event.name === 'Hot')!.trendingScore
    world.clock.set(Date.parse('2026-12-02T10:00:00Z'))
    await recomputeTrends(world.context)
    await renderDue(world.context)
    const before = await score()
    expect(before).toBeGreaterThan(1)
    const third = await world.partner('Hot third')
    await world.take(third, 'hot third', [concert('3', show)], { complete: false })
    expect(await score()).toBe(before)
    world.clock.set(Date.parse('2026-12-03T00:00:00Z'))
    await renderDue(world.context)
    expect(await score()).toBe(before)
    await recomputeTrends(world.context)
    await renderDue(world.context)
    expect(await score()).toBeGreaterThan(before)
  })
})

describe('a partner', () => {
  test('that changes is shown as it is now in all its events', async () => {
    const partner = await world.partner('Old name')
    await world.take(partner, 'renamed', [concert('1', { name: 'Renamed' })])
    await changePartner(world.context, { ...partner, name: 'New name', backColor: '#102030' })
    const event = (await world.events()).find((one) => one.name === 'Renamed')!
    expect(event.sources[0]!.partner).toEqual({ name: 'New name', logo: '', backColor: '#102030' })
  })

  test('that is removed sells nothing any more; its events stay', async () => {
    const partner = await world.partner('Leaves')
    await world.take(partner, 'leaves', [concert('1', { name: 'Left behind' })])
    for (const feed of await feedsOfPartner(world.context.database, partner.id)) {
      await removeFeed(world.context, feed)
    }
    await markPartnerRemoved(world.context.database, partner.id, world.clock.now())
    const event = (await world.events()).find((one) => one.name === 'Left behind')!
    expect(event.sources[0]).toMatchObject({ isBookable: false })
    expect(event.notAvailableAt).toBe(new Date(world.clock.now()).toISOString())
  })
})

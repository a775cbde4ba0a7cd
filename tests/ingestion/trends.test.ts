import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { recomputeTrends } from '../../src/ingestion/trends/recompute-trends.ts'
import { renderDue } from '../../src/ingestion/rendering/render-due.ts'
import { previewTrends, trendSums } from '../../src/ingestion/trends/trend-scores.ts'
import { addDocumentUses, readTrendDay } from '../../src/storage/trend.ts'
import { afficheAt, afficheJsonAt } from '../support/command-line.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

const DAY = 86_400_000
const FIRST = Date.parse('2026-12-01T10:00:00Z') / DAY

let world: Catalogue
beforeAll(async () => {
  world = await catalogue('2026-12-01T10:00:00Z')
  const one = await world.partner('One')
  const other = await world.partner('Other')
  const hot = { name: 'Hot', start: '2026-12-06T20:00' }
  const cold = {
    name: 'Cold',
    start: '2026-12-06T20:00',
    place: { name: 'Ailleurs', city: 'Lille' },
  }
  const late = {
    name: 'Late',
    start: '2027-06-06T20:00',
    place: { name: 'Ailleurs', city: 'Nice' },
  }
  await world.take(one, 'one', [concert('1', hot), concert('2', cold), concert('3', late)])
  await world.take(other, 'other', [concert('4', late)])
})
afterAll(async () => world.drop())

async function event(name: string) {
  return (await world.events()).find((one) => one.name === name)!
}

/** Lookups of the performer of that name by each of so many clients, on the day before `day`. */
async function lookedUp(name: string, day: number, lookups: number, clients = 5): Promise<void> {
  const { performers } = await event(name)
  await addDocumentUses(
    world.test.database,
    Array.from({ length: clients }, (_, client) => ({
      kind: 2,
      key: performers[0]!.id,
      day: day - 1,
      clientId: `client-${client}`,
      lookups,
    })),
  )
}

/** As the worker does it. */
async function recompute(at: string) {
  world.clock.set(Date.parse(at))
  const report = await recomputeTrends(world.context)
  return { ...report, looked: await renderDue(world.context) }
}

async function heads() {
  const { rows } = await world.test.database.query<{ name: string; updatedAt: Date }>(
    'select name, updated_at as "updatedAt" from events order by id',
  )
  return new Map(rows.map((row) => [row.name, row.updatedAt.getTime()]))
}

describe('a trending score', () => {
  test('rises by lookups of the day before, in documents and the change feed, updatedAt unmoved', async () => {
    await lookedUp('Hot', Math.floor(FIRST) + 1, 12)
    const [before, change] = [await heads(), await world.lastChange()]
    expect((await event('Hot')).trendingScore).toBe(0)
    const preview = await previewTrends({
      ...world.context,
      clock: { now: () => Date.parse('2026-12-02T00:10:00Z') },
    })
    expect(preview.moves).toEqual([{ id: (await event('Hot')).id, from: 0, to: 50 }])
    expect(await world.lastChange()).toBe(change)

    const report = await recompute('2026-12-02T00:10:00Z')
    expect(report).toMatchObject({ again: false, used: 1, changed: 1, looked: 1 })
    expect(preview).toMatchObject({ day: report.day, used: 1, changed: 1, moved: 1 })
    // 5 clients × 12 lookups × 0.05 = 3, and 100 · (1 − 1/√4) = 50.
    expect((await event('Hot')).trendingScore).toBe(50)
    expect((await event('Cold')).trendingScore).toBe(0)
    expect(await heads()).toEqual(before)
    expect(await world.lastChange()).toBeGreaterThan(change)
  })

  test('is the same when it is computed again, and then changes no document', async () => {
    const [before, change] = [await world.fragments(), await world.lastChange()]
    expect(await recompute('2026-12-02T09:00:00Z')).toMatchObject({
      again: true,
      used: 1,
      changed: 0,
      looked: 0,
    })
    expect(await world.fragments()).toEqual(before)
    expect(await world.lastChange()).toBe(change)
  })

  test('is the same after a rebuild, whenever that is', async () => {
    const [before, change] = [await world.fragments(), await world.lastChange()]
    for (const at of ['2026-12-02T09:00:00Z', '2026-12-03T09:00:00Z']) {
      world.clock.set(Date.parse(at))
      await rebuild(world.context)
      const scores = (fragments: Map<number, string>) =>
        [...fragments.values()].map(
          (text) => (JSON.parse(text) as { trendingScore: number }).trendingScore,
        )
      expect(scores(await world.fragments())).toEqual(scores(before))
      if (!at.includes('-02T')) continue
      expect(await world.fragments()).toEqual(before)
      expect(await world.lastChange()).toBe(change)
    }
  })

  test('moves at most once a day: what comes later the same day waits', async () => {
    await lookedUp('Hot', Math.floor(FIRST) + 1, 100)
    await recompute('2026-12-02T20:00:00Z')
    expect((await event('Hot')).trendingScore).toBe(50)
    const [sum] = (
      await trendSums(world.test.database, [(await event('Hot')).id], world.clock.now())
    ).values()
    expect(sum).toMatchObject({ shown: 50, shownDay: Math.floor(FIRST) + 1 })
    expect(sum!.score).toBeGreaterThan(50)
    await recompute('2026-12-03T00:10:00Z')
    // 28 of the day before, worth 19.8 by now.
    expect((await event('Hot')).trendingScore).toBe(78)
  })

  test('falls when nobody looks any more, down to what it was', async () => {
    const scores: number[] = []
    for (let day = 4; day <= 6; day += 1) {
      await recompute(`2026-12-0${day}T00:10:00Z`)
      scores.push((await event('Hot')).trendingScore)
    }
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    await recompute('2026-12-07T00:10:00Z')
    expect((await event('Hot')).trendingScore).toBe(0)
    const { rows } = await world.test.database.query('select from trend_signals')
    expect(rows).toEqual([])
  })

  test('rises as a date comes near, looked at only on days on which it differs', async () => {
    const scores: number[] = []
    let looks = 0
    for (let week = 0; week < 27; week += 1) {
      const at = new Date(Date.parse('2026-12-08T00:10:00Z') + week * 7 * DAY).toISOString()
      looks += (await recompute(at)).looked
      scores.push((await event('Late')).trendingScore)
    }
    expect(scores.slice(0, -1)).toEqual(scores.slice(0, -1).toSorted((a, b) => a - b))
    expect(scores.at(-2)).toBe(18)
    expect(scores.at(-1)).toBe(0)
    expect(looks).toBeLessThan(27 * 2)
  })
})

test('a clock that was put back puts no score back', async () => {
  await lookedUp('Hot', Math.floor(Date.parse('2028-03-02T00:10:00Z') / DAY), 12)
  await recompute('2028-03-02T00:10:00Z')
  const stored = async () => {
    const { rows } = await world.test.database.query(
      'select * from trend_signals order by event_id, day',
    )
    return {
      rows,
      day: await readTrendDay(world.test.database),
      fragments: await world.fragments(),
    }
  }
  const before = await stored()
  expect(before.day).toBe(Math.floor(Date.parse('2028-03-02') / DAY))
  expect(await recompute('2028-02-20T00:10:00Z')).toMatchObject({
    day: before.day,
    again: true,
    used: 0,
  })
  expect(await stored()).toEqual(before)
})

describe('a recomputation that was cut off', () => {
  test('leaves scores as they were, and the next one comes to the same', async () => {
    const fresh = await catalogue('2026-12-01T10:00:00Z')
    const seller = await fresh.partner('One')
    await fresh.take(seller, 'one', [concert('1', { name: 'Hot', start: '2026-12-08T20:00' })])
    const [hot] = await fresh.events()
    await addDocumentUses(fresh.test.database, [
      // Alone it counts for a fifth of 15.
      { kind: 2, key: hot!.performers[0]!.id, day: Math.floor(FIRST), clientId: 'a', lookups: 300 },
    ])
    fresh.clock.set(Date.parse('2026-12-02T00:10:00Z'))
    const cut = new AbortController()
    const { database } = fresh.context
    const breaking = {
      ...database,
      changing: async (...call: Parameters<typeof database.changing>) => {
        if (cut.signal.aborted) throw new Error('cut off')
        cut.abort()
        return database.changing(...call)
      },
    } as typeof database
    // The signals are written, the day has not moved.
    await expect(recomputeTrends({ ...fresh.context, database: breaking })).rejects.toThrow(
      'cut off',
    )
    expect(await readTrendDay(database)).toBe(Math.floor(FIRST))
    await fresh.take(seller, 'one', [
      concert('1', { name: 'Hot', start: '2026-12-08T20:00', description: 'Nouveau' }),
    ])
    expect((await fresh.events())[0]).toMatchObject({ description: 'Nouveau', trendingScore: 0 })
    await rebuild(fresh.context)
    expect((await fresh.events())[0]!.trendingScore).toBe(0)
    await recomputeTrends(fresh.context)
    await renderDue(fresh.context)
    expect((await fresh.events())[0]!.trendingScore).toBe(50)
    await fresh.drop()
  })
})

describe('the commands', () => {
  test('explain which sellers are good deals, and why', async () => {
    const env = { AFFICHE_DATABASE_URL: world.test.url }
    const offers = [{ name: 'Promo', price: 10, originalPrice: 20, currency: 'EUR' }]
    const start = '2027-05-01T20:00'
    const seller = await world.partner('Cheap')
    world.clock.set(Date.parse('2026-12-01T10:00:00Z'))
    await world.take(seller, 'cheap', [concert('C-1', { name: 'Bargain', start, offers })])
    const { id } = await event('Bargain')
    const told = await afficheJsonAt<{ events: { goodDeals: unknown }[] }>(
      world.clock,
      env,
      'explain',
      String(id),
    )
    const listing = `${seller.id}:C-1`
    expect(told.events[0]!.goodDeals).toEqual([{ listing, reasons: ['G1', 'G4'] }])
    const { stdout } = await afficheAt(world.clock, env, 'explain', String(id))
    expect(stdout).toContain('struck price (G1), called a promotion (G4)')
  })

  test('recompute, show beforehand what would move, and explain the whole sum', async () => {
    const env = { AFFICHE_DATABASE_URL: world.test.url }
    world.clock.set(Date.parse('2026-11-28T10:00:00Z'))
    const today = Math.floor(world.clock.now() / DAY)
    const start = new Date((today + 3) * DAY).toISOString().slice(0, 10)
    await world.test.database.query("update settings set value = '20000' where name = 'trendDay'")
    await world.take(await world.partner('Now'), 'now', [
      concert('9', { name: 'Tonight', start: `${start}T20:00` }),
    ])
    await lookedUp('Tonight', today, 12)
    const { id } = await event('Tonight')
    const dry = await afficheJsonAt(world.clock, env, 'trends', 'recompute', '--dry-run')
    expect(dry).toMatchObject({
      dryRun: true,
      moved: 1,
      moves: [{ id, name: 'Tonight', from: 0, to: 50 }],
    })
    expect((await event('Tonight')).trendingScore).toBe(0)
    const done = await afficheJsonAt(world.clock, env, 'trends', 'recompute')
    const { length: events } = await world.events()
    expect(done).toMatchObject({
      dryRun: false,
      again: false,
      events,
      used: 1,
      changed: 1,
      moved: 1,
    })
    const { stdout: again } = await afficheAt(world.clock, env, 'trends', 'recompute')
    const day = new Date(today * DAY).toISOString().slice(0, 10)
    expect(again).toContain(
      `Trending scores for ${day} (UTC), for which they had been computed before`,
    )
    expect(again).toMatch(
      new RegExp(`events in all +${events}\\nof these looked up by clients +1\\n`),
    )
    expect(again).toMatch(/show another score now +0\n/)
    expect((await event('Tonight')).trendingScore).toBe(50)
    const three: unknown = expect.closeTo(3, 9)
    const told = await afficheJsonAt<{ events: { trend: unknown }[] }>(
      world.clock,
      env,
      'explain',
      String(id),
    )
    expect(told.events[0]!.trend).toMatchObject({
      score: 50,
      shown: 50,
      interest: 0.5,
      proximity: 1,
      availability: 1,
      grades: 1,
      signals: [
        { signal: 'engagement', value: three, weight: 1, points: three, share: 1 },
        { signal: 'otherPartners', value: 0, weight: 0.5, points: 0, share: 0 },
        { signal: 'popularHeadliner', value: 0, weight: 1, points: 0, share: 0 },
        { signal: 'goodDeal', value: 0, weight: 0.3, points: 0, share: 0 },
      ],
    })
    const { stdout } = await afficheAt(world.clock, env, 'explain', String(id))
    expect(stdout).toMatch(/lookups by clients +3 +1 +3 +100 %/)
    expect(stdout).toContain('100 × 0.5 interest')
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import { judgeAbsences } from '../../src/ingestion/hygiene/judge-absences.ts'
import type { Progress } from '../../src/ingestion/context.ts'
import { seenListings } from '../../src/ingestion/reading/seen-listings.ts'
import { runFeed } from '../../src/ingestion/run-feed.ts'
import { releaseFeed } from '../../src/storage/feeds.ts'
import { listRuns, startRun } from '../../src/storage/runs.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue, Given } from '../support/feed-world.ts'

const HOUR = 3_600_000

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

async function event(name: string) {
  return (await world.events()).find((one) => one.name === name)!
}

/** Fragments of the events whose names begin so. */
async function shown(name: string): Promise<[number, string][]> {
  return [...(await world.fragments())].filter(([, text]) => text.includes(`"name":"${name}`))
}

async function listingsOf(externalId: string): Promise<{ readonly id: number }[]> {
  const text = 'select id from listings where external_id = $1'
  const { rows } = await world.test.database.query<{ id: number }>({ text, values: [externalId] })
  return rows
}

function linesOf(listings: readonly NativeListing[]): string {
  return listings.map((listing) => `${JSON.stringify(listing)}\n`).join('')
}

function season(prefix: string, count: number): NativeListing[] {
  return Array.from({ length: count }, (_, index) =>
    concert(`${prefix}-${index}`, {
      name: `${prefix} ${index}`,
      start: `2027-02-${String((index % 28) + 1).padStart(2, '0')}T20:00`,
    }),
  )
}

describe('a listing that is no longer in a complete feed', () => {
  test('is withdrawn by the second run twelve hours on, never cancelled, and comes back whole', async () => {
    const partner = await world.partner('Vanish')
    const [stays, goes] = [concert('V-1', { name: 'Stays' }), concert('V-2', { name: 'Goes' })]
    const feed = await world.give(partner, 'vanish', [stays, goes])
    await world.run(feed)
    const before = await event('Goes')

    world.clock.advance(HOUR)
    const firstMissed = new Date(world.clock.now()).toISOString()
    expect(await world.take(partner, 'vanish', [stays])).toMatchObject({ withdrawn: 0 })
    world.clock.advance(HOUR)
    expect(await world.run(feed)).toMatchObject({ withdrawn: 0 })
    expect((await event('Goes')).notAvailableAt).toBeNull()

    world.clock.advance(12 * HOUR)
    expect(await world.run(feed)).toMatchObject({ state: 'succeeded', withdrawn: 1 })
    const gone = await event('Goes')
    expect(gone).toMatchObject({
      id: before.id,
      createdAt: before.createdAt,
      notAvailableAt: firstMissed,
      cancelledAt: null,
    })
    expect(gone.sources[0]).toMatchObject({
      isBookable: false,
      availableDates: [],
      notAvailableAt: firstMissed,
    })
    expect(await world.run(feed)).toMatchObject({ withdrawn: 0, unchanged: 1 })

    world.clock.advance(HOUR)
    expect(await world.take(partner, 'vanish', [stays, goes])).toMatchObject({ updated: 1 })
    expect(await event('Goes')).toMatchObject({
      id: before.id,
      createdAt: before.createdAt,
      notAvailableAt: null,
    })
  })

  test('is told as missing, and from when on it goes, by every run that looks for it', async () => {
    const partner = await world.partner('Told')
    const all = season('Told', 4)
    expect(await world.take(partner, 'told', all)).toMatchObject({ missing: 0, missingDueAt: null })
    const missed = world.clock.now() + HOUR
    world.clock.advance(HOUR)
    const told = { missing: 1, missingDueAt: missed + 12 * HOUR, withdrawn: 0 }
    expect(await world.take(partner, 'told', all.slice(1))).toMatchObject(told)
    world.clock.advance(11 * HOUR)
    expect(await world.take(partner, 'told', all.slice(2))).toMatchObject({ ...told, missing: 2 })
    // What cannot be read to its end says nothing of what it lacks.
    const cut = `${JSON.stringify(all[2])}\n{"id":"Told-`
    expect(await world.take(partner, 'told', cut)).toMatchObject({ missing: null })
    world.clock.advance(HOUR)
    const second = { missing: 1, missingDueAt: missed + 23 * HOUR, withdrawn: 1 }
    expect(await world.take(partner, 'told', all.slice(2))).toMatchObject(second)
    const [kept] = await listRuns(world.test.database, (await world.give(partner, 'told', all)).id)
    expect(kept).toMatchObject(second)
    expect(await world.take(partner, 'told', all)).toMatchObject({ missing: 0, withdrawn: 0 })
    const more = { complete: false }
    expect(await world.take(partner, 'told in part', all, more)).toMatchObject({ missing: null })
  })

  test('is forgiven when it was only missing once', async () => {
    const partner = await world.partner('Hiccup')
    const [stays, blinks] = [concert('B-1', { name: 'Steady' }), concert('B-2', { name: 'Blinks' })]
    const feed = await world.give(partner, 'hiccup', [stays, blinks])
    await world.run(feed)
    const { updatedAt } = await event('Blinks')
    await world.take(partner, 'hiccup', [stays])
    world.clock.advance(13 * HOUR)
    await world.take(partner, 'hiccup', [stays, blinks])
    world.clock.advance(HOUR)
    await world.take(partner, 'hiccup', [stays])
    expect(await event('Blinks')).toMatchObject({ notAvailableAt: null, updatedAt })
  })

  test('is history when it is past', async () => {
    const partner = await world.partner('Past')
    const [past, next] = [
      concert('P-1', { name: 'Was', start: '2026-11-20T20:00' }),
      concert('P-2', { name: 'Will be' }),
    ]
    const feed = await world.give(partner, 'past', [past, next])
    await world.run(feed)
    await world.give(partner, 'past', [next])
    for (let runs = 0; runs < 3; runs += 1) {
      world.clock.advance(13 * HOUR)
      expect(await world.run(feed)).toMatchObject({ withdrawn: 0 })
    }
    expect((await event('Was')).notAvailableAt).toBeNull()
  })

  test('is counted with the run as soon as it is withdrawn, whether or not that run ends', async () => {
    const partner = await world.partner('Unended')
    const feed = await world.give(partner, 'unended', [concert('U-1'), concert('U-2')])
    await world.run(feed)
    await world.give(partner, 'unended', [concert('U-2')])
    await world.run(feed)
    world.clock.advance(13 * HOUR)
    const { database } = world.context
    const startedAt = world.clock.now()
    const runId = await startRun(database, feed.id, startedAt)
    const seen = seenListings()
    for (const { id } of await listingsOf('U-2')) seen.add(id)
    let withdrawn = 0
    const withdrew = (count: number) => (withdrawn += count)
    await judgeAbsences(world.context, {
      runId,
      feed,
      withdrew,
      startedAt,
      seen,
      read: 1,
      released: false,
    })
    expect(withdrawn).toBe(1)
    expect((await listRuns(database, feed.id))[0]).toMatchObject({ state: 'running', withdrawn })
  })

  test('of another feed or partner is not meant', async () => {
    const partner = await world.partner('Own')
    const other = await world.partner('Foreign')
    await world.take(other, 'foreign', [concert('F-1', { name: 'Foreign' })])
    const feed = await world.give(partner, 'own', [concert('O-1', { name: 'Own' })])
    await world.run(feed)
    for (let runs = 0; runs < 3; runs += 1) {
      world.clock.advance(13 * HOUR)
      await world.run(feed)
    }
    expect((await event('Foreign')).notAvailableAt).toBeNull()
  })

  test('is not judged by a feed that is not complete', async () => {
    const partner = await world.partner('Partial')
    const feed = await world.give(partner, 'partial', [concert('Q-1', { name: 'Quiet' })], {
      complete: false,
    })
    await world.run(feed)
    await world.give(partner, 'partial', [concert('Q-2', { name: 'Louder' })])
    for (let runs = 0; runs < 3; runs += 1) {
      world.clock.advance(13 * HOUR)
      await world.run(feed)
    }
    expect((await event('Quiet')).notAvailableAt).toBeNull()
  })
})

describe('the silence of a feed', () => {
  test('means nothing beyond the days that it covers', async () => {
    const partner = await world.partner('Covers')
    const [stays, soon, later] = [
      concert('C-1', { name: 'Covers stays' }),
      concert('C-2', { name: 'Covers soon', start: '2027-01-10T20:00' }),
      concert('C-3', { name: 'Covers later', start: '2027-09-10T20:00' }),
    ]
    const more = { options: { coversDays: '90' } }
    await world.take(partner, 'covers', [stays, soon, later], more)
    for (let runs = 0; runs < 3; runs += 1) {
      world.clock.advance(13 * HOUR)
      await world.take(partner, 'covers', [stays], more)
    }
    expect((await event('Covers soon')).notAvailableAt).not.toBeNull()
    expect((await event('Covers later')).notAvailableAt).toBeNull()
  })

  test.each([
    ['12 hours where nobody says otherwise', {}, [11, 2], [0, 1]],
    ['as long as the operator says', { missingHours: '2' }, [1, 1], [0, 1]],
    ['no time, but a second read', { missingHours: '0' }, [0, 0], [1, 0]],
    ['of any day where it covers 0 days, which says nothing', { coversDays: '0' }, [12, 1], [1, 0]],
  ])('is waited for: %s', async (name, options: Record<string, string>, hours, withdrawn) => {
    const partner = await world.partner(name)
    const [stays, goes] = [concert('W-1', { name: `Stays ${name}` }), concert('W-2', { name })]
    await world.take(partner, name.slice(0, 20), [stays, goes], { options })
    const read = () => world.take(partner, name.slice(0, 20), [stays], { options })
    expect((await read()).withdrawn).toBe(0)
    for (const [index, passed] of hours.entries()) {
      world.clock.advance(passed * HOUR)
      expect((await read()).withdrawn).toBe(withdrawn[index])
    }
  })

  test('means nothing where a record does not tell its id, unless it never did', async () => {
    const partner = await world.partner('Nameless')
    const [stays, goes] = [concert('N-1', { name: 'Told' }), concert('N-2', { name: 'Untold' })]
    const { id: _, ...nameless } = goes
    await world.take(partner, 'nameless', [stays, goes])
    world.clock.advance(13 * HOUR)
    const first = await world.take(partner, 'nameless', [stays, nameless])
    expect(first).toMatchObject({ state: 'partial', withdrawn: 0 })
    expect(first.warnings.join()).toContain('do not tell their id')
    // Now it is the feed's own junk: two more reads in a row, and what it lacks is gone.
    const withdrawn: number[] = []
    for (let runs = 0; runs < 2; runs += 1) {
      world.clock.advance(13 * HOUR)
      withdrawn.push((await world.take(partner, 'nameless', [stays, nameless])).withdrawn)
    }
    expect(withdrawn).toEqual([0, 1])
  })
})

describe('the brake', () => {
  test('holds the run when a large part vanishes, and lets go when the operator says so', async () => {
    const partner = await world.partner('Brake')
    const all = season('Brake', 60)
    const feed = await world.give(partner, 'brake', all)
    await world.run(feed)
    await world.give(partner, 'brake', all.slice(0, 30))
    for (let runs = 0; runs < 3; runs += 1) {
      world.clock.advance(13 * HOUR)
      const held = await world.run(feed)
      expect(held).toMatchObject({ state: 'held', withdrawn: 0, unchanged: 30 })
      expect(held.warnings.join()).toContain('affiche feed release brake')
    }
    expect((await event('Brake 50')).notAvailableAt).toBeNull()
    await releaseFeed(world.test.database, feed.id)
    const told: Progress[] = []
    const context = { ...world.context, progress: (one: Progress) => void told.push(one) }
    expect(await runFeed(context, feed)).toMatchObject({ state: 'succeeded', withdrawn: 30 })
    expect(told).toContainEqual({ feed: 'brake', step: 'withdrawing', read: 30 })
    expect((await event('Brake 50')).notAvailableAt).not.toBeNull()
    expect((await event('Brake 5')).notAvailableAt).toBeNull()
  })

  test.each<[string, (all: readonly NativeListing[]) => readonly NativeListing[]]>([
    ['nothing is left', () => []],
    ['half is left', (all) => all.slice(0, 30)],
    [
      'half is left, and other shows came',
      (all) => [...all.slice(0, 30), ...season('Other', 10).map((one) => ({ ...one, place: {} }))],
    ],
  ])('leaves what is missing as it is, and it comes back unchanged: %s', async (name, left) => {
    const partner = await world.partner(name)
    const feed = name.replaceAll(' ', '')
    const all = season(`Night ${name}`, 60)
    await world.take(partner, feed, all)
    for (let nights = 0; nights < 2; nights += 1) {
      const kept = left(all)
      const missing = 60 - kept.filter((one) => all.includes(one)).length
      const before = await shown(`Night ${name}`)
      world.clock.advance(7 * HOUR)
      const given = kept.length === 0 ? '[]' : kept
      expect(await world.take(partner, feed, given)).toMatchObject({ state: 'held', missing })
      expect(await shown(`Night ${name}`)).toEqual(before)
      world.clock.advance(HOUR)
      expect(await world.take(partner, feed, all)).toMatchObject({ updated: 0, unchanged: 60 })
      expect(await shown(`Night ${name}`)).toEqual(before)
    }
  })

  test.each<[string, (all: readonly NativeListing[]) => Given | null, number]>([
    ['which it confirms', () => null, 30],
    ['not what was there meanwhile', (all) => all, 0],
    ['nor what a read that broke off has found', (all) => `${linesOf(all)}{"id":"`, 0],
    ['but what such a read did not find', (all) => `${linesOf(all.slice(0, 40))}{"id":"`, 20],
  ])('lets a release take what was missing before: %s', async (name, meanwhile, withdrawn) => {
    const partner = await world.partner(`Held ${name}`)
    const given = `held${name.replaceAll(' ', '')}`
    const all = season(`Held ${name}`, 60)
    const feed = await world.give(partner, given, all)
    await world.run(feed)
    world.clock.advance(HOUR)
    expect(await world.take(partner, given, all.slice(0, 30))).toMatchObject({ state: 'held' })
    world.clock.advance(HOUR)
    const between = meanwhile(all)
    if (between !== null) expect((await world.take(partner, given, between)).withdrawn).toBe(0)
    await releaseFeed(world.test.database, feed.id)
    world.clock.advance(HOUR)
    const report = await world.take(partner, given, all.slice(0, 30))
    expect(report).toMatchObject({ withdrawn, missing: 30 - withdrawn })
  })

  test('lets a release take nothing that a run has found which was stopped', async () => {
    const partner = await world.partner('Found')
    const [first, ...rest] = season('Found', 60)
    const feed = await world.give(partner, 'found', [first!, ...rest])
    await world.run(feed)
    world.clock.advance(HOUR)
    const left = [first!, ...rest.slice(0, 29)]
    expect(await world.take(partner, 'found', left)).toMatchObject({ state: 'held', missing: 30 })
    world.clock.advance(HOUR)
    await world.give(partner, 'found', [{ ...first!, description: 'Brought forward.' }, ...rest])
    const stop = new AbortController()
    const progress = ({ step }: Progress) => (step === 'reading' ? stop.abort() : undefined)
    const stopped = await runFeed({ ...world.context, stop: stop.signal, progress }, feed)
    expect(stopped.state).toBe('interrupted')
    await releaseFeed(world.test.database, feed.id)
    world.clock.advance(HOUR)
    const report = await world.take(partner, 'found', left)
    expect(report).toMatchObject({ withdrawn: 0, missing: 30 })
  })

  test('stays lifted until a run has looked for what is gone', async () => {
    const partner = await world.partner('Unjudged')
    const all = season('Unjudged', 60)
    const feed = await world.give(partner, 'unjudged', all)
    await world.run(feed)
    const left = all.slice(0, 30)
    world.clock.advance(13 * HOUR)
    expect(await world.take(partner, 'unjudged', left)).toMatchObject({ state: 'held' })
    await releaseFeed(world.test.database, feed.id)
    const { id: _, ...nameless } = all[0]!
    world.clock.advance(HOUR)
    expect(await world.take(partner, 'unjudged', [...left, nameless])).toMatchObject({
      state: 'partial',
      missing: null,
    })
    world.clock.advance(HOUR)
    expect(await world.take(partner, 'unjudged', left)).toMatchObject({ withdrawn: 30 })
  })

  test('holds when everything is other than it was, however much that is', async () => {
    const partner = await world.partner('Swapped')
    await world.take(partner, 'swapped', season('Former', 24))
    world.clock.advance(13 * HOUR)
    const report = await world.take(partner, 'swapped', season('Latter', 90))
    expect(report).toMatchObject({ state: 'held', created: 90, withdrawn: 0 })
    expect(report.warnings.join()).toContain('24 of 24')
  })

  test('holds when the feed is empty all at once', async () => {
    const partner = await world.partner('Empty')
    const feed = await world.give(partner, 'empty', season('Empty', 12))
    await world.run(feed)
    await world.give(partner, 'empty', '[]')
    world.clock.advance(13 * HOUR)
    expect(await world.run(feed)).toMatchObject({ state: 'held', read: 0, withdrawn: 0 })
  })

  test('has nothing to say to a feed that was always empty', async () => {
    const feed = await world.give(await world.partner('Void'), 'void', '[]')
    expect(await world.run(feed)).toMatchObject({ state: 'succeeded', read: 0 })
    expect(await world.run(feed)).toMatchObject({ state: 'succeeded', read: 0 })
  })
})

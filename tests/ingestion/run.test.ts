import { rm, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Progress } from '../../src/ingestion/context.ts'
import { FeedBusy, runFeed } from '../../src/ingestion/run-feed.ts'
import { holdFeed } from '../../src/storage/catalogue-lock.ts'
import { listRuns, startRun } from '../../src/storage/runs.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

const MAPPING = JSON.stringify({ listing: { id: 'ref', name: 'title', start: 'day' } })

describe('a run', () => {
  test('makes one event a listing, with its place, performers, source and changes', async () => {
    const partner = await world.partner('Billets Nord')
    const report = await world.take(partner, 'first', [
      concert('A-1', { performers: [{ name: 'Les Loutres' }] }),
      concert('A-2', { performers: [{ name: 'Les Loutres' }], start: '2026-12-21T20:00' }),
    ])
    expect(report).toMatchObject({
      state: 'succeeded',
      complete: true,
      read: 2,
      created: 2,
      updated: 0,
      unchanged: 0,
      withdrawn: 0,
      rejected: [],
      rejectedCount: 0,
      warnings: [],
    })
    const events = await world.events()
    expect(events.map((event) => event.name)).toEqual(['Les Loutres A-1', 'Les Loutres A-2'])
    expect(events[0]).toMatchObject({
      createdAt: '2026-11-27T12:00:00.000Z',
      updatedAt: '2026-11-27T12:00:00.000Z',
      place: { name: 'Salle Boréale' },
      performers: [{ name: 'Les Loutres' }],
      sources: [{ id: events[0]!.id, partner: { name: 'Billets Nord' }, lowestPrice: 25 }],
    })
    expect(events[0]!.place.id).toBe(events[1]!.place.id)
    expect(events[0]!.performers[0]!.id).toBe(events[1]!.performers[0]!.id)
    expect(await world.lastChange()).toBeGreaterThan(0)
  })

  test('tells what becomes no event, and why', async () => {
    const partner = await world.partner('Beside')
    const feed = await world.give(partner, 'beside', [
      concert('P-1'),
      concert('P-2', { name: 'Parking Les Loutres' }),
      concert('P-3', { name: 'Carte cadeau' }),
      concert('P-4', { name: 'Bon achat', kind: 'giftCard' }),
      concert('P-5', { status: 'draft' }),
    ])
    const report = await world.run(feed)
    expect(report).toMatchObject({ state: 'succeeded', read: 5, created: 4, leftOut: 1 })
    expect(report.warnings).toEqual([
      '1 listing left out: a draft',
      '1 new or changed listing becomes no event: parking',
      '2 new or changed listings become no event: a gift card',
    ])
    expect((await listRuns(world.test.database, feed.id))[0]).toMatchObject({ leftOut: 1 })
    const shown = (await world.events()).flatMap(({ sources }) => sources.map(({ link }) => link))
    expect(shown.filter((link) => link.includes('/P-'))).toEqual(['https://tickets.example/P-1'])
  })

  test('of a feed that did not change writes nothing', async () => {
    const feed = await world.give(await world.partner('Encore'), 'again', [concert('B-1')])
    await world.run(feed)
    const before = await world.fragments()
    const change = await world.lastChange()
    world.clock.advance(3_600_000)
    expect(await world.run(feed)).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
    expect(await world.fragments()).toEqual(before)
    expect(await world.lastChange()).toBe(change)
  })

  test('that reads the same bytes by other options says why listings count as changed', async () => {
    const partner = await world.partner('Otherwise')
    const all = [concert('O-1'), concert('O-2')]
    const feed = await world.give(partner, 'otherwise', all)
    await world.run(feed)
    const reread = await world.run({ ...feed, options: { country: 'FR' } })
    expect(reread).toMatchObject({ updated: 0, unchanged: 2, warnings: [] })
    const other = { ...feed, options: { family: 'otters' } }
    const changed = await world.run(other)
    expect(changed).toMatchObject({ updated: 2, unchanged: 0 })
    expect(changed.warnings.join()).toContain('read otherwise than by the run before')
    expect(await world.run(other)).toMatchObject({ updated: 0, unchanged: 2, warnings: [] })
  })

  test('of other bytes with the same meaning writes nothing that is seen', async () => {
    const partner = await world.partner('Reordered')
    const first = concert('R-1')
    await world.take(partner, 'reordered', [first])
    const change = await world.lastChange()
    const { name, ...rest } = first
    const report = await world.take(partner, 'reordered', [{ ...rest, name }])
    expect(report).toMatchObject({ updated: 0, unchanged: 1 })
    expect(await world.lastChange()).toBe(change)
  })

  test('rejects a bad record alone, and keeps what it holds of it', async () => {
    const partner = await world.partner('Careless')
    await world.take(partner, 'careless', [concert('C-1'), concert('C-2')])
    const { name: _, ...nameless } = concert('C-2')
    const lines = [concert('C-1', { name: 'Léa Mori' }), nameless]
    const report = await world.take(partner, 'careless', lines)
    expect(report).toMatchObject({
      state: 'partial',
      complete: true,
      read: 2,
      updated: 1,
      rejectedCount: 1,
      rejected: [{ line: 2, id: 'C-2' }],
    })
    const kept = await world.test.database.query<{ missing_runs: number }>(
      "select missing_runs from listings where external_id = 'C-2'",
    )
    expect(kept.rows).toEqual([{ missing_runs: 0 }])
  })

  test('tells what it rejected in the order of the lines, whatever is noticed first', async () => {
    const partner = await world.partner('Broken')
    const given = `{"id":"B-1"}\n{"id":"B-2","name":\n${JSON.stringify(concert('B-3'))}\n{"id":"B-4"}\n`
    const { rejected } = await world.take(partner, 'broken', given)
    expect(rejected.map(({ line }) => line)).toEqual([1, 2, 4])
  })

  test('tells how far it is while it goes on, and how long it took', async () => {
    const feed = await world.give(await world.partner('Slow'), 'slow', [concert('S-1')])
    const told: Progress[] = []
    const progress = (one: Progress) => {
      told.push(one)
      world.clock.advance(750)
    }
    const report = await runFeed({ ...world.context, progress }, feed)
    expect(told).toEqual([
      { feed: 'slow', step: 'fetching', read: 0 },
      // Of its bytes.
      {
        feed: 'slow',
        step: 'fetching',
        read: Buffer.byteLength(JSON.stringify(concert('S-1'))) + 1,
      },
      { feed: 'slow', step: 'reading', read: 1 },
    ])
    expect(report.seconds).toBe(2.25)
    const [kept] = await listRuns(world.test.database, feed.id)
    expect(kept).toMatchObject({ seconds: 2.25, state: 'succeeded' })
  })

  test('of a format that nobody reads is not begun', async () => {
    const feed = await world.give(await world.partner('Odd'), 'odd', [], { format: 'runes' })
    await expect(world.run(feed)).rejects.toThrow('there is no format runes')
    expect(await listRuns(world.test.database, feed.id)).toEqual([])
  })

  test('takes the last of two records with one id, and says so', async () => {
    const partner = await world.partner('Twice')
    const report = await world.take(partner, 'twice', [
      concert('T-1', { name: 'Early version' }),
      concert('T-1', { name: 'Late version' }),
    ])
    expect(report).toMatchObject({ read: 2, created: 1, updated: 1 })
    expect(report.warnings).toEqual(['the id T-1 comes more than once: the last one counts'])
    const names = (await world.events()).map((event) => event.name)
    expect(names).toContain('Late version')
    expect(names).not.toContain('Early version')
  })

  const undated = (name: string) => ({ id: 'X', name })
  test.each([
    ['all', [undated('a'), undated('b')], { created: 0, rejectedCount: 2 }],
    ['the last', [concert('X'), undated('a')], { created: 1, rejectedCount: 1 }],
    ['the first', [undated('a'), concert('X')], { created: 1, updated: 1 }],
  ])(
    'of records with one id of which %s are rejected, takes the last other',
    async (which, records, told) => {
      const report = await world.take(await world.partner(which), which, records)
      expect(report).toMatchObject({ read: 2, ...told })
    },
  )

  test('takes the last of two records with one id that lie far apart, also when that is what was held', async () => {
    const partner = await world.partner('There and back')
    const held = concert('V-1', { description: 'As it was.' })
    await world.take(partner, 'back', [held])
    const rejected = Array.from({ length: 600 }, (_, index) => ({ id: `V-none-${index}` }))
    const changed = { ...held, description: 'For a moment.' }
    const report = await world.take(partner, 'back', [changed, ...rejected, held])
    expect(report).toMatchObject({ read: 602, rejectedCount: 600 })
    const events = await world.events()
    expect(events.find((event) => event.name === held.name)?.description).toBe('As it was.')
  })

  test('writes together what a few records of many say, each as its last one says', async () => {
    const partner = await world.partner('Few of many')
    const held = ['W-1', 'W-2', 'W-3'].map((id) => concert(id, { description: 'As it was.' }))
    await world.take(partner, 'few', held)
    const rejected = Array.from({ length: 600 }, (_, index) => ({ id: `W-none-${index}` }))
    const others = held.map((one) => ({ ...one, description: 'Otherwise.' }))
    const records = [
      others.slice(0, 1),
      rejected,
      others.slice(1, 2),
      rejected,
      held.slice(0, 1),
      rejected,
      others.slice(1),
    ].flat()
    const report = await world.take(partner, 'few', records)
    expect(report).toMatchObject({ rejectedCount: 1800, created: 0 })
    const names = held.map((one) => one.name)
    const told = (await world.events()).filter((event) => names.includes(event.name))
    expect(told.map((event) => event.description)).toEqual([
      'As it was.',
      'Otherwise.',
      'Otherwise.',
    ])
  })

  test('fails, and leaves the catalogue alone, when the feed cannot be had', async () => {
    const feed = await world.give(await world.partner('Gone'), 'gone', [concert('G-1')])
    await world.run(feed)
    const before = await world.fragments()
    await rm(world.file('gone'))
    const report = await world.run(feed)
    expect(report).toMatchObject({ state: 'failed', complete: false, read: 0, withdrawn: 0 })
    expect(report.warnings).toHaveLength(1)
    expect(await world.fragments()).toEqual(before)
  })

  test('fails when the file is something else altogether', async () => {
    const feed = await world.give(await world.partner('Web'), 'web', [concert('W-1')])
    await world.run(feed)
    await writeFile(world.file('web'), '<!doctype html><title>Try again later</title>')
    expect(await world.run(feed)).toMatchObject({ state: 'failed', withdrawn: 0 })
  })

  test.each([
    ['native', '[]', 'There is no record in it.'],
    ['icalendar', 'BEGIN:VCALENDAR\nEND:VCALENDAR\n', 'There is no record in it.'],
    [
      'csv',
      'ref;title;day\n',
      'there is no row below the names of the columns; there are: ref, title, day',
    ],
  ])('of a feed of nothing says so: %s %j', async (format, text, told) => {
    const name = `Nothing ${format} ${text.length}`
    const more = { format, options: { mapping: MAPPING } }
    const report = await world.take(await world.partner(name), name, text, more)
    expect(report).toMatchObject({ state: 'succeeded', read: 0, warnings: [told] })
    const partial = await world.take(
      await world.partner(`${name} in part`),
      `${name} in part`,
      text,
      {
        ...more,
        complete: false,
      },
    )
    expect(partial.warnings.filter((one) => one.startsWith('There is no record'))).toEqual([])
  })

  test.each([
    ['otherFormat', 'icalendar', 'Try again later'],
    ['html', 'native', '<!doctype html><title>Try again later</title>'],
    ['noListing', 'native', '{"said":"try again later"}'],
    ['mapping', 'csv', 'title;day\nLes Loutres;2026-12-20'],
    ['mapping', 'xml', '<shows><show ref="1"/></shows>'],
    ['empty', 'csv', ' '],
  ] as const)('that fails says why by a code: %s, %s', async (failure, format, text) => {
    const name = `${failure} ${format}`
    const options = { mapping: MAPPING }
    const more = { format, options }
    const feed = await world.give(await world.partner(name), name, text, more)
    expect(await world.run(feed)).toMatchObject({ state: 'failed', failure })
    const [kept] = await listRuns(world.test.database, feed.id)
    expect(kept).toMatchObject({ failure })
  })

  test('is one at a time for a feed: a second caller is told so', async () => {
    const feed = await world.give(await world.partner('Busy'), 'busy', [concert('Y-1')])
    const hold = await holdFeed(world.test.database, feed.id)
    await expect(world.run(feed)).rejects.toThrow(FeedBusy)
    await hold?.release()
    expect(await world.run(feed)).toMatchObject({ state: 'succeeded' })
  })

  test('that was cut off is called interrupted by the next one', async () => {
    const feed = await world.give(await world.partner('Cut'), 'cut', [concert('K-1')])
    await startRun(world.test.database, feed.id, world.clock.now())
    await world.run(feed)
    const runs = await listRuns(world.test.database, feed.id)
    expect(runs.map((run) => run.state)).toEqual(['succeeded', 'interrupted'])
  })

  test('keeps the bytes as received, the same bytes once', async () => {
    const feed = await world.give(await world.partner('Raw'), 'raw', [concert('W-9')])
    await world.run(feed)
    await world.run(feed)
    const { rows } = await world.test.database.query<{ bodies: number; runs: number }>({
      text: `select count(distinct body_id) as bodies, count(*) as runs from run_bodies b join runs r on r.id = b.run_id
             where r.feed_id = $1`,
      values: [feed.id],
    })
    expect(rows).toEqual([{ bodies: 1, runs: 2 }])
  })
})

describe('a partial feed', () => {
  test('says nothing by its silence, and a stub changes only what it names', async () => {
    const partner = await world.partner('Delta')
    await world.take(
      partner,
      'delta',
      [
        concert('D-1', { name: 'Tulipe' }),
        concert('D-2', { name: 'Grêle', start: '2027-01-20T20:00' }),
      ],
      { complete: false },
    )
    const report = await world.take(partner, 'delta', [{ id: 'D-1', status: 'cancelled' }])
    expect(report).toMatchObject({ complete: false, read: 1, updated: 1, withdrawn: 0 })
    const [one, two] = (await world.events()).filter((event) =>
      event.sources.some((source) => source.partner.name === 'Delta'),
    )
    expect(one).toMatchObject({
      name: 'Tulipe',
      lowestPrice: 25,
      cancelledAt: new Date(world.clock.now()).toISOString(),
    })
    expect(two).toMatchObject({ cancelledAt: null, notAvailableAt: null })
  })
})

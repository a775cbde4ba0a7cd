import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseReviewer } from '../../src/ingestion/erasing/erase-reviewer.ts'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { holdFeed } from '../../src/storage/catalogue-lock.ts'
import { insertDecision } from '../../src/storage/decisions.ts'
import { listErasures } from '../../src/storage/erasures.ts'
import type { Partner } from '../../src/domain/partner.ts'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'
import { prepareDocuments } from '../support/prepare-documents.ts'
import { BOB, found, NAME, review, TEXT, ZOE } from '../support/reviews.ts'

describe('a reviewer', () => {
  let world: Catalogue
  let one: Partner
  let other: Partner
  beforeAll(async () => {
    world = await catalogue()
    one = await world.partner('One')
    other = await world.partner('Other')
    await importAll()
    // Nights, of which one is given up: what it last was is kept.
    const nights = [{ start: '2027-02-01T20:00' }, { start: '2027-02-02T20:00' }]
    await world.take(other, 'nights', [night(nights)])
    await world.take(other, 'nights', [night(nights.slice(1))])
    await world.test.database.query({
      text: `update runs set warnings = $1 where id = (select min(id) from runs)`,
      values: [
        JSON.stringify([`R-1: a review by ${NAME} is strange`, 'R-2: nor is zoe duval quintard’s']),
      ],
    })
    await insertDecision(world.test.database, {
      at: 0,
      by: 'me',
      why: `as ${NAME} says, ZOE DUVAL QUINTARD too`,
      revokes: null,
      what: {
        kind: 'pin',
        listing: `${one.id}:R-2`,
        field: 'description',
        value: `${NAME.toUpperCase()}: bien`,
        until: null,
      },
    })
    await rebuild(world.context)
    await prepareDocuments(world)
  })
  afterAll(async () => world.drop())

  const night = (sessions: { start: string }[]) => {
    const { start: _, ...timeless } = concert('N-1', { name: 'Nuits', sessions, reviews: [ZOE] })
    return timeless
  }

  async function importAll(more: NativeListing = {}) {
    const shown = { name: 'Le Grand Show', ...more }
    await world.take(one, 'one', [
      concert('R-1', { ...shown, reviews: [ZOE, BOB] }),
      concert('R-2', { reviews: [{ ...ZOE, author: 'ZOE DUVAL QUINTARD' }] }),
    ])
    // As some write JSON: in ASCII.
    const listing = JSON.stringify(concert('R-1', { ...shown, reviews: [ZOE] }))
    const ascii = listing.replace(
      /[^ -~]/gu,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    await world.take(other, 'other', `${ascii}\n`)
  }

  const erasing = {
    kind: 'reviewer',
    name: NAME,
    partnerId: null,
    by: 'me',
    why: `for ${NAME}`,
  } as const

  test('is looked for by --dry-run, which changes nothing', async () => {
    const before = await found(world, NAME, TEXT)
    expect(before).toEqual([
      'births',
      'decisions',
      'documents',
      'events',
      'listings',
      'raw_body_parts',
      'runs',
    ])
    const report = await eraseReviewer(world.context, { ...erasing, dryRun: true })
    expect(report).toMatchObject({
      id: null,
      listings: 5,
      reviews: 5,
      decisions: 1,
      runs: 1,
      bodies: 4,
    })
    expect(await found(world, NAME, TEXT)).toEqual(before)
    expect(await listErasures(world.test.database)).toEqual([])
  })

  test('that was cut off is kept away already, and is gone on with', async () => {
    const { database } = world.test
    const breaking = {
      ...database,
      transaction: () => Promise.reject(new Error('cut off')),
    } as typeof database
    await expect(
      eraseReviewer({ ...world.context, database: breaking }, { ...erasing, dryRun: false }),
    ).rejects.toThrow('cut off')
    expect(await listErasures(database)).toMatchObject([{ finishedAt: null }])
    expect(await found(world, NAME, TEXT)).toContain('raw_body_parts')
    await importAll({ description: 'Nouveau' })
    expect(await found(world, NAME, TEXT)).not.toContain('listings')
    expect(await found(world, NAME, TEXT)).not.toContain('events')
    expect(await eraseReviewer(world.context, { ...erasing, dryRun: false })).toMatchObject({
      again: true,
      bodies: 4,
    })
    expect(await listErasures(database)).toMatchObject([{ kind: 'reviewer', why: 'for [erased]' }])
  })

  test('is nowhere any more, nor after the next imports and a rebuild; others stay', async () => {
    const gone = [NAME, TEXT, 'Duval', 'DUVAL']
    expect(await found(world, ...gone)).toEqual([])
    for (const more of [
      { description: 'Nouveau' },
      { description: 'Encore', start: '2026-12-21T20:00' },
    ]) {
      await importAll(more)
      expect(await found(world, ...gone)).toEqual([])
    }
    await rebuild(world.context)
    await prepareDocuments(world)
    expect(await found(world, ...gone)).toEqual([])
    const show = (await world.events()).find((event) => event.name === 'Le Grand Show')!
    expect(show.commentaries.map(({ username }) => username)).toEqual(['Bob'])
    expect(show).toMatchObject({ averageGrade: 4, totalGrades: 1 })
    expect(await found(world, 'Bob')).toContain('listings')
  })

  test('waits for runs that began before: they do not know of it', async () => {
    const feed = await world.give(one, 'one', [concert('R-9')])
    const hold = await holdFeed(world.test.database, feed.id)
    const steps: string[] = []
    const context: typeof world.context = {
      ...world.context,
      progress: ({ step, feed: name }) => {
        steps.push(`${step} ${name}`)
        void hold?.release()
      },
    }
    await eraseReviewer(context, { ...erasing, name: 'Somebody Else', dryRun: false })
    expect(steps).toEqual(['waiting one'])
  })

  test('of one partner alone stays with the others, now and at their next run', async () => {
    const told = (id: string, name: string) =>
      concert(id, {
        name,
        start: `2027-08-0${id.at(-1)}T20:00`,
        reviews: [review('Lia Part', 'Bien', 4)],
      })
    await world.take(one, 'part-one', [told('P-1', 'Solo Un')])
    await world.take(other, 'part-other', [told('P-2', 'Solo Mer')])
    await eraseReviewer(world.context, {
      ...erasing,
      name: 'Lia Part',
      partnerId: other.id,
      dryRun: false,
    })
    await world.take(one, 'part-one', [told('P-1', 'Solo Un'), told('P-3', 'Solo Arbre')])
    await world.take(other, 'part-other', [told('P-2', 'Solo Mer'), told('P-4', 'Solo Nuage')])
    const reviewers = (await world.events())
      .filter(({ name }) => name.startsWith('Solo '))
      .map(({ name, commentaries }) =>
        [name, ...commentaries.map(({ username }) => username)].join(': '),
      )
    expect(reviewers.toSorted()).toEqual([
      'Solo Arbre: Lia Part',
      'Solo Mer',
      'Solo Nuage',
      'Solo Un: Lia Part',
    ])
  })

  test('does not put back what a run wrote of a listing meanwhile', async () => {
    const told = (name: string) =>
      concert('M-1', { name, reviews: [review('Mona Liss', 'Bof', 3)] })
    await world.take(other, 'meanwhile', [told('Avant')])
    const { database } = world.test
    let isRun = false
    const query = async <Row>(statement: Parameters<typeof database.query>[0]) => {
      const answer = await database.query<Row>(statement)
      const text = typeof statement === 'string' ? statement : statement.text
      if (!isRun && text.includes('data as listing from listings')) {
        isRun = true
        await world.take(other, 'meanwhile', [told('Après')])
      }
      return answer
    }
    const context = { ...world.context, database: { ...database, query } }
    await eraseReviewer(context, {
      kind: 'reviewer',
      name: 'Mona Liss',
      partnerId: other.id,
      by: 'me',
      why: '',
      dryRun: false,
    })
    expect(isRun).toBe(true)
    expect((await world.events()).map(({ name }) => name)).toContain('Après')
    const { rows } = await database.query<{ name: string; reviews: unknown[] }>(
      `select data ->> 'name' as name, data -> 'reviews' as reviews from listings where external_id = 'M-1'`,
    )
    expect(rows).toEqual([{ name: 'Après', reviews: [] }])
  })

  test('leaves the bytes of feeds in which nothing of it stands', async () => {
    const stored = async () => {
      const { rows } = await world.test.database.query<{ count: number }>(
        'select count(*) as count from raw_bodies where withheld_at is null',
      )
      return rows[0]!.count
    }
    const before = await stored()
    await world.take(other, 'clean', [concert('C-1', { reviews: [BOB] })])
    expect(await stored()).toBe(before + 1)
  })
})

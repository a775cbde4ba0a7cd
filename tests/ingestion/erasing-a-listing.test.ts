import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide } from '../../src/ingestion/decisions/decide.ts'
import { eraseListing } from '../../src/ingestion/erasing/erase-listing.ts'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { listDecisions } from '../../src/storage/decisions.ts'
import type { Partner } from '../../src/domain/partner.ts'
import { afficheAt, afficheJsonAt } from '../support/command-line.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'
import { prepareDocuments } from '../support/prepare-documents.ts'
import { BOB, found, NAME, ZOE } from '../support/reviews.ts'

describe('a listing', () => {
  let world: Catalogue
  let one: Partner
  let other: Partner
  beforeAll(async () => {
    world = await catalogue()
    one = await world.partner('One')
    other = await world.partner('Other')
    await importAll()
    await prepareDocuments(world)
  })
  afterAll(async () => world.drop())

  const words = {
    description: 'Récit de Xylophène',
    url: 'https://x.example/xylophene-7',
    image: { url: 'https://x.example/xylophene.jpg' },
  }
  async function importAll() {
    await world.take(one, 'one', [
      concert('X-77', { name: 'Le Duo', ...words }),
      concert('X-78', { name: 'Xylophène seule', ...words }),
    ])
    await world.take(other, 'other', [concert('X-77', { name: 'Le Duo' })])
  }

  const erasing = { kind: 'listing', by: 'me', why: '', dryRun: false } as const
  const event = async (name: string) => (await world.events()).find((one) => one.name === name)

  test('leaves its event to other sellers, and its numbers lead there', async () => {
    const before = (await event('Le Duo'))!
    expect(before.sources).toHaveLength(2)
    const erased = before.sources.find(({ link }) => link === words.url)!.id
    const change = await world.lastChange()
    const report = await eraseListing(world.context, {
      ...erasing,
      name: 'X-77',
      partnerId: one.id,
    })
    expect(report).toMatchObject({
      listings: 1,
      events: 1,
      performers: 0,
      leads: [{ event: before.id, to: (await event('Le Duo'))!.id }],
    })
    const after = (await event('Le Duo'))!
    expect(after.sources.map(({ partner }) => partner.name)).toEqual(['Other'])
    expect(await world.leadsTo(erased)).toBe(after.id)
    expect(await world.leadsTo(before.id)).toBe(after.id)
    const env = { AFFICHE_DATABASE_URL: world.test.url }
    for (const number of [erased, before.id]) {
      const told = await afficheJsonAt<{ events: { asked: number; id: number }[] }>(
        world.clock,
        env,
        'explain',
        `${number}`,
      )
      expect(told.events).toMatchObject([{ asked: number, id: after.id }])
    }
    expect(await world.lastChange()).toBeGreaterThan(change)
  })

  test('that nobody else has goes with its event and its performers', async () => {
    const before = (await event('Xylophène seule'))!
    const fragments = await world.fragments()
    const looked = await eraseListing(world.context, {
      ...erasing,
      dryRun: true,
      name: 'X-78',
      partnerId: one.id,
    })
    expect(looked).toMatchObject({
      id: null,
      listings: 1,
      events: 1,
      performers: 1,
      leads: [{ event: before.id, to: null }],
    })
    expect(await world.fragments()).toEqual(fragments)
    const report = await eraseListing(world.context, {
      ...erasing,
      name: 'X-78',
      partnerId: one.id,
    })
    expect(report).toMatchObject({ listings: 1, performers: 1 })
    expect(await event('Xylophène seule')).toBeUndefined()
    const asked = await afficheAt(
      world.clock,
      { AFFICHE_DATABASE_URL: world.test.url },
      'explain',
      `${before.id}`,
    )
    expect(asked).toMatchObject({ exitCode: 1 })
    expect(asked.stderr).toContain(`there is no event ${before.id}`)
    const { rows } = await world.test.database.query({
      text: `select kind, subject_id as id, deleted, replaced_by from changes
             where deleted and subject_id = any($1) order by kind`,
      values: [[before.id, before.performers[0]!.id]],
    })
    expect(rows).toMatchObject([
      { kind: 1, id: before.id, deleted: true, replaced_by: null },
      { kind: 2, id: before.performers[0]!.id, deleted: true },
    ])
  })

  test('is nowhere any more, nor after the next imports and a rebuild; another partner’s of that id stays', async () => {
    const gone = ['Xylophène', 'xylophene', 'X-78']
    expect(await found(world, ...gone)).toEqual([])
    await importAll()
    expect(await found(world, ...gone)).toEqual([])
    const report = await world.take(one, 'one', [
      concert('X-77', { name: 'Xylophène encore' }),
      concert('X-79', { name: 'Une autre' }),
    ])
    expect(report).toMatchObject({ state: 'succeeded', read: 2, created: 1 })
    expect(report.warnings).toEqual(['1 listing left out: erased for good'])
    const before = await world.fragments()
    await rebuild(world.context)
    expect(await world.fragments()).toEqual(before)
    expect(await found(world, ...gone)).toEqual([])
    expect((await event('Le Duo'))!.sources).toHaveLength(1)
  })

  test('comes back when its erasure is lifted', async () => {
    const env = { AFFICHE_DATABASE_URL: world.test.url }
    const all = await afficheJsonAt<{ id: number; state: string; partner: string }[]>(
      world.clock,
      env,
      'erase',
      'list',
    )
    expect(all.map(({ state, partner }) => [state, partner])).toEqual([
      ['in force', 'One'],
      ['in force', 'One'],
    ])
    await afficheJsonAt(world.clock, env, 'erase', 'lift', String(all[0]!.id))
    await importAll()
    expect(await event('Xylophène seule')).toBeDefined()
    expect((await event('Le Duo'))!.sources).toHaveLength(1)
    const again = await afficheAt(world.clock, env, 'erase', 'lift', String(all[0]!.id))
    expect(again.exitCode).toBe(1)
  })

  test('and a reviewer are erased from the command line', async () => {
    const env = { AFFICHE_DATABASE_URL: world.test.url }
    await world.take(other, 'reviewed', [concert('Q-123', { reviews: [ZOE] })])
    expect(
      await afficheJsonAt(
        world.clock,
        env,
        'erase',
        'reviewer',
        NAME,
        '--partner',
        'Other',
        '--dry-run',
      ),
    ).toMatchObject({ dryRun: true, reviews: 1, id: null })
    expect(
      await afficheJsonAt(world.clock, env, 'erase', 'reviewer', NAME, '--partner', 'Other'),
    ).toMatchObject({
      reviews: 1,
      bodies: 1,
    })
    // What else tells the name is for a person to look at.
    await world.take(other, 'told', [
      concert('Q-200', {
        name: 'Bal',
        description: `Avec ZOE duval quintard, de Lyon`,
        reviews: [BOB],
      }),
    ])
    const looked = await afficheAt(world.clock, env, 'erase', 'reviewer', NAME, '--dry-run')
    expect(looked.stdout).toMatch(/beside reviews in 1 listing, which was left/)
    expect(looked.stdout).toMatch(/Other +Q-200 +\d+ +description/)
    expect(
      await afficheJsonAt(world.clock, env, 'erase', 'reviewer', NAME, '--dry-run'),
    ).toMatchObject({
      remains: { listings: 1, first: [{ listing: 'Q-200', fields: ['description'] }] },
    })
    const slip = await afficheAt(
      world.clock,
      env,
      'erase',
      'listing',
      'Other',
      'Q-132',
      '--dry-run',
    )
    expect(slip.stdout).toContain('Would go: nothing.')
    expect(slip.stdout).toContain('Nothing of it is there: check how it is written (')
    expect(
      await afficheJsonAt(world.clock, env, 'erase', 'listing', 'Other', 'Q-123'),
    ).toMatchObject({
      listings: 1,
    })
    expect(await found(world, 'Q-123')).toEqual([])
    const { stdout } = await afficheAt(world.clock, env, 'erase', 'list')
    expect(stdout).toMatch(/listing +Other +in force +1 listing, 1 performer /)
    expect(stdout).toMatch(/reviewer +Other +in force +1 review, 1 listing, 1 stored body of feeds/)
  })

  test('that is no show goes as well', async () => {
    const env = { AFFICHE_DATABASE_URL: world.test.url }
    const parking = concert('P-777', {
      name: 'Parking - Les Loutres',
      url: 'https://x.example/P-777',
    })
    await world.take(one, 'parking', [parking])
    expect(await afficheJsonAt(world.clock, env, 'erase', 'listing', 'One', 'P-777')).toMatchObject(
      {
        listings: 1,
        events: 0,
        leads: [],
      },
    )
    expect(await found(world, 'P-777')).toEqual([])
  })

  test('is told with the other ids by which its seller tells of the same show', async () => {
    const env = { AFFICHE_DATABASE_URL: world.test.url }
    const show = (id: string, start: string) => concert(id, { name: `Le Double ${id}`, start })
    await world.take(one, 'double', [
      show('D-101', '2027-04-01T20:00'),
      show('D-102', '2027-04-01T21:00'),
    ])
    const [a, b] = (await world.events()).filter(({ name }) => name.startsWith('Le Double'))
    await afficheJsonAt(world.clock, env, 'merge', `${a!.id}`, `${b!.id}`)
    const { stdout } = await afficheAt(world.clock, env, 'erase', 'listing', 'One', 'D-102')
    expect(stdout).toContain(
      `Its seller tells of event ${a!.id} by other ids as well: D-101. Erase these, too, if they are meant.`,
    )
  })

  test('leaves what was decided of a listing whose id only begins alike', async () => {
    const key = (id: string) => `${one.id}:${id}`
    const listings = [key('X-9'), key('X-90'), `${key('X-9')}@1765000000000`]
    const body = async () => ({ what: { kind: 'mustLink' as const, listings }, typed: [] })
    await decide(world.context, { by: 'me', why: '', revokes: null, body })
    const erasure = { ...erasing, name: 'X-9', partnerId: one.id }
    const { id, decisions } = await eraseListing(world.context, erasure)
    expect(decisions).toBe(1)
    const [last] = (await listDecisions(world.test.database)).slice(-1)
    const nameless = key(`erased-${id}`)
    expect(last!.what).toMatchObject({
      listings: [nameless, key('X-90'), `${nameless}@1765000000000`],
    })
  })
})

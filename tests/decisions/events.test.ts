import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import type { Partner } from '../../src/domain/partner.ts'
import { concert } from '../support/feed-world.ts'
import { operatorWorld } from '../support/operator.ts'
import type { OperatorWorld } from '../support/operator.ts'

let world: OperatorWorld
let [north, south, east]: Partner[] = []
beforeAll(async () => {
  world = await operatorWorld()
  north = await world.partner('North')
  south = await world.partner('South Tickets')
  east = await world.partner('East')
})
afterAll(async () => world.drop())

/** Feeds tell news only, so that each test adds its own. */
const tell = (partner: Partner | undefined, ...listings: NativeListing[]) =>
  world.take(partner!, `feed of ${partner!.name}`, listings, { complete: false })

const key = (partner: Partner | undefined, id: string) => `${partner!.id}:${id}`

describe('merge', () => {
  test('makes two events one, both numbers lead to the smaller, and revoke gives them back', async () => {
    await tell(north, concert('m1', { name: 'Orage' }))
    await tell(south, concert('m2', { name: 'Tempête', start: '2026-12-20T21:00' }))
    const [one, two] = [...(await world.named('Orage')), ...(await world.named('Tempête'))]
    const made = await world.decide('merge', `${two}`, `${one}`, '--why', 'one show', '--by', 'Ada')
    expect(made.events.map(({ id, replacedBy }) => [id, replacedBy])).toEqual([
      [one, null],
      [two, one],
    ])
    expect(made.events[0]?.changed).toContain('sources')
    expect(made.events[0]?.after?.sources.map((source) => source.listing).toSorted()).toEqual([
      key(north, 'm1'),
      key(south, 'm2'),
    ])
    expect(await world.leadsTo(two!)).toBe(one)
    const [log] = await world.json<object[]>('decisions')
    expect(log).toMatchObject({ id: made.decision, by: 'Ada', why: 'one show', state: 'stands' })

    const back = await world.decide('revoke', `${made.decision}`)
    expect(back.events.map(({ id, before }) => [id, before !== null])).toEqual([
      [one, true],
      [two, false],
    ])
    expect(await world.leadsTo(two!)).toBe(two)
    expect(await world.named('Tempête')).toEqual([two])
    expect(await world.json<object[]>('decisions')).toMatchObject([
      { state: 'takesBack' },
      { id: made.decision, state: 'takenBack' },
    ])
  })

  test('and the taking back taken back, it is one event again', async () => {
    const [last] = await world.json<{ id: number }[]>('decisions')
    const [one] = await world.named('Orage')
    await world.decide('revoke', `${last!.id}`)
    expect(await world.named('Tempête')).toEqual([])
    expect(await world.leadsTo(one!)).toBe(one)
    expect((await world.attempt('revoke', `${last!.id}`)).exitCode).toBe(1)
  })

  test('outranks an earlier word on the same two, and says so', async () => {
    await tell(north, concert('o1', { name: 'Brume' }))
    await tell(south, concert('o2', { name: 'Rosée', start: '2026-12-22T20:00' }))
    const [one, two] = [...(await world.named('Brume')), ...(await world.named('Rosée'))]
    const apart = await world.decide('distinct', `${one}`, `${two}`)
    const together = await world.decide('merge', `${one}`, `${two}`)
    expect(together.supersedes).toEqual([apart.decision])
    expect(await world.leadsTo(two!)).toBe(one)
    const states = await world.json<{ id: number; state: string }[]>('decisions')
    expect(states.find(({ id }) => id === apart.decision)?.state).toBe('superseded')
  })

  test('never puts together by way of a third what was kept apart', async () => {
    await tell(north, concert('c1', { name: 'Aube' }))
    await tell(south, concert('c2', { name: 'Midi', start: '2026-12-23T20:00' }))
    await tell(east, concert('c3', { name: 'Soir', start: '2026-12-24T20:00' }))
    const [a] = await world.named('Aube')
    const [b] = await world.named('Midi')
    const [c] = await world.named('Soir')
    const apart = await world.decide('distinct', `${a}`, `${b}`)
    await world.decide('merge', `${a}`, `${c}`)
    const refused = await world.attempt('merge', `${c}`, `${b}`, '--json')
    expect(refused.exitCode).toBe(1)
    expect(JSON.parse(refused.stdout)).toEqual({
      error: expect.stringContaining(`decision ${apart.decision} says`),
      hint: expect.stringContaining(`affiche revoke ${apart.decision}`),
    })
    expect(await world.leadsTo(b!)).toBe(b)
    await world.decide('revoke', `${apart.decision}`)
    await world.decide('merge', `${c}`, `${b}`)
    expect(await world.leadsTo(b!)).toBe(a)
  })

  test('holds whatever the feeds say next', async () => {
    const [a] = await world.named('Aube')
    await tell(south, concert('c2', { name: 'Tout autre chose', start: '2027-02-23T20:00' }))
    expect((await world.events()).find((event) => event.id === a)?.sources).toHaveLength(3)
  })
})

describe('split', () => {
  const show = { name: 'Les Vagues', start: '2027-01-15T20:00' }

  test('takes listings out, for good: the next day’s feeds change nothing', async () => {
    await tell(north, concert('s1', show))
    await tell(south, concert('s2', show))
    await tell(east, concert('s3', show))
    const [id] = await world.named('Les Vagues')
    expect(await world.named('Les Vagues')).toHaveLength(1)
    const made = await world.decide('split', `${id}`, 'south tickets:s2')
    const ids = await world.named('Les Vagues')
    expect(ids).toHaveLength(2)
    expect(made.events.find((event) => event.before === null)?.id).toBe(ids[1])
    await tell(south, concert('s2', { ...show, description: 'Avec invités' }))
    await rebuild(world.context)
    expect(await world.named('Les Vagues')).toEqual(ids)
  })

  test('leaves a third listing where it fits better, and asks about the rest', async () => {
    const west = await world.partner('West')
    await tell(west, concert('s4', show))
    const events = (await world.events()).filter((event) => event.name === 'Les Vagues')
    expect(events).toHaveLength(2)
    expect(new Set(events.map((event) => event.sources.length))).toEqual(new Set([1, 3]))
    const explained = await world.json<{ pairs: { verdict: string; reasons: string[] }[] }>(
      'explain',
      ...events.map((event) => `${event.id}`),
    )
    expect(explained.pairs.filter((pair) => pair.reasons.includes('V1'))).toHaveLength(2)
    const { pairs } = await world.json<{ pairs: { events: number[] }[] }>('review', 'list')
    expect(pairs.map((pair) => pair.events.toSorted((a, b) => a - b))).toContainEqual(
      events.map((event) => event.id),
    )
  })

  test('of a listing that is withdrawn holds when it comes back', async () => {
    const other = await world.partner('Comes back')
    const again = { name: 'Phare', start: '2027-01-18T20:00' }
    await tell(north, concert('w1', again))
    await world.take(other, 'comes back', [concert('w2', again), concert('w3')])
    const [id] = await world.named('Phare')
    for (let runs = 0; runs < 2; runs += 1) {
      world.clock.advance(13 * 3_600_000)
      await world.take(other, 'comes back', [concert('w3')])
    }
    const gone = (await world.events()).find((event) => event.id === id)!
    expect(new Set(gone.sources.map((source) => source.isBookable))).toEqual(new Set([false, true]))
    await world.decide('split', `${id}`, key(other, 'w2'))
    await world.take(other, 'comes back', [concert('w2', again), concert('w3')])
    expect(await world.named('Phare')).toHaveLength(2)
  })

  test('stays with the show it was said of when its seller gives the id away', async () => {
    const reuser = await world.partner('Reuser')
    const old = { name: 'Ancien', start: '2026-12-01T20:00' }
    await tell(north, concert('r1', { ...old, name: 'Vieux Phare' }))
    await tell(reuser, concert('r2', old))
    const [a, b] = [...(await world.named('Vieux Phare')), ...(await world.named('Ancien'))]
    await world.decide('merge', `${a}`, `${b}`)
    world.clock.set(Date.parse('2026-12-15T12:00:00Z'))
    const fresh = {
      name: 'Tulipe',
      start: '2027-03-03T19:00',
      place: { id: 'v-9', name: 'Halle Sud', city: 'Lyon', country: 'FR' },
    }
    expect(await tell(reuser, concert('r2', fresh))).toMatchObject({ created: 1 })
    const [tulip] = await world.named('Tulipe')
    expect((await world.events()).find((event) => event.id === tulip)?.sources).toHaveLength(1)
    expect(await world.leadsTo(b!)).toBe(a)
    await rebuild(world.context)
    expect(await world.named('Tulipe')).toEqual([tulip])
  })

  test.each([
    [['split', '999999', 'x'], 1, 'there is no event 999999'],
    [['split', '0', 'x'], 2, 'number of an event'],
    [['split', '1; drop table events', 'x'], 2, 'number of an event'],
    [['split', '99999999999999999999', 'x'], 2, 'number of an event'],
    [['split', '1'], 2, 'listing'],
    [['split', '1', "'; drop table events; --"], 1, 'has no listing'],
    [['split', '1', '\u{1F4A5}%_\\'], 1, 'has no listing'],
    [['merge', '1', '1'], 1, 'named twice'],
    [['merge'], 2, 'event'],
    [['distinct', '1'], 2, 'two events'],
    [['distinct', '1', '2'], 1, 'one event now'],
    [['revoke', '0'], 2, '1 or more'],
    [['revoke', '999999'], 1, 'there is no decision 999999'],
    [['pin', '1', 'id', '7'], 2, 'affiche merge'],
    [['pin', '1', 'kind', 'extra'], 2, 'affiche hide 1'],
    [['pin', '1', 'Title', 'x'], 2, 'is called name'],
    [['pin', '1', 'lowestPrice', 'cheap'], 1, 'Write euros as 25'],
    [['pin', '1', 'place', '999999'], 1, 'affiche place find'],
    [['pin', '1', 'performers', '999999'], 1, 'affiche performer find'],
    [['pin', '1', 'constructor', '7'], 2, 'These can: name'],
    [['pin', '1', 'name', ' \u200B '], 1, 'cannot be the name'],
    [['pin', '1', 'startDate', 'soon'], 1, 'Write it as'],
    [['pin', '1', 'startDate', '2026-02-31T20:00'], 1, 'Write it as'],
    [['pin', '1', 'startDate', '0000-01-01'], 1, 'Write it as'],
    [['pin', '1', 'image', 'javascript:alert(1)'], 1, 'address of a picture'],
    [['pin', '1', 'categories', 'music,nonsense'], 1, 'no category "nonsense"'],
    [['pin', '1', 'name', 'x', '--until', '2001-01-01'], 1, 'lies in the past'],
    [['hide', 'abc'], 2, 'number of an event'],
    [['explain', '999999'], 1, 'there is no event 999999'],
  ])('%j exits %i and says what would be right', async (words, expected, right) => {
    const log = await world.json('decisions')
    const { exitCode, stderr } = await world.attempt(...words)
    expect({ exitCode, stderr }).toEqual({
      exitCode: expected,
      stderr: expect.stringContaining(right),
    })
    expect(await world.json('decisions')).toEqual(log)
  })
})

describe('pin', () => {
  test.each([
    ['name', 'Le Pin', { name: 'Le Pin' }],
    ['description', 'Deux heures de fête.', { description: 'Deux heures de fête.' }],
    ['startDate', '2026-12-20T19:15', { startDate: '2026-12-20 19:15:00.000 +0100' }],
    ['startDate', '2026-12-20T19:15Z', { startDate: '2026-12-20 19:15:00.000 +0000' }],
    ['endDate', '2026-12-20 23:45', { endDate: '2026-12-20 23:45:00.000 +0100' }],
    ['cancelledAt', '2026-10-10T10:00+02:00', { cancelledAt: '2026-10-10T08:00:00.000Z' }],
    ['cancelledAt', 'never', { cancelledAt: null }],
    ['notAvailableAt', '2026-10-11', { notAvailableAt: '2026-10-10T22:00:00.000Z' }],
    ['image', 'https://img.example/a.jpg', { image: 'https://img.example/a.jpg' }],
  ])('%s %s', async (field, value, expected) => {
    // Without a date at its edge, which names lose.
    const name = `Pin ${field} ${value.replaceAll('-', '')}`
    await tell(north, concert(name, { name }))
    const [id] = await world.named(name)
    const made = await world.decide('pin', `${id}`, field, value)
    const event = (await world.events()).find((one) => one.id === id)
    expect(event).toMatchObject(expected)
    await tell(north, concert(name, { name, description: 'Autre' }))
    expect((await world.events()).find((one) => one.id === id)).toMatchObject(expected)
    await world.json('revoke', `${made.decision}`)
    expect((await world.events()).find((one) => one.id === id)?.name).toBe(name)
  })

  test.each([
    ['2027-06-30', 'until 2027-06-30 00:00 +0200'],
    ['2027-01-31T12:00', 'until 2027-01-31 12:00 +0100'],
    ['2027-01-31T12:00:30Z', 'until 2027-01-31 12:00:30.000 +0000'],
  ])('until %s is shown as it was typed', async (until, shown) => {
    const name = `Bref ${until.replaceAll(/\D/g, '')}`
    await tell(north, concert(name, { name }))
    const [id] = await world.named(name)
    const { stdout } = await world.attempt('pin', `${id}`, 'name', 'Brève', '--until', until)
    expect(stdout).toContain(shown)
    expect((await world.attempt('decisions')).stdout).toContain(shown)
    expect((await world.attempt('explain', `${id}`)).stdout).toContain(shown)
  })

  test('shows a dash for whatever an event does not tell', async () => {
    await tell(north, concert('bare', { name: 'Nu', performers: [] }))
    const [id] = await world.named('Nu')
    const { stdout } = await world.attempt('pin', `${id}`, 'name', 'Tout nu', '--dry-run')
    for (const row of ['performers', 'directory place', 'cancelled'])
      expect(stdout).toMatch(new RegExp(`^${row} +- +-$`, 'm'))
  })

  test('of one night stays with it when it moves by an hour', async () => {
    const nights = (...starts: string[]) => ({ sessions: starts.map((start) => ({ start })) })
    const listing = (...starts: string[]) =>
      concert('nights', { name: 'Deux Nuits', start: starts[0]!, ...nights(...starts) })
    await tell(north, listing('2027-01-12T18:00', '2027-01-12T21:30'))
    const ids = await world.named('Deux Nuits')
    expect(ids).toHaveLength(2)
    await world.decide('pin', `${ids[1]}`, 'name', 'La nuit tardive')
    await tell(north, listing('2027-01-12T18:00', '2027-01-12T22:00'))
    expect(await world.named('La nuit tardive')).toEqual([ids[1]])
    expect(await world.named('Deux Nuits')).toEqual([ids[0]])
  })

  test('hide shows an event to nobody until it is taken back', async () => {
    await tell(north, concert('hidden', { name: 'Secret' }))
    const [id] = await world.named('Secret')
    const made = await world.decide('hide', `${id}`)
    expect(made.events).toMatchObject([{ id, after: null, replacedBy: null }])
    expect(await world.named('Secret')).toEqual([])
    expect((await world.attempt('hide', `${id}`)).stderr).toContain(
      `affiche revoke ${made.decision}`,
    )
    expect(await world.json('explain', `${id}`)).toMatchObject({
      events: [{ id, hidden: true, listings: [{ name: 'Secret' }] }],
      decisions: [{ id: made.decision }],
    })
    await world.decide('revoke', `${made.decision}`)
    expect(await world.named('Secret')).toEqual([id])
  })
})

describe('explain', () => {
  test('says which listings, why they are together, and which gave what', async () => {
    const show = { name: 'Comète', start: '2027-02-05T20:00' }
    await tell(north, concert('e1', { ...show, description: 'Une pluie d’étoiles.' }))
    await tell(south, concert('e2', show))
    const [id] = await world.named('Comète')
    const pin = await world.json('pin', `${id}`, 'name', 'Comète !')
    const explained = await world.json('explain', `${id}`)
    expect(explained).toMatchObject({
      events: [
        {
          asked: id,
          id,
          hidden: false,
          trendingScore: expect.any(Number),
          listings: [
            { listing: key(north, 'e1'), partner: 'North', state: 'live', source: id },
            { listing: key(south, 'e2'), partner: 'South Tickets' },
          ],
          provenance: { description: [key(north, 'e1')], name: [] },
        },
      ],
      pairs: [
        {
          listings: [key(north, 'e1'), key(south, 'e2')],
          verdict: 'auto',
          score: expect.any(Number),
          reasons: expect.arrayContaining(['T_EXACT', 'P_SAME', 'M0']),
        },
      ],
      decisions: [{ id: pin.decision }],
    })
    const { stdout } = await world.attempt('explain', `${id}`)
    expect(stdout).toContain('same title')
    expect(stdout).toMatch(new RegExp(`name +decision ${pin.decision}`))
  })
})

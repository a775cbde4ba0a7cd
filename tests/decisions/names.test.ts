import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import { concert } from '../support/feed-world.ts'
import { operatorWorld } from '../support/operator.ts'
import type { OperatorWorld } from '../support/operator.ts'
import { testServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

let world: OperatorWorld
let server: TestServer
beforeAll(async () => {
  world = await operatorWorld()
  server = await testServer({ database: world.test })
})
afterAll(async () => {
  await server.close()
  await world.drop()
})

async function tell(name: string, ...listings: NativeListing[]) {
  const { rows } = await world.test.database.query<{ id: number }>({
    text: 'select id from partners where name = $1',
    values: [name],
  })
  const partner = rows[0] ?? (await world.partner(name))
  return world.take(partner as never, name, listings, { complete: false })
}

async function lookUp(path: string) {
  await server.app.catchUp()
  const reply = await server.get(path)
  const { id, events } = reply.status === 200 ? reply.json() : { id: null, events: [] }
  return {
    status: reply.status,
    id,
    location: reply.headers['content-location']?.replace(server.base, ''),
    events: (events as { name: string }[]).map((event) => event.name),
  }
}

const performerOf = async (name: string) => {
  const found = await world.json<{ id: number; name: string }[]>('performer', 'find', name)
  return found.find((one) => one.name === name)!.id
}

async function changesOf(kind: number, id: number) {
  const { rows } = await world.test.database.query<{
    deleted: boolean
    replaced_by: number | null
  }>({
    text: 'select deleted, replaced_by from changes where kind = $1 and subject_id = $2 order by seq',
    values: [kind, id],
  })
  return rows
}

const at = (day: number, act: string, more: NativeListing = {}) =>
  concert(`${act} ${day}`, {
    name: `${act}, le ${day}`,
    start: `2027-01-${day}T20:00`,
    performers: [{ name: act }],
    ...more,
  })

describe('performers', () => {
  test('that are one answer under all their numbers, and are two again when that is taken back', async () => {
    await tell('A', at(10, 'Prince'))
    await tell('B', at(11, 'The Artist'))
    const [prince, artist] = [await performerOf('Prince'), await performerOf('The Artist')]
    expect(await lookUp(`/v2/performer/${artist}`)).toMatchObject({ events: ['The Artist, le 11'] })
    const made = await world.decide('performer', 'merge', `${artist}`, `${prince}`)
    expect(made.records).toContainEqual(
      expect.objectContaining({ kind: 'performer', id: artist, after: null, replacedBy: prince }),
    )
    const both = ['Prince, le 10', 'The Artist, le 11']
    expect(await lookUp(`/v2/performer/${prince}`)).toMatchObject({ id: prince, events: both })
    expect(await lookUp(`/v2/performer/${artist}`)).toEqual({
      status: 200,
      id: prince,
      location: `/v2/performer/${prince}`,
      events: both,
    })
    expect((await changesOf(2, artist)).at(-1)).toEqual({ deleted: true, replaced_by: prince })
    const event = (await world.events()).find((one) => one.name === 'The Artist, le 11')
    expect(event?.performers.map((one) => one.id)).toEqual([prince])
    // Whoever is told of by the other name later is that performer too.
    await tell('C', at(12, 'The Artist'))
    expect((await lookUp(`/v2/performer/${prince}`)).events).toHaveLength(3)
    const before = await world.fragments()
    await rebuild(world.context)
    expect(await world.fragments()).toEqual(before)

    await world.decide('revoke', `${made.decision}`)
    expect(await lookUp(`/v2/performer/${prince}`)).toMatchObject({ events: ['Prince, le 10'] })
    expect(await lookUp(`/v2/performer/${artist}`)).toEqual({
      status: 200,
      id: artist,
      location: undefined,
      events: ['The Artist, le 11', 'The Artist, le 12'],
    })
    expect((await changesOf(2, artist)).at(-1)).toEqual({ deleted: false, replaced_by: null })
  })

  test('keep their events together when three become one, whatever the order', async () => {
    await tell('A', at(13, 'Un'), at(14, 'Deux'), at(15, 'Trois'))
    const ids = [await performerOf('Un'), await performerOf('Deux'), await performerOf('Trois')]
    const [first, second, third] = ids.toSorted((a, b) => a - b)
    const one = await world.decide('performer', 'merge', `${second}`, `${third}`)
    await world.decide('performer', 'merge', `${second}`, `${first}`)
    expect((await lookUp(`/v2/performer/${third}`)).id).toBe(first)
    await world.decide('revoke', `${one.decision}`)
    expect((await lookUp(`/v2/performer/${third}`)).id).toBe(third)
    expect((await lookUp(`/v2/performer/${second}`)).id).toBe(first)
  })

  test('kept apart are never one by way of a third', async () => {
    await tell('A', at(16, 'Nord'), at(17, 'Sud'), at(18, 'Est'))
    const [a, b, c] = [
      await performerOf('Nord'),
      await performerOf('Sud'),
      await performerOf('Est'),
    ]
    const apart = await world.decide('performer', 'distinct', `${a}`, `${b}`)
    await world.decide('performer', 'merge', `${a}`, `${c}`)
    const refused = await world.attempt('performer', 'merge', `${c}`, `${b}`)
    expect(refused.exitCode).toBe(1)
    expect(refused.stderr).toContain(`affiche revoke ${apart.decision}`)
    const made = await world.decide('performer', 'merge', `${a}`, `${b}`)
    expect(made.supersedes).toEqual([apart.decision])
  })

  test('are known by their aliases, before and after', async () => {
    await tell('A', at(19, 'Stromae'))
    await tell('B', at(20, 'Paul Van Haver'))
    const [id, other] = [await performerOf('Stromae'), await performerOf('Paul Van Haver')]
    const made = await world.decide('performer', 'alias', `${id}`, 'PAUL VAN HAVER')
    expect(made.what).toMatchObject({ absorbs: [other] })
    expect((await lookUp(`/v2/performer/${other}`)).id).toBe(id)
    await tell('D', at(21, 'Paul van Haver'))
    expect((await lookUp(`/v2/performer/${id}`)).events).toHaveLength(3)
    await world.decide('revoke', `${made.decision}`)
    expect(await lookUp(`/v2/performer/${other}`)).toMatchObject({
      id: other,
      events: ['Paul Van Haver, le 20', 'Paul van Haver, le 21'],
    })
  })
})

describe('places', () => {
  const hall = (name: string, street: string, directoryId: string) => ({
    place: { name, street, city: 'Nantes', country: 'FR', directoryId },
  })

  const placeOf = async (name: string) => {
    const event = (await world.events()).find((one) => one.name === name)
    return event!.place.id
  }

  test('that are one answer under all their directory ids, and are two again when that is taken back', async () => {
    await tell('A', at(22, 'Ondine', hall('Accor Salle', '1 quai Nord', 'dir-1')))
    await tell('B', at(23, 'Sirène', hall('Vieux Dock', '80 rue Sud', 'dir-2')))
    const [one, two] = [await placeOf('Ondine, le 22'), await placeOf('Sirène, le 23')]
    expect(one).not.toBe(two)
    expect(await lookUp('/v2/g-place/dir-2')).toMatchObject({ events: ['Sirène, le 23'] })
    const made = await world.decide('place', 'merge', 'dir-2', `${one}`)
    expect(made.records).toContainEqual(
      expect.objectContaining({ kind: 'place', id: 'dir-2', after: null, replacedBy: 'dir-1' }),
    )
    const both = ['Ondine, le 22', 'Sirène, le 23']
    expect(await lookUp('/v2/g-place/dir-1')).toMatchObject({ id: 'dir-1', events: both })
    expect(await lookUp('/v2/g-place/dir-2')).toEqual({
      status: 200,
      id: 'dir-1',
      location: '/v2/g-place/dir-1',
      events: both,
    })
    expect(await placeOf('Sirène, le 23')).toBe(one)
    await tell('C', at(24, 'Triton', hall('Vieux Dock', '80 rue Sud', 'dir-2')))
    expect((await lookUp('/v2/g-place/dir-1')).events).toHaveLength(3)
    expect(await world.json<object[]>('place', 'find', 'Nantes')).toMatchObject([
      { directoryPlaceId: 'dir-1', placeIds: [one], events: 3 },
    ])
    const before = await world.fragments()
    await rebuild(world.context)
    expect(await world.fragments()).toEqual(before)

    await world.decide('revoke', `${made.decision}`)
    expect(await lookUp('/v2/g-place/dir-1')).toMatchObject({ events: ['Ondine, le 22'] })
    expect(await lookUp('/v2/g-place/dir-2')).toEqual({
      status: 200,
      id: 'dir-2',
      location: undefined,
      events: ['Sirène, le 23', 'Triton, le 24'],
    })
    expect(await placeOf('Sirène, le 23')).toBe(two)
  })

  test('get their directory ids back, also where the one that stood for all stood at the record of another', async () => {
    const ids = ['rec-1', 'rec-2', 'rec-3']
    // Told later, the last is heard first: the first place stands at the record of the last while they are one.
    for (const [index, id] of ids.entries())
      await tell('A', at(1 + index, `Silo ${id}`, hall(`Silo ${id}`, `${index + 3} rue ${id}`, id)))
    const answers = async () => {
      const found = await Promise.all(ids.map((id) => lookUp(`/v2/g-place/${id}`)))
      return found.map(({ id, events }) => [id, events])
    }
    const before = await answers()
    const [first, second, third] = [...ids]
    const one = await world.decide('place', 'merge', first!, third!)
    const two = await world.decide('place', 'merge', first!, second!)
    const [together] = await answers()
    expect(together?.[1]).toHaveLength(3)
    expect(await answers()).toEqual([together, together, together])
    await world.decide('revoke', `${one.decision}`)
    const pair = await answers()
    expect(pair[0]).toEqual(pair[1])
    expect([pair[0]?.[1]?.length, pair[2]]).toEqual([2, before[2]])
    await world.decide('revoke', `${two.decision}`)
    expect(await answers()).toEqual(before)
    const fragments = await world.fragments()
    await rebuild(world.context)
    expect(await world.fragments()).toEqual(fragments)
  })

  test('are known by their aliases', async () => {
    const id = await placeOf('Ondine, le 22')
    const made = await world.decide('place', 'alias', `${id}`, 'La Grande Bulle')
    await tell(
      'E',
      at(25, 'Nixe', { place: { name: 'La Grande Bulle', city: 'Nantes', country: 'FR' } }),
    )
    expect(await placeOf('Nixe, le 25')).toBe(id)
    await world.decide('revoke', `${made.decision}`)
    expect(await placeOf('Nixe, le 25')).not.toBe(id)
  })

  test('of one hall with two directory records: both lead there, and no show is there twice', async () => {
    const record = (name: string, lat: number, directoryId: string) => ({
      name: 'Nymphe',
      start: '2027-01-27T20:00',
      performers: [{ name: 'Nymphe' }],
      place: {
        name,
        street: '2 quai Vert',
        city: 'Nantes',
        country: 'FR',
        lat,
        lng: -1.55,
        directoryId,
      },
    })
    await tell('A', concert('hall 1', record('Auditorium Vega', 47.21, 'dir-8')))
    // 15 m to the north.
    await tell('B', concert('hall 2', record('Salle Vega', 47.210135, 'dir-9')))
    await tell('B', at(28, 'Faune', { place: record('Salle Vega', 47.210135, 'dir-9').place }))
    await world.decide('place', 'merge', 'dir-8', 'dir-9')
    const found = await Promise.all(['dir-8', 'dir-9'].map((id) => lookUp(`/v2/g-place/${id}`)))
    for (const reply of found)
      expect(reply).toMatchObject({
        status: 200,
        id: found[0]!.id,
        events: ['Nymphe', 'Faune, le 28'],
      })
    const [first] = await world.events().then((all) => all.filter((one) => one.name === 'Nymphe'))
    expect(first?.sources).toHaveLength(2)
  })

  test('that are one make one event of what was told of at two', async () => {
    const show = { name: 'Naïade', start: '2027-01-26T20:00', performers: [{ name: 'Naïade' }] }
    const sides = [
      { name: 'Vieille Usine', street: '4 rue de l’Ouest', city: 'Brest', country: 'FR' },
      { name: 'Carré Magique', street: '90 rue de l’Est', city: 'Brest', country: 'FR' },
    ]
    await tell('A', concert('two 1', { ...show, place: sides[0]! }))
    await tell('B', concert('two 2', { ...show, place: sides[1]! }))
    const [one, two] = (await world.events()).filter((event) => event.name === 'Naïade')
    expect(two).toBeDefined()
    const made = await world.decide('place', 'merge', `${one!.place.id}`, `${two!.place.id}`)
    expect(await world.named('Naïade')).toEqual([one!.id])
    expect(await world.leadsTo(two!.id)).toBe(one!.id)
    await world.decide('revoke', `${made.decision}`)
    expect(await world.named('Naïade')).toEqual([one!.id, two!.id])
  })
})

test.each([
  [['performer', 'merge', '1'], 2, 'two performers'],
  [['performer', 'merge', '1', '1'], 1, 'named twice'],
  [['performer', 'merge', '1', '999999'], 1, 'there is no performer 999999'],
  [['performer', 'merge', '1', '1e0'], 1, 'there is no performer 1e0'],
  [['performer', 'alias', '1', '  '], 2, 'not be empty'],
  [['place', 'merge', 'dir-1', 'no-such'], 1, 'there is no place no-such'],
  [['place', 'merge', '1', '2'], 1, 'there is no place 1'],
  [['place', 'merge', "x' or 1=1", 'dir-1'], 1, 'there is no place'],
  [['place', 'distinct', 'dir-1'], 2, 'two places'],
])('%j exits %i and says why', async (words, expected, why) => {
  const { exitCode, stderr } = await world.attempt(...words)
  expect({ exitCode, stderr }).toEqual({ exitCode: expected, stderr: expect.stringContaining(why) })
})

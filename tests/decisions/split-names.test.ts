import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import { rebuild } from '../../src/ingestion/grouping/recompute.ts'
import { concert } from '../support/feed-world.ts'
import { operatorWorld } from '../support/operator.ts'
import type { OperatorWorld } from '../support/operator.ts'
import { testServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

let world: OperatorWorld
let server: TestServer
let partners: Readonly<Record<string, { readonly id: number }>>
beforeAll(async () => {
  world = await operatorWorld()
  server = await testServer({ database: world.test })
  partners = { North: await world.partner('North'), South: await world.partner('South') }
})
afterAll(async () => {
  await server.close()
  await world.drop()
})

const tell = (name: string, ...listings: NativeListing[]) =>
  world.take(partners[name] as never, name, listings, { complete: false })
const keyOf = (name: string, id: string) => `${partners[name]!.id}:${id}`

interface Shown {
  readonly id: number
  readonly tellings: readonly { readonly partner: string; readonly listings: readonly string[] }[]
}
interface Made {
  readonly decision: number
  readonly what: {
    readonly from: number
    readonly to: number
    readonly listings: readonly string[]
  }
}
const show = (of: string, id: number) => world.json<Shown>(of, 'show', `${id}`)
const split = async (of: string, id: number, ...listings: string[]) =>
  (await world.decide(of, 'split', `${id}`, ...listings)) as unknown as Made

async function performerOf(name: string): Promise<number> {
  const found = await world.json<{ id: number; name: string }[]>('performer', 'find', name)
  return found.find((one) => one.name === name)!.id
}

async function performer(id: number) {
  await server.app.catchUp()
  const reply = await server.get(`/v2/performer/${id}`)
  const { id: answered, events } = reply.json()
  return { id: answered, events: (events as { name: string }[]).map((event) => event.name) }
}

const night = (id: string, day: number, act: string, city: string, more: NativeListing = {}) =>
  concert(id, {
    name: `${act} ${id}`,
    start: `2027-03-${day}T20:00`,
    performers: [{ name: act }],
    place: { name: `Salle ${city}`, city, country: 'FR' },
    ...more,
  })

describe('a performer', () => {
  test('wrongly joined by name is parted, stays parted, and is one again when that is taken back', async () => {
    await tell(
      'North',
      night('a1', 10, 'Vortexine', 'Brest'),
      night('a2', 11, 'Vortexine', 'Brest'),
    )
    await tell('South', night('b1', 20, 'Vortexine', 'Nice'))
    const id = await performerOf('Vortexine')
    expect((await performer(id)).events).toHaveLength(3)
    expect((await show('performer', id)).tellings).toEqual([
      expect.objectContaining({
        partner: 'North',
        listings: [keyOf('North', 'a1'), keyOf('North', 'a2')],
      }),
      expect.objectContaining({ partner: 'South', listings: [keyOf('South', 'b1')] }),
    ])

    const seen = (await world.attempt('performer', 'split', `${id}`, 'South:b1', '--dry-run'))
      .stdout
    expect(seen).toMatch(new RegExp(`performers +Vortexine \\(${id}\\) +Vortexine \\((?!${id}\\))`))
    const made = await split('performer', id, 'South:b1')
    const { to } = made.what
    expect(to).toBeGreaterThan(id)
    expect(await performer(id)).toEqual({ id, events: ['Vortexine a1', 'Vortexine a2'] })
    expect(await performer(to)).toEqual({ id: to, events: ['Vortexine b1'] })
    // What that seller tells in the same words later is the new one's too.
    await tell('South', night('b2', 21, 'Vortexine', 'Nice'))
    expect((await performer(to)).events).toEqual(['Vortexine b1', 'Vortexine b2'])
    const before = await world.fragments()
    await rebuild(world.context)
    expect(await world.fragments()).toEqual(before)
    // Nobody is asked whether the two are one.
    expect((await world.json<{ performers: unknown[] }>('review', 'list')).performers).toEqual([])

    await world.decide('revoke', `${made.decision}`)
    const all = ['Vortexine a1', 'Vortexine a2', 'Vortexine b1', 'Vortexine b2']
    expect(await performer(id)).toEqual({ id, events: all })
    expect(await performer(to)).toEqual({ id, events: all })
  })

  test('of one seller, who calls two acts by one name, is parted listing by listing', async () => {
    await tell('North', night('c1', 12, 'Zebulonia', 'Brest'), night('c2', 13, 'Zebulonia', 'Nice'))
    const id = await performerOf('Zebulonia')
    const { to } = (await split('performer', id, keyOf('North', 'c2'))).what
    expect((await performer(id)).events).toEqual(['Zebulonia c1'])
    expect((await performer(to)).events).toEqual(['Zebulonia c2'])
    // A changed telling of that listing is still about the other.
    await tell('North', night('c2', 14, 'Zebulonia', 'Nice', { description: 'Nouvelle salle' }))
    expect((await performer(to)).events).toEqual(['Zebulonia c2'])
    await tell('North', night('c3', 15, 'Zebulonia', 'Brest'))
    expect((await performer(id)).events).toEqual(['Zebulonia c1', 'Zebulonia c3'])
  })

  test('is joined again by a later merge, which says that it outranks the split', async () => {
    await tell('North', night('d1', 16, 'Quoxil', 'Brest'))
    await tell('South', night('d2', 17, 'Quoxil', 'Nice'))
    const id = await performerOf('Quoxil')
    const made = await split('performer', id, 'South:d2')
    const joined = await world.decide('performer', 'merge', `${id}`, `${made.what.to}`)
    expect(joined.supersedes).toEqual([made.decision])
    expect((await performer(made.what.to)).id).toBe(id)
  })

  test('keeps one listing, and what a merge of yours made is taken back, not split', async () => {
    await tell('North', night('e1', 18, 'Ombellune', 'Brest'))
    await tell('South', night('e2', 19, 'Trirème Bleue', 'Nice'))
    const [one, other] = [await performerOf('Ombellune'), await performerOf('Trirème Bleue')]
    const none = await world.attempt('performer', 'split', `${one}`, 'North:e1')
    expect(none).toMatchObject({ exitCode: 1 })
    expect(none.stderr).toContain('one at least must stay')
    const made = await world.decide('performer', 'merge', `${one}`, `${other}`)
    const refused = await world.attempt('performer', 'split', `${one}`, 'South:e2')
    expect(refused.stderr).toContain(`affiche revoke ${made.decision}`)
    const unknown = await world.attempt('performer', 'split', `${one}`, 'South:nothing')
    expect(unknown.stderr).toContain(keyOf('South', 'e2'))
  })
})

describe('a place', () => {
  test('wrongly joined is parted with its events, and one again when that is taken back', async () => {
    const hall = { name: 'Le Grand Zénobe', city: 'Tours', country: 'FR' }
    const at = (id: string, day: number, place: object) =>
      night(id, day, `Acte ${id}`, 'Tours', {
        name: 'Récital',
        performers: [],
        place: { ...hall, ...place },
      })
    await tell('North', at('f1', 20, { street: '1 rue du Bac' }))
    await tell('South', at('f2', 20, {}))
    const [event] = await world.named('Récital')
    expect(await world.named('Récital')).toHaveLength(1)
    const [found] = await world.json<{ placeIds: number[] }[]>('place', 'find', 'Grand Zénobe')
    const [id] = found!.placeIds
    const made = await split('place', id!, 'South:f2')
    expect((await show('place', made.what.to)).tellings).toEqual([
      expect.objectContaining({ partner: 'South', listings: [keyOf('South', 'f2')] }),
    ])
    expect(await world.named('Récital')).toHaveLength(2)
    await tell('South', at('f3', 25, {}))
    expect((await show('place', made.what.to)).tellings[0]!.listings).toHaveLength(2)
    const before = await world.fragments()
    await rebuild(world.context)
    expect(await world.fragments()).toEqual(before)

    await world.decide('revoke', `${made.decision}`)
    expect((await world.named('Récital')).slice(0, 1)).toEqual([event])
    expect((await show('place', made.what.to)).id).toBe(id)
    const { stdout } = await world.attempt('place', 'show', `${id}`)
    expect(stdout).toContain(`to which ${made.what.to} leads`)
    const { stdout: log } = await world.attempt('decisions')
    expect(log).toContain(`the place of ${keyOf('South', 'f2')} is ${made.what.to}, not ${id}`)
  })
})

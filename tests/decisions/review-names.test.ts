import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import { concert } from '../support/feed-world.ts'
import { operatorWorld } from '../support/operator.ts'
import type { OperatorWorld } from '../support/operator.ts'

interface Card {
  readonly id: number
  readonly name: string
  readonly partners: readonly string[]
  readonly events: number
  readonly shows: readonly { readonly name: string }[]
}
interface Doubt {
  readonly score: number
  readonly reasons: readonly string[]
  readonly pair: readonly [Card, Card]
}
interface ReviewJson {
  readonly waiting: { readonly places: number; readonly performers: number }
  readonly pairs: readonly unknown[]
  readonly places: readonly Doubt[]
  readonly performers: readonly Doubt[]
}

let world: OperatorWorld
let partners: Readonly<Record<string, { readonly id: number }>>
beforeAll(async () => {
  world = await operatorWorld()
  partners = { North: await world.partner('North'), South: await world.partner('South') }
})
afterAll(async () => world.drop())

const tell = (name: string, ...listings: NativeListing[]) =>
  world.take(partners[name] as never, name, listings, { complete: false })
const list = (...words: string[]) => world.json<ReviewJson>('review', 'list', ...words)
const idsOf = (doubts: readonly Doubt[]) => doubts.map(({ pair }) => pair.map(({ id }) => id))

describe('places that may be one', () => {
  const hall = { street: null, country: 'FR', lat: null, lng: null, postalCode: null }
  const at = (id: string, name: string, city: string | null) =>
    concert(id, { name: `Soir ${id}`, place: { ...hall, name, city }, performers: [] })

  test('stand side by side with scores, reasons, who tells of them and what plays there', async () => {
    await tell('North', at('n1', 'Le Vieux Moulinet', 'Nantes'))
    await tell('South', at('s1', 'Vieux Moulinet', null))
    const { waiting, places } = await list()
    expect(waiting.places).toBe(1)
    expect(places).toHaveLength(1)
    const [{ pair, reasons, score }] = places as [Doubt]
    expect(reasons).toContain('N_EXACT')
    expect(score).toBeGreaterThanOrEqual(0)
    expect(score).toBeLessThan(4)
    expect(
      pair.map((card) => [card.name, card.partners, card.shows.map(({ name }) => name)]),
    ).toEqual([
      ['Le Vieux Moulinet', ['North'], ['Soir n1']],
      ['Vieux Moulinet', ['South'], ['Soir s1']],
    ])
    const { stdout } = await world.attempt('review', 'list', '--only', 'places')
    expect(stdout).toContain(`affiche place merge ${pair[0].id} ${pair[1].id}`)
    expect(stdout).toContain(`affiche place distinct ${pair[0].id} ${pair[1].id}`)
    expect(stdout).toContain('same name')
    expect((await list('--only', 'performers')).places).toEqual([])
  })

  test('are asked about no more once decided either way, and again when that is taken back', async () => {
    const before = await list()
    const [pair] = idsOf(before.places)
    for (const verb of ['distinct', 'merge']) {
      const made = await world.decide('place', verb, ...pair!.map(String))
      expect(await list()).toMatchObject({ waiting: { places: 0 }, places: [] })
      await world.decide('revoke', `${made.decision}`)
      expect((await list()).places).toEqual(before.places)
    }
  })

  test('are no question once an address tells them apart', async () => {
    const of =
      (...names: string[]) =>
      async () =>
        (await list()).places.filter(({ pair }) => pair.every(({ name }) => names.includes(name)))
    const questions = of('Halle Sablier', 'Le Sablier')
    const told = (place: object) => ({
      ...at('s5', 'Le Sablier', null),
      place: { id: 'v-1', name: 'Le Sablier', ...place },
    })
    await tell('North', at('n5', 'Halle Sablier', 'Nantes'))
    await tell('South', told({}))
    expect(await questions()).toHaveLength(1)
    await tell('South', told({ city: 'Lille', street: '4 rue des Arts' }))
    expect(await questions()).toEqual([])
  })
})

describe('performers that may be one', () => {
  const act = (id: string, day: number, performer: NativeListing['performers']) =>
    concert(id, {
      name: `Nuit ${id}`,
      start: `2027-02-${day}T20:00`,
      place: { name: `Salle ${id}`, city: id.startsWith('a') ? 'Brest' : 'Nice', country: 'FR' },
      ...(performer === undefined ? {} : { performers: performer }),
    })

  test('bear one common name, and wait until somebody knows', async () => {
    await tell('North', act('a1', 10, [{ name: 'The Love' }]))
    await tell('South', act('b1', 20, [{ name: 'The Love' }]))
    const { performers } = await list()
    expect(performers).toHaveLength(1)
    expect(performers[0]!.reasons).toEqual(['N_COMMON'])
    const [a, b] = performers[0]!.pair
    expect([a.name, b.name, a.events, b.events]).toEqual(['The Love', 'The Love', 1, 1])
    const { stdout } = await world.attempt('review', 'list', '--only', 'performers')
    expect(stdout).toContain(`affiche performer merge ${a.id} ${b.id}`)
    const made = await world.decide('performer', 'distinct', `${a.id}`, `${b.id}`)
    expect((await list()).performers).toEqual([])
    await world.decide('revoke', `${made.decision}`)
    expect((await list()).performers).toHaveLength(1)
  })

  test('whom a partner gives one id are two, and asked about, where the names have nothing in common', async () => {
    await tell('North', act('a2', 11, [{ id: 'p-1', name: 'Zazimut' }]))
    await tell('North', act('a3', 12, [{ id: 'p-1', name: 'Korvalian' }]))
    await tell('North', act('a4', 13, [{ id: 'p-1', name: 'Zazimut Trio' }]))
    const found = await world.json<{ id: number; name: string; events: number }[]>(
      'performer',
      'find',
      'Zazimut',
    )
    expect(found).toMatchObject([{ events: 2 }])
    const { performers } = await list('--only', 'performers')
    const own = performers.find(({ reasons }) => reasons.includes('OWN_ID'))!
    expect(own.pair.map(({ name }) => name).toSorted()).toEqual([
      'Korvalian',
      expect.stringContaining('Zazimut'),
    ])
  })
})

describe('performers told in letters that cannot be compared', () => {
  const night = (id: string, day: number, name: string, hall = 'Budokan Nord') =>
    concert(id, {
      name,
      start: `2027-03-${day}T19:00`,
      place: { name: hall, city: 'Tokyo', country: 'JP', street: `${hall} 1` },
      performers: [{ name }],
    })
  const inOtherLetters = async () =>
    (await list('--only', 'performers')).performers
      .filter(({ reasons }) => reasons.includes('OTHER_LETTERS'))
      .map(({ pair, reasons, score }) => ({ names: pair.map(({ name }) => name), reasons, score }))

  test('are proposed where two sellers bill them there and then, surer with every night', async () => {
    await tell('North', night('j1', 10, '鷹野ミラ'))
    await tell('South', night('k1', 10, 'Mira Takano'))
    expect(await inOtherLetters()).toEqual([
      { names: ['鷹野ミラ', 'Mira Takano'], reasons: ['OTHER_LETTERS'], score: 1 },
    ])
    await tell('North', night('j2', 12, '鷹野ミラ', 'Halle Sud'), night('j3', 14, '鷹野ミラ'))
    await tell('South', night('k2', 12, 'Mira Takano', 'Halle Sud'), night('k3', 14, 'Mira Takano'))
    expect(await inOtherLetters()).toEqual([
      {
        names: ['鷹野ミラ', 'Mira Takano'],
        reasons: ['OTHER_LETTERS', 'SEVERAL_NIGHTS'],
        score: 3,
      },
    ])
    const { stdout } = await world.attempt('review', 'list', '--only', 'performers')
    expect(stdout).toContain('billed there and then, in other letters, on several nights')
  })

  test('are asked about no more once decided; one act, their nights become one event each', async () => {
    const { performers } = await list('--only', 'performers')
    const [a, b] = performers.find(({ reasons }) => reasons.includes('SEVERAL_NIGHTS'))!.pair
    const apart = await world.decide('performer', 'distinct', `${a.id}`, `${b.id}`)
    expect(await inOtherLetters()).toEqual([])
    await world.decide('revoke', `${apart.decision}`)
    const { waiting } = await list()
    await world.decide('performer', 'merge', `${a.id}`, `${b.id}`)
    expect(await inOtherLetters()).toEqual([])
    expect((await list()).waiting.performers).toBe(waiting.performers - 1)
    const nights = (await world.events()).filter(({ name }) => /鷹野|Takano/u.test(name))
    expect(nights.map(({ sources }) => sources.length)).toEqual([2, 2, 2])
  })

  test('are no question where one bill names both, one plays elsewhere meanwhile, or another is as likely', async () => {
    await tell('North', night('j5', 20, '森田空'), night('j6', 21, '白川リン'))
    await tell('South', night('k5', 20, 'Odd Fellow'), night('k6', 21, 'Ren Ito'))
    expect(await inOtherLetters()).toHaveLength(2)
    await tell('South', {
      ...night('k7', 22, 'Odd Fellow'),
      performers: [{ name: 'Odd Fellow' }, { name: '森田空' }],
    })
    await tell('North', night('j8', 23, '白川リン'))
    await tell('South', night('k8', 23, 'Ren Ito', 'Halle Sud'))
    expect(await inOtherLetters()).toEqual([])
    await tell('North', night('j9', 25, '青木マオ'), night('j10', 25, '赤木ナオ', 'Halle Ost'))
    await tell('South', night('k9', 25, 'Mao Aoki'), night('k10', 25, 'Nao Akagi', 'Halle Ost'))
    expect((await inOtherLetters()).map(({ names }) => names[1])).toEqual(['Mao Aoki', 'Nao Akagi'])
    await tell('North', night('j11', 25, '黒川ミオ'))
    expect((await inOtherLetters()).map(({ names }) => names[1])).toEqual(['Nao Akagi'])
  })
})

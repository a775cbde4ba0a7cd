import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NativeListing } from '../../src/domain/native-listing.ts'
import type { Partner } from '../../src/domain/partner.ts'
import { concert } from '../support/feed-world.ts'
import { operatorWorld } from '../support/operator.ts'
import type { OperatorWorld } from '../support/operator.ts'

/** Words that are said twice, that say nothing, or that only a part of the log has heard. */

let world: OperatorWorld
let [north, south]: Partner[] = []
beforeAll(async () => {
  world = await operatorWorld()
  north = await world.partner('North')
  south = await world.partner('South')
})
afterAll(async () => world.drop())

const tell = (partner: Partner | undefined, ...listings: NativeListing[]) =>
  world.take(partner!, `feed of ${partner!.name}`, listings, { complete: false })

const hall = (name: string, street: string, directoryId: string) => ({
  place: { name, street, city: 'Brest', country: 'FR', directoryId },
})

const show = (id: string, act: string, day: number, more: Partial<NativeListing> = {}) =>
  concert(id, {
    name: act,
    start: `2027-03-${String(day).padStart(2, '0')}T20:00`,
    performers: [act],
    ...more,
  })

const only = async (name: string) => {
  const [id] = await world.named(name)
  return String(id)
}
const performer = async (name: string) => {
  const [first] = await world.json<{ id: number }[]>('performer', 'find', name)
  return String(first!.id)
}

const place = async (directoryId: string) => {
  const { id } = await world.json<{ id: number }>('place', 'show', directoryId)
  return String(id)
}

/** What is said, in the order in which the world below is made. */
const SAID: readonly (readonly [what: string, words: () => Promise<string[]>])[] = [
  ['merge', async () => ['merge', await only('Brume'), await only('Givre')]],
  ['distinct', async () => ['distinct', await only('Rosée'), await only('Averse')]],
  ['pin', async () => ['pin', await only('Averse'), 'lowestPrice', '12']],
  ['hide', async () => ['hide', await only('Rosée')]],
  ['place merge', async () => ['place', 'merge', await place('quai-1'), await place('quai-2')]],
  ['place distinct', async () => ['place', 'distinct', 'quai-1', 'quai-3']],
  ['place alias', async () => ['place', 'alias', 'quai-3', 'La Corderie']],
  [
    'performer merge',
    async () => ['performer', 'merge', await performer('Brume'), await performer('Givre')],
  ],
  [
    'performer distinct',
    async () => ['performer', 'distinct', await performer('Rosée'), await performer('Averse')],
  ],
  ['performer alias', async () => ['performer', 'alias', await performer('Averse'), 'Ondée']],
  ['directory match', async () => ['directory', 'match', 'quai-3', '--none']],
]

describe('what stands already', () => {
  beforeAll(async () => {
    await tell(
      north,
      show('a', 'Brume', 1, hall('Hangar Un', '1 quai Est', 'quai-1')),
      show('b', 'Rosée', 2, hall('Hangar Deux', '50 quai Est', 'quai-2')),
    )
    await tell(
      south,
      show('c', 'Givre', 1, hall('Hangar Un', '1 quai Est', 'quai-1')),
      show('d', 'Averse', 2, hall('Hangar Trois', '99 quai Est', 'quai-3')),
    )
  })

  test.each(SAID)('is not said again: %s', async (_, wordsOf) => {
    const words = await wordsOf()
    const made = await world.json<{ decision: number }>(...words)
    for (const more of [['--dry-run'], []]) {
      const again = await world.attempt(...words, ...more)
      expect(again).toMatchObject({ exitCode: 1, stdout: '' })
      expect(again.stderr).toContain(`decision ${made.decision}`)
      expect(again.stderr).toContain(`affiche revoke ${made.decision}`)
    }
    const [last] = await world.json<{ id: number }[]>('decisions')
    expect(last?.id).toBe(made.decision)
    await world.json('revoke', String(made.decision))
    // It stands no more, so it can be said again.
    const anew = await world.json<{ decision: number }>(...words)
    await world.json('revoke', String(anew.decision))
  })

  test('is the same in another order, and another with a third', async () => {
    const [one, two] = [await place('quai-1'), await place('quai-2')]
    await world.json('place', 'merge', one, two)
    expect(await world.attempt('place', 'merge', two, one)).toMatchObject({ exitCode: 1 })
    const { stderr } = await world.attempt('place', 'merge', 'quai-1', 'quai-2')
    expect(stderr).toContain(`quai-1 and quai-2 are one place already: ${one}`)
    const more = await world.json<{ decision: number }>('place', 'merge', one, two, 'quai-3')
    expect(more.decision).toBeGreaterThan(0)
  })

  test('and an id that led elsewhere before is not told to lead there from now on', async () => {
    const { stdout } = await world.attempt('place', 'alias', 'quai-1', 'Les Hangars')
    expect(stdout).not.toContain('quai-2')
    const [one, two] = [await performer('Brume'), await performer('Givre')]
    await world.json('performer', 'merge', one, two)
    const three = await world.json<{ records: { id: number; replacedBy: number | null }[] }>(
      'performer',
      'merge',
      one,
      await performer('Rosée'),
    )
    expect(three.records.map(({ id }) => String(id))).not.toContain(two)
  })
})

test.each([
  [['performer', 'alias', 'TBA'], 'names no performer'],
  [['performer', 'alias', 'x'.repeat(1001)], 'has 1001 characters'],
  [['performer', 'alias', 'NUAGE'], 'already'],
  [['place', 'alias', 'lieu à définir'], 'names no place'],
  [['place', 'alias', 'hangar NUAGE'], 'already'],
] as const)('%j is refused', async ([of, verb, name], why) => {
  await tell(north, show('n', 'Nuage', 5, hall('Hangar Nuage', '7 quai Ouest', 'quai-7')))
  const id = of === 'place' ? 'quai-7' : await performer('Nuage')
  const { exitCode, stderr } = await world.attempt(of, verb, id, name)
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: expect.stringContaining(why) })
})

describe('of pins', () => {
  test('the later outranks the earlier on its field, unless it ends sooner', async () => {
    await tell(north, show('p', 'Embrun', 9))
    const id = await only('Embrun')
    const pin = (...words: string[]) =>
      world.decide('pin', id, 'description', ...words).then(({ decision }) => decision)
    const states = async () => {
      const log = await world.json<{ id: number; state: string }[]>('decisions', '--limit', '4')
      return new Map(log.map((one) => [one.id, one.state]))
    }
    const [one, two] = [await pin('Un.'), await pin('Deux.', '--until', '2027-03-01')]
    expect((await states()).get(one!)).toBe('stands')
    const three = await world.decide('pin', id, 'description', 'Trois.')
    expect(three.supersedes).toEqual([one, two])
    await world.decide('revoke', String(three.decision))
    expect((await states()).get(two!)).toBe('stands')
  })

  test('the later one of a range moves the earlier', async () => {
    await tell(north, show('r', 'Ressac', 10))
    const id = await only('Ressac')
    const seen = async () => (await world.events()).find((event) => String(event.id) === id)
    await world.decide('pin', id, 'lowestPrice', '30')
    await world.decide('pin', id, 'highestPrice', '20')
    expect(await seen()).toMatchObject({ lowestPrice: 20, highestPrice: 20 })
    await world.decide('pin', id, 'endDate', '2027-03-10T19:00')
    await world.decide('pin', id, 'startDate', '2027-03-10T23:00')
    expect(await seen()).toMatchObject({ startDate: '2027-03-10 23:00:00.000 +0100' })
    await world.decide('pin', id, 'endDate', '2027-03-10T18:00')
    expect(await seen()).toMatchObject({ endDate: '2027-03-10 20:00:00.000 +0100' })
  })

  test('an address is written as one', async () => {
    const id = await only('Ressac')
    await world.decide('pin', id, 'image', 'https://img.example/a b.jpg')
    const event = (await world.events()).find((one) => String(one.id) === id)
    expect(event?.image).toBe('https://img.example/a%20b.jpg')
  })

  test.each([
    [['name', 'x'.repeat(1001)], 'has 1001 characters'],
    [['description', 'x'.repeat(20_001)], 'has 20001 characters'],
    [['cancelledAt', '2099-01-01'], 'still to come'],
    [['notAvailableAt', '2099-01-01T10:00Z'], 'still to come'],
    [['performers', ''], 'commas between'],
    [['performers', '1,,2'], 'commas between'],
  ])('%j is refused', async (words, why) => {
    const { exitCode, stderr } = await world.attempt('pin', await only('Ressac'), ...words)
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: expect.stringContaining(why) })
  })
})

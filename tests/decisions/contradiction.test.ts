import { afterAll, beforeAll, expect, test } from 'vitest'
import { concert } from '../support/feed-world.ts'
import { operatorWorld } from '../support/operator.ts'
import type { OperatorWorld } from '../support/operator.ts'

let world: OperatorWorld
beforeAll(async () => {
  world = await operatorWorld()
})
afterAll(async () => world.drop())

/** Shows that nothing but an operator's word puts together, as events with their numbers. */
async function shows(month: string, ...names: string[]): Promise<string[]> {
  const listings = names.map((name, index) =>
    concert(name, { name, start: `2027-${month}-0${index + 1}T20:00` }),
  )
  const partner = await world.partner(`Seller of ${names.join()}`)
  await world.take(partner, names.join(), listings)
  const events = await world.events()
  return names.map((name) => String(events.find((event) => event.name === name)!.id))
}

const decide = async (...words: string[]) => (await world.json(...words)).decision

test('what was parted is not put together by way of a third', async () => {
  const [a = '', b = '', c = ''] = await shows('03', 'Ambre', 'Bise', 'Corail')
  const parted = await decide('distinct', a, b)
  await decide('merge', a, c)
  const before = await world.fragments()
  const { exitCode, stderr } = await world.attempt('merge', c, b)
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/the listings \d+:(?:Ambre|Bise) and \d+:(?:Bise|Ambre) are not the same/)
  expect(stderr).toContain(`decision ${parted} says`)
  expect(stderr).toContain(`affiche revoke ${parted}`)
  expect(await world.fragments()).toEqual(before)
})

test('nor by way of two, each of whom was put together with one', async () => {
  const [a = '', b = '', c = '', d = ''] = await shows('04', 'Aube', 'Brise', 'Cime', 'Dune')
  const parted = await decide('distinct', a, c)
  await decide('merge', a, b)
  await decide('merge', c, d)
  const { exitCode, stderr } = await world.attempt('merge', b, d)
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: expect.stringContaining(`affiche revoke ${parted}`),
  })
})

test('of the two themselves the later word holds, and what it outranks is told', async () => {
  const [a = '', b = ''] = await shows('05', 'Alizé', 'Bora')
  const parted = await decide('distinct', a, b)
  expect(await world.decide('merge', a, b)).toMatchObject({ supersedes: [parted] })
  const [held] = await world.named('Alizé')
  expect(await world.leadsTo(Number(b))).toBe(held)
})

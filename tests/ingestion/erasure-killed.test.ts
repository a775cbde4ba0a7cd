import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Partner } from '../../src/domain/partner.ts'
import type { ErasureReport } from '../../src/ingestion/erasing/erasure-steps.ts'
import { afficheJsonAt, startAffiche } from '../support/command-line.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'
import { endWhoWaitsFor, untilWaitedFor } from '../support/waits-for.ts'
import { whereTold } from '../support/where-told.ts'

let world: Catalogue
let env: { readonly AFFICHE_DATABASE_URL: string }
let one: Partner
beforeAll(async () => {
  world = await catalogue()
  env = { AFFICHE_DATABASE_URL: world.test.url }
  one = await world.partner('One')
})
afterAll(async () => world.drop())

/** Takes hold of a table that the command comes to, waits until it has come there, and kills it. */
async function killedAt(table: string, ...words: string[]): Promise<void> {
  const { database } = world.test
  await database.transaction(async (tx) => {
    await tx.query(`lock table ${table} in access exclusive mode`)
    const child = startAffiche(env, 'erase', ...words)
    const exit = once(child, 'exit')
    await untilWaitedFor(database, table)
    child.kill('SIGKILL')
    await exit
    // Its server process ends when it finds nobody there, and may not have until it gets the table.
    await endWhoWaitsFor(database, table)
  })
}

const told = (...words: string[]) => whereTold(world.test.database, words)

test.each([
  ['within the catalogue, leaves all as it was', 'linked_pages', true],
  ['among the bodies, leaves only bodies', 'raw_body_parts', false],
])('killed %s, and is gone on with', async (_, table, isUndone) => {
  const id = `zqid-${table}`
  const words = [`zqhall${table}`, id]
  const listing = concert(id, {
    place: { name: `Salle ${words[0]}`, city: 'Lyon', country: 'FR' },
  })
  await world.take(one, table, [listing, concert(`other-${table}`)])
  const before = await told(...words)
  const fragments = await world.fragments()
  await killedAt(table, 'listing', 'One', id)
  if (isUndone) {
    expect(await told(...words)).toEqual(before)
    expect(await world.fragments()).toEqual(fragments)
  } else expect(await told(...words)).toEqual(words.map((word) => `${word}: raw_body_parts.bytes`))
  expect(await afficheJsonAt(world.clock, env, 'erase', 'list')).toMatchObject([
    { kind: 'listing', state: 'cut off', counts: {} },
    ...(isUndone ? [] : [{}]),
  ])
  // It is kept away already, whatever was left undone.
  await world.take(one, `${table}-more`, [{ ...listing, description: 'Zqmore' }])
  expect(await told('zqmore')).toEqual([])
  const report = await afficheJsonAt<ErasureReport>(world.clock, env, 'erase', 'listing', 'One', id)
  expect(report).toMatchObject({ again: true, listings: isUndone ? 1 : 0, bodies: 1 })
  expect(await told(...words)).toEqual([])
  expect(await afficheJsonAt(world.clock, env, 'erase', 'list')).toMatchObject([
    { state: 'in force' },
    ...(isUndone ? [] : [{}]),
  ])
})

test('of a reviewer, killed among the bodies, is gone on with', async () => {
  const review = {
    grade: 2,
    scale: 5,
    author: 'Zqvoice Martin',
    text: 'Zqpraise',
    date: '2026-11-02',
  }
  await world.take(one, 'reviewed', [concert('reviewed', { reviews: [review] })])
  const words = ['zqvoice', 'zqpraise']
  await killedAt('raw_body_parts', 'reviewer', 'Zqvoice Martin')
  expect(await told(...words)).toEqual(
    words.toReversed().map((word) => `${word}: raw_body_parts.bytes`),
  )
  expect(
    await afficheJsonAt(world.clock, env, 'erase', 'reviewer', 'Zqvoice Martin'),
  ).toMatchObject({
    again: true,
    bodies: 1,
  })
  expect(await told(...words)).toEqual([])
})

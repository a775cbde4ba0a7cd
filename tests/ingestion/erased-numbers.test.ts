import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide } from '../../src/ingestion/decisions/decide.ts'
import {
  mergeEvents,
  pinField,
  revokeDecision,
} from '../../src/ingestion/decisions/event-proposals.ts'
import { eraseListing } from '../../src/ingestion/erasing/erase-listing.ts'
import { listDecisions } from '../../src/storage/decisions.ts'
import { publicEvent } from '../../src/storage/public-events.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

const event = async (name: string) => (await world.events()).find((one) => one.name === name)!
const words = { by: 'me', why: '' }

test('an erased listing leaves a number that goes on leading where those lead that were with it', async () => {
  const [one, other] = [await world.partner('One'), await world.partner('Other')]
  const start = '2027-08-09T20:00'
  const told = (id: string, name = 'Le Relais') => concert(id, { name, start })
  await world.take(one, 'relay', [told('Y-1', 'Le Premier'), told('Y-2')], { complete: false })
  await world.take(other, 'other relay', [told('Y-2')], { complete: false })
  const third = await world.partner('Third')
  await world.take(third, 'third relay', [told('Y-2')], { complete: false })
  const first = (await event('Le Premier')).id
  const [a, b, c] = (await event('Le Relais')).sources.map(({ id }) => id).toSorted((x, y) => x - y)
  for (const partner of [one, other])
    await eraseListing(world.context, {
      ...words,
      kind: 'listing',
      dryRun: false,
      name: 'Y-2',
      partnerId: partner.id,
    })
  const leads = () => Promise.all([a!, b!, c!].map((id) => world.leadsTo(id)))
  expect(await leads()).toEqual([c, c, c])
  const body = mergeEvents([first, c!])
  const { decision } = await decide(world.context, { ...words, revokes: null, body })
  expect(await leads()).toEqual([first, first, first])
  expect(await publicEvent(world.test.database, a!)).toMatchObject({ id: first })
  const back = { ...words, revokes: decision.id, body: revokeDecision(decision.id) }
  await decide(world.context, back)
  expect(await leads()).toEqual([c, c, c])
  expect(await publicEvent(world.test.database, a!)).toMatchObject({ id: c })
})

test('reasons of decisions about it go, of those that took one back or let it stand again as well', async () => {
  const partner = await world.partner('Reasoned')
  const named = (name: string, start: string) => concert(name, { name, start })
  const told = [named('Le Secret', '2027-09-01T20:00'), named('Le Connu', '2027-09-02T20:00')]
  await world.take(partner, 'reasoned', told)
  const pin = async (name: string, why: string) => {
    const { id } = await event(name)
    const body = pinField(id, { field: 'description', value: 'Texte', until: null }, 0)
    return (await decide(world.context, { by: 'me', why, revokes: null, body })).decision.id
  }
  const revoke = async (id: number, why: string) => {
    const body = revokeDecision(id)
    return (await decide(world.context, { by: 'me', why, revokes: id, body })).decision.id
  }
  const own = [await pin('Le Secret', 'she asked')]
  own.push(await revoke(own[0]!, 'he asked'))
  own.push(await revoke(own[1]!, 'she insisted'))
  const other = await pin('Le Connu', 'they asked')
  const erasing = { ...words, kind: 'listing', dryRun: false, partnerId: partner.id } as const
  await eraseListing(world.context, { ...erasing, name: 'Le Secret' })
  const whys = new Map((await listDecisions(world.test.database)).map(({ id, why }) => [id, why]))
  expect(own.map((id) => whys.get(id))).toEqual(['', '', ''])
  expect(whys.get(other)).toBe('they asked')
})

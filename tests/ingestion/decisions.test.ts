import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DecisionBody } from '../../src/domain/decision.ts'
import { decide as decideOn } from '../../src/ingestion/decisions/decide.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

async function decide(what: DecisionBody, revokes: number | null = null) {
  const body = async () => ({ what, typed: [] })
  const { decision } = await decideOn(world.context, { by: 'test', why: '', revokes, body })
  return decision
}

async function ids(name: string): Promise<number[]> {
  return (await world.events()).filter((event) => event.name === name).map((event) => event.id)
}

async function changesOf(id: number) {
  const { rows } = await world.test.database.query<{
    deleted: boolean
    replaced_by: number | null
  }>({
    text: 'select deleted, replaced_by from changes where kind = 1 and subject_id = $1 order by seq',
    values: [id],
  })
  return rows
}

describe('the operator’s word', () => {
  test('joins what the rules keep apart; taken back, old ids are events again', async () => {
    const [a, b] = [await world.partner('JoinA'), await world.partner('JoinB')]
    await world.take(a, 'joina', [concert('1', { name: 'Orage' })])
    await world.take(b, 'joinb', [concert('9', { name: 'Tempête', start: '2026-12-20T21:00' })])
    const [one] = await ids('Orage')
    const [two] = await ids('Tempête')
    const link = await decide({ kind: 'mustLink', listings: [`${a.id}:1`, `${b.id}:9`] })
    const joined = (await world.events()).find((event) => event.id === one)!
    expect(new Set(joined.sources.map((source) => source.id))).toEqual(new Set([one, two]))
    expect(await world.leadsTo(two!)).toBe(one)
    expect(await changesOf(two!)).toMatchObject([
      { deleted: false },
      { deleted: true, replaced_by: one },
    ])

    await decide({ kind: 'revoke' }, link.id)
    expect(await ids('Orage')).toEqual([one])
    expect(await ids('Tempête')).toEqual([two])
    expect(await world.leadsTo(two!)).toBe(two)
    expect((await changesOf(two!)).at(-1)).toEqual({ deleted: false, replaced_by: null })
  })

  test('parts what the rules join, and the next run of the feeds leaves it so', async () => {
    const [a, b] = [await world.partner('PartA'), await world.partner('PartB')]
    const show = { name: 'Brume', start: '2027-01-10T20:00' }
    await world.take(a, 'parta', [concert('1', show)])
    await world.take(b, 'partb', [concert('2', show)])
    const [together] = await ids('Brume')
    expect(await ids('Brume')).toHaveLength(1)
    const apart = await decide({ kind: 'cannotLink', listings: [`${a.id}:1`, `${b.id}:2`] })
    expect(await ids('Brume')).toHaveLength(2)
    await world.take(b, 'partb', [concert('2', { ...show, description: 'Avec invités' })])
    expect(await ids('Brume')).toHaveLength(2)
    await decide({ kind: 'revoke' }, apart.id)
    expect(await ids('Brume')).toEqual([together])
  })

  test('hides an event and shows it again', async () => {
    const partner = await world.partner('Hide')
    await world.take(partner, 'hide', [concert('1', { name: 'Secret' })])
    const [id] = await ids('Secret')
    const hide = await decide({ kind: 'hide', listing: `${partner.id}:1` })
    expect(await ids('Secret')).toEqual([])
    expect((await changesOf(id!)).at(-1)).toEqual({ deleted: true, replaced_by: null })
    await decide({ kind: 'revoke' }, hide.id)
    expect(await ids('Secret')).toEqual([id])
  })

  test('pins a field over every listing', async () => {
    const partner = await world.partner('Pin')
    await world.take(partner, 'pin', [concert('1', { name: 'Pined' })])
    const pin = {
      kind: 'pin',
      listing: `${partner.id}:1`,
      field: 'name',
      value: 'Pinned',
      until: null,
    }
    await decide(pin as DecisionBody)
    expect(await ids('Pinned')).toHaveLength(1)
    await world.take(partner, 'pin', [concert('1', { name: 'Pined again' })])
    expect(await ids('Pinned')).toHaveLength(1)
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { concert } from '../../../tests/support/feed-world.ts'
import { operatorWorld, type OperatorWorld } from '../../../tests/support/operator.ts'
import type { NativeListing } from '../../domain/native-listing.ts'

interface Listed {
  readonly name: string
  readonly state: string
  readonly sources: readonly { readonly listing: string; readonly withdrawn: boolean }[]
}

let world: OperatorWorld
beforeAll(async () => {
  world = await operatorWorld()
  const one = await world.partner('Guichet')
  const other = await world.partner('Kiosque')
  const shows = [...CASES.map(([, listing]) => listing), BOTH]
  await world.take(one, 'stays', shows)
  await world.take(other, 'goes', [{ ...BOTH, id: 'both-2' }, ALONE])
  await world.json('feed', 'remove', 'goes')
})
afterAll(async () => world.drop())

const named = (id: string, more: NativeListing) => concert(id, { name: id, ...more })

/** The clock of the catalogue shows 2026-11-27. */
const CASES: readonly [state: string, listing: NativeListing][] = [
  ['on sale', named('Aube', {})],
  ['on sale', named('Brume', { start: '2026-12-21' })],
  ['on sale', named('Nuit', { start: '2026-12-22T00:00' })],
  ['sold out', named('Crue', { availability: 'soldOut', start: '2026-12-23T20:00' })],
  ['postponed', named('Digue', { status: 'postponed', start: '2026-12-24T20:00' })],
  ['sale over', named('Lagune', { saleUntil: '2026-11-20T20:00', start: '2026-12-27T20:00' })],
  ['cancelled', named('Écume', { status: 'cancelled', start: '2026-12-25T20:00' })],
  ['not bookable', named('Flux', { availability: 'notYet', start: '2026-12-26T20:00' })],
  ['over', named('Givre', { start: '2026-11-20T20:00' })],
  ['on sale', named('Houle', { start: '2026-11-27' })],
  ['over', named('Kermesse', { start: '2026-11-26T23:00', categories: ['nightlife'] })],
]
const BOTH = named('Iris', { start: '2026-12-28T20:00' })
const ALONE = named('Jonc', { start: '2026-12-29T20:00' })

const listed = (name: string) => world.json<Listed[]>('event', 'list', '--name', name)

test.each(CASES)('what became of an event is told: %s', async (state, { id }) => {
  expect(await listed(String(id))).toMatchObject([{ state, sources: [{ withdrawn: false }] }])
})

test('a withdrawn listing is told, and an event of withdrawn ones alone', async () => {
  const [both, ...more] = await listed('Iris')
  expect([both!.state, more]).toEqual(['on sale', []])
  const gone = new Map(both!.sources.map(({ listing, withdrawn }) => [listing, withdrawn]))
  expect(Object.fromEntries(gone)).toEqual({ Iris: false, 'both-2': true })
  expect(await listed('Jonc')).toMatchObject([
    { state: 'withdrawn', sources: [{ withdrawn: true }] },
  ])
})

test('the table says so, and tells no clock where none is known', async () => {
  const { stdout } = await world.attempt('event', 'list')
  const lines = stdout.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | '))
  const lineOf = (name: string) => lines.find((line) => line.includes(`| ${name} |`))
  expect(lines[0]).toBe('id | start | name | place | state | sources')
  expect(lineOf('Aube')).toMatch(/2026-12-20 20:00 \| Aube .*\| on sale \| Guichet Aube$/)
  expect(lineOf('Brume')).toMatch(/\| 2026-12-21 \| Brume/)
  // Written as 00:00, which mostly means that nobody knows.
  expect(lineOf('Nuit')).toMatch(/\| 2026-12-22 \| Nuit/)
  expect(lineOf('Jonc')).toMatch(/\| withdrawn \| Kiosque Jonc \(withdrawn\)$/)
})

test('a start that an operator gave has its clock', async () => {
  const [{ id } = { id: 0 }] = await world.json<{ id: number }[]>(
    'event',
    'list',
    '--name',
    'Brume',
  )
  await world.json('pin', String(id), 'startDate', '2026-12-21T00:00', '--why', 'the hall rang')
  const { stdout } = await world.attempt('event', 'list', '--name', 'Brume')
  expect(stdout).toContain(' 2026-12-21 00:00 ')
})

test('an operator’s word that all is gone says sold out, whoever withdrew', async () => {
  const pinned = ['Aube', 'Iris']
  for (const name of pinned) {
    const [{ id } = { id: 0 }] = await world.json<{ id: number }[]>('event', 'list', '--name', name)
    await world.json('pin', String(id), 'notAvailableAt', 'now', '--why', 'the hall rang')
    expect(await listed(name)).toMatchObject([{ state: 'sold out' }])
  }
})

import { expect, test } from 'vitest'
import type { NativeListing } from '../../domain/native-listing.ts'
import { bodyOf } from '../../../tests/support/read-body.ts'
import type { Connector, Item } from './connector.ts'
import { native } from './native/native.ts'
import { withSteadyIds } from './steady-ids.ts'

async function idOf(listing: NativeListing, options: Record<string, string> = {}): Promise<string> {
  const body = bodyOf(JSON.stringify({ id: 'new', name: 'Les Loutres', place: 'Vega', ...listing }))
  const told = { unstableIds: 'true', ...options }
  for await (const item of withSteadyIds(native).records(body, told, 0)) {
    const [outcome] = item.kind === 'record' ? item.read() : []
    if (outcome !== undefined && 'listing' in outcome) return String(outcome.listing.id)
  }
  throw new Error('no listing')
}

const PARIS = { timeZone: 'Europe/Paris' }

test('a start is the same however it is written', async () => {
  const [first, ...others] = await Promise.all([
    idOf({ start: '2026-12-05T20:00+01:00' }),
    idOf({ start: '2026-12-05T19:00:00Z' }),
    idOf({ start: '20261205T190000Z' }),
    idOf({ start: '2026-12-05 20:00', ...PARIS }),
    idOf({ start: '2026-12-05T20:00:00.000' }, PARIS),
    idOf({ sessions: [{ start: '2026-12-05T14:00-0500' }] }),
    idOf({ start: '2026-12-05T20:00', place: { name: 'Vega', ...PARIS } }),
  ])
  for (const other of others) expect(other).toBe(first)
})

test('other starts, clocks and days are others', async () => {
  const ids = await Promise.all([
    idOf({ start: '2026-12-05T20:00+01:00' }),
    idOf({ start: '2026-12-05T20:00Z' }),
    idOf({ start: '2026-12-05T20:00' }),
    idOf({ start: '2026-12-05' }),
    idOf({ start: '2026-12-05T21:00' }),
    idOf({ start: 'Saturday at eight' }),
    idOf({ start: '2026-12-05', name: 'Les Fouines' }),
    idOf({ start: '2026-13-05T20:00' }),
    idOf({ start: '2026-12-05T20:00+99:00' }),
  ])
  expect(new Set(ids).size).toBe(ids.length)
  expect(await idOf({ start: '2026-12-05 20:00:00' })).toBe(ids[2])
})

test('a name and a place are the same however they are spaced and spelled', async () => {
  const first = await idOf({ start: '2026-12-05', name: 'Café Loutre', place: 'Salle 1' })
  for (const [name, place] of [
    ['CAFÉ  LOUTRE', 'salle 1'],
    [' Cafe\u0301 Loutre ', 'Ｓａｌｌｅ １'],
    ['Café\u00a0Loutre', { name: 'Salle 1', city: 'Lyon' }],
  ] as const)
    expect(await idOf({ start: '2026-12-05', name, place })).toBe(first)
  expect(await idOf({ start: '2026-12-05', name: 'Café Loutre', place: 'Salle 2' })).not.toBe(first)
})

test('what is rejected tells no id, all else stays what it is', async () => {
  const items: readonly Item[] = [
    { kind: 'rejected', line: 3, id: 'new', reason: 'no name' },
    { kind: 'warning', text: 'odd' },
    { kind: 'incomplete', reason: 'cut off' },
    {
      kind: 'record',
      line: 4,
      id: 'new',
      raw: '{}',
      read: () => [
        { rejected: 'no name', id: 'new' },
        { removed: true, id: 'old' },
      ],
    },
  ]
  const connector: Connector = {
    ...native,
    records: async function* records() {
      yield* items
    },
  }
  const told: unknown[] = []
  const options = { unstableIds: 'true' }
  for await (const item of withSteadyIds(connector).records(bodyOf(''), options, 0))
    told.push(item.kind === 'record' ? [item.id, item.line, item.read()] : item)
  expect(told).toEqual([
    { kind: 'rejected', line: 3, id: null, reason: 'no name' },
    items[1],
    items[2],
    [
      null,
      4,
      [
        { rejected: 'no name', id: null },
        { removed: true, id: 'old' },
      ],
    ],
  ])
})

test('ids are as they came where nobody says otherwise, or where the format sees to it itself', async () => {
  for (const unstableIds of ['false', ''])
    expect(await idOf({ start: '2026-12-05' }, { unstableIds })).toBe('new')
  const own = withSteadyIds(native)
  expect(withSteadyIds(own)).toBe(own)
})

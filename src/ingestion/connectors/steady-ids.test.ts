import { expect, test } from 'vitest'
import type { NativeListing } from '../../domain/native-listing.ts'
import { bodyOf } from '../../../tests/support/read-body.ts'
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
  ])
  expect(new Set(ids).size).toBe(ids.length)
  expect(await idOf({ start: '2026-12-05 20:00:00' })).toBe(ids[2])
})

import { describe, expect, test } from 'vitest'
import { bodyOf, readBody } from '../../../../tests/support/read-body.ts'
import { LISTING } from '../../../../tests/support/read-json.ts'
import { json } from './json.ts'

describe('records that stand under their ids', () => {
  const first = { titre: 'Otters', date: '2026-12-05' }
  const second = { titre: 'Badgers', date: '2026-12-06' }
  const expected = [
    { id: 'A1', name: 'Otters', start: '2026-12-05' },
    { id: 'A2', name: 'Badgers', start: '2026-12-06' },
  ]
  const under = { A1: first, A2: second }

  test.each<[string, unknown, string | null, unknown]>([
    ['at a way', { data: { events: under } }, 'data.events', expected],
    ['at a way with a star', { data: { events: under } }, 'data.events.*', expected],
    ['at the top', under, null, expected],
    ['at the top, with a star', under, '*', expected],
    ['are none', { data: { events: {} } }, 'data.events', []],
  ])('%s', async (_, content, records, natives) => {
    const listing = { ...LISTING, id: '#key' }
    const mapping = JSON.stringify({ listing, ...(records === null ? {} : { records }) })
    const read = await readBody(json, bodyOf(JSON.stringify(content)), { mapping })
    expect(read).toMatchObject({ natives, rejected: [], warnings: [], incomplete: [] })
  })

  test('may be made part of an id', async () => {
    const mapping = JSON.stringify({ records: 'e', listing: { ...LISTING, id: 'show-{#key}' } })
    const { natives } = await readBody(json, bodyOf(JSON.stringify({ e: under })), { mapping })
    expect(natives.map(({ id }) => id)).toEqual(['show-A1', 'show-A2'])
  })
})

import { expect, test } from 'vitest'
import { NativeListingSchema } from '../../../domain/native-listing.ts'
import { nearMembers } from './near-members.ts'

const DATE = { id: 'a', name: 'Show', start: '2026-12-20' }

test.each([
  [{ ...DATE, category: 'music' }, ['"category" is not read; did you mean "categories"?']],
  [{ ...DATE, perfomers: [] }, ['"perfomers" is not read; did you mean "performers"?']],
  [{ id: 'a', title: 'Show', start_date: '2026' }, ['name', 'start']],
  [
    { ...DATE, place: { name: 'Hall', postal_code: '75011', longitude: 2 } },
    ['place.postalCode', 'place.lng'],
  ],
  [{ ...DATE, offers: [{ price: 1, curency: 'EUR' }] }, ['offers.currency']],
  [{ ...DATE, performers: [{ name: 'A', sameas: [] }, 'B'] }, ['performers.sameAs']],
  [{ ...DATE, venue: 'Hall', Description: 'x' }, ['place', 'description']],
  // Something of the partner's own.
  [{ ...DATE, title: 'other', promoter: 'x', internalRef: 7, capacity: 300, x: 1, '': 2 }, []],
  [{ ...DATE, offers: { price: 10 }, price: 10 }, []],
])('%j', (listing, slips) => {
  const found = nearMembers().slipsOf(listing)
  expect(found).toHaveLength(slips.length)
  for (const [index, slip] of slips.entries()) expect(found[index]).toContain(slip)
})

test('no member of ours is taken for a slip', () => {
  const all = Object.fromEntries(
    Object.keys(NativeListingSchema.properties).map((name) => [name, {}]),
  )
  expect(nearMembers().slipsOf(all)).toEqual([])
})

test('each slip is told once in a body, and only so many', () => {
  const near = nearMembers()
  expect(near.slipsOf({ ...DATE, category: 'music' })).toHaveLength(1)
  expect(near.slipsOf({ ...DATE, category: 'sport' })).toEqual([])
  const many = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`categorie${'s'.repeat(index % 3)}${index}`, 1]),
  )
  expect(near.slipsOf(many).length).toBeLessThan(20)
})

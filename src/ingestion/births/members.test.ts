import { describe, expect, test } from 'vitest'
import { aListing, aSession, paris } from '../../../tests/support/sample-listing.ts'
import { SAMPLE_PARTNER } from '../../../tests/support/sample-event.ts'
import type { Birth } from '../../storage/births.ts'
import type { ListingWithMemory } from '../../storage/listings.ts'
import { nightOf, toMember } from './members.ts'

const START = paris('2026-12-05 20:00').at
const LISTING = aListing()

function member(birth: Partial<Birth>, held: Partial<ListingWithMemory> = {}) {
  const born = {
    id: 7,
    kept: null,
    sessionAt: null,
    retiredAt: null,
    unavailableSince: null,
    firstSeenAt: 10,
  }
  const stored = { listing: LISTING, readAt: 100, feedCompleteAt: 500 }
  const silent = { missingSince: null, withdrawnAt: null, closedAt: null }
  return toMember(
    { ...born, ...birth } as Birth,
    { ...stored, ...silent, ...held } as ListingWithMemory,
    SAMPLE_PARTNER,
  )
}

test('a birth is a member with its partner and what it was told', () => {
  expect(member({ performerIds: [3] })).toMatchObject({
    birthId: 7,
    partner: SAMPLE_PARTNER,
    listing: LISTING,
    firstSeenAt: 10,
    performerIds: [3],
  })
  const kept = aListing({ name: 'As it was' })
  expect(member({ kept }).listing).toBe(kept)
})

describe('it was read', () => {
  test.each<[string, Partial<ListingWithMemory>, number]>([
    ['when the whole of its feed was', {}, 500],
    ['itself, where that was later', { readAt: 900 }, 900],
    ['itself, where its feed was never read whole', { feedCompleteAt: null }, 100],
    ['itself, where its feed has it no more', { missingSince: 300 }, 100],
    ['itself, where it is withdrawn', { withdrawnAt: 300 }, 100],
    ['itself, where its id has gone to another show', { closedAt: 300 }, 100],
  ])('%s', (_, held, at) => {
    expect(member({}, held).readAt).toBe(at)
  })
})

describe('it is withdrawn', () => {
  test.each<[string, Partial<Birth>, Partial<ListingWithMemory>, number | null]>([
    ['not where nobody says so', {}, {}, null],
    ['with its listing', {}, { withdrawnAt: 300 }, 300],
    ['as a night that was given up while it was to come', { retiredAt: START - 1 }, {}, START - 1],
    ['not as one that had begun', { retiredAt: START }, {}, null],
    ['by whatever came first', { retiredAt: 200 }, { withdrawnAt: 300 }, 200],
  ])('%s', (_, birth, held, since) => {
    expect(member(birth, held).withdrawnSince).toBe(since)
    const before = member({ ...birth, unavailableSince: 50 }, held)
    expect(before.unavailableSince).toBe(50)
    expect(member(birth, held).unavailableSince).toBe(since)
  })
})

test('a night of several is told by itself', () => {
  const two = aListing({
    categories: [100],
    sessions: [aSession('2026-12-05 20:00'), aSession('2026-12-06 20:00')],
  })
  const second = paris('2026-12-06 20:00').at
  expect(nightOf(two, second).timing.start.at).toBe(second)
  expect(nightOf(two, null)).toBe(two)
  expect(nightOf(two, 1)).toBe(two)
})

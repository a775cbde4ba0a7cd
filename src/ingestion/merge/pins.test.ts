import { describe, expect, it, test } from 'vitest'
import { local, merged } from '../../../tests/support/merged.ts'
import { PINNABLE } from './pins.ts'

const pin = (field: string, value: unknown, until: number | null = null) => ({
  field,
  value,
  until,
})

describe('an operator’s pin', () => {
  it('outranks every listing, for as long as it lasts', () => {
    const until = Date.parse('2026-11-25T00:00:00Z')
    const pins = [pin('name', 'Old'), pin('name', 'Les Loutres & amis', until)]
    const event = merged([{}], { pins })
    expect(event.name).toBe('Les Loutres & amis')
    expect(event.provenance['name']).toEqual([])
    expect(event.nextChangeAt).toBeLessThanOrEqual(until)
    expect(merged([{}], { pins, now: '2026-11-25T00:00:00Z' }).name).toBe('Old')
  })

  it('says that the event is off, or that it is not', () => {
    const off = merged([{}], { pins: [pin('cancelledAt', '2026-11-19T10:00:00Z')] })
    expect(off.cancelledAt).toBe(Date.parse('2026-11-19T10:00:00Z'))
    expect(off.sources[0]?.isBookable).toBe(false)
    const cancelled = { listing: { status: 'cancelled' } } as const
    expect(merged([cancelled], { pins: [pin('cancelledAt', null)] }).cancelledAt).toBeNull()
  })

  it('sets the dates and makes the end sure, never before the start', () => {
    const event = merged([{}], { pins: [pin('endDate', '2026-12-05T23:15+01:00')] })
    expect([local(event.end), event.endNotReliable]).toEqual(['2026-12-05 23:15', false])
    const odd = merged([{}], { pins: [pin('endDate', '2026-12-05T10:15+01:00')] })
    expect(odd.end).toEqual(odd.start)
  })

  it('names categories', () => {
    const event = merged([{}], { pins: [pin('categories', ['theatre', 'theatre/cabaret'])] })
    expect(event.categories).toEqual([200, 205])
  })

  it('moves the other end of the prices where they would cross', () => {
    const told = { listing: { offers: [{ price: 10 }, { price: 20 }] } }
    const prices = (field: string, value: unknown) => {
      const event = merged([told], { pins: [pin(field, value)] })
      return [event.lowestPriceCents, event.highestPriceCents]
    }
    expect(merged([told], {}).lowestPriceCents).toBe(1000)
    expect(prices('lowestPrice', 15)).toEqual([1500, 2000])
    expect(prices('lowestPrice', 25)).toEqual([2500, 2500])
    expect(prices('lowestPrice', null)).toEqual([null, 2000])
    expect(prices('highestPrice', 15)).toEqual([1000, 1500])
    expect(prices('highestPrice', 5)).toEqual([500, 500])
    expect(prices('highestPrice', null)).toEqual([1000, null])
  })

  it('gives way to one that leaves no room for it', () => {
    const prices = (...pins: ReturnType<typeof pin>[]) => {
      const event = merged([{}], { pins })
      return [event.lowestPriceCents, event.highestPriceCents]
    }
    expect(prices(pin('highestPrice', 10), pin('lowestPrice', 12.5))[0]).toBe(1250)
    expect(prices(pin('highestPrice', 10), pin('lowestPrice', 12.5))[1]).not.toBe(1000)
    expect(prices(pin('lowestPrice', 12.5), pin('highestPrice', 10))[1]).toBe(1000)
    expect(prices(pin('lowestPrice', 10), pin('highestPrice', 10))).toEqual([1000, 1000])
    const [early, late] = ['2026-12-01T20:00+01:00', '2026-12-09T23:00+01:00']
    const ended = merged([{}], { pins: [pin('endDate', early), pin('startDate', late)] })
    expect(local(ended.start)).toBe('2026-12-09 23:00')
    const begun = merged([{}], { pins: [pin('startDate', late), pin('endDate', early)] })
    expect(local(begun.start)).not.toBe('2026-12-09 23:00')
  })

  test.each([
    ['name', ''],
    ['image', 7],
    ['description', null],
    ['startDate', { at: 1_796_000_000_000, offset: 0.5 }],
    ['startDate', { at: 'soon', offset: 60 }],
    ['lowestPrice', -1],
    ['lowestPrice', 1_000_000],
    ['highestPrice', '12'],
    ['categories', 'music'],
    ['performers', [1, -2]],
    ['place', 0],
    ['name', 7],
    ['startDate', '2026-12-05T20:00'],
    ['startDate', 'soon'],
    ['cancelledAt', 'yes'],
    ['categories', ['no-such']],
    ['constructor', 1],
    ['id', 99],
  ])('that cannot be a %s (%s) is passed over', (field, value) => {
    expect(merged([{}], { pins: [pin(field, value)] })).toEqual(merged([{}]))
  })
})

const AT = Date.parse('2026-12-05T19:00:00Z')

test.each<[string, unknown, object | null]>([
  ['name', ' Les Loutres ', { name: 'Les Loutres' }],
  ['description', '', { description: '' }],
  ['description', 7, null],
  ['startDate', '2026-12-05T19:00Z', { start: { at: AT, offset: 0 } }],
  ['startDate', '2026-12-05T20:00+0100', { start: { at: AT, offset: 60 } }],
  ['endDate', '2026-12-05T13:30-05:30', { end: { at: AT, offset: -330 } }],
  ['endDate', { at: AT, offset: 60 }, { end: { at: AT, offset: 60 } }],
  ['endDate', 'soonZ', null],
  ['endDate', { at: AT }, null],
  ['endDate', null, null],
  ['cancelledAt', AT, { cancelledAt: AT }],
  ['notAvailableAt', '2026-12-05T19:00Z', { notAvailableAt: AT }],
  ['notAvailableAt', null, { notAvailableAt: null }],
  ['notAvailableAt', 'soon', null],
  ['lowestPrice', 0, { lowestPriceCents: 0 }],
  ['lowestPrice', 12.345, { lowestPriceCents: 1235 }],
  ['highestPrice', null, { highestPriceCents: null }],
  ['performers', [3, 1], { performerIds: [3, 1] }],
  ['performers', [], { performerIds: [] }],
  ['performers', { 0: 1 }, null],
  ['place', 5, { placeId: 5 }],
  ['place', '5', null],
])('%s may be pinned to %j, which is %j', (field, value, pinned) => {
  expect(PINNABLE[field]?.(value)).toEqual(pinned)
})

import { describe, expect, it, test } from 'vitest'
import { local, merged } from '../../../tests/support/merged.ts'

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

  test.each([
    ['name', ''],
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

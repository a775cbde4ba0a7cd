import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AROUND, anyMembers } from '../../../tests/support/arbitrary-listing.ts'
import { CATEGORIES, OTHER } from '../../domain/category.ts'
import type { Event, Member } from '../../domain/event.ts'
import { rateTable } from '../../domain/rates.ts'
import type { TrendSignals } from '../../domain/trend.ts'
import { mergeEvent } from './merge-event.ts'

const HOUR = 3_600_000

const RATES = rateTable([
  { currency: 'GBP', day: '2026-10-01', perEuro: 0.86 },
  { currency: 'GBP', day: '2026-11-27', perEuro: 0.9 },
])

const DAY = Math.floor(AROUND / (24 * HOUR))

function merge(
  members: readonly Member[],
  now: number,
  signals: TrendSignals | null = null,
  day = DAY,
): Event {
  return mergeEvent({ id: 10, members, pins: [], rates: RATES, now, trend: { day, signals } })
}

const anyTrend = fc.option(
  fc.record({
    engagement: fc.double({ min: 0, max: 200, noNaN: true }),
    day: fc.integer({ min: DAY - 4, max: DAY }),
    popularHeadliner: fc.boolean(),
  }),
)

const anyNow = fc.integer({ min: -50 * 24, max: 50 * 24 }).map((hours) => AROUND + hours * HOUR)

function timeless(event: Event): Event {
  return { ...event, nextChangeAt: null }
}

describe('mergeEvent', () => {
  it('gives the same event whatever the order of the members', () => {
    const shuffled = anyMembers.chain((members) =>
      fc.tuple(
        fc.constant(members),
        fc.shuffledSubarray([...members], { minLength: members.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, anyNow, ([members, others], now) => {
        expect(merge(others, now)).toEqual(merge(members, now))
      }),
      { numRuns: 500 },
    )
  })

  it('holds until the next change that it names, and says so at every instant before', () => {
    fc.assert(
      fc.property(
        anyMembers,
        anyNow,
        anyTrend,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (members, now, trend, share) => {
          const event = merge(members, now, trend)
          const next = event.nextChangeAt ?? now + 400 * 24 * HOUR
          expect(next).toBeGreaterThan(now)
          for (const at of [next - 1, now + Math.floor((next - 1 - now) * share)]) {
            expect(timeless(merge(members, at, trend))).toEqual(timeless(event))
          }
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('has a score that holds until the day that it names, whatever the clock says', () => {
    fc.assert(
      fc.property(
        anyMembers,
        anyNow,
        anyTrend,
        fc.nat({ max: 30 }),
        (members, now, trend, days) => {
          const { trendingScore, trendChangeDay } = merge(members, now, trend)
          const last = Math.min(DAY + days, (trendChangeDay ?? Infinity) - 1)
          expect(trendChangeDay ?? Infinity).toBeGreaterThan(DAY)
          expect(merge(members, now, trend, last).trendingScore).toBe(trendingScore)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('never contradicts itself', () => {
    fc.assert(
      fc.property(anyMembers, anyNow, anyTrend, (members, now, trend) => {
        const event = merge(members, now, trend)
        expect(JSON.stringify(event)).toBe(JSON.stringify(event, noNonsense))
        expect(event.end.at).toBeGreaterThanOrEqual(event.start.at)
        expectOrdered(event.lowestPriceCents, event.highestPriceCents)
        expect(event.sources.length).toBeGreaterThan(0)
        expectOfSources(event)
        expect(new Set(event.sources.map(({ id }) => id)).size).toBe(event.sources.length)
        for (const source of event.sources) {
          expect(source.end.at).toBeGreaterThanOrEqual(source.start.at)
          expectOrdered(source.lowestPriceCents, source.highestPriceCents)
          if (source.isBookable) {
            expect(source.notAvailableAt).toBeNull()
            expect(event.cancelledAt).toBeNull()
          }
          if (source.notAvailableAt !== null) expect(source.availableDates).toEqual([])
          if (source.isGoodDeal) expect(source.notAvailableAt).toBeNull()
          const starts = source.availableDates.map((date) => date.start.at)
          expect(starts).toEqual([...starts].sort((a, b) => a - b))
          for (const date of source.availableDates) {
            expect(date.end.at).toBeGreaterThanOrEqual(date.start.at)
            expect(date.end.at).toBeGreaterThan(now)
          }
        }
        expect(event.createdAt).toBe(Math.min(...members.map((member) => member.firstSeenAt)))
        expect(event.averageGrade === null).toBe(event.totalGrades === 0)
        expect(event.trendingScore).toBeGreaterThanOrEqual(0)
        expect(event.name.trim()).not.toBe('')
        expectCategories(event.categories)
      }),
      { numRuns: 1000 },
    )
  })
})

/** JSON writes NaN and Infinity as null, silently. */
function noNonsense(_key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new Error(`not a number: ${value}`)
  if (value === undefined) throw new Error('undefined in an event')
  return value
}

function expectOrdered(lowest: number | null, highest: number | null): void {
  if (lowest !== null && highest !== null) expect(lowest).toBeLessThanOrEqual(highest)
  for (const cents of [lowest, highest]) {
    if (cents !== null) expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
  }
}

function expectCategories(ids: readonly number[]): void {
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) {
    const category = CATEGORIES.find((one) => one.id === id)
    expect(category).toBeDefined()
    if (category?.subCategory !== null) expect(ids).toContain(Math.floor(id / 100) * 100)
  }
  expect(ids.filter((id) => id % 100 !== 0).length).toBeLessThanOrEqual(4)
  if (ids.includes(OTHER)) expect(ids).toEqual([OTHER])
}

/** What the contract lets a reader work out from the sources. */
function expectOfSources(event: Event): void {
  const { sources } = event
  const lowest = sources.flatMap(({ lowestPriceCents }) => lowestPriceCents ?? [])
  if (event.lowestPriceCents !== null) expect(lowest).toContain(event.lowestPriceCents)
  if (event.notAvailableAt !== null) {
    expect(sources.map((source) => source.notAvailableAt)).toContain(event.notAvailableAt)
    expect(sources.some((source) => source.isBookable)).toBe(false)
  }
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { catalogue, concert } from '../../tests/support/feed-world.ts'
import type { Catalogue } from '../../tests/support/feed-world.ts'
import { settableClock } from '../lib/clock.ts'
import { renderAllDue } from '../ingestion/rendering/render-due.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../lib/durations.ts'
import { createLoginThrottle } from '../login/throttle.ts'
import { readSetting } from '../storage/settings.ts'
import { createClientMeters } from './client-meters.ts'
import { clockMinder } from './clock-put-back.ts'

let world: Catalogue
let mindClock: () => Promise<boolean>
beforeAll(async () => {
  world = await catalogue()
  mindClock = clockMinder(world.context)
  await world.take(await world.partner('Clock'), 'clock', [concert('C')])
})
afterAll(async () => world.drop())

const START = Date.parse('2026-11-27T12:00:00Z')
beforeEach(() => world.clock.set(START))

/** What a worker does every few seconds. */
async function look(): Promise<boolean> {
  const isPutBack = await mindClock()
  await renderAllDue(world.context)
  return isPutBack
}

async function shown() {
  const [event] = await world.events()
  const { updatedAt: _, ...rest } = event!
  return rest
}

describe('a clock that is put back', () => {
  test('after a year ahead finds what had changed meanwhile, and shows it as before', async () => {
    expect(await look()).toBe(false)
    const before = await shown()
    expect(before.sources[0]).toMatchObject({ isBookable: true })
    world.clock.advance(400 * DAY_MS)
    expect(await look()).toBe(false)
    expect((await shown()).sources[0]).toMatchObject({ isBookable: false })
    world.clock.set(START + HOUR_MS)
    expect(await look()).toBe(true)
    expect(await shown()).toEqual(before)
    expect(await look()).toBe(false)
  })

  test('by less than clocks of machines are apart is none', async () => {
    world.clock.set(START + 2 * DAY_MS)
    await look()
    world.clock.advance(-59 * MINUTE_MS)
    expect(await look()).toBe(false)
  })

  test('is noticed as well by a worker that begins after it', async () => {
    world.clock.set(START + 20 * DAY_MS)
    await look()
    world.clock.set(START)
    expect(await clockMinder(world.context)()).toBe(true)
    expect(await look()).toBe(false)
  })

  test.each([
    ['goes on', true, 1],
    ['is gone', false, 2],
  ])('is not that of another worker, which is ahead and %s', async (_, goesOn, putBack) => {
    world.clock.set(START)
    const rightClock = settableClock(START)
    const aheadClock = settableClock(START + 3 * HOUR_MS)
    const ahead = clockMinder({ ...world.context, clock: aheadClock })
    const right = clockMinder({ ...world.context, clock: rightClock })
    let times = 0
    for (let minute = 0; minute < 120; minute += 1) {
      if (minute === 0 || minute === 15 || (goesOn && minute > 15)) await ahead()
      if (await right()) times += 1
      for (const clock of [rightClock, aheadClock]) clock.advance(MINUTE_MS)
    }
    expect(times).toBe(putBack)
  })

  test('is noted a few times an hour, not at each look', async () => {
    const noted = new Set<string | null>()
    world.clock.set(START + 10 * DAY_MS)
    for (let minute = 0; minute < 60; minute += 1) {
      await look()
      noted.add(await readSetting(world.test.database, 'clock'))
      world.clock.advance(MINUTE_MS)
    }
    expect(noted.size).toBe(6)
  })

  test('locks out nobody whose logins failed before', () => {
    const throttle = createLoginThrottle()
    const attempt = { address: '192.0.2.7', clientId: 'c' }
    for (let failures = 0; failures < 60; failures += 1) throttle.failed(attempt, START)
    expect(throttle.standing(attempt, START).verdict).toBe('blocked')
    expect(throttle.standing(attempt, START - HOUR_MS).verdict).toBe('free')
  })

  test('counts calls on the day that it shows', async () => {
    const meters = createClientMeters(world.test.database)
    const days: string[] = []
    for (const now of [START, START + DAY_MS, START - 3 * DAY_MS])
      days.push((await meters.open(`client ${now}`, now)).day)
    expect(days).toEqual(['2026-11-27', '2026-11-28', '2026-11-24'])
  })
})

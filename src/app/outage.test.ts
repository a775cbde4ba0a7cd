import { beforeEach, describe, expect, test } from 'vitest'
import { settableClock } from '../lib/clock.ts'
import { createLogger } from '../lib/logger.ts'
import { outageTeller } from './outage.ts'
import type { Outage } from './outage.ts'

const MINUTE = 60_000
const away = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

const clock = settableClock('2026-12-01T10:00:00Z')
let lines: string[]
let outage: Outage
beforeEach(() => {
  lines = []
  const write = (line: string) => {
    const { level, msg } = JSON.parse(line) as { level: number; msg: string }
    lines.push(`${level} ${msg}`)
  }
  outage = outageTeller({ logger: createLogger({ destination: { write } }), clock })
})

/** Something fails every two seconds, in three places. */
function fails(minutes: number): void {
  for (let passed = 0; passed < minutes * MINUTE; passed += 2000) {
    for (const what of ['jobs', 'documents', 'keys']) outage.tell(away(), what)
    clock.advance(2000)
  }
}

describe('a database that is away', () => {
  test('is told of once, every ten minutes, and once more when it is back', () => {
    fails(25)
    outage.over()
    outage.over()
    expect(lines).toEqual([
      '40 the database does not answer; what is due waits for it',
      '40 the database does not answer, since 10 minutes; what is due waits for it',
      '40 the database does not answer, since 20 minutes; what is due waits for it',
      '30 the database answers again',
    ])
  })

  test('is told of once however many requests it fails, and nowhere else', () => {
    for (let requests = 0; requests < 100; requests += 1)
      outage.fail(away(), 'a lookup failed', {
        debug: () => lines.push('debug'),
        warn: () => lines.push('warn'),
        error: () => lines.push('error'),
      })
    expect(lines.filter((line) => line !== 'debug')).toEqual([
      '40 the database does not answer; what is due waits for it',
    ])
  })

  test('is told of once a minute where it comes and goes', () => {
    for (let times = 0; times < 30; times += 1) {
      outage.tell(away(), 'jobs')
      clock.advance(2000)
      outage.over()
      clock.advance(2000)
    }
    expect(lines).toHaveLength(4)
  })

  test('is not told of by what asked it before it was back', () => {
    fails(5)
    outage.over()
    fails(0.5)
    expect(lines.at(-1)).toBe('30 the database answers again')
    fails(1)
    expect(lines.at(-1)).toContain('does not answer')
  })

  test('is told of where the clock was put back meanwhile', () => {
    fails(1)
    clock.advance(-60 * MINUTE)
    fails(1)
    expect(lines).toEqual(
      Array(2).fill('40 the database does not answer; what is due waits for it'),
    )
  })
})

test.each([
  ['40 a schedule cannot be read', undefined],
  ['50 a schedule cannot be read', 'error' as const],
])('what fails for another reason is told as often as it does: %s', (line, level) => {
  fails(1)
  for (let times = 0; times < 2; times += 1)
    outage.tell(new Error('broken'), 'a schedule cannot be read', level)
  expect(lines.slice(1)).toEqual([line, line])
})

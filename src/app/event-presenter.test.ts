import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEvent } from '../../tests/support/arbitrary-event.ts'
import { presented } from '../../tests/support/presented.ts'
import { SAMPLE_EVENT, SAMPLE_SURROUNDINGS } from '../../tests/support/sample-event.ts'
import { eventPresenter } from './event-presenter.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')

test('what is put together of an event is what its presenter writes at once', () => {
  fc.assert(
    fc.property(anyEvent, ({ event, place, performers, updatedAt }) => {
      const shown = event.performerIds.map((id) => performers.find((one) => one.id === id))
      const { trendingScore } = event
      const made = eventPresenter(event, {
        place,
        performers: shown.filter((one) => one !== undefined),
        trendingScore,
      })
      const whole = presented(event, { place, performers, updatedAt })
      expect(text(made.content)).toBe(JSON.stringify({ ...whole, updatedAt: '', trendingScore: 0 }))
      expect(text(made.fragment(updatedAt))).toBe(JSON.stringify(whole))
    }),
  )
})

test('a fragment stays what it is when other events are presented, and a long one is written whole', () => {
  const { place, performers } = SAMPLE_SURROUNDINGS
  const around = { place, performers, trendingScore: 3 }
  const first = eventPresenter(SAMPLE_EVENT, around).fragment(1000)
  const before = text(first)
  const description = 'Été, “fête”\n'.repeat(100_000)
  const long = eventPresenter({ ...SAMPLE_EVENT, description }, around)
  expect(JSON.parse(text(long.content)).description).toBe(description)
  expect(JSON.parse(text(long.fragment(2000))).description).toBe(description)
  expect(text(eventPresenter(SAMPLE_EVENT, around).fragment(1000))).toBe(before)
  expect(text(first)).toBe(before)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEvent } from '../../tests/support/arbitrary-event.ts'
import { presented } from '../../tests/support/presented.ts'
import { eventFragment } from '../contract/present-event.ts'
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
      expect(text(made.fragment(updatedAt))).toBe(eventFragment(whole))
      expect(text(made.content)).toBe(eventFragment({ ...whole, updatedAt: '', trendingScore: 0 }))
    }),
  )
})

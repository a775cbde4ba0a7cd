import { instantText } from '../../src/contract/date-text.ts'
import { presentEvent } from '../../src/contract/present-event.ts'
import type { Event } from '../../src/domain/event.ts'
import type { AnyEvent } from './arbitrary-event.ts'

/** An event as lookups show it, with its own of these performers, in its order. */
export function presented(event: Event, { place, performers, updatedAt }: Omit<AnyEvent, 'event'>) {
  return presentEvent(event, {
    place,
    performers: event.performerIds.flatMap((id) => performers.find((one) => one.id === id) ?? []),
    updatedAt: instantText(updatedAt),
    trendingScore: event.trendingScore,
  })
}

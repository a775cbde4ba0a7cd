import {
  eventParts,
  TRENDING_SCORE_PART,
  UPDATED_AT_PART,
} from '../../src/contract/present-event.ts'
import { instantText } from '../../src/contract/date-text.ts'
import type { WireEvent } from '../../src/contract/schemas/event.ts'
import { wireNumber } from '../../src/contract/wire-text.ts'
import type { Event } from '../../src/domain/event.ts'
import type { AnyEvent } from './arbitrary-event.ts'

/** The JSON text of an event as lookups show it, with its own of these performers, in its order. */
export function fragmentOf(
  event: Event,
  { place, performers, updatedAt }: Omit<AnyEvent, 'event'>,
): string {
  const own = event.performerIds.flatMap((id) => performers.find((one) => one.id === id) ?? [])
  return eventParts({ event, place, performers: own })
    .with(UPDATED_AT_PART, `"${instantText(updatedAt)}"`)
    .with(TRENDING_SCORE_PART, `${wireNumber(event.trendingScore)}`)
    .join('')
}

export function presented(event: Event, around: Omit<AnyEvent, 'event'>): WireEvent {
  return JSON.parse(fragmentOf(event, around)) as WireEvent
}

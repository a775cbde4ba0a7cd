import type { NativeListing } from '../../../domain/native-listing.ts'
import { eventsMarkedIn } from '../schema-org/events-marked-in.ts'
import type { ItemFields } from './item-fields.ts'

const MARKED = /\b(?:vevent|h-event|itemtype|typeof)\b/i

/** The event that the text of an item marks up for programs; null where it marks none, or several. */
export function eventInText(item: ItemFields, base: string, now: number): NativeListing | null {
  for (const { text } of item.named('encoded', 'content', 'description', 'summary')) {
    if (!MARKED.test(text)) continue
    const [event, second] = eventsIn(text, base, now)
    if (event !== undefined && second === undefined) return event
  }
  return null
}

/** What is marked up beyond understanding is text: the item may tell its date in another way. */
function eventsIn(text: string, base: string, now: number): readonly NativeListing[] {
  try {
    return eventsMarkedIn(text, base, now)
  } catch {
    return []
  }
}

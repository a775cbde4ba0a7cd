import type { NativeListing } from '../../../domain/native-listing.ts'
import { findEvents, isEvent } from './find-events.ts'
import { openGraph } from './graph.ts'
import { webAddress } from './links.ts'
import { mapEvent } from './map-event.ts'
import { readMarkup } from './read-markup.ts'
import { readPage } from './page.ts'
import { windowAt } from './schedule.ts'
import { toldTogether } from './told-before.ts'

/** The dated events that a piece of a page marks up in its elements, without their ids. */
export function eventsMarkedIn(html: string, base: string, now: number): readonly NativeListing[] {
  let told: readonly { readonly listing: NativeListing }[] = []
  for (const items of readMarkup(html, readPage(html).markup)) {
    const graph = openGraph(items)
    const context = { graph, base: webAddress(base), ...windowAt(now) }
    const events = findEvents(items).map((event) => ({
      listing: mapEvent(event, graph.nodes(event.node, 'subEvent').filter(isEvent), context),
    }))
    told = toldTogether(events, told)
  }
  return told
    .map(({ listing }) => listing)
    .filter(({ start, sessions }) => (start ?? sessions) !== undefined)
}

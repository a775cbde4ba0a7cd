import { instantText } from '../contract/date-text.ts'
import { eventFragment, presentEvent } from '../contract/present-event.ts'
import type { Presenter } from '../ingestion/context.ts'

/** Neither ever stands inside a text: there the quotes would be escaped. */
const NO_UPDATE = '"updatedAt":""'
const NO_TREND = '"trendingScore":0,'

/**
 * Hands the contract's presenters to ingestion. Written once: what differs between content and fragment is put in its
 * place in the text.
 */
export const eventPresenter: Presenter = (event, around) => {
  const wire = presentEvent(event, { ...around, updatedAt: 0 })
  const content = eventFragment({ ...wire, updatedAt: '', trendingScore: 0 })
  return {
    content,
    fragment: (updatedAt) =>
      content
        .replace(NO_UPDATE, () => `"updatedAt":"${instantText(updatedAt)}"`)
        .replace(NO_TREND, () => `"trendingScore":${JSON.stringify(wire.trendingScore)},`),
  }
}

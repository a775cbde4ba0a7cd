import { instantText } from '../contract/date-text.ts'
import { eventFragment, presentChosen } from '../contract/present-event.ts'
import { wireNumber } from '../contract/wire-text.ts'
import type { Presenter } from '../ingestion/context.ts'

/** Neither ever stands inside a text: there the quotes would be escaped. */
const NO_UPDATE = '"updatedAt":""'
const NO_TREND = '"trendingScore":0,'

/**
 * Hands the contract's presenters to ingestion. Written once: what differs between content and fragment is put in its
 * place in the text.
 */
export const eventPresenter: Presenter = (event, { place, performers, trendingScore }) => {
  const wire = presentChosen(event, { place, performers, updatedAt: '', trendingScore: 0 })
  const content = eventFragment(wire)
  return {
    content,
    fragment(updatedAt) {
      const update = content.indexOf(NO_UPDATE)
      const trend = content.indexOf(NO_TREND, update)
      return (
        `${content.slice(0, update)}"updatedAt":"${instantText(updatedAt)}"` +
        `${content.slice(update + NO_UPDATE.length, trend)}"trendingScore":${wireNumber(trendingScore)},` +
        content.slice(trend + NO_TREND.length)
      )
    },
  }
}

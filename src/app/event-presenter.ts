import { instantText } from '../contract/date-text.ts'
import { eventFragment, presentEvent } from '../contract/present-event.ts'
import { wireNumber } from '../contract/wire-text.ts'
import type { Presenter } from '../ingestion/context.ts'

/** Neither ever stands inside a text: there the quotes would be escaped. */
const NO_UPDATE = '"updatedAt":""'
const NO_TREND = '"trendingScore":0,'

/**
 * Hands the contract's presenters to ingestion. Written once: what differs between content and fragment is put in its
 * place in the bytes.
 */
export const eventPresenter: Presenter = (event, { place, performers, trendingScore }) => {
  const wire = presentEvent(event, { place, performers, updatedAt: '', trendingScore: 0 })
  const content = Buffer.from(eventFragment(wire))
  return { content, fragment: (updatedAt) => fragmentOf(content, updatedAt, trendingScore) }
}

function fragmentOf(content: Buffer, updatedAt: number, trendingScore: number): Buffer {
  const update = content.indexOf(NO_UPDATE)
  const trend = content.indexOf(NO_TREND, update)
  const updated = `"updatedAt":"${instantText(updatedAt)}"`
  const score = `"trendingScore":${wireNumber(trendingScore)},`
  const more = updated.length - NO_UPDATE.length + score.length - NO_TREND.length
  const fragment = Buffer.allocUnsafe(content.length + more)
  let at = content.copy(fragment, 0, 0, update)
  at += fragment.write(updated, at, 'latin1')
  at += content.copy(fragment, at, update + NO_UPDATE.length, trend)
  at += fragment.write(score, at, 'latin1')
  content.copy(fragment, at, trend + NO_TREND.length)
  return fragment
}

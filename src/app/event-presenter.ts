import { instantText } from '../contract/date-text.ts'
import {
  eventParts,
  NO_SCORE,
  NO_UPDATE,
  TRENDING_SCORE_PART,
  UPDATED_AT_PART,
} from '../contract/present-event.ts'
import { wireNumber } from '../contract/wire-text.ts'
import type { Presenter } from '../ingestion/context.ts'

/**
 * Hands the contract's presenters to ingestion. Written once: what differs between content and fragment is put in its
 * place in the bytes.
 */
export const eventPresenter: Presenter = (event, { place, performers, trendingScore }) => {
  const parts = eventParts({ event, place, performers })
  const sheet = sheetOf(UTF8_MOST * parts.reduce((sum, { length }) => sum + length, 0))
  const starts: number[] = []
  let end = 0
  for (const part of parts) {
    starts.push(end)
    end += sheet.write(part, end)
  }
  const content = sheet.subarray(0, end)
  const [update = 0, score = 0] = [starts[UPDATED_AT_PART], starts[TRENDING_SCORE_PART]]
  return {
    content,
    fragment: (updatedAt) => fragmentOf(content, { update, score }, updatedAt, trendingScore),
  }
}

/** Bytes of a UTF-16 unit in UTF-8, at most. */
const UTF8_MOST = 3

let sheet = Buffer.allocUnsafeSlow(256 * 1024)

/** One event is written where the one before it was. */
function sheetOf(bytes: number): Buffer {
  if (bytes > sheet.length) sheet = Buffer.allocUnsafeSlow(2 * bytes)
  return sheet
}

function fragmentOf(
  content: Buffer,
  at: { readonly update: number; readonly score: number },
  updatedAt: number,
  trendingScore: number,
): Buffer {
  const update = `"${instantText(updatedAt)}"`
  const score = `${wireNumber(trendingScore)}`
  const [later, more] = [update.length - NO_UPDATE.length, score.length - NO_SCORE.length]
  const fragment = Buffer.allocUnsafe(content.length + later + more)
  fragment.set(content)
  fragment.copyWithin(at.score + later + score.length, at.score + NO_SCORE.length, content.length)
  fragment.copyWithin(at.update + update.length, at.update + NO_UPDATE.length, at.score)
  fragment.write(update, at.update, 'latin1')
  fragment.write(score, at.score + later, 'latin1')
  return fragment
}

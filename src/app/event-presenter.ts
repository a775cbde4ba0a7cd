import { instantText } from '../contract/date-text.ts'
import { eventParts } from '../contract/present-event.ts'
import { wireNumber } from '../contract/wire-text.ts'
import type { Presenter } from '../ingestion/context.ts'

/**
 * Hands the contract's presenters to ingestion. Written once: what differs between content and fragment is put in its
 * place in the bytes.
 */
export const eventPresenter: Presenter = (event, { place, performers, trendingScore }) => {
  const [head = '', middle = '', tail = ''] = eventParts({ event, place, performers })
  const sheet = sheetOf(UTF8_MOST * (head.length + middle.length + tail.length) + BETWEEN)
  const update = sheet.write(head, 0)
  const score = update + sheet.write(`${NO_UPDATE}${middle}`, update)
  const end = score + sheet.write(`${NO_TREND}${tail}`, score)
  const content = sheet.subarray(0, end)
  return {
    content,
    fragment: (updatedAt) => fragmentOf(content, { update, score }, updatedAt, trendingScore),
  }
}

const NO_UPDATE = '""'
const NO_TREND = '0'
const BETWEEN = NO_UPDATE.length + NO_TREND.length

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
  const [later, more] = [update.length - NO_UPDATE.length, score.length - NO_TREND.length]
  const fragment = Buffer.allocUnsafe(content.length + later + more)
  fragment.set(content)
  fragment.copyWithin(at.score + later + score.length, at.score + NO_TREND.length, content.length)
  fragment.copyWithin(at.update + update.length, at.update + NO_UPDATE.length, at.score)
  fragment.write(update, at.update, 'latin1')
  fragment.write(score, at.score + later, 'latin1')
  return fragment
}

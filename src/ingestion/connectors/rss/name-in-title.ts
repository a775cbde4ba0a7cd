import { monthNamed } from '../../../lib/month-words.ts'
import { weekdayNamed } from '../../../lib/weekday-words.ts'
import { dateInText } from './date-in-text.ts'

/**
 * The title of an item without what stands before the name: `[Agenda Vega] Les Loutres` of the feed `Agenda Vega`, and the date of
 * the event, where the title is what tells it: `ven 4 décembre 2026 - 19h30 : Les Loutres`.
 */
export function nameInTitle(title: string, feedTitle: string, start: unknown): string {
  const own = withoutFeed(title, feedTitle)
  return start !== undefined && dateInText(own) === start ? withoutDate(own) : own
}

function withoutFeed(title: string, feedTitle: string): string {
  const front = `[${feedTitle}]`
  if (feedTitle === '' || !title.startsWith(front)) return title
  return title.slice(front.length).trim() || title
}

/** Behind a date: a sign that sets it off, or the end of its brackets. */
const APART = /\s*[\])]\s*(?:[:|–—-]\s*)?|\s*[:|–—]\s+|\s+-\s+/gu
const FRONT_MAX = 80
/** A word that goes on in small letters is no name. */
const NAME = /^["'«»“„‘([]*\s*[\p{Lu}\p{Lo}\p{N}]/u

function withoutDate(title: string): string {
  const cuts = [...title.slice(0, FRONT_MAX).matchAll(APART)].map(({ 0: sign, index }) => ({
    date: title.slice(0, index),
    name: title.slice(index + sign.length),
  }))
  return cuts.findLast(({ date, name }) => NAME.test(name) && isDateAlone(date))?.name ?? title
}

/** What stands beside days and hours. */
const BESIDE = new Set(
  'le la the on am pm a at à um uhr om uur h de of the el il al às alle ore'.split(' '),
)

function isDateAlone(text: string): boolean {
  if (dateInText(text) === null) return false
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.every(
    (word) => BESIDE.has(word) || monthNamed(word) !== null || weekdayNamed(word) !== undefined,
  )
}

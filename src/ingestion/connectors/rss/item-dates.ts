import { DAY_MS } from '../../../lib/durations.ts'
import type { NativeListing } from '../../../domain/native-listing.ts'
import { parseDateValue } from '../../../lib/icalendar/value.ts'
import type { XmlElement } from '../../../lib/xml-elements.ts'
import { without } from '../json-value.ts'
import { dateInText } from './date-in-text.ts'
import type { ItemFields } from './item-fields.ts'

export type DateSource = 'fields' | 'published' | 'text'

type Dates = Pick<NativeListing, 'start' | 'end' | 'timeZone'>

/** When it is. Null: the item tells no date of the event, only when it was written. */
export function datesOf(item: ItemFields, source: DateSource): Dates | null {
  const stated = statedDates(item) ?? googleDates(item)
  if (stated !== null) return stated
  if (source === 'published') return publishedDate(item)
  return source === 'text' ? writtenDate(item) : null
}

function statedDates(item: ItemFields): Dates | null {
  const start = item.first('start')
  if (start === null) return null
  const end = item.first('end')
  const timeZone = start.attributes.get('tzid') ?? item.text('timeZone')
  return without({
    start: withClock(start, item.text('startTime')),
    end: end === null ? endClock(item) : lastDay(start, end, withClock(end, item.text('endTime'))),
    timeZone,
  })
}

/** A day, and the time of day from an element of its own where the day has none. */
function withClock(date: XmlElement, clock: string | undefined): string {
  const text = date.text.trim()
  const isDay = /^\d{4}-?\d{2}-?\d{2}$|^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(text)
  return isDay && clock !== undefined && /\d/.test(clock) ? `${text} ${clock}` : text
}

function endClock(item: ItemFields): string | undefined {
  const clock = item.text('endTime')
  return clock !== undefined && /^\d{1,2}[:h]\d{2}/.test(clock) ? clock : undefined
}

/** The bare end day of iCalendar's names is the day after the last. */
function lastDay(start: XmlElement, end: XmlElement, text: string): string {
  if (!/^dtend$/i.test(end.name)) return text
  const [from, to] = [parseDateValue(start.text), parseDateValue(text)]
  if (from === null || to === null || to.timed || from.timed || to.wall <= from.wall) return text
  return new Date(to.wall - DAY_MS).toISOString().slice(0, 10)
}

/** `gd:when`, of Google's calendars as Atom. */
function googleDates(item: ItemFields): Dates | null {
  const when = item.named('when').find((one) => one.attributes.has('startTime'))
  if (when === undefined) return null
  return without({ start: when.attributes.get('startTime'), end: when.attributes.get('endTime') })
}

function publishedDate(item: ItemFields): Dates | null {
  const text = item.named('pubdate', 'published', 'date', 'issued', 'updated')[0]?.text.trim() ?? ''
  return text === '' ? null : { start: text }
}

/** The first date that title, then text, tell with its year. */
function writtenDate(item: ItemFields): Dates | null {
  for (const one of item.named('title', 'description', 'summary', 'encoded', 'content')) {
    const start = dateInText(one.text)
    if (start !== null) return { start }
  }
  return null
}

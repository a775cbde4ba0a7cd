import { DAY_MS } from '../../../lib/durations.ts'
import type { NativeListing } from '../../../domain/native-listing.ts'
import { parseDateValue } from '../../../lib/icalendar/value.ts'
import type { XmlElement } from '../../../lib/xml-elements.ts'
import { without } from '../json-value.ts'
import { dateInText } from './date-in-text.ts'
import { itemFields, textWithin } from './item-fields.ts'
import type { ItemFields } from './item-fields.ts'
import { localMoment } from './local-moment.ts'
import { elementsByDate } from './several-dates.ts'

export type DateSource = 'fields' | 'published' | 'text'

export type Dates = Pick<NativeListing, 'start' | 'end' | 'sessions' | 'timeZone'>

/** When it is, by fields of its own. Null: the item tells no date of the event in these. */
export function datesOf(item: ItemFields): Dates | null {
  return wholeDays(item) ?? statedDates(item) ?? googleDates(item) ?? spannedDates(item)
}

/** When it is by the rest of it, where the operator says that this tells. */
export function datesBy(item: ItemFields, source: DateSource): Dates | null {
  if (source === 'published') return publishedDate(item)
  return source === 'text' ? writtenDate(item) : null
}

/** A midnight of no zone. */
const DAY_AT_MIDNIGHT = /^(\d{4}-\d{2}-\d{2})T00:00(?::00)?$/

/** Outlook's whole days, which calendars tell by its name for them: from midnight to that behind the last. */
function wholeDays(item: ItemFields): Dates | null {
  if (item.named('cdoalldayevent')[0]?.text.trim().toLowerCase() !== 'true') return null
  const [first, behind] = [
    item.text('localStart') ?? item.text('start'),
    item.text('localEnd') ?? item.text('end'),
  ]
  const [, start] = DAY_AT_MIDNIGHT.exec(first ?? '') ?? []
  const [, end] = DAY_AT_MIDNIGHT.exec(behind ?? '') ?? []
  // An end at 23:59 is that of its day already.
  if (start === undefined || (behind !== undefined && end === undefined)) return null
  return without({
    start,
    end: end === undefined ? undefined : dayBefore(start, end),
    timeZone: item.text('timeZone'),
  })
}

function statedDates(item: ItemFields): Dates | null {
  const start = item.first('start') ?? item.first('localStart')
  if (start === null) return null
  const timeZone = start.attributes.get('tzid') ?? item.text('timeZone')
  const several = elementsByDate(item, start)
  if (several !== null) {
    const dates = several.flatMap((one) => statedDates(itemFields(one)) ?? [])
    return without({ ...together(dates), timeZone })
  }
  const end = item.first('end') ?? item.first('localEnd')
  const day = CLOCK.test(start.text.trim()) ? dayOf(item) : null
  const told =
    day === null ? withClock(start, item.text('startTime')) : `${day} ${start.text.trim()}`
  return without({
    start: localMoment(told, item.text('localStart')),
    end:
      end === null
        ? endClock(item)
        : localMoment(
            lastDay(start, end, withClock(end, item.text('endTime'))),
            item.text('localEnd'),
          ),
    timeZone,
  })
}

/** Dates of one show; one that is told twice is one. */
function together(dates: readonly Dates[]): Dates {
  const [first, ...others] = new Map(dates.map((one) => [one.start, one])).values()
  if (first === undefined || others.length === 0) return first ?? {}
  return {
    sessions: [first, ...others].map(({ start, end }) =>
      without({ start: start ?? undefined, end }),
    ),
  }
}

const CLOCK = /^\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?$/i

/** Calendars of libraries tell `libcal:date` and `libcal:start`; that of Dublin Core is when the item was written. */
function dayOf(item: ItemFields): string | null {
  const days = item.named('date').filter(({ namespace }) => !namespace.includes('purl.org/dc/'))
  return days.map(textWithin).find((text) => DAY.test(text)) ?? null
}

const DAY = /^\d{4}-?\d{2}-?\d{2}$|^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/
/** A day that a program wrote with a midnight. */
const MIDNIGHT = /[T ](?:00:00(?::00)?(?:\.0+)?(?:Z|[+-]\d{2}:?\d{2})?|12:00(?::00)? ?AM)$/i
/** Letters and two numbers at most, none of them a time of day. */
const IN_WORDS = /^(?=[^\d]*\d+[^\d]+\d+[^\d]*$)(?=.*\p{L}{3})(?!.*\d\s?(?:[:h]|[ap]\.?m)).*$/iu

/** A day, and the time of day from an element of its own where the day has none. */
function withClock(date: XmlElement, clock: string | undefined): string {
  const text = textWithin(date).replace(MIDNIGHT, clock === undefined ? '$&' : '')
  const isDay = DAY.test(text) || (/\d{4}/.test(text) && IN_WORDS.test(text))
  const time = clockAlone(clock ?? '')
  return isDay && /\d/.test(time) ? `${text} ${time}` : text
}

/** Some programs keep a time of day as a moment of the event's day, or of one of a year long ago. */
function clockAlone(text: string): string {
  return text.replace(/^\s*\d{4}-\d{2}-\d{2}[T ](?=\d{2}:\d{2})/i, '')
}

const LONG_AGO = /^(?:0001|18\d\d|19[0-7]\d)-/

function endClock(item: ItemFields): string | undefined {
  const clock = item.text('endTime')
  if (clock === undefined) return undefined
  const isMoment = clockAlone(clock) !== clock && !LONG_AGO.test(clock)
  const time = isMoment ? clock : clockAlone(clock)
  return isMoment || /^\d{1,2}(?:[:h.]\d{2}|h| ?[ap]\.?m)/i.test(time) ? time : undefined
}

/** The bare end day of iCalendar's names is the day after the last. */
function lastDay(start: XmlElement, end: XmlElement, text: string): string {
  return /^dtend$/i.test(end.name) ? dayBefore(start.text, text) : text
}

function dayBefore(start: string, text: string): string {
  const [from, to] = [parseDateValue(start), parseDateValue(text)]
  if (from === null || to === null || to.timed || from.timed || to.wall <= from.wall) return text
  return new Date(to.wall - DAY_MS).toISOString().slice(0, 10)
}

/** Towns' web sites tell `EventDates` (`12 May 2027 - 14 May 2027`) and `EventTimes` (`06:00 PM - 08:00 PM`). */
function spannedDates(item: ItemFields): Dates | null {
  const [first, last] = ends(item.named('eventdates'))
  if (first === undefined) return null
  const [from, to] = ends(item.named('eventtimes'))
  const allDay = from === undefined || (/^12:00 ?am$/i.test(from) && /^11:59 ?pm$/i.test(to ?? ''))
  if (allDay) return without({ start: first, end: last })
  const end = last === undefined ? to : to === undefined ? last : `${last} ${to}`
  return without({ start: `${first} ${from}`, end })
}

function ends(elements: readonly XmlElement[]): readonly string[] {
  const [text = ''] = elements.map((one) => one.text.trim()).filter((one) => one !== '')
  return text.split(/\s+[-–]\s+/).filter((part) => part !== '')
}

/** `gd:when`, of Google's calendars as Atom; its bare end day is the day after the last, too. */
function googleDates(item: ItemFields): Dates | null {
  const dates = item.named('when').flatMap(({ attributes }) => {
    const start = attributes.get('startTime')
    const end = attributes.get('endTime')
    return start === undefined
      ? []
      : [without({ start, end: end === undefined ? undefined : dayBefore(start, end) })]
  })
  return dates.length === 0 ? null : together(dates)
}

function publishedDate(item: ItemFields): Dates | null {
  const text = item.named('pubdate', 'published', 'date', 'issued', 'updated')[0]?.text.trim() ?? ''
  return text === '' ? null : { start: text }
}

/** The first date that title, then text, tell with its year. */
function writtenDate(item: ItemFields): Dates | null {
  for (const text of textsOf(item)) {
    const start = dateInText(text)
    if (start !== null) return { start }
  }
  return null
}

/** What people read of it. */
export function textsOf(item: ItemFields): readonly string[] {
  return item.named('title', 'description', 'summary', 'encoded', 'content').map(({ text }) => text)
}

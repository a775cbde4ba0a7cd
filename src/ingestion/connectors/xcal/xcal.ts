import { parseComponent, parseContentLine } from '../../../lib/icalendar/content-line.ts'
import { xmlElements } from '../../../lib/xml-elements.ts'
import type { XmlElement } from '../../../lib/xml-elements.ts'
import { calendarHead, takeHeader } from '../calendar/calendar-entry.ts'
import type { CalendarEntry, CalendarHead } from '../calendar/calendar-entry.ts'
import { CALENDAR_OPTIONS, calendarRecords } from '../calendar/group-events.ts'
import { NotThisFormat } from '../connector.ts'
import type { Body, Connector } from '../connector.ts'
import { contentLines, propertyLine } from './content-lines.ts'

export const xcal: Connector = {
  format: 'xcal',
  summary: 'xCal: iCalendar as XML (RFC 6321 and older forms)',
  options: CALENDAR_OPTIONS,
  records: (body, options, now) => calendarRecords(calendarEntries(body), options, now),
}

const EVENT = /^vevent$/i
const ZONE = /^vtimezone$/i
const CALENDAR = /^vcalendar$/i

async function* calendarEntries(body: Body): AsyncGenerator<CalendarEntry> {
  let head = calendarHead()
  let seen = false
  const wanted = (path: readonly string[]): boolean => {
    const name = path.at(-1) ?? ''
    if (CALENDAR.test(name)) {
      seen = true
      head = calendarHead()
    }
    return EVENT.test(name) || ZONE.test(name) || isOfCalendar(path)
  }
  for await (const item of xmlElements(body.chunks(), body.contentType, wanted)) {
    if (item.kind === 'warning') yield item
    else if (item.kind === 'broken') {
      if (seen) yield { kind: 'incomplete', reason: `not well-formed XML: ${item.reason}` }
    } else if (EVENT.test(item.element.name)) {
      seen = true
      const text = contentLines(item.element).join('\n')
      yield { kind: 'event', line: item.element.line, text, head }
    } else takePart(item.element, head)
  }
  if (!seen) throw new NotThisFormat('it has no vcalendar')
}

/** What a calendar says of itself: its `properties`, or those straight inside it. */
function isOfCalendar(path: readonly string[]): boolean {
  return (
    CALENDAR.test(path.at(-2) ?? '') && !/^(?:components|v(?!ersion$)\w+)$/i.test(path.at(-1) ?? '')
  )
}

function takePart(element: XmlElement, head: CalendarHead): void {
  if (ZONE.test(element.name)) {
    const zone = parseComponent(contentLines(element).join('\n'))
    if (zone !== null) head.zones.define(zone)
    return
  }
  const properties = /^properties$/i.test(element.name) ? element.children : [element]
  for (const property of properties) {
    const line = parseContentLine(propertyLine(property))
    if (line !== null) takeHeader(head, line)
  }
}

import { CALENDAR_OPTIONS, calendarRecords } from '../calendar/group-events.ts'
import type { Connector } from '../connector.ts'
import { calendarEntries } from './calendar-entries.ts'

export const icalendar: Connector = {
  format: 'icalendar',
  summary: 'iCalendar (.ics): calendars of venues, web sites and programs',
  options: CALENDAR_OPTIONS,
  records: (body, options, now) => calendarRecords(calendarEntries(body), options, now),
}

import type { FeedOption } from '../../../domain/feed-option.ts'
import { parseComponent } from '../../../lib/icalendar/content-line.ts'
import { unescapeText } from '../../../lib/icalendar/value.ts'
import type { Item, Outcome } from '../connector.ts'
import type { CalendarEntry, CalendarHead } from './calendar-entry.ts'
import { readCalendarEvent, textOf } from './calendar-event.ts'
import type { CalendarEvent, Unreadable } from './calendar-event.ts'
import { statusOf } from './event-fields.ts'
import { readSeries } from './read-series.ts'
import type { SeriesRules } from './read-series.ts'
import { seriesWindow } from './series-window.ts'

/** The options of calendars, in text or XML. `earliest` and `latest` are those of every format. */
export const CALENDAR_OPTIONS: readonly FeedOption[] = [
  {
    name: 'unstableIds',
    summary: 'UIDs are new at every poll: an event is known by its name, start and place instead',
    values: ['true', 'false'],
  },
]

interface Member {
  readonly line: number
  readonly text: string
  readonly head: CalendarHead
}

/**
 * The records of a calendar: one for each UID with all its VEVENTs, which may stand far apart. The texts are held until the
 * end for that; they are read when a record is.
 */
export async function* calendarRecords(
  entries: AsyncIterable<CalendarEntry>,
  options: Readonly<Record<string, string>>,
  now: number,
): AsyncGenerator<Item> {
  const rules = {
    window: seriesWindow(options, now),
    unstableIds: options['unstableIds'] === 'true',
  }
  const byUid = new Map<string, Member[]>()
  const order: Member[][] = []
  for await (const entry of entries) {
    if (entry.kind !== 'event') {
      yield entry
      continue
    }
    const uid = uidOf(entry.text)
    const group = uid === '' ? undefined : byUid.get(uid)
    if (group !== undefined) {
      group.push(entry)
      continue
    }
    const fresh = [entry]
    order.push(fresh)
    if (uid !== '') byUid.set(uid, fresh)
  }
  for (const members of order) yield recordOf(members, rules)
}

const UID = /^UID(?:;[^:\n]*)?:(.*)$/im
const FIRST_PART = /^BEGIN:(?!VEVENT)/im

/** The UID of a VEVENT; alarms inside it may have theirs. '' when it has none. */
function uidOf(text: string): string {
  const part = FIRST_PART.exec(text)?.index ?? text.length
  const match = UID.exec(text)
  if (match !== null && match.index < part) return unescapeText(match[1] ?? '').trim()
  if (match === null) return ''
  const component = parseComponent(text)
  const own = component?.properties.find(({ name }) => name === 'UID')
  return unescapeText(own?.value ?? '').trim()
}

const REPEATS = /^(?:RRULE|RDATE|RECURRENCE-ID)[;:]/im

function recordOf(members: readonly Member[], rules: SeriesRules): Item {
  const [first] = members
  const text = members.map((one) => one.text).join('\n')
  const repeats = REPEATS.test(text)
  const single = members.length === 1 && !rules.unstableIds && !/^RECURRENCE-ID[;:]/im.test(text)
  const uid = first === undefined ? '' : uidOf(first.text)
  return {
    kind: 'record',
    line: first?.line ?? 0,
    id: single && uid !== '' ? uid : null,
    raw: rawOf(
      members,
      rules.unstableIds ? text.replace(UIDS, '') : text,
      repeats ? rules.window.key : '',
    ),
    read: () => readMembers(members, rules),
  }
}

/** Written anew at every poll by many programs, and says nothing of the event. */
const STAMPS = /^DTSTAMP(?:;[^:\n]*)?:.*\n?/gim
const UIDS = /^UID(?:;[^:\n]*)?:.*\n?/gim
const TZID = /;TZID="?([^":;\n]+)/gi

/** What decides what the record becomes: its lines, and what the calendar says of its zones. */
function rawOf(members: readonly Member[], text: string, horizon: string): string {
  const heads = new Set(members.map(({ head }) => head))
  const zones = [...heads].flatMap((head) => [
    head.zoneName ?? '',
    head.method ?? '',
    head.zones.sourceOf([...text.matchAll(TZID)].map(([, tzid = '']) => tzid)),
  ])
  return [text.replace(STAMPS, ''), horizon, ...zones].join('\n')
}

function readMembers(members: readonly Member[], rules: SeriesRules): readonly Outcome[] {
  const [only] = members
  if (only !== undefined && members.length === 1) {
    const stub = stubOf(only)
    if (stub !== null) return [stub]
  }
  const events: CalendarEvent[] = []
  const refused: Outcome[] = []
  const withheld: Unreadable[] = []
  for (const { text, head } of members) {
    const component = parseComponent(text)
    const event = component === null ? null : readCalendarEvent(component, head)
    if (event === null) refused.push({ rejected: 'not understood', id: null })
    else if (!('reason' in event)) events.push(event)
    else if (event.withheld === true) withheld.push(event)
    else refused.push({ rejected: event.reason, id: event.uid === '' ? null : event.uid })
  }
  const leftOut = leavingOut(withheld, events.length > 0)
  return events.length === 0
    ? [...refused, ...leftOut]
    : [...readSeries(events, rules), ...refused, ...leftOut]
}

/** Who calls an event off need not repeat when it was to be (RFC 5546 3.2.5). */
function stubOf({ text, head }: Member): Outcome | null {
  const component = /^(?:DTSTART|RECURRENCE-ID)[;:]/im.test(text) ? null : parseComponent(text)
  if (component === null || statusOf(component, head.method) !== 'cancelled') return null
  const id = textOf(component, 'UID')
  return id === '' ? null : { listing: { id, status: 'cancelled' } }
}

/** All of a series is one; a date of a series that is shown takes nothing else of it away. */
function leavingOut(withheld: readonly Unreadable[], isShown: boolean): readonly Outcome[] {
  if (isShown) return withheld.map(({ reason }) => ({ rejected: reason, id: null, withdraw: true }))
  return withheld.slice(0, 1).map(({ uid, reason }) => {
    return { rejected: reason, id: uid === '' ? null : uid, withdraw: true }
  })
}

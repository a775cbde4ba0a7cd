import { charsetOf, decodePiece, utf8Chunks } from '../../../lib/decode-text.ts'
import { parseComponent, parseContentLine } from '../../../lib/icalendar/content-line.ts'
import { calendarHead, takeHeader } from '../calendar/calendar-entry.ts'
import type { CalendarEntry, CalendarHead } from '../calendar/calendar-entry.ts'
import { NotThisFormat } from '../connector.ts'
import type { Body } from '../connector.ts'
import { unfoldedLines } from './unfolded-lines.ts'
import type { UnfoldedLine } from './unfolded-lines.ts'

/** A VEVENT of more text than this is none. */
const COMPONENT_MAX = 4 * 1024 * 1024
const BORDER = /^\s*(BEGIN|END)\s*:\s*([\w-]+)\s*$/i

interface Open {
  readonly name: string
  readonly line: number
  readonly lines: string[]
  size: number
  /** Names of the parts open inside it. */
  readonly inside: string[]
}

interface Reading {
  readonly declared: string | null
  head: CalendarHead
  /** Depth of calendars: what stands outside of any is no calendar. */
  calendars: number
  seen: boolean
  /** A VEVENT, VTIMEZONE or another component of a calendar. */
  open: Open | null
  /** Some text was valid UTF-8 beyond ASCII: then bad bytes are accidents, not another encoding. */
  isUtf8: boolean
}

/** Reads a calendar component by component, in bounded memory. */
export async function* calendarEntries(body: Body): AsyncGenerator<CalendarEntry> {
  const reading: Reading = {
    declared: charsetOf(body.contentType),
    head: calendarHead(),
    calendars: 0,
    seen: false,
    open: null,
    isUtf8: false,
  }
  let lines = 0
  for await (const line of unfoldedLines(utf8Chunks(body.chunks()))) {
    if (line.text.trim() === '') continue
    lines += 1
    if (!reading.seen && lines > 200) break
    yield* take(reading, line)
  }
  if (!reading.seen) throw new NotThisFormat(notCalendar(lines))
  if (reading.open !== null || reading.calendars > 0) {
    yield* closeOpen(reading, 'cut')
    yield { kind: 'incomplete', reason: 'the calendar ends before its END:VCALENDAR' }
  }
}

function notCalendar(lines: number): string {
  return lines === 0 ? 'there is nothing in it' : 'it has no BEGIN:VCALENDAR'
}

function* take(reading: Reading, line: UnfoldedLine): Generator<CalendarEntry> {
  const [, border = '', given = ''] = BORDER.exec(line.text) ?? []
  const name = given.toUpperCase()
  if (name === 'VCALENDAR') {
    yield* closeOpen(reading, 'unclosed')
    takeCalendar(reading, border.toUpperCase())
  } else if (reading.open !== null) yield* takeInside(reading, reading.open, line, border, name)
  else if (border.toUpperCase() === 'BEGIN' && (reading.seen || name === 'VEVENT')) {
    // An event without a calendar around it is one all the same.
    reading.seen = true
    reading.open = openComponent(name, line)
  } else if (border === '' && reading.calendars > 0) {
    const property = parseContentLine(line.text.trim())
    if (property !== null) takeHeader(reading.head, property)
  }
}

function takeCalendar(reading: Reading, border: string): void {
  if (border === 'END') {
    reading.calendars = Math.max(0, reading.calendars - 1)
    return
  }
  reading.seen = true
  // Calendars follow one another in some files; those that are not closed end where the next begins.
  reading.calendars = 1
  reading.head = calendarHead()
}

function openComponent(name: string, line: UnfoldedLine): Open {
  return { name, line: line.number, lines: [line.text], size: 0, inside: [] }
}

function* takeInside(
  reading: Reading,
  open: Open,
  line: UnfoldedLine,
  border: string,
  name: string,
): Generator<CalendarEntry> {
  const begins = border.toUpperCase() === 'BEGIN'
  if (begins && (name === 'VEVENT' || name === 'VTIMEZONE')) {
    // No event stands inside another: the one before was not closed.
    yield* closeOpen(reading, 'unclosed')
    reading.open = openComponent(name, line)
    return
  }
  open.size += line.text.length
  if (open.size < COMPONENT_MAX) open.lines.push(line.text)
  if (begins) open.inside.push(name)
  else if (border !== '') {
    const index = open.inside.lastIndexOf(name)
    if (index !== -1) open.inside.length = index
    else if (name === open.name) yield* closeOpen(reading, 'closed')
  }
}

function* closeOpen(
  reading: Reading,
  how: 'closed' | 'unclosed' | 'cut',
): Generator<CalendarEntry> {
  const { open } = reading
  reading.open = null
  if (open === null) return
  const line = open.line
  if (open.name === 'VTIMEZONE') {
    const zone = parseComponent(decode(reading, open).text)
    if (zone !== null) reading.head.zones.define(zone)
  }
  if (open.name !== 'VEVENT') return
  // What was cut off may lack the half that matters.
  if (how === 'cut') return
  if (open.size >= COMPONENT_MAX) {
    yield { kind: 'rejected', line, id: null, reason: 'larger than an event can be' }
    return
  }
  const { text, warning } = decode(reading, open)
  if (warning !== null) yield { kind: 'warning', text: `line ${line}: ${warning}` }
  if (how === 'unclosed') {
    yield { kind: 'warning', text: `line ${line}: an event without its END:VEVENT` }
  }
  yield { kind: 'event', line, text, head: reading.head }
}

const BEYOND_ASCII = /[\u0080-\u00ff]/

function decode(reading: Reading, open: Open): { text: string; warning: string | null } {
  const latin = open.lines.join('\n')
  if (!BEYOND_ASCII.test(latin)) return { text: latin, warning: null }
  const other = reading.declared ?? (reading.isUtf8 ? null : undefined)
  const decoded = decodePiece(Buffer.from(latin, 'latin1'), other ?? null)
  if (decoded.warning === null) {
    reading.isUtf8 ||= reading.declared === null || /utf-?8/.test(reading.declared)
    return decoded
  }
  // Nothing was UTF-8 so far and nothing says it should be: an old program's Western text.
  return other === undefined ? decodePiece(Buffer.from(latin, 'latin1'), 'windows-1252') : decoded
}

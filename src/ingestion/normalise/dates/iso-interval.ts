import { parseDuration } from '../../../lib/icalendar/value.ts'
import { MINUTE_MS } from '../../../lib/durations.ts'
import { readMoment } from './moment.ts'

const SLASH = /^(\d{4}-?\d{2}-?\d{2}(?:T[^/\s]+| \d{2}:[^/\s]+)?)\/([^/\s]+)$/i
const WHOLE = /^\d{4}-?\d{2}-?\d{2}(?:T\S+)?$/i
/** The end's parts that are not the start's: `2026-12-05/08`, `2026-12-28/01-03`. */
const PART = /^(?:\d{2}-)?\d{2}(?:T\S+)?$/i
const CLOCK = /^T?\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:?\d{2})?$/i

export interface Ends {
  readonly start: string
  readonly end: string
}

/** `2026-12-05T20:00/22:00`, `2026-12-05/08`, `2026-12-05T20:00/PT2H` of ISO 8601; null where the text is none of it. */
export function isoInterval(text: string): Ends | null {
  const [, start, end] = SLASH.exec(text) ?? []
  if (start === undefined || end === undefined) return null
  if (WHOLE.test(end)) return { start, end }
  if (CLOCK.test(end)) return { start, end: end.replace(/^T/i, '') }
  const [day = ''] = start.split(/T/i)
  if (PART.test(end)) return { start, end: day.slice(0, day.length - dayPart(end)) + end }
  return /^P/i.test(end) ? lasting(start, end) : null
}

function dayPart(end: string): number {
  return end.split(/T/i)[0]?.length ?? 0
}

function lasting(start: string, length: string): Ends | null {
  const duration = parseDuration(length)
  const from = readMoment(start)
  if (duration === null || (from.kind !== 'local' && from.kind !== 'instant')) return null
  const added = duration.days * 1440 * MINUTE_MS + duration.ms
  const at = from.kind === 'instant' ? from.at : from.day + (from.clock ?? 0)
  const text = new Date(at + added).toISOString().slice(0, 19)
  return { start, end: from.kind === 'instant' ? `${text}Z` : text }
}

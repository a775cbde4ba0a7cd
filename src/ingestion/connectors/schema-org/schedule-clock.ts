import { DAY_MS, MINUTE_MS } from '../../../lib/durations.ts'
import type { JsonObject } from '../json-value.ts'
import type { Graph } from './graph.ts'

/** Times of day of a schedule's dates; null where it tells none. */
export interface ScheduleClock {
  readonly start: string | null
  readonly end: string | null
  readonly duration: string | undefined
  /** `Z` where they are in UTC, '' where they are local. */
  readonly offset: '' | 'Z'
}

/** `eventStart`: of the event that is on by this schedule, which may prove what the offset of its times means. */
export function clockOfSchedule(
  graph: Graph,
  schedule: JsonObject,
  eventStart: string | undefined,
): ScheduleClock {
  const text = (member: string) => graph.text(schedule, member)
  const told = clockOf(text('startTime'))
  const clock = {
    start: told ?? clockOfDate(text('startDate')),
    end: clockOf(text('endTime')) ?? (told === null ? clockOfDate(text('endDate')) : null),
    duration: text('duration'),
  }
  const isUtc = told !== null && IN_UTC.test(text('startTime') ?? '')
  const shift = isUtc ? shiftBy(eventStart, told) : null
  if (shift === null) return { ...clock, offset: '' }
  if (shift === 0) return { ...clock, offset: 'Z' }
  return {
    ...clock,
    start: shifted(clock.start, shift),
    end: shifted(clock.end, shift),
    offset: '',
  }
}

const IN_UTC = /(?:Z|[+-]00:?00)$/i
const EVENT_START = /T(\d{2}:\d{2})[\d:.]*(Z|[+-]\d{2}:?\d{2})$/i

/**
 * How far a time in UTC is from the local one; null where nothing proves that it is in UTC. A rule is in local time, and `Z`
 * is as often written by a program that knew no zone: it is meant where the start of the event is that very instant.
 */
function shiftBy(eventStart: string | undefined, clock: string): number | null {
  const [, local, offset] = EVENT_START.exec(eventStart ?? '') ?? []
  const at = Date.parse(eventStart ?? '')
  if (local === undefined || offset === undefined || Number.isNaN(at)) return null
  if (new Date(at).toISOString().slice(11, 16) !== clock) return null
  return minutesOf(local) - minutesOf(clock)
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

function shifted(clock: string | null, minutes: number): string | null {
  if (clock === null) return null
  const at = DAY_MS + (minutesOf(clock) + minutes) * MINUTE_MS
  return new Date(at).toISOString().slice(11, 16)
}

/** Some tell the times with the first and last day. A midnight is none, and one in UTC is not the place's. */
function clockOfDate(text: string | undefined): string | null {
  const clock = /z$/i.test(text ?? '') ? null : clockOf(/T.*$/.exec(text ?? '')?.[0])
  return clock === '00:00' || clock === '23:59' ? null : clock
}

const CLOCK = /(?:^|T)(\d{1,2})(?:\s?[:h.]\s?(\d{2}))?(?::\d{2})?\s?(?:h|([ap])\.?m\.?)?(?![\d:])/i

function clockOf(text: string | undefined): string | null {
  const [whole = '', hour = '', minutes, half] = CLOCK.exec(text?.trim() ?? '') ?? []
  if (hour === '' || !/[:h.]|[ap]\.?m/i.test(whole)) return null
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  return hours > 24 ? null : `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`
}

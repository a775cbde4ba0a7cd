import type { NativeListing } from '../../../domain/native-listing.ts'
import { HOUR_MS } from '../../../lib/durations.ts'
import { textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { nightEnd } from '../night-end.ts'
import { endOf } from './end-of.ts'
import type { Graph } from './graph.ts'
import { expandSchedule } from './schedule.ts'
import type { ScheduleWindow } from './schedule.ts'

type Dates = Pick<
  NativeListing,
  | 'start'
  | 'end'
  | 'endApproximate'
  | 'doors'
  | 'sessions'
  | 'sessionsComplete'
  | 'previousStart'
  | 'timeZone'
>

/** Start, end and further dates of an event. `parts`: sub-events that are no more than dates of it. */
export function datesOf(
  graph: Graph,
  event: JsonObject,
  parts: readonly JsonObject[],
  window: ScheduleWindow,
): Dates {
  const starts = momentsOf(graph, event, 'startDate', 'startTime')
  const ends = momentsOf(graph, event, 'endDate', 'endTime')
  const [start] = starts
  const schedules = graph.nodes(event, 'eventSchedule')
  const stated = graph.text(event, 'duration')
  const ofWork = stated === undefined ? runtimeOf(graph, event) : undefined
  const duration = stated ?? ofWork
  const end = endAfter(start, ends[0])
  const scheduled = schedules
    .flatMap((schedule) => expandSchedule(graph, schedule, window, start))
    .map((date) => without({ end: endOf(date.start, duration), ...date }))
  const sessions = [
    ...listed(starts, ends),
    ...parts.flatMap((part) => sessionOf(graph, part) ?? []),
    ...scheduled,
  ]
  // A schedule tells its dates from the first one on: a bare day beside it is when it comes into force.
  const isAnchor = scheduled.length > 0 && /^\d{4}-\d{2}-\d{2}$/.test(start ?? '')
  return without({
    start: isAnchor ? undefined : start,
    end: starts.length > 1 ? undefined : (end ?? endOf(start, duration)),
    endApproximate: end === undefined && ofWork !== undefined ? true : undefined,
    doors: graph.text(event, 'doorTime'),
    sessions: sessions.length === 0 ? undefined : sessions,
    previousStart: graph
      .all(event, 'previousStartDate')
      .flatMap((date) => textOf(date) ?? [])
      .at(-1),
    timeZone: schedules.flatMap((schedule) => graph.text(schedule, 'scheduleTimezone') ?? [])[0],
  })
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const CLOCK = /^(?:T?\d{1,2}:\d{2}(?::\d{2})?|\d{1,2}h\d{0,2}|\d{1,2}(?::\d{2})? ?[ap]\.?m\.?)$/i

/** The values of a date; a time of day among them, or in a member of its own, is that of the day beside it. */
function momentsOf(
  graph: Graph,
  event: JsonObject,
  member: string,
  clockMember: string,
): readonly string[] {
  const values = graph.all(event, member)
  const texts = values.flatMap((_, at) => graph.text({ at: values[at] }, 'at')?.trim() ?? [])
  const days = texts.filter((text) => !CLOCK.test(text))
  const apart = graph.text(event, clockMember)?.trim() ?? ''
  const clock = [...texts, apart].find((text) => CLOCK.test(text))
  const [day = ''] = days
  if (days.some((other) => other !== day)) return days
  if (DAY.test(day) && clock !== undefined) return [`${day} ${clock.replace(/^T/, '')}`]
  return day === '' ? texts : [day]
}

/** A night that is longer is none; a midnight far behind the start is a day without a time of day. */
const NIGHT_MS = 14 * HOUR_MS
const EVENING_MS = 6 * HOUR_MS
const MIDNIGHT = /[T ]00:00/

/** An end with the date of the start and a clock before it is of the night that follows. */
function endAfter(start: string | undefined, end: string | undefined): string | undefined {
  if (start === undefined || end === undefined) return end
  const next = nightEnd(start, end)
  const most = MIDNIGHT.test(next) ? EVENING_MS : NIGHT_MS
  return Date.parse(next) - Date.parse(start) <= most ? next : end
}

/** A list of starts is a list of dates; as many ends are theirs. */
function listed(starts: readonly string[], ends: readonly string[]) {
  if (starts.length < 2) return []
  return starts.map((start, at) =>
    without({ start, end: ends.length === starts.length ? ends[at] : undefined }),
  )
}

/** How long the film is: without what is shown before it. */
function runtimeOf(graph: Graph, event: JsonObject): string | undefined {
  return graph
    .nodes(event, 'workPresented', 'workFeatured', 'workPerformed')
    .flatMap((work) => graph.text(work, 'duration') ?? [])[0]
}

function sessionOf(graph: Graph, part: JsonObject) {
  const start = graph.text(part, 'startDate')
  if (start === undefined) return null
  const [offer] = graph.nodes(part, 'offers')
  const status = graph.text(part, 'eventStatus') ?? ''
  return without({
    start,
    end: endAfter(start, graph.text(part, 'endDate')) ?? endOf(start, graph.text(part, 'duration')),
    availability: offer === undefined ? undefined : graph.text(offer, 'availability'),
    cancelled: /cancell?ed$/i.test(status) ? true : undefined,
  })
}

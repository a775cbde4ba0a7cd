import type { NativeListing } from '../../../domain/native-listing.ts'
import { textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
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
  const start = graph.text(event, 'startDate')
  const schedules = graph.nodes(event, 'eventSchedule')
  const stated = graph.text(event, 'duration')
  const ofWork = stated === undefined ? runtimeOf(graph, event) : undefined
  const duration = stated ?? ofWork
  const end = graph.text(event, 'endDate')
  const scheduled = schedules
    .flatMap((schedule) => expandSchedule(graph, schedule, window))
    .map((date) => without({ end: endOf(date.start, duration), ...date }))
  const sessions = [
    ...listed(graph, event),
    ...parts.flatMap((part) => sessionOf(graph, part) ?? []),
    ...scheduled,
  ]
  // A schedule tells its dates from the first one on: a bare day beside it is when it comes into force.
  const isAnchor = scheduled.length > 0 && /^\d{4}-\d{2}-\d{2}$/.test(start ?? '')
  return without({
    start: isAnchor ? undefined : start,
    end: graph.all(event, 'startDate').length > 1 ? undefined : (end ?? endOf(start, duration)),
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

/** A list of starts is a list of dates; as many ends are theirs. */
function listed(graph: Graph, event: JsonObject) {
  const texts = (member: string) => graph.all(event, member).flatMap((date) => textOf(date) ?? [])
  const [starts, ends] = [texts('startDate'), texts('endDate')]
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
    end: graph.text(part, 'endDate') ?? endOf(start, graph.text(part, 'duration')),
    availability: offer === undefined ? undefined : graph.text(offer, 'availability'),
    cancelled: /cancell?ed$/i.test(status) ? true : undefined,
  })
}

import type { NativeListing } from '../../../domain/native-listing.ts'
import { isObject, listOf, objectOf, textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { nightEnd } from '../night-end.ts'

interface Timing {
  readonly begin: string
  readonly end: string | undefined
}

/** All dates where the event has them, else those that a short form tells of: the first, the next and the last. */
export function datesOf(event: JsonObject): Partial<NativeListing> {
  const full = timingsIn(event['timings'])
  if (full.length > 0)
    return { sessions: full.map(sessionOf), ...endOf(full), sessionsComplete: true }
  const known = ['firstTiming', 'nextTiming', 'lastTiming'].flatMap((member) =>
    timingsIn(event[member]),
  )
  if (known.length === 0) return {}
  return {
    sessions: known.map(sessionOf),
    ...endOf(known),
    sessionsComplete: known.length === 1 || isOnlyOne(event, known),
  }
}

function timingsIn(value: unknown): Timing[] {
  return listOf(value)
    .filter(isObject)
    .flatMap((timing) => {
      const begin = textOf(timing['begin']) ?? textOf(timing['start'])
      return begin === undefined ? [] : [{ begin, end: textOf(timing['end']) }]
    })
}

/** The short form of one date repeats it as first, next and last; the first one alone may be over and left out. */
function isOnlyOne(event: JsonObject, known: readonly Timing[]): boolean {
  const begins = new Set(known.map(({ begin }) => Date.parse(begin)))
  if (begins.size > 1) return false
  return (
    isObject(event['firstTiming']) ||
    /\d{1,2} ?[:h] ?\d{2}/.test(Object.values(objectOf(event['dateRange'])).join(' '))
  )
}

const WHOLE_DAY = /^(\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0+)?)?[+-]/
const TO_ITS_END = /^(\d{4}-\d{2}-\d{2})T23:59/

/** From 00:00 to 23:59 says that the day is meant, not a clock. */
function sessionOf({ begin, end }: Timing): { start: string; end: string | undefined } {
  const [, day] = WHOLE_DAY.exec(begin) ?? []
  const [, lastDay] = TO_ITS_END.exec(end ?? '') ?? []
  if (day !== undefined && day === lastDay) return { start: day, end: undefined }
  return { start: begin, end: end === undefined ? undefined : nightEnd(begin, end) }
}

function endOf(timings: readonly Timing[]): Partial<NativeListing> {
  const ends = timings.flatMap((timing) => {
    const { end } = sessionOf(timing)
    return end === undefined ? [] : [end]
  })
  const last = ends.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1)
  return last === undefined ? {} : { end: last }
}

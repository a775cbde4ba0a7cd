import { DAY_MS, MINUTE_MS } from '../../../lib/durations.ts'
import type { PageAsked, Paging } from '../connector.ts'
import { isObject, listOf, objectOf, textOf, wholeNumberOf } from '../json-value.ts'
import { onePass, pageValue, steadily, withParameters } from '../paging.ts'
import type { PageOfList, Pass } from '../paging.ts'

/** The API answers no page beyond: `size * page` must stay below 1,000. */
const REACH = 1000
const PAGE_MAX = 200
/** How far ahead windows are halved; what lies beyond is one more of them. */
const AHEAD = 3 * 366 * DAY_MS

/** Events whose date is to be announced, or to be defined, are in no window: they are asked for by themselves. */
const UNDATED = ['includeTBA', 'includeTBD'] as const
const DATED_ONLY = { includeTBA: 'no', includeTBD: 'no' }

/**
 * All events of an answer, however many. An answer that is larger than the API gives pages of is asked for in windows of time,
 * each halved until it is small enough. Each window is asked for its size first, as pages of a window too large would be read twice.
 */
export function* discoveryPages(location: URL, now: number): Paging {
  const size = Math.min(Number(location.searchParams.get('size') ?? PAGE_MAX) || PAGE_MAX, PAGE_MAX)
  const total = yield* countOf(location)
  if (total === null) return yield* asItIs(location)
  if (total <= REACH) return yield* pagesOf(location, size)
  let missing: string | null = null
  for (const part of partsOf(location, now)) missing = (yield* partPages(part, size)) ?? missing
  return missing
}

/** Milliseconds; `to` belongs to the next window. Null: open on that side. */
interface Window {
  readonly from: number | null
  readonly to: number | null
}

/** A share of the answer, and what it is called when it turns out too large. */
interface Part {
  readonly location: URL
  readonly window: Window | null
  readonly called: string
}

function* partsOf(location: URL, now: number): Generator<Part> {
  const asks = UNDATED.map((name) => location.searchParams.get(name))
  if (asks.includes('only')) {
    yield { location, window: null, called: 'have no date' }
    return
  }
  const [first, last] = [momentIn(location, 'startDateTime'), momentIn(location, 'endDateTime')]
  const from = first ?? Math.floor(now / DAY_MS) * DAY_MS
  const to = last ?? from + AHEAD
  const dated = new URL(withParameters(location, DATED_ONLY))
  // What is going on since yesterday or longer begins before any window.
  if (first === null) yield { location: dated, window: { from: null, to: from }, called: BEGUN }
  yield { location: dated, window: { from, to }, called: WITHIN }
  if (last === null) yield { location: dated, window: { from: to, to: null }, called: LATER }
  for (const [index, name] of UNDATED.entries()) {
    // As the API does: with a date asked for they are part of the answer only where the location says so.
    const wanted = asks[index] ?? (first === null && last === null ? 'yes' : 'no')
    if (wanted !== 'yes') continue
    const undated = new URL(withParameters(location, { [name]: 'only' }))
    undated.searchParams.delete('startDateTime')
    undated.searchParams.delete('endDateTime')
    yield { location: undated, window: null, called: 'have no date' }
  }
}

const BEGUN = 'began before today'
const WITHIN = 'begin within one minute'
const LATER = 'begin more than three years ahead'

function momentIn(location: URL, name: string): number | null {
  const moment = Date.parse(location.searchParams.get(name) ?? '')
  return Number.isNaN(moment) ? null : moment
}

function* partPages(part: Part, size: number): Paging {
  const { location, window, called } = part
  const narrowed = window === null ? location : within(location, window)
  const total = yield* countOf(narrowed)
  if (total === null) return `the events that ${called} could not be counted`
  if (total === 0) return null
  if (total <= REACH) return yield* pagesOf(narrowed, size)
  const halves = window === null ? null : halvesOf(window)
  if (halves === null) {
    yield* pagesOf(narrowed, size)
    return `${total} events ${called}, of which the API gives ${REACH}`
  }
  let missing: string | null = null
  for (const half of halves)
    missing = (yield* partPages({ ...part, window: half }, size)) ?? missing
  return missing
}

/** Null where there is nothing to halve. */
function halvesOf({ from, to }: Window): readonly Window[] | null {
  if (from === null || to === null || to - from <= MINUTE_MS) return null
  const middle = Math.floor((from + to) / 2 / MINUTE_MS) * MINUTE_MS
  if (middle <= from || middle >= to) return null
  return [
    { from, to: middle },
    { from: middle, to },
  ]
}

/** Seconds and no fractions are what the API takes; both ends belong to the window. */
function within(location: URL, { from, to }: Window): URL {
  const text = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')
  return new URL(
    withParameters(location, {
      ...(from === null ? {} : { startDateTime: text(from) }),
      ...(to === null ? {} : { endDateTime: text(to - 1000) }),
    }),
  )
}

function* countOf(location: URL): Generator<PageAsked, number | null, Buffer> {
  const address = withParameters(location, { size: '1', page: '0' })
  return readPage(pageValue(yield { address, probe: true }))?.total ?? null
}

/** What is no page is kept, so that the run says what came. */
function* asItIs(location: URL): Paging {
  yield { address: location.href }
  return null
}

function pagesOf(location: URL, size: number): Paging {
  const page = (number: number): string =>
    withParameters(location, { size: String(size), page: String(number), sort: 'date,asc' })
  const pass = (): Generator<PageAsked, Pass, Buffer> =>
    onePass({
      first: page(0),
      read: readPage,
      next: (_, number) => (number * size < REACH ? page(number) : null),
    })
  return steadily(pass)
}

function readPage(value: unknown): PageOfList | null {
  const page = isObject(value) ? objectOf(value['page']) : {}
  const total = wholeNumberOf(page['totalElements'])
  if (total === null || total < 0) return null
  const events = listOf(objectOf(objectOf(value)['_embedded'])['events'])
  return { ids: events.map((event) => textOf(objectOf(event)['id']) ?? null), total }
}

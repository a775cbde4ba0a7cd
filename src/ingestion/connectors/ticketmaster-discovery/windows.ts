import type { Paging } from '../connector.ts'
import { isObject, listOf, objectOf } from '../json-value.ts'
import { changed, pageValue, withParameters } from '../paging.ts'

/** The API answers no page beyond: `size * page` must stay below 1,000. */
const REACH = 1000
const PAGE_MAX = 200
const MINUTE = 60_000
const DAY = 86_400_000
/** How far the windows go where the location says no end. */
const AHEAD = 3 * 366 * DAY

/**
 * All events of an answer, however many. An answer that is larger than the API gives pages of is asked for in windows of time,
 * each halved until it is small enough. Each window is asked for its size first, as pages of a window too large would be read twice.
 */
export function* discoveryPages(location: URL, now: number): Paging {
  const size = Math.min(Number(location.searchParams.get('size') ?? PAGE_MAX) || PAGE_MAX, PAGE_MAX)
  const total = yield* countOf(location)
  if (total === null) return yield* onePage(location)
  if (total <= REACH) return yield* pagesOf(location, size, total)
  const from = momentIn(location, 'startDateTime') ?? Math.floor(now / DAY) * DAY
  const to = momentIn(location, 'endDateTime') ?? from + AHEAD
  return yield* halves(location, size, { from, to })
}

interface Window {
  readonly from: number
  readonly to: number
}

function momentIn(location: URL, name: string): number | null {
  const moment = Date.parse(location.searchParams.get(name) ?? '')
  return Number.isNaN(moment) ? null : moment
}

/** Seconds and no fractions are what the API takes; both ends belong to the window. */
function within(location: URL, { from, to }: Window): URL {
  const text = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')
  return new URL(
    withParameters(location, { startDateTime: text(from), endDateTime: text(to - 1000) }),
  )
}

function* halves(location: URL, size: number, window: Window): Paging {
  const middle = Math.floor((window.from + window.to) / 2 / MINUTE) * MINUTE
  const parts =
    middle > window.from && middle < window.to
      ? [
          { from: window.from, to: middle },
          { from: middle, to: window.to },
        ]
      : [window]
  let missing: string | null = null
  for (const part of parts) missing = (yield* windowPages(location, size, part)) ?? missing
  return missing
}

function* windowPages(location: URL, size: number, window: Window): Paging {
  const narrowed = within(location, window)
  const total = yield* countOf(narrowed)
  if (total === null)
    return `the window from ${new Date(window.from).toISOString()} could not be counted`
  if (total === 0) return null
  if (total <= REACH) return yield* pagesOf(narrowed, size, total)
  if (window.to - window.from > MINUTE) return yield* halves(location, size, window)
  yield* pagesOf(narrowed, size, REACH)
  return `${total} events begin within one minute, of which the API gives ${REACH}`
}

function* countOf(
  location: URL,
): Generator<{ address: string; probe: true }, number | null, Buffer> {
  const address = withParameters(location, { size: '1', page: '0' })
  return totalOf(pageValue(yield { address, probe: true }))
}

/** What is no page is kept, so that the run says what came. */
function* onePage(location: URL): Paging {
  yield { address: location.href }
  return null
}

function* pagesOf(location: URL, size: number, expected: number): Paging {
  let seen = 0
  for (let page = 0; page * size < Math.min(expected, REACH) || page === 0; page += 1) {
    const parameters = { size: String(size), page: String(page), sort: 'date,asc' }
    const value = pageValue(yield { address: withParameters(location, parameters) })
    const total = totalOf(value)
    if (total === null) return `page ${page} is no page of the API`
    if (total !== expected) return changed(expected, total)
    seen += listOf(objectOf(objectOf(value)['_embedded'])['events']).length
  }
  return seen < expected ? `${seen} of ${expected} events came` : null
}

function totalOf(value: unknown): number | null {
  const page = isObject(value) ? objectOf(value['page']) : {}
  const total = Number(page['totalElements'] ?? Number.NaN)
  return Number.isInteger(total) && total >= 0 ? total : null
}

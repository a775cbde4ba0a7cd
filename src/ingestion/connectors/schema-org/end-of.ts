import { DAY_MS } from '../../../lib/durations.ts'

/** With its signs, or without, as microformats write it in titles. */
const MOMENT =
  /^(\d{4})-?(\d{2})-?(\d{2})[T ](\d{2}):?(\d{2})(?::?(\d{2}))?(?:\.\d+)?\s?(Z|[+-]\d{2}:?\d{2})?$/
const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/i

/** Local milliseconds, and the offset as written. */
function momentIn(text: string): { readonly wall: number; readonly offset: string } | null {
  const [whole, year, month, day, hour, minute, second, offset] = MOMENT.exec(text) ?? []
  if (whole === undefined) return null
  const wall = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second ?? '00'}Z`)
  return Number.isNaN(wall) ? null : { wall, offset: offset ?? '' }
}

/** The end by the start and an ISO 8601 duration, written as the start is. */
export function endOf(start: string | undefined, duration: string | undefined): string | undefined {
  const from = momentIn(start ?? '')
  const [whole, days = '0', hours = '0', minutes = '0'] =
    DURATION.exec(duration?.trim() ?? '') ?? []
  if (from === null || whole === undefined) return undefined
  const ms = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60_000
  if (ms === 0 || ms > 366 * DAY_MS) return undefined
  return new Date(from.wall + ms).toISOString().slice(0, 19) + from.offset
}

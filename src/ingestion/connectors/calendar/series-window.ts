import { DAY_MS } from '../../../lib/durations.ts'
import { zoneNamed } from '../../../lib/zone.ts'

/** Between which walls the dates of a series are written out. */
export interface SeriesWindow {
  readonly from: number
  readonly to: number
  /** Part of what a repeating record is known by: when it moves on, its dates do. */
  readonly key: string
  /** The feed's own zone (option `timeZone`), for calendars that tell none. */
  readonly zone: string | null
}

function dayOption(text: string | undefined): number | null {
  const day = Date.parse(`${/^\d{4}-\d{2}-\d{2}/.exec(text?.trim() ?? '')?.[0] ?? ''}T00:00:00Z`)
  return Number.isNaN(day) ? null : day
}

/**
 * From the options `earliest` and `latest`, or a year back and three years ahead. The horizon moves once a month, so that a
 * show that repeats without end does not change with every run.
 */
export function seriesWindow(options: Readonly<Record<string, string>>, now: number): SeriesWindow {
  const earliest = dayOption(options['earliest']) ?? now - 366 * DAY_MS
  const today = new Date(now)
  const ahead = Date.UTC(today.getUTCFullYear() + 3, today.getUTCMonth() + 1, 1)
  const latest = dayOption(options['latest']) ?? ahead
  const zone = zoneNamed(options['timeZone']?.trim() ?? '')
  // A day more on either side: walls are compared, and zones differ.
  return {
    from: earliest - DAY_MS,
    to: latest + DAY_MS,
    key: `${new Date(latest).toISOString().slice(0, 10)}${zone === null ? '' : ` ${zone}`}`,
    zone,
  }
}

import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'
import { instantOf, offsetAt, zoneNamed } from './zone.ts'

/** The minutes at which something is due: five fields as cron has them. */
export interface Cron {
  /** By whose clocks the fields are read. */
  readonly zone: string
  readonly minutes: ReadonlySet<number>
  readonly hours: ReadonlySet<number>
  readonly days: ReadonlySet<number>
  readonly months: ReadonlySet<number>
  readonly weekdays: ReadonlySet<number>
  /** Both day and weekday are restricted: then either suffices, as in every cron. */
  readonly eitherDay: boolean
}

const FIELDS = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'day', min: 1, max: 31 },
  { name: 'month', min: 1, max: 12 },
  // 7 is Sunday too.
  { name: 'weekday', min: 0, max: 7 },
] as const

/** Far enough for the rarest schedule there is: 29 February. */
const LOOK_AHEAD_DAYS = 366 * 8
/** More than clocks are ever put forward or back. */
const CLOCK_CHANGE_MS = 3 * HOUR_MS
const HOURS_OF_DAY = 24

/**
 * Five fields in UTC, or in the zone of a leading `CRON_TZ=Europe/Paris`. Throws an Error that says which field is
 * wrong.
 */
export function parseCron(text: string): Cron {
  const [, zoneText = 'UTC', fields = ''] = /^(?:CRON_TZ=(\S+)\s+)?(.*)$/s.exec(text.trim()) ?? []
  const zone = zoneNamed(zoneText)
  if (zone === null) throw new Error(`The time zone "${zoneText}" is not known.`)
  const parts = fields.split(/\s+/)
  if (parts.length !== FIELDS.length)
    throw new Error(`A schedule has 5 fields, this one has ${fields === '' ? 0 : parts.length}.`)
  const [minutes, hours, days, months, weekdays] = FIELDS.map((field, at) =>
    parseField(parts[at] ?? '', field),
  ) as [Set<number>, Set<number>, Set<number>, Set<number>, Set<number>]
  if (weekdays.has(7)) weekdays.add(0)
  return {
    zone,
    minutes,
    hours,
    days,
    months,
    weekdays,
    eitherDay: !parts[2]?.startsWith('*') && !parts[4]?.startsWith('*'),
  }
}

/**
 * The first due minute after `instant`, epoch ms; null when there is none in years. Where clocks are put forward, a
 * time they skip is due as much later as they were put; where they are put back, a time they show twice is due the
 * first time, or both times when every hour is.
 */
export function nextDue(cron: Cron, instant: number): number | null {
  const wall = instant + offsetAt(cron.zone, instant) * MINUTE_MS
  // What the day before skipped may be due today.
  const first = Math.floor(wall / DAY_MS) - 1
  for (let day = first; day <= first + LOOK_AHEAD_DAYS; day++) {
    const midnight = day * DAY_MS
    const due = dayMatches(cron, new Date(midnight))
      ? firstOfDay(cron, midnight, { instant, wall })
      : null
    if (due !== null) return due
  }
  return null
}

function dayMatches(cron: Cron, midnight: Date): boolean {
  if (!cron.months.has(midnight.getUTCMonth() + 1)) return false
  const day = cron.days.has(midnight.getUTCDate())
  const weekday = cron.weekdays.has(midnight.getUTCDay())
  return cron.eitherDay ? day || weekday : day && weekday
}

function firstOfDay(
  cron: Cron,
  midnight: number,
  after: { readonly instant: number; readonly wall: number },
): number | null {
  let best = Number.POSITIVE_INFINITY
  let bestWall = Number.POSITIVE_INFINITY
  for (let minute = 0; minute < HOURS_OF_DAY * 60; minute++) {
    const wall = midnight + minute * MINUTE_MS
    // Only near a change of clocks are instants in another order than what clocks show.
    if (wall > bestWall + CLOCK_CHANGE_MS) break
    if (wall < after.wall - CLOCK_CHANGE_MS) continue
    if (!cron.hours.has(Math.floor(minute / 60)) || !cron.minutes.has(minute % 60)) continue
    for (const at of instantsOf(cron, wall)) {
      if (at <= after.instant || at >= best) continue
      best = at
      bestWall = wall
    }
  }
  return best === Number.POSITIVE_INFINITY ? null : best
}

function instantsOf({ zone, hours }: Cron, wall: number): readonly number[] {
  if (zone === 'UTC') return [wall]
  const { at } = instantOf(zone, wall)
  if (hours.size < HOURS_OF_DAY) return [at]
  const later = offsetAt(zone, at + CLOCK_CHANGE_MS)
  const again = wall - later * MINUTE_MS
  return again > at && offsetAt(zone, again) === later ? [at, again] : [at]
}

type Field = (typeof FIELDS)[number]

function parseField(text: string, field: Field): Set<number> {
  const values = new Set<number>()
  for (const part of text.split(',')) {
    const { first, last, step } = parseRange(part, field)
    for (let value = first; value <= last; value += step) values.add(value)
  }
  return values
}

function parseRange(part: string, field: Field): { first: number; last: number; step: number } {
  const [, from, to, every] = /^(\*|\d{1,2})(?:-(\d{1,2}))?(?:\/(\d{1,2}))?$/.exec(part) ?? []
  if (from === undefined || (from === '*' && to !== undefined))
    throw new Error(`The ${field.name} "${part}" cannot be read.`)
  const first = from === '*' ? field.min : Number(from)
  // A step without an end runs on to the last value: 5/15 is 5,20,35,50.
  const open = from === '*' || every !== undefined ? field.max : first
  const last = to === undefined ? open : Number(to)
  const step = every === undefined ? 1 : Number(every)
  const within = first >= field.min && last <= field.max && first <= last
  if (!within || step === 0)
    throw new Error(`The ${field.name} "${part}" is not within ${field.min} to ${field.max}.`)
  return { first, last, step }
}

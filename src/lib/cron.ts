/** The minutes at which something is due: five fields as cron has them, read in UTC. */
export interface Cron {
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

const MINUTE_MS = 60_000

/** Far enough back for the rarest schedule there is: 29 February. */
const LOOK_BACK_DAYS = 366 * 8

/** Throws an Error that says which field is wrong. */
export function parseCron(text: string): Cron {
  const parts = text.trim().split(/\s+/)
  if (parts.length !== FIELDS.length)
    throw new Error(
      `A schedule has 5 fields, this one has ${text.trim() === '' ? 0 : parts.length}.`,
    )
  const [minutes, hours, days, months, weekdays] = FIELDS.map((field, at) =>
    parseField(parts[at] ?? '', field),
  ) as [Set<number>, Set<number>, Set<number>, Set<number>, Set<number>]
  if (weekdays.has(7)) weekdays.add(0)
  return {
    minutes,
    hours,
    days,
    months,
    weekdays,
    eitherDay: !parts[2]?.startsWith('*') && !parts[4]?.startsWith('*'),
  }
}

/** The last due minute at or before `instant`, epoch ms; null when there was none in years. */
export function lastDue(cron: Cron, instant: number): number | null {
  const moment = new Date(Math.floor(instant / MINUTE_MS) * MINUTE_MS)
  for (let daysBack = 0; daysBack <= LOOK_BACK_DAYS; daysBack++) {
    if (dayMatches(cron, moment)) {
      const minute = lastMinuteOfDay(cron, moment.getUTCHours() * 60 + moment.getUTCMinutes())
      if (minute !== null) return moment.setUTCHours(0, minute, 0, 0)
    }
    moment.setUTCHours(0, -1, 0, 0)
  }
  return null
}

function dayMatches(cron: Cron, moment: Date): boolean {
  if (!cron.months.has(moment.getUTCMonth() + 1)) return false
  const day = cron.days.has(moment.getUTCDate())
  const weekday = cron.weekdays.has(moment.getUTCDay())
  return cron.eitherDay ? day || weekday : day && weekday
}

function lastMinuteOfDay(cron: Cron, from: number): number | null {
  for (let minute = from; minute >= 0; minute--) {
    if (cron.hours.has(Math.floor(minute / 60)) && cron.minutes.has(minute % 60)) return minute
  }
  return null
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

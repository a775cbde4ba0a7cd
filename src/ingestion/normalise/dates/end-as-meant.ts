import { DAY_MS } from '../../../lib/durations.ts'
import { wallOf } from '../../../lib/zone.ts'
import type { Point } from './calendar.ts'
import { dayOfWall } from './calendar-day.ts'
import type { Moment } from './moment.ts'

const FIVE_MINUTES = 300_000

/** A bare number behind a start may be seconds since midnight, or a day of a spreadsheet: nobody ends at 12:52:41. */
export function ofSpreadsheet(moment: Moment, { stamp }: Point): Moment {
  if (moment.kind !== 'clock' || moment.day === undefined) return moment
  const days = (moment.day - dayOfWall(wallOf(stamp))) / DAY_MS
  if (days < 0 || days > 366 || moment.clock % FIVE_MINUTES === 0) return moment
  return { kind: 'local', day: moment.day, clock: null, zone: null }
}

/** An end as it is meant beside its start. */
export function endMoment(
  moment: Moment,
  { stamp, clockUnplaced }: Point,
  exclusive: boolean,
): Moment {
  const startDay = dayOfWall(wallOf(stamp))
  if (clockUnplaced && isThatNight(moment, startDay)) return { kind: 'none' }
  if (moment.kind !== 'local' || moment.clock !== null || !exclusive) return moment
  return { ...moment, day: Math.max(moment.day - DAY_MS, Math.min(startDay, moment.day)) }
}

const NOON = DAY_MS / 2

/** The morning after: of a night whose clocks stand nowhere only its day is known, not a second one. */
function isThatNight(moment: Moment, startDay: number): boolean {
  if (moment.kind !== 'local' || moment.clock === null || moment.zone !== null) return false
  return moment.day === startDay + DAY_MS && moment.clock <= NOON
}

/** Where the start itself is past midnight, as 25:00, an end of 29:00 counts from the same programme day. */
export function ofProgramme(moment: Extract<Moment, { kind: 'clock' }>, { stamp }: Point): Moment {
  const sameDay = moment.clock - DAY_MS
  return sameDay > wallOf(stamp) % DAY_MS ? { ...moment, clock: sameDay } : moment
}

import { compareActs } from './compare-acts.ts'
import { compareTitles } from './compare-titles.ts'
import { commonDay, playsOn } from './compare-dates.ts'
import type { MatchFeatures } from './features.ts'
import type { Surroundings } from './judge.ts'
import { EVENT_LIMITS, EVENT_WEIGHTS } from './model/event-weights.ts'
import type { Unit } from './unit.ts'

/** Days in common that are looked at; a long run that is alone for a month is alone. */
const DAYS_MAX = 31

export function surroundings(units: readonly Unit[]): Omit<Surroundings, 'placesApart'> {
  const calendar = new Calendar()
  for (const unit of units) {
    const { partner, place, headliners } = unit.features
    if (place.id !== null) calendar.add(`${partner}|${place.id}`, unit)
    for (const { key } of headliners) calendar.add(`${partner}|${key}`, unit)
  }
  return {
    isOnly: (a, b) => isOnly(calendar, a, b),
    hasTwin: (unit) => hasTwin(calendar, unit),
  }
}

function isOnly(calendar: Calendar, a: Unit, b: Unit): boolean {
  const [x, y] = [a.features, b.features]
  const samePlace = x.place.id !== null && x.place.id === y.place.id
  const subject = samePlace ? x.place.id : (x.headliners[0]?.key ?? y.headliners[0]?.key)
  if (subject === undefined) return false
  const days = commonDays(x, y)
  if (days.length === 0) return false
  // Mostly nobody else is there, and it need not be known.
  let fits: number | undefined
  const isRivalled = (own: Unit, facing: Unit) =>
    calendar.some(
      `${own.features.partner}|${subject}`,
      days,
      (other) => isRival(own, other) && fit(other, facing) >= (fits ??= fit(a, b)),
    )
  return !isRivalled(a, b) && !isRivalled(b, a)
}

function hasTwin(calendar: Calendar, unit: Unit): boolean {
  const { partner, place, title, days } = unit.features
  if (place.id === null || days === null) return false
  return calendar.some(
    `${partner}|${place.id}`,
    days.slice(0, DAYS_MAX),
    (other) =>
      isRival(unit, other) && other.features.title.tokens.join(' ') === title.tokens.join(' '),
  )
}

/** How well two are called alike, in bits. */
function fit(a: Unit, b: Unit): number {
  return compareTitles(a, b).bits + (compareActs(a, b).headliner ? EVENT_WEIGHTS.acts.headliner : 0)
}

function isRival(own: Unit, other: Unit): boolean {
  return other !== own && own.features.kind === other.features.kind
}

function commonDays(a: MatchFeatures, b: MatchFeatures): number[] {
  const first = commonDay(a, b)
  if (first === null) return []
  const listed = a.days ?? b.days
  const days = listed ?? Array.from({ length: DAYS_MAX }, (_, index) => first + index)
  return days.filter((day) => playsOn(a, day) && playsOn(b, day)).slice(0, DAYS_MAX)
}

/** What each seller has at a place or with an act, week by week: a hall of many years is not read through. */
class Calendar {
  readonly #weeks = new Map<string, Unit[]>()

  add(subject: string, unit: Unit): void {
    const { from, to } = unit.features
    const first = Math.floor(from / 7)
    const last = Math.floor((to ?? Infinity) / 7)
    if (last - first > EVENT_LIMITS.weeks) this.#append(`${subject}|long`, unit)
    else for (let week = first; week <= last; week++) this.#append(`${subject}|${week}`, unit)
  }

  some(subject: string, days: readonly number[], holds: (unit: Unit) => boolean): boolean {
    const weeks = new Set<number | string>(days.map((day) => Math.floor(day / 7))).add('long')
    return [...weeks].some((week) =>
      (this.#weeks.get(`${subject}|${week}`) ?? []).some(
        (unit) => holds(unit) && days.some((day) => playsOn(unit.features, day)),
      ),
    )
  }

  #append(key: string, unit: Unit): void {
    const already = this.#weeks.get(key)
    if (already === undefined) this.#weeks.set(key, [unit])
    else already.push(unit)
  }
}

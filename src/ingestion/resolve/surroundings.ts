import { compareActs } from './compare-acts.ts'
import type { ActFinding } from './compare-acts.ts'
import { compareTitles } from './compare-titles.ts'
import type { TitleFinding } from './compare-titles.ts'
import { commonDay, playsOn } from './compare-dates.ts'
import type { MatchFeatures } from './features.ts'
import type { Surroundings } from './judge.ts'
import { EVENT_LIMITS, EVENT_WEIGHTS } from './model/event-weights.ts'
import type { Unit } from './unit.ts'
import { areSameWords } from './word-dice.ts'

/** Days in common that are looked at; a long run that is alone for a month is alone. */
const DAYS_MAX = 31

export function surroundings(units: readonly Unit[]): Omit<Surroundings, 'placesApart'> {
  const calendar = new Calendar()
  for (const unit of units) calendar.put(unit)
  return {
    isOnly: (a, b, fits) => isOnly(calendar, a, b, fits),
    hasTwin: (unit) => hasTwin(calendar, unit),
  }
}

function isOnly(calendar: Calendar, a: Unit, b: Unit, fits: number): boolean {
  const [x, y] = [a.features, b.features]
  const samePlace = x.place.id !== null && x.place.id === y.place.id
  const subject = samePlace ? x.place.id : (x.headliners[0]?.key ?? y.headliners[0]?.key)
  if (subject === undefined) return false
  const days = commonDays(x, y)
  if (days.length === 0) return false
  const isRivalled = (own: Unit, facing: Unit) =>
    calendar.some(
      `${own.features.partner}|${subject}`,
      days,
      (other) => isRival(own, other),
      (other) => fit(compareTitles(other, facing), compareActs(other, facing)) >= fits,
    )
  return !isRivalled(a, b) && !isRivalled(b, a)
}

function hasTwin(calendar: Calendar, unit: Unit): boolean {
  const { partner, place, title, days } = unit.features
  if (place.id === null || days === null) return false
  return calendar.some(
    `${partner}|${place.id}`,
    days.slice(0, DAYS_MAX),
    (other) => isRival(unit, other),
    (other) => areSameWords(other.features.title.tokens, title.tokens),
  )
}

/** How well two are called alike, in bits. */
export function fit({ bits }: TitleFinding, { headliner }: ActFinding): number {
  return bits + (headliner ? EVENT_WEIGHTS.acts.headliner : 0)
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
  readonly #subjects = new Map<string, Unit[]>()
  /** Of those that were asked about: few are. */
  readonly #weeks = new Map<string, Map<number, Unit[]>>()

  put(unit: Unit): void {
    const { partner, place, headliners } = unit.features
    if (place.id !== null) append(this.#subjects, `${partner}|${place.id}`, unit)
    for (const { key } of headliners) append(this.#subjects, `${partner}|${key}`, unit)
  }

  /** One that plays on one of these days; `holds` is asked last, for it costs most. */
  some(
    subject: string,
    days: readonly number[],
    may: (unit: Unit) => boolean,
    holds: (unit: Unit) => boolean,
  ): boolean {
    const weeks = this.#weeksOf(subject)
    const fits = (unit: Unit) =>
      may(unit) && days.some((day) => playsOn(unit.features, day)) && holds(unit)
    let last = LONG
    if (weeks.get(LONG)?.some(fits) === true) return true
    for (const day of days) {
      const week = Math.floor(day / 7)
      if (week === last) continue
      last = week
      if (weeks.get(week)?.some(fits) === true) return true
    }
    return false
  }

  #weeksOf(subject: string): Map<number, Unit[]> {
    const known = this.#weeks.get(subject)
    if (known !== undefined) return known
    const weeks = new Map<number, Unit[]>()
    for (const unit of this.#subjects.get(subject) ?? []) putInWeeks(weeks, unit)
    this.#weeks.set(subject, weeks)
    return weeks
  }
}

/** In place of a week: what goes on for many of them. */
const LONG = -Infinity

function putInWeeks(weeks: Map<number, Unit[]>, unit: Unit): void {
  const { from, to } = unit.features
  const first = Math.floor(from / 7)
  const last = Math.floor((to ?? Infinity) / 7)
  if (last - first > EVENT_LIMITS.weeks) append(weeks, LONG, unit)
  else for (let week = first; week <= last; week++) append(weeks, week, unit)
}

function append<Key>(lists: Map<Key, Unit[]>, key: Key, unit: Unit): void {
  const already = lists.get(key)
  if (already === undefined) lists.set(key, [unit])
  else already.push(unit)
}

import { commonDay, playsOn } from './compare-dates.ts'
import type { MatchFeatures } from './features.ts'
import type { Surroundings } from './judge.ts'
import type { Unit } from './unit.ts'

/** Days in common that are looked at; a long run that is alone for a month is alone. */
const DAYS_MAX = 31

export function surroundings(units: readonly Unit[]): Surroundings {
  const atPlace = new Map<string, Unit[]>()
  const byAct = new Map<string, Unit[]>()
  for (const unit of units) {
    const { partner, place, headliners } = unit.features
    if (place.id !== null) append(atPlace, `${partner}|${place.id}`, unit)
    for (const { key } of headliners) append(byAct, `${partner}|${key}`, unit)
  }
  function isOnly(a: Unit, b: Unit): boolean {
    const [x, y] = [a.features, b.features]
    const samePlace = x.place.id !== null && x.place.id === y.place.id
    const act = x.headliners[0]?.key ?? y.headliners[0]?.key
    const known = samePlace ? atPlace : byAct
    const subject = samePlace ? x.place.id : act
    if (subject === undefined) return false
    const days = commonDays(x, y)
    return (
      days.length > 0 &&
      [a, b].every((own) => {
        const rivals = known.get(`${own.features.partner}|${subject}`) ?? []
        return !rivals.some((other) => other !== own && rivalry(own, other, days))
      })
    )
  }
  function hasTwin(unit: Unit): boolean {
    const { partner, place, title, days } = unit.features
    if (place.id === null || days === null) return false
    return (atPlace.get(`${partner}|${place.id}`) ?? []).some(
      (other) =>
        other !== unit &&
        other.features.title.tokens.join(' ') === title.tokens.join(' ') &&
        rivalry(unit, other, days),
    )
  }
  return { isOnly, hasTwin }
}

function rivalry(
  { features: own }: Unit,
  { features: other }: Unit,
  days: readonly number[],
): boolean {
  return own.kind === other.kind && days.some((day) => playsOn(other, day))
}

function commonDays(a: MatchFeatures, b: MatchFeatures): number[] {
  const first = commonDay(a, b)
  if (first === null) return []
  const listed = a.days ?? b.days
  const days = listed ?? Array.from({ length: DAYS_MAX }, (_, index) => first + index)
  return days.filter((day) => playsOn(a, day) && playsOn(b, day)).slice(0, DAYS_MAX)
}

function append(map: Map<string, Unit[]>, key: string, unit: Unit): void {
  const already = map.get(key)
  if (already === undefined) map.set(key, [unit])
  else already.push(unit)
}

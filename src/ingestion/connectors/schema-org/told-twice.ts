import type { NativeListing } from '../../../domain/native-listing.ts'
import { textOf } from '../json-value.ts'
import { completedBy, mayBeSamePlace } from './complete-listing.ts'
import type { Mapped } from './identify.ts'
import { nameKey } from './told-before.ts'

/**
 * Two programs of one site that each tell its events as JSON-LD tell each of them twice, and not the same of it. Events of one
 * name, moment and place are one, told by the first and completed by the second.
 */
export function joinTwins(events: readonly Mapped[]): readonly Mapped[] {
  const ofName = new Map<string, number>()
  for (const { listing } of events)
    ofName.set(nameKey(listing), (ofName.get(nameKey(listing)) ?? 0) + 1)
  const byDay = new Map<string, number[]>()
  const joined: Mapped[] = []
  for (const event of events) {
    const { listing } = event
    const name = nameKey(listing)
    const key = `${name} ${(textOf(listing.start) ?? '').slice(0, 10)}`
    const onDay = byDay.get(key) ?? []
    const isPair = ofName.get(name) === 2
    const at = onDay.find((one) => isTwin(joined[one]?.listing ?? {}, listing, isPair))
    const twin = at === undefined ? undefined : joined[at]
    if (at === undefined || twin === undefined) {
      if (onDay.length < SAME_DAY_MAX) byDay.set(key, [...onDay, joined.length])
      joined.push(event)
    } else {
      const whole = completedBy(twin.listing, listing)
      joined[at] = { ...twin, id: twin.id ?? event.id, listing: whole }
    }
  }
  return joined
}

/** A show that is on more often on one day is compared with the first of them. */
const SAME_DAY_MAX = 50

function isTwin(a: NativeListing, b: NativeListing, isPair: boolean): boolean {
  if (a.sessions !== undefined || b.sessions !== undefined) return false
  if (!mayBeSamePlace(a.place, b.place)) return false
  const [start, other] = [textOf(a.start) ?? '', textOf(b.start) ?? '']
  return (
    start !== '' && (isMoment(start, other) || (isPair && (isDayOf(a, other) || isDayOf(b, start))))
  )
}

const OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i

function isMoment(a: string, b: string): boolean {
  if (a.length <= 10 || b.length <= 10) return a === b
  const [offset, other] = [OFFSET.exec(a)?.[0], OFFSET.exec(b)?.[0]]
  if (offset !== undefined && other !== undefined) return Date.parse(a) === Date.parse(b)
  return a.slice(0, 16) === b.slice(0, 16)
}

/** A bare day, of no more than that day, beside a moment of it. */
function isDayOf({ start, end }: NativeListing, moment: string): boolean {
  const day = textOf(start) ?? ''
  return (
    day.length === 10 &&
    moment.length > 10 &&
    moment.startsWith(day) &&
    (textOf(end) ?? day).startsWith(day)
  )
}

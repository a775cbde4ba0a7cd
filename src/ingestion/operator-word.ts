import type { Decision } from '../domain/decision.ts'
import type { Birth } from '../storage/births.ts'
import type { Pin } from './merge/merge-input.ts'
import { standing } from './resolve/decisions.ts'

/** What the operator said of single listings: fields pinned on their events, events hidden. */
export interface OperatorWord {
  isHidden(birth: Birth): boolean
  /** Oldest first. */
  pinsOf(births: readonly Birth[]): readonly Pin[]
}

const NO_PINS: readonly Pin[] = []

export function operatorWord(decisions: readonly Decision[]): OperatorWord {
  const hidden = new Set<string>()
  const pins = new Map<string, { readonly id: number; readonly pin: Pin }[]>()
  for (const { id, what } of standing(decisions)) {
    if (what.kind === 'hide') hidden.add(what.listing)
    if (what.kind === 'pin') {
      const { listing, field, value, until } = what
      pins.set(listing, [...(pins.get(listing) ?? []), { id, pin: { field, value, until } }])
    }
  }
  return {
    isHidden: (birth) => hidden.size > 0 && namesOf(birth).some((name) => hidden.has(name)),
    pinsOf(births) {
      if (pins.size === 0) return NO_PINS
      return births
        .flatMap((birth) => namesOf(birth).flatMap((name) => pins.get(name) ?? []))
        .toSorted((a, b) => a.id - b.id)
        .map(({ pin }) => pin)
    },
  }
}

/** A night is meant by its own name and by its listing's. */
function namesOf(birth: Birth): string[] {
  if (birth.closed) return []
  const listing = `${birth.partnerId}:${birth.externalId}`
  return birth.sessionAt === null ? [listing] : [listing, `${listing}@${birth.sessionAt}`]
}

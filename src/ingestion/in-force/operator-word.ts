import { HOUR_MS } from '../../lib/durations.ts'
import type { Decision } from '../../domain/decision.ts'
import { groupBy } from '../../lib/group-by.ts'
import type { Birth } from '../../storage/births.ts'
import { birthsOfListings } from '../../storage/births.ts'
import type { Queryable } from '../../storage/database.ts'
import { birthKey, listingKey, nightOfKey } from './listing-keys.ts'
import type { Pin } from '../merge/merge-input.ts'
import { standing } from '../resolve/decisions.ts'

/** What the operator said of single listings: fields pinned on their events, events hidden. */
export interface OperatorWord {
  isHidden(birth: Birth): boolean
  /** Oldest first. */
  pinsOf(births: readonly Birth[]): readonly Pin[]
}

interface SaidOf {
  readonly id: number
  readonly pin: Pin | null
}

const NOTHING: OperatorWord = { isHidden: () => false, pinsOf: () => [] }

export async function operatorWord(
  tx: Queryable,
  decisions: readonly Decision[],
  births: readonly Birth[],
): Promise<OperatorWord> {
  const said = new Map<string, SaidOf[]>()
  for (const { id, what } of standing(decisions)) {
    if (what.kind !== 'hide' && what.kind !== 'pin') continue
    const { listing } = what
    const pin =
      what.kind === 'pin' ? { field: what.field, value: what.value, until: what.until } : null
    said.set(listing, [...(said.get(listing) ?? []), { id, pin }])
  }
  if (said.size === 0) return NOTHING
  const byNight = await saidOfNights(tx, said, births)
  const of = (birth: Birth) => [
    ...(said.get(listingKey(birth)) ?? []),
    ...(byNight.get(birth.id) ?? []),
  ]
  return {
    isHidden: (birth) => of(birth).some(({ pin }) => pin === null),
    pinsOf: (all) =>
      all
        .flatMap(of)
        .toSorted((a, b) => a.id - b.id)
        .flatMap(({ pin }) => pin ?? []),
  }
}

/** A night that was moved a little since the word was said is still that night. */
const MOVED_NIGHT_MAX_MS = 12 * HOUR_MS

/** Birth id → what was said of that night. */
async function saidOfNights(
  tx: Queryable,
  said: ReadonlyMap<string, readonly SaidOf[]>,
  births: readonly Birth[],
): Promise<Map<number, readonly SaidOf[]>> {
  const listings = new Map(births.map((birth) => [listingKey(birth), birth.listingId]))
  const nights = [...said].flatMap(([key, words]) => {
    const { listing, at } = nightOfKey(key)
    const listingId = listings.get(listing)
    return at === null || listingId === undefined ? [] : [{ key, at, listingId, words }]
  })
  const found = new Map<number, readonly SaidOf[]>()
  if (nights.length === 0) return found
  const ids = [...new Set(nights.map(({ listingId }) => listingId))]
  const stored = await birthsOfListings(tx, ids)
  // As they are from now on, where they are about to be written.
  const now = new Map(births.map((birth) => [birth.id, birth]))
  const byListing = groupBy(
    stored.map((birth) => now.get(birth.id) ?? birth),
    (birth) => birth.listingId,
  )
  for (const { key, at, listingId, words } of nights) {
    const meant = nightMeant(byListing.get(listingId) ?? [], key, at)
    if (meant !== undefined) found.set(meant.id, [...(found.get(meant.id) ?? []), ...words])
  }
  return found
}

function nightMeant(own: readonly Birth[], key: string, at: number): Birth | undefined {
  const exact = own.find((birth) => birthKey(birth) === key)
  if (exact !== undefined) return exact
  const away = (birth: Birth) => Math.abs(birth.startAt - at)
  return own
    .filter((birth) => away(birth) <= MOVED_NIGHT_MAX_MS)
    .toSorted((a, b) => away(a) - away(b) || a.id - b.id)[0]
}

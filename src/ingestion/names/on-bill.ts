import { HOUR_MS } from '../../lib/durations.ts'
import type { ListingPerformer } from '../../domain/listing.ts'
import type { Queryable } from '../../storage/database.ts'
import { billingsOf } from '../../storage/performers.ts'
import type { Billing } from '../../storage/performers.ts'

/** Who plays at a listing's nights. */
export interface Bill {
  readonly performers: readonly ListingPerformer[]
  /** Epoch ms. */
  readonly nights: readonly number[]
  /** null: a stand-in for a place. */
  readonly placeId: number | null
  /** Whom the listing billed until now. */
  readonly before: readonly number[]
}

/** A name that may be one of the candidates', with the bills it is on, each with those on it who are known. */
export interface Doubt {
  readonly candidates: readonly number[]
  readonly bills: readonly { readonly bill: Bill; readonly known: ReadonlySet<number> }[]
}

/** Doors in one feed, the show in another, a matinee: still one day's bill. */
const SAME_DAY_MS = 12 * HOUR_MS

/** For each doubt the candidates who are on one of its bills already: listed before, or by another seller. */
export async function onBill(db: Queryable, doubts: readonly Doubt[]): Promise<Set<number>[]> {
  const nights = doubts.flatMap(({ bills }) => bills.flatMap(({ bill }) => bill.nights))
  const candidates = [...new Set(doubts.flatMap((doubt) => doubt.candidates))]
  const billings = await billingsOf(
    db,
    candidates,
    nights.reduce((least, night) => Math.min(least, night), Infinity) - SAME_DAY_MS,
    nights.reduce((most, night) => Math.max(most, night), -Infinity) + SAME_DAY_MS,
  )
  return doubts.map((doubt) => {
    const mine = new Set(doubt.candidates)
    const playing = billings.filter(
      (billing) => mine.has(billing.performerId) && isOnBill(billing, doubt),
    )
    return new Set([
      ...doubt.bills.flatMap(({ bill }) => bill.before.filter((id) => mine.has(id))),
      ...playing.map((billing) => billing.performerId),
    ])
  })
}

function isOnBill(billing: Billing, { bills }: Doubt): boolean {
  return bills.some(
    ({ bill, known }) =>
      bill.nights.some((night) => Math.abs(night - billing.startAt) <= SAME_DAY_MS) &&
      (bill.placeId === billing.placeId ||
        billing.performerIds.some((id) => id !== billing.performerId && known.has(id))),
  )
}

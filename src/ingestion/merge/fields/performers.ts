import type { Chosen, Claim } from '../claim.ts'
import { givers, idsOf } from '../claim.ts'

/**
 * Everybody whom a listing bills: headliners first (by the trust of those who call them so), then by their mean place
 * on the bills, then by id.
 */
export function choosePerformers(claims: readonly Claim[]): Chosen<readonly number[]> {
  const given = givers(claims, ({ member }) => member.performerIds.length > 0)
  const [only] = given
  if (only === undefined) return NOBODY
  const alone = only.member.performerIds
  if (given.length === 1 && alone.length === 1) return { value: alone, from: idsOf(given) }
  const bills = new Map<number, Billing>()
  for (const claim of given) read(claim, bills)
  const value = [...bills.entries()]
    .sort(
      ([a, x], [b, y]) =>
        Number(y.headliner > 0) - Number(x.headliner > 0) ||
        x.places / x.times - y.places / y.times ||
        a - b,
    )
    .map(([id]) => id)
  return { value, from: idsOf(given) }
}

const NOBODY: Chosen<readonly number[]> = { value: [], from: [] }

interface Billing {
  /** Trust for headliner less trust for support. */
  headliner: number
  places: number
  times: number
}

function read({ member, listing, trust }: Claim, bills: Map<number, Billing>): void {
  const seen = new Set<number>()
  member.performerIds.forEach((id, place) => {
    if (seen.has(id)) return
    seen.add(id)
    let bill = bills.get(id)
    if (bill === undefined) bills.set(id, (bill = { headliner: 0, places: 0, times: 0 }))
    const support = listing.performers[place]?.role === 'support'
    // In thousandths: sums of whole numbers do not depend on their order.
    bill.headliner += Math.round(trust * 1000) * (support ? -1 : 1)
    bill.places += place
    bill.times += 1
  })
}

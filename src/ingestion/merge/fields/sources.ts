import { MINUTE_MS } from '../../../lib/durations.ts'
import type { Source } from '../../../domain/event.ts'
import type { Moment } from '../../../domain/moment.ts'
import { byListing } from '../claim.ts'
import { availableDates } from './available-dates.ts'
import { dealReasons } from './good-deal.ts'
import { listingGrades } from './grades.ts'
import type { PricedClaim } from './prices.ts'

/** One source a listing: bookable ones first, then the cheapest, then the most trusted, then by listing key. */
export function sourcesOf(
  claims: readonly PricedClaim[],
  around: { readonly cancelled: boolean; readonly familyShow: boolean; readonly moment: Moment },
): Source[] {
  const [only] = claims
  if (claims.length === 1 && only !== undefined) return [sourceOf(only, claims, around)]
  return claims
    .map((claim) => ({ claim, source: sourceOf(claim, claims, around) }))
    .sort(
      (a, b) =>
        Number(b.source.isBookable) - Number(a.source.isBookable) ||
        byPrice(a.source.lowestPriceCents, b.source.lowestPriceCents) ||
        b.claim.trust - a.claim.trust ||
        byListing(a.claim, b.claim),
    )
    .map(({ source }) => source)
}

function sourceOf(
  claim: PricedClaim,
  claims: readonly PricedClaim[],
  around: { readonly cancelled: boolean; readonly familyShow: boolean; readonly moment: Moment },
): Source {
  const { member, listing, spell, standing, prices } = claim
  const { cancelled, familyShow, moment } = around
  const reasons = cancelled ? [] : dealReasons(claim, claims, familyShow, moment)
  const { dates, cantRetrieve } = availableDates(claim, cancelled, moment)
  const grades = listingGrades(listing)
  return {
    id: claim.id,
    partner: member.partner,
    start: spell.start,
    end: spell.end,
    lowestPriceCents: prices.lowest,
    highestPriceCents: prices.highest,
    isGoodDeal: reasons.length > 0,
    goodDealReasons: reasons,
    link: linkOf(listing.url, member.partner.linkTemplate),
    isBookable: standing.bookable && !cancelled,
    availableDates: dates,
    cantRetrieveAvailableDates: cantRetrieve,
    averageGrade: grades.average,
    totalGrades: grades.count,
    notAvailableAt: standing.unavailableAt,
  }
}

const LONE_SURROGATE = /\p{Surrogate}/gu

/** The listing's address as given, in the operator's affiliate address where there is one. */
export function linkOf(url: string, template: string | null): string {
  if (template === null || url === '') return url
  return template.split('{url}').join(encodeURIComponent(url.replace(LONE_SURROGATE, '\ufffd')))
}

function byPrice(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a - b
}

/**
 * A partner is there twice only with different dates: of two listings with the same dates a live one stays, else the
 * one read last. Prices, availability and votes go by those that stay, as readers see them.
 */
export function withoutTwins(claims: readonly PricedClaim[]): readonly PricedClaim[] {
  if (claims.length === 1) return claims
  const kept = new Map<string, PricedClaim>()
  for (const claim of claims) {
    const key = datesKey(claim)
    const twin = kept.get(key)
    if (twin === undefined || preferred(claim, twin) < 0) kept.set(key, claim)
  }
  return kept.size === claims.length
    ? claims
    : claims.filter((one) => kept.get(datesKey(one)) === one)
}

function preferred(a: PricedClaim, b: PricedClaim): number {
  return Number(b.live) - Number(a.live) || b.member.readAt - a.member.readAt || byListing(a, b)
}

function datesKey({ member, spell }: PricedClaim): string {
  const minutes =
    spell.showings.length > 0
      ? spell.showings.map((showing) => Math.floor(showing.start.at / MINUTE_MS))
      : [spell.start.at, spell.end.at]
  return `${member.partner.id}:${minutes.join(',')}`
}

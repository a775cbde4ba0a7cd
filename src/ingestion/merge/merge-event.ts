import type { CategoryId } from '../../domain/category.ts'
import { FAMILY, mainOf } from '../../domain/category.ts'
import type { Event } from '../../domain/event.ts'
import { NO_PICTURES } from '../../domain/picture.ts'
import { hasGoodDeal } from '../../domain/good-deal.ts'
import type { GoodDeal } from '../../domain/good-deal.ts'
import type { Moment } from '../../domain/moment.ts'
import type { Trend, TrendSum } from '../../domain/trend.ts'
import { momentAt } from '../../domain/moment.ts'
import type { Chosen, Claim } from './claim.ts'
import { claimsOf, isRun } from './claim.ts'
import { voteCancelled } from './fields/cancellation.ts'
import { chooseCategories } from './fields/categories.ts'
import type { Dates } from './fields/dates.ts'
import { chooseDates } from './fields/dates.ts'
import { chooseDescription } from './fields/description.ts'
import { collectCommentaries, eventGrades } from './fields/grades.ts'
import { chooseImage } from './fields/image.ts'
import { chooseName } from './fields/name.ts'
import { eventUnavailableAt } from './fields/not-available.ts'
import { choosePerformers } from './fields/performers.ts'
import type { PricedClaim, PriceRange } from './fields/prices.ts'
import { eventPrices, sourcePrices, tiersOf } from './fields/prices.ts'
import { sourcesOf, withoutTwins } from './fields/sources.ts'
import type { Heat } from './fields/trending.ts'
import { trendOf, trendSum } from './fields/trending.ts'
import type { MergeInput } from './merge-input.ts'
import type { Pinned } from './pins.ts'
import { pinnedFields, pinnedImage } from './pins.ts'
import type { UsualLength } from './policy.ts'
import { spellOf, usualLength } from './spell.ts'
import { standingOf } from './standing.ts'

/**
 * One event out of its listings: a pure function of its input, whatever the order of the members. It holds from
 * `now` until `nextChangeAt`.
 */
export function mergeEvent(input: MergeInput): Event {
  return mergedOf(input, momentAt(input.now)).event
}

/** What its trending score is made of, and why which of its sources are good deals. */
export function explainMerge(input: MergeInput): {
  readonly trend: TrendSum
  readonly deals: readonly GoodDeal[]
} {
  const { event, heat } = mergedOf(input, momentAt(input.now))
  const deals = event.sources.filter(({ isGoodDeal }) => isGoodDeal)
  return {
    trend: trendSum(heat),
    deals: deals.map(({ id, goodDealReasons }) => ({ source: id, reasons: goodDealReasons })),
  }
}

interface Merged {
  readonly event: Event
  readonly heat: Heat
}

function mergedOf(input: MergeInput, moment: Moment): Merged {
  const pinned = pinnedFields(input.pins, moment)
  const heard = claimsOf(input.members)
  const run = isRun(heard)
  const categories = pinOver(chooseCategories(heard), pinned.categories)
  const claims = pricedClaims(heard, usualLength(categories.value), run, input, moment)
  const fields = fieldsOf(claims, run, categories, pinned, input, moment)
  const heat = heatOf(fields, claims, run, input)
  return { event: eventOf(fields, trendOf(heat), input, moment), heat }
}

type Fields = ReturnType<typeof fieldsOf>

function fieldsOf(
  claims: readonly PricedClaim[],
  run: boolean,
  categories: Chosen<readonly CategoryId[]>,
  pinned: Pinned,
  input: MergeInput,
  moment: Moment,
) {
  const name = pinOver(chooseName(claims, input.titleSimilarity), pinned.name)
  const dates = pinnedDates(chooseDates(claims, run), pinned)
  const shown = withoutTwins(claims)
  const prices = pinnedPrices(eventPrices(shown), pinned)
  const description = pinOver(chooseDescription(claims), pinned.description)
  const pictures = input.pictures ?? NO_PICTURES
  const images = pinOver(chooseImage(claims, pictures), pinnedImage(pinned, pictures))
  const unavailable = pinOver(eventUnavailableAt(shown), pinned.notAvailableAt)
  const cancelled = pinOver(voteCancelled(shown), pinned.cancelledAt)
  const commentaries = collectCommentaries(claims)
  const grades = eventGrades(claims)
  const performers = pinOver(choosePerformers(claims), pinned.performerIds)
  const familyShow = categories.value.some((id) => mainOf(id) === FAMILY)
  const around = { cancelled: cancelled.value !== null, familyShow, moment }
  const sources = sourcesOf(shown, around)
  return {
    name,
    dates,
    prices,
    description,
    images,
    unavailable,
    cancelled,
    categories,
    commentaries,
    grades,
    performers,
    sources,
  }
}

function heatOf(
  { dates, unavailable, cancelled, grades, sources }: Fields,
  claims: readonly PricedClaim[],
  run: boolean,
  { trend }: MergeInput,
): Heat {
  return {
    start: dates.value.start,
    end: dates.value.end,
    dates: run ? datesOf(claims) : NO_DATES,
    partners: partnersOf(claims),
    hasGoodDeal: hasGoodDeal({ sources }),
    available: unavailable.value === null,
    cancelled: cancelled.value !== null,
    grades: grades.value,
    basis: trend,
  }
}

const NO_DATES: readonly number[] = []

function eventOf(fields: Fields, trend: Trend, { id, members }: MergeInput, moment: Moment): Event {
  const { name, dates, prices, description, images, unavailable, cancelled } = fields
  const { categories, commentaries, grades, performers, sources } = fields
  return {
    id,
    name: name.value,
    start: dates.value.start,
    end: dates.value.end,
    endNotReliable: dates.value.endNotReliable,
    lowestPriceCents: prices.value.lowest,
    highestPriceCents: prices.value.highest,
    description: description.value,
    images: images.value,
    notAvailableAt: unavailable.value,
    cancelledAt: cancelled.value,
    createdAt: members.reduce((first, one) => Math.min(first, one.firstSeenAt), Infinity),
    sources,
    categories: categories.value,
    commentaries: commentaries.value,
    averageGrade: grades.value.average,
    totalGrades: grades.value.count,
    trendingScore: trend.score,
    performerIds: performers.value,
    trendChangeDay: trend.changeDay,
    // After all that asks for the moment.
    nextChangeAt: moment.next === Infinity ? null : moment.next,
    provenance: {
      name: name.from,
      dates: dates.from,
      prices: prices.from,
      description: description.from,
      image: images.from,
      notAvailableAt: unavailable.from,
      cancelledAt: cancelled.from,
      categories: categories.from,
      commentaries: commentaries.from,
      grades: grades.from,
      performers: performers.from,
    },
  }
}

function pricedClaims(
  heard: readonly Claim[],
  usual: UsualLength,
  run: boolean,
  input: MergeInput,
  moment: Moment,
): PricedClaim[] {
  const priced: PricedClaim[] = []
  for (const claim of heard) {
    const spell = spellOf(claim, usual, run)
    const tiers = tiersOf(claim, input.rates, moment)
    priced.push({
      id: claim.id,
      member: claim.member,
      listing: claim.listing,
      trust: claim.trust,
      live: claim.live,
      spell,
      standing: standingOf(claim, spell, moment),
      tiers,
      prices: sourcePrices(claim, tiers),
    })
  }
  return priced
}

function pinOver<Value>(chosen: Chosen<Value>, pin: Value | undefined): Chosen<Value> {
  return pin === undefined ? chosen : { value: pin, from: [] }
}

function pinnedDates(chosen: Chosen<Dates>, pinned: Pinned): Chosen<Dates> {
  if (pinned.start === undefined && pinned.end === undefined) return chosen
  const start = pinned.start ?? chosen.value.start
  const wished = pinned.end ?? chosen.value.end
  const end = wished.at < start.at ? start : wished
  const endNotReliable = pinned.end === undefined ? chosen.value.endNotReliable : false
  return { value: { start, end, endNotReliable }, from: [] }
}

/** A pinned end of the range moves the other where they would cross. */
function pinnedPrices(chosen: Chosen<PriceRange>, pinned: Pinned): Chosen<PriceRange> {
  const { lowestPriceCents, highestPriceCents } = pinned
  if (lowestPriceCents === undefined && highestPriceCents === undefined) return chosen
  const lowest = lowestPriceCents === undefined ? chosen.value.lowest : lowestPriceCents
  const highest = highestPriceCents === undefined ? chosen.value.highest : highestPriceCents
  if (lowest === null || highest === null || lowest <= highest)
    return { value: { lowest, highest }, from: [] }
  const agreed = lowestPriceCents === undefined ? highest : lowest
  return { value: { lowest: agreed, highest: agreed }, from: [] }
}

function datesOf(claims: readonly PricedClaim[]): number[] {
  const dates: number[] = []
  for (const { live, spell } of claims) {
    if (!live) continue
    for (const { start, cancelled } of spell.showings) if (!cancelled) dates.push(start.at)
  }
  return dates
}

function partnersOf(claims: readonly PricedClaim[]): number {
  if (claims.length === 1) return 1
  return new Set(claims.filter(({ live }) => live).map(({ member }) => member.partner.id)).size
}

import type { CategoryId } from '../../../domain/category.ts'
import { mainOf, OTHER } from '../../../domain/category.ts'
import type { Chosen, Claim } from '../claim.ts'
import { givers, idsOf } from '../claim.ts'
import { CATEGORIES, TRUSTED } from '../policy.ts'

/**
 * What kind of event it is: every category that a trusted partner (0.8 or more) or two partners give, most support
 * first, and the main category of each sub-category. At most 4 sub-categories and 4 mains. Where nobody's word is
 * enough, the best supported one. `other` only where there is nothing else.
 */
export function chooseCategories(claims: readonly Claim[]): Chosen<readonly CategoryId[]> {
  const given = givers(claims, isTold)
  const [only] = given
  if (only === undefined) return NOTHING_TOLD
  if (given.length === 1) {
    return { value: arranged(only.listing.categories), from: [only.id] }
  }
  const supports = [...supportsOf(given)].sort(
    ([a, x], [b, y]) => Math.round((y.trust - x.trust) * 1000) || a - b,
  )
  const enough = supports.filter(
    ([, { trusted, partners }]) => trusted || partners.size >= CATEGORIES.partnersMin,
  )
  const kept = enough.length > 0 ? enough : supports.slice(0, 1)
  const value = arranged(kept.map(([id]) => id))
  const from = given.filter(({ listing }) => listing.categories.some((id) => value.includes(id)))
  return { value, from: idsOf(from) }
}

const NOTHING_TOLD: Chosen<readonly CategoryId[]> = { value: [OTHER], from: [] }

function isTold({ listing }: Claim): boolean {
  return listing.categories.some((id) => id !== OTHER)
}

interface Support {
  trust: number
  trusted: boolean
  readonly partners: Set<number>
}

function supportsOf(claims: readonly Claim[]): Map<CategoryId, Support> {
  const supports = new Map<CategoryId, Support>()
  for (const { listing, trust, member } of claims) {
    // One partner's many listings are one voice.
    for (const id of withMains(listing.categories)) {
      let support = supports.get(id)
      if (support === undefined) {
        supports.set(id, (support = { trust: 0, trusted: false, partners: new Set() }))
      }
      if (!support.partners.has(member.partner.id)) support.trust += trust
      support.partners.add(member.partner.id)
      support.trusted ||= trust >= TRUSTED.category
    }
  }
  return supports
}

function withMains(ids: readonly CategoryId[]): Set<CategoryId> {
  return new Set(ids.filter((id) => id !== OTHER).flatMap((id) => [id, mainOf(id)]))
}

/** Each main before its subs, in the order of support. */
function arranged(ids: readonly CategoryId[]): readonly CategoryId[] {
  const [only] = ids
  if (ids.length === 1 && only !== undefined) {
    const main = mainOf(only)
    return main === only ? ids : [main, only]
  }
  const subs = [...new Set(ids)].filter((id) => id % 100 !== 0).slice(0, CATEGORIES.subsMax)
  const mains = new Set(subs.map(mainOf))
  for (const id of ids) {
    if (id % 100 === 0 && id !== OTHER && mains.size < CATEGORIES.mainsMax) mains.add(id)
  }
  const arranged = [...mains].flatMap((main) => [main, ...subs.filter((id) => mainOf(id) === main)])
  return arranged.length === 0 ? [OTHER] : arranged
}

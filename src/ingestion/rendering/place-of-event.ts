import { momentAt } from '../../domain/moment.ts'
import { TRUSTS } from '../../domain/partner.ts'
import type { Birth } from '../../storage/births.ts'
import { UNKNOWN_PLACE } from '../../storage/places.ts'
import { pinnedFields } from '../merge/pins.ts'
import type { Surroundings } from './render-events.ts'

type PlaceShown = NonNullable<ReturnType<Surroundings['places']['get']>>

export interface PlaceOfEvent {
  readonly place: PlaceShown
  /** The birth that told of it; none where the operator did. */
  readonly from: readonly number[]
}

/**
 * The operator's word; else, where members disagree (a moved show), the word of those who still list it, by trust, then
 * the older listing.
 */
export function placeOf(
  { places, partners, word }: Pick<Surroundings, 'places' | 'partners' | 'word'>,
  births: readonly Birth[],
  now: number,
): PlaceOfEvent {
  const { placeId } = pinnedFields(word.pinsOf(births), momentAt(now))
  const pinned = placeId === undefined ? undefined : places.get(placeId)
  if (pinned !== undefined) return { place: pinned, from: [] }
  const rank = (birth: Birth) => {
    const trust = partners.get(birth.partnerId)?.trust ?? 'resale'
    return [
      Number(birth.placeId <= UNKNOWN_PLACE),
      Number(birth.withdrawn),
      TRUSTS.indexOf(trust),
      birth.id,
    ]
  }
  const [best] = births.map((birth) => ({ birth, rank: rank(birth) })).toSorted(byRank)
  const place = places.get(best?.birth.placeId ?? UNKNOWN_PLACE) ?? places.get(UNKNOWN_PLACE)
  if (place === undefined) throw new Error('the fixed place of unknown places is missing')
  return { place, from: best === undefined ? [] : [best.birth.id] }
}

function byRank(
  a: { readonly rank: readonly number[] },
  b: { readonly rank: readonly number[] },
): number {
  const at = a.rank.findIndex((value, index) => value !== b.rank[index])
  return at < 0 ? 0 : (a.rank[at] ?? 0) - (b.rank[at] ?? 0)
}

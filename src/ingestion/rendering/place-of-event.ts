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
  const best = births.reduce<Birth | undefined>(
    (first, birth) => (first === undefined || precedes(partners, birth, first) ? birth : first),
    undefined,
  )
  const place = places.get(best?.placeId ?? UNKNOWN_PLACE) ?? places.get(UNKNOWN_PLACE)
  if (place === undefined) throw new Error('the fixed place of unknown places is missing')
  return { place, from: best === undefined ? [] : [best.id] }
}

/** Whose word goes first: who knows a place, who still lists it, the more trusted, the older. */
function precedes(partners: Surroundings['partners'], a: Birth, b: Birth): boolean {
  const order =
    Number(a.placeId <= UNKNOWN_PLACE) - Number(b.placeId <= UNKNOWN_PLACE) ||
    Number(a.withdrawn) - Number(b.withdrawn) ||
    trustRank(partners, a) - trustRank(partners, b) ||
    a.id - b.id
  return order < 0
}

function trustRank(partners: Surroundings['partners'], { partnerId }: Birth): number {
  return TRUSTS.indexOf(partners.get(partnerId)?.trust ?? 'resale')
}

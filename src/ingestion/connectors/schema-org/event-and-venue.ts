import type { NativeListing } from '../../../domain/native-listing.ts'
import { foldName } from '../../../lib/fold-name.ts'
import { isObject, textOf, without } from '../json-value.ts'

type Told = Pick<NativeListing, 'name' | 'performers' | 'place'>

/** `Léa Mori @ Salle Vega`, `Léa Mori at Salle Vega`. */
const AT = /^(.+?)\s+(?:@|at)\s+(.+)$/i
const SEVERAL = /\s*(?:[,+&]|\band\b)\s*/i
const YEAR_AT_END = /\b(?:19|20)\d{2}$/

/**
 * Pages put an event and its venue together where they have no words for each: who plays and where, as the name; a festival
 * that is nowhere yet, as its own venue. Told apart only where the other members prove what is what: `Night at the Museum`
 * stays, and so does a museum that is the thing to see.
 */
export function apartFromVenue<T extends Told>(listing: T): T {
  const { place } = listing
  const venue = isObject(place) ? textOf(place['name']) : textOf(place)
  const name = textOf(listing.name)
  if (venue === undefined || name === undefined) return listing
  const [, before, behind] = AT.exec(name.trim()) ?? []
  if (before !== undefined && alike(behind, venue) && isWhoPlays(before, listing.performers))
    return { ...listing, name: before }
  if (alike(name, venue) && YEAR_AT_END.test(venue.trim()) && isSomewhereIn(place))
    return { ...listing, place: without({ ...place, name: undefined }) }
  return listing
}

/** A town is told, and nothing nearer. */
function isSomewhereIn(place: Told['place']): place is Exclude<Told['place'], string | null> {
  if (!isObject(place)) return false
  const nearer = place['street'] ?? place['address'] ?? place['lat']
  return nearer === undefined && place['city'] !== undefined
}

function alike(a: string | undefined, b: string): boolean {
  return a !== undefined && foldName(a) === foldName(b)
}

function isWhoPlays(text: string, performers: Told['performers']): boolean {
  const names = new Set(
    (performers ?? []).map((one) => foldName(textOf(isObject(one) ? one['name'] : one) ?? '')),
  )
  const all = [text, ...text.split(SEVERAL)].map(foldName)
  return names.has(all[0] ?? '') || all.slice(1).every((name) => names.has(name))
}

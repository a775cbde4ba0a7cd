import type { Listing, ListingPlace } from '../../../domain/listing.ts'
import { remembering } from '../../../lib/remember.ts'
import type { Chosen, Claim } from '../claim.ts'
import { givers } from '../claim.ts'
import { NAME } from '../policy.ts'
import { calmed, isShouted } from '../shouting.ts'
import { withoutDate } from '../name-date.ts'
import { plain, titleWords, wordSimilarity } from '../title-words.ts'

/**
 * The name in the middle: the one most like all the others, each counting by its partner's trust, itself included.
 * Names that carry a status or product word, that are all capitals, very long, or tell the venue or the day at an edge are
 * marked down. Then the winner is tidied: the day goes, the venue's tail goes where it is set off (`Léa Mori @ La Cigale`)
 * and something is left, and capitals from end to end become a normal voice.
 */
export function chooseName(
  claims: readonly Claim[],
  similarity?: (one: string, other: string) => number,
): Chosen<string> {
  const given = givers(claims, ({ listing }) => listing.name !== '')
  const chosen = given.length > 1 ? middleOf(given, similarity ?? byWords(given)) : given[0]
  if (chosen === undefined) return { value: '', from: [] }
  return { value: tidyName(chosen.listing), from: [chosen.id] }
}

export function tidyName(listing: Listing): string {
  const name = bareName(listing.name, listing)
  if (!isShouted(listing.name)) return name
  return calmed(
    name,
    listing.performers.map((performer) => performer.name),
  )
}

function middleOf(claims: readonly Claim[], similarity: Similarity): Claim | undefined {
  let middle: Claim | undefined
  let most = -Infinity
  // In order of precedence, so that the first of equals stays.
  for (const claim of claims) {
    const worth = worthOf(claim, claims, similarity)
    if (worth > most) {
      middle = claim
      most = worth
    }
  }
  return middle
}

type Similarity = (one: string, other: string) => number

/** Reads each title once. */
function byWords(claims: readonly Claim[]): Similarity {
  const words = new Map<string, ReadonlySet<string>>()
  for (const { listing } of claims) words.set(listing.name, new Set(titleWords(listing.name)))
  const none = new Set<string>()
  return (one, other) => {
    if (one === other) return 1
    const [a, b] = [words.get(one) ?? none, words.get(other) ?? none]
    return a.size + b.size === 0 ? 0 : wordSimilarity(a, b)
  }
}

function worthOf(claim: Claim, claims: readonly Claim[], similarity: Similarity): number {
  const { name } = claim.listing
  // In thousandths: sums of whole numbers do not depend on their order.
  let worth = -Math.round(penaltyOf(claim.listing) * 1000)
  for (const other of claims) {
    const alike = other === claim ? 1 : similarity(name, other.listing.name)
    worth += Math.round(other.trust * alike * 1000)
  }
  return worth
}

const PRODUCT_WORDS = new Set([
  'parking',
  'vip',
  'pass',
  'package',
  'abonnement',
  'billets',
  'tickets',
])

function penaltyOf(listing: Listing): number {
  const { penalty, lengthMax } = NAME
  const { name } = listing
  return (
    (listing.nameMarkers.length > 0 ? penalty.marker : 0) +
    (isShouted(name) ? penalty.shouted : 0) +
    (bareName(name, listing) === name ? 0 : penalty.venueTail) +
    (titleWords(name).some((word) => PRODUCT_WORDS.has(word)) ? penalty.product : 0) +
    (name.length > lengthMax ? penalty.long : 0)
  )
}

/** Without where and when: an event tells both elsewhere. */
function bareName(name: string, listing: Listing): string {
  const bare = withoutVenue(withoutDate(name, listing), listing)
  return bare === name ? name : withoutDate(bare, listing)
}

const SET_OFF = [' @ ', ' - ', ' – ', ' — ', ' | ']
const IS_SET_OFF = / [@\-–—|] /
/** `Live @ La Cigale` would be left with nothing to say. */
const SAYS_NOTHING = new Set([
  'live',
  'concert',
  'show',
  'spectacle',
  'en',
  'in',
  'le',
  'la',
  'the',
  'un',
  'a',
])

function withoutVenue(name: string, { place }: Listing): string {
  if (place === null || place.name === '' || !IS_SET_OFF.test(name)) return name
  for (const separator of SET_OFF) {
    const at = name.lastIndexOf(separator)
    if (at <= 0 || !isVenue(name.slice(at + separator.length), place)) continue
    const head = name.slice(0, at).trim()
    if (titleWords(head).some((word) => !SAYS_NOTHING.has(word))) return head
  }
  return name
}

/** A hall and its town are in many listings. */
const wordsOfPlace = remembering(5000, (text) => titleWords(plain(text)).join(' '))

function isVenue(tail: string, { name, city }: ListingPlace): boolean {
  const said = titleWords(tail).join(' ')
  if (said === '') return false
  const venue = wordsOfPlace(name)
  if (said === venue) return true
  if (city === null) return false
  const town = wordsOfPlace(city)
  return said === `${venue} ${town}` || said === `${town} ${venue}`
}

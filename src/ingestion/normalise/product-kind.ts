import type { CategoryId } from '../../domain/category.ts'
import { CLASSICAL, COMEDY, mainOf } from '../../domain/category.ts'
import { ownEntry } from '../../lib/own-entry.ts'
import { rememberingWords } from '../../lib/remember.ts'
import type { Offer, OfferKind, ProductKind } from '../../domain/listing.ts'
import { isCalledVip } from '../../domain/title/called-vip.ts'
import { kindOf, takeMarkers } from '../../domain/title/take-markers.ts'
import { fold } from '../../lib/fold.ts'
import { foldWord } from '../../lib/fold-word.ts'
import {
  ANY_PRODUCT,
  ANY_WHOLE_NAME,
  PRODUCTS,
  WHOLE_NAMES,
  withoutJoined,
} from './product-patterns.ts'
import {
  KIND_OF_OFFERS,
  OFFER_KINDS,
  OFFER_NAME_WORDS,
  PRODUCT_KINDS,
} from './tables/product-words.ts'

function kindInName(name: string): ProductKind | null {
  const whole = ANY_WHOLE_NAME.test(name)
    ? WHOLE_NAMES.find(({ pattern }) => pattern.test(name))
    : undefined
  if (whole !== undefined) return whole.kind
  const told = toldOf(name)
  const found = ANY_PRODUCT.test(told)
    ? PRODUCTS.find(({ pattern }) => pattern.test(told))
    : undefined
  // What titles are read by knows more tongues; here it decides whether there is an event at all.
  return found?.kind ?? takeMarkers(fold(told)).markers.kind
}

/** `Parking & camping` is nothing else, `Wine & Vinyl` no vinyl. */
function toldOf(name: string): string {
  const show = withoutJoined(name)
  return show === name || kindOf(fold(show)) !== null ? name : show
}

/** The kind that all offers with a kind of their own agree on; null when plain admission is among them. */
function kindOfOffers(offers: readonly Offer[]): ProductKind | null | 'admission' {
  let kind: ProductKind | null = null
  for (const offer of offers) {
    const ofOffer = KIND_OF_OFFERS[offer.kind]
    if (ofOffer === undefined) return 'admission'
    if (kind !== null && kind !== ofOffer) return null
    kind = ofOffer
  }
  return kind
}

/** `Les Loutres (suite)`, `(suite et fin)`: small, the word says that it goes on. */
const GOES_ON = /[([]suite(?: et fin)?[)\]]/u

/** `Bach: Suites` rents no rooms. */
function isSuiteOfMusic(name: string, categories: readonly CategoryId[]): boolean {
  const isClassical = categories.some((id) => mainOf(id) === CLASSICAL)
  return GOES_ON.test(name) || (isClassical && /\bsuites?\b/iu.test(name))
}

/** `Jo Marsh: VIP`. */
function isShowOfComedian(name: string, categories: readonly CategoryId[]): boolean {
  return categories.some((id) => mainOf(id) === COMEDY) && isCalledVip(fold(name))
}

/** What a listing sells: the partner's word, else what all its offers are, else what its name says. */
export function productKind(
  given: string | null,
  name: string,
  offers: readonly Offer[],
  categories: readonly CategoryId[] = [],
): ProductKind {
  const stated = given === null ? undefined : ownEntry(PRODUCT_KINDS, foldWord(given))
  if (stated !== undefined) return stated
  const isName = isSuiteOfMusic(name, categories) || isShowOfComedian(name, categories)
  const named = isName ? null : kindInName(name)
  const ofOffers = kindOfOffers(offers)
  // An offer of a name alone is "admission" for want of better: only another kind outweighs the name.
  if (ofOffers !== null && ofOffers !== 'admission') return ofOffers
  return named ?? 'admission'
}

/** The kind of one offer by the partner's word or its name. */
export function offerKind(given: string | null, name: string): OfferKind {
  const stated = given === null ? null : kindOfWord(given)
  return stated ?? kindInWords(name) ?? 'admission'
}

const kindOfWord = rememberingWords(
  1000,
  (given): OfferKind | null => ownEntry(OFFER_KINDS, foldWord(given)) ?? kindInWords(given),
)

/** Feeds call all of their offers by a few names. */
const kindInWords = rememberingWords(
  1000,
  (words): OfferKind | null =>
    OFFER_NAME_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null,
)

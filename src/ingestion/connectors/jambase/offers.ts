import type { NativeListing } from '../../../domain/native-listing.ts'
import { isObject, listOf, objectOf, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'

type Offers = Extract<NonNullable<NativeListing['offers']>, readonly unknown[]>

interface Sales {
  readonly offers: Offers
  /** Of the seller that was asked for, or the one primary seller. */
  readonly url: string | undefined
}

/**
 * One offer per seller. Resale has its own kind, so that it never counts as the price of a ticket. With `seller` only that
 * one's are taken, link and all.
 */
export function offersOf(event: JsonObject, seller: string | null): Sales {
  const all = listOf(event['offers']).filter(isObject)
  const taken = seller === null ? all : all.filter((one) => sellerOf(one) === seller)
  const offers = taken.flatMap((one) => offerOf(one))
  const first = seller === null ? undefined : taken[0]
  return {
    offers: event['isAccessibleForFree'] === true ? forFree(offers) : offers,
    url: first === undefined ? undefined : textOf(first['url']),
  }
}

/** A link without a price is then where places are kept. */
function forFree(offers: Offers): Offers {
  const free = { price: 0, kind: 'admission' }
  if (offers.length === 0) return [free]
  return offers.map((offer) =>
    offer.kind === 'resale' || offer.price !== undefined ? offer : { ...offer, price: 0 },
  )
}

function sellerOf(offer: JsonObject): string | undefined {
  return textOf(objectOf(offer['seller'])['identifier'])
}

/** A link without a price tells that it is sold, and not for how much. */
function offerOf(offer: JsonObject): Offers {
  const price = { ...offer, ...objectOf(offer['priceSpecification']) }
  const lowest = textOf(price['minPrice']) ?? textOf(price['price'])
  const resale = textOf(offer['category']) === 'ticketingLinkSecondary'
  return [
    without({
      name: textOf(objectOf(offer['seller'])['name']),
      kind: resale ? 'resale' : 'admission',
      price: lowest,
      priceMax: textOf(price['maxPrice']),
      currency: lowest === undefined ? undefined : textOf(price['priceCurrency']),
      availability: textOf(offer['availability']),
      validFrom: textOf(offer['validFrom']),
    }),
  ]
}

import type { NativeListing } from '../../../domain/native-listing.ts'
import { isObject, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { typesOf } from './graph.ts'
import type { Graph } from './graph.ts'
import { specifiedPrices } from './price-specifications.ts'

export type NativeOffer = Extract<NonNullable<NativeListing['offers']>, readonly unknown[]>[number]

export interface Sale {
  readonly offers?: readonly NativeOffer[]
  readonly saleFrom?: string | undefined
  readonly saleUntil?: string | undefined
}

/** Offers alone, in a list or summed up. A sum counts only where what it sums up is not given. */
export function saleOf(graph: Graph, event: JsonObject): Sale {
  const given = graph.nodes(event, 'offers', 'offer').flatMap((one) => {
    const parts = graph.nodes(one, 'offers')
    return parts.length > 0 ? parts.map((part) => within(one, part)) : [one]
  })
  const offers = [...given.flatMap((one) => offersOf(graph, one)), ...toldInWords(graph, event)]
  const free = /^(?:true|1|yes|https?:\/\/schema\.org\/True)$/i.test(truth(graph, event))
  if (offers.length === 0) return free ? { offers: [{ name: '', price: 0 }] } : {}
  return { offers, ...windowOf(offers) }
}

/** What a sum says of all that it sums up need not be said again. */
function within(sum: JsonObject, part: JsonObject): JsonObject {
  const said = Object.entries(sum).filter(([member]) =>
    CURRENCY.some((one) => member.endsWith(one)),
  )
  return { ...Object.fromEntries(said), ...part }
}

const CURRENCY = ['priceCurrency', 'currency'] as const

/** `"offers": "15 €"`; an address there leads to a seller and tells no price. */
function toldInWords(graph: Graph, event: JsonObject): readonly NativeOffer[] {
  return graph
    .all(event, 'offers')
    .flatMap((one) => (isObject(one) ? [] : (textOf(one) ?? [])))
    .filter((text) => /\d/.test(text) && !/^(?:https?:|www\.|[/#])/i.test(text.trim()))
    .map((price) => ({ price }))
}

function truth(graph: Graph, event: JsonObject): string {
  const [flag] = graph.all(event, 'isAccessibleForFree')
  const [older] = graph.all(event, 'free')
  const value = flag ?? older
  return typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : ''
}

/** One offer; several where its prices are for several kinds of people or seats. */
function offersOf(graph: Graph, offer: JsonObject): readonly NativeOffer[] {
  const { prices, charges, struck } = specifiedPrices(graph, offer)
  const own = graph.text(offer, 'price', 'lowPrice', 'minPrice') !== undefined
  const told = own || prices.length < 2 ? prices.slice(0, 1) : prices
  const shared = without({
    name: graph.text(offer, 'name', 'description') ?? categoryName(graph, offer),
    kind: kindOf(graph, offer),
    originalPrice: struck,
    fees: charges,
    availability: availabilityOf(graph, offer),
    validFrom: graph.text(offer, 'validFrom', 'availabilityStarts'),
    validUntil: graph.text(offer, 'validThrough', 'availabilityEnds'),
  })
  const several = graph.all(offer, 'price').flatMap((price) => textOf(price) ?? [])
  if (several.length > 1)
    return several.map((price) => ({ ...shared, ...priceOf(graph, { ...offer, price }, {}) }))
  if (told.length < 2) return [{ ...shared, ...priceOf(graph, offer, told[0] ?? {}) }]
  return told.map((one) =>
    without({
      ...shared,
      name: graph.text(one, 'name', 'description', 'eligibleCustomerType') ?? shared.name,
      validFrom: graph.text(one, 'validFrom') ?? shared.validFrom,
      validUntil: graph.text(one, 'validThrough') ?? shared.validUntil,
      ...priceOf(graph, offer, one),
    }),
  )
}

function priceOf(graph: Graph, offer: JsonObject, specified: JsonObject): NativeOffer {
  const low =
    graph.text(offer, 'lowPrice', 'minPrice') ??
    (graph.text(offer, 'price') === undefined ? graph.text(specified, 'minPrice') : undefined)
  const price = low ?? graph.text(offer, 'price') ?? graph.text(specified, 'price')
  const priceMax = graph.text(offer, 'highPrice', 'maxPrice') ?? graph.text(specified, 'maxPrice')
  // The least of several, of which the others are not told.
  const isLeast = low !== undefined && priceMax === undefined && isSeveral(graph, offer)
  return without({
    price: isLeast ? `from ${low}` : price,
    priceMax,
    currency: graph.text(offer, ...CURRENCY) ?? graph.text(specified, ...CURRENCY),
  })
}

function isSeveral(graph: Graph, offer: JsonObject): boolean {
  return typesOf(offer).includes('AggregateOffer') && graph.text(offer, 'offerCount') !== '1'
}

/** `"category": "Tarif réduit"`: words for people, where it is none of those that programs know, and no address. */
function categoryName(graph: Graph, offer: JsonObject): string | undefined {
  const category = graph.text(offer, 'category')
  return category === undefined || /^[a-z]+$|[:/]/.test(category) ? undefined : category
}

/** Sellers of second hand say so in the offer's category. */
function kindOf(graph: Graph, offer: JsonObject): string | undefined {
  const category = graph.text(offer, 'category') ?? ''
  if (/secondary|resale/i.test(category)) return 'resale'
  return /^(?:parking|vip|group|donation|stream)$/i.test(category)
    ? category.toLowerCase()
    : undefined
}

function availabilityOf(graph: Graph, offer: JsonObject): string | undefined {
  const stated = graph.text(offer, 'availability')
  if (stated !== undefined) return stated
  const left = graph.nodes(offer, 'inventoryLevel')[0]
  const count = left === undefined ? graph.text(offer, 'inventoryLevel') : graph.text(left, 'value')
  if (count !== undefined && Number(count) === 0) return 'SoldOut'
  const sum = typesOf(offer).includes('AggregateOffer')
    ? graph.text(offer, 'offerCount')
    : undefined
  return sum !== undefined && Number(sum) === 0 ? 'SoldOut' : undefined
}

/** The sale as a whole: from when the first offer opens until the last one closes, where all of them say so. */
function windowOf(offers: readonly NativeOffer[]): Pick<Sale, 'saleFrom' | 'saleUntil'> {
  const from = offers.flatMap(({ validFrom }) => (typeof validFrom === 'string' ? validFrom : []))
  const until = offers.flatMap(({ validUntil }) =>
    typeof validUntil === 'string' ? validUntil : [],
  )
  return without({
    saleFrom: from.length === offers.length ? from.toSorted()[0] : undefined,
    saleUntil: until.length === offers.length ? until.toSorted().at(-1) : undefined,
  })
}

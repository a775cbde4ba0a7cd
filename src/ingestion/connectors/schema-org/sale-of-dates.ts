import { without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import type { Graph } from './graph.ts'
import { saleOf } from './offers.ts'
import type { NativeOffer, Sale } from './offers.ts'

/**
 * The sale of an event; of one that leaves it to its dates what they are sold for, once for each price. Whether a price is to be
 * had is told where all dates agree: the dates themselves tell which of them are sold out.
 */
export function saleWithDates(graph: Graph, event: JsonObject, dates: readonly JsonObject[]): Sale {
  const own = saleOf(graph, event)
  if (own.offers !== undefined) return own
  const byPrice = new Map<string, NativeOffer[]>()
  for (const offer of dates.flatMap((date) => saleOf(graph, date).offers ?? [])) {
    const { name, kind, price, priceMax, currency } = offer
    const key = JSON.stringify([name, kind, price, priceMax, currency])
    byPrice.set(key, [...(byPrice.get(key) ?? []), offer])
  }
  const offers = [...byPrice.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const { validFrom: _from, validUntil: _until, availability, ...told } = first
    const agree = others.every((other) => other.availability === availability)
    return [without({ ...told, availability: agree ? availability : undefined })]
  })
  return offers.length === 0 ? own : { offers }
}

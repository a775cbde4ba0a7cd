import type { JsonObject } from '../json-value.ts'
import { typesOf } from './graph.ts'
import type { Graph } from './graph.ts'

export interface SpecifiedPrices {
  /** What a ticket costs: one for each kind of people or seats. */
  readonly prices: readonly JsonObject[]
  /** Compulsory, on top of any of them. */
  readonly charges: string | undefined
  /** The price that is struck through. */
  readonly struck: string | undefined
}

/** What is to be paid on top, by its type or its name. */
const CHARGE_TYPE = /^(?:Delivery|Payment)ChargeSpecification$/
const CHARGE_NAME =
  /(?<!\p{L})(?:fees?|charges?|frais|commission|(?:\p{L}+-?)?geb[üu]hr(?:en)?)(?!\p{L})/iu
/** `frais inclus`, `no fees`: a price, and what is said of it. */
const NO_CHARGE =
  /(?<!\p{L})(?:sans|no|without|ohne|hors|incl\p{L}*\.?|compris\p{L}*|inbegriffen)(?!\p{L})/iu
/** `priceType` of prices that nobody pays any more. */
const STRUCK = /(?:ListPrice|StrikethroughPrice|MSRP|SRP)$/i

/** The price specifications of an offer, parts of compound ones by themselves. */
export function specifiedPrices(graph: Graph, offer: JsonObject): SpecifiedPrices {
  const all = graph.nodes(offer, 'priceSpecification').flatMap((one) => {
    const parts = graph.nodes(one, 'priceComponent')
    return parts.length === 0 || graph.text(one, 'price') !== undefined ? [one] : parts
  })
  const charges = all.filter((one) => isCharge(graph, one))
  const struck = all.filter((one) => STRUCK.test(graph.text(one, 'priceType') ?? ''))
  return {
    prices: all.filter((one) => !charges.includes(one) && !struck.includes(one)),
    charges: sumOf(charges.flatMap((one) => graph.text(one, 'price') ?? [])),
    struck: struck.flatMap((one) => graph.text(one, 'price') ?? [])[0],
  }
}

/** A charge for so many tickets is none of each. */
function isCharge(graph: Graph, specification: JsonObject): boolean {
  const name = graph.text(specification, 'name', 'description') ?? ''
  return (
    typesOf(specification).some((type) => CHARGE_TYPE.test(type)) ||
    (CHARGE_NAME.test(name) && !NO_CHARGE.test(name))
  )
}

function sumOf(amounts: readonly string[]): string | undefined {
  const sum = amounts.reduce((total, amount) => total + Number(amount), 0)
  if (amounts.length < 2 || !Number.isFinite(sum)) return amounts[0]
  return String(Math.round(sum * 100) / 100)
}

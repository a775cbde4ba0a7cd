import type { NativeListing } from '../../../domain/native-listing.ts'
import { isObject, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'

/** What tickets cost and whether there are any. `has` and `is` members come as flags. */
export function ticketsOf(tickets: JsonObject): Partial<NativeListing> {
  return without({ availability: availabilityOf(tickets), offers: offersOf(tickets) })
}

function availabilityOf(tickets: JsonObject): string | undefined {
  if (tickets['is_sold_out'] === true) return 'soldOut'
  return tickets['has_available_tickets'] === true ? 'available' : undefined
}

/** Nothing to pay where it is not called free is a donation: the price is not known. */
function offersOf(tickets: JsonObject): NativeListing['offers'] {
  const least = amountOf(tickets['minimum_ticket_price'] ?? tickets['min_price'])
  const most = amountOf(tickets['maximum_ticket_price'] ?? tickets['max_price'])
  const currency = (least ?? most)?.currency
  if (tickets['is_free'] === true) return [without({ price: 0, currency })]
  if (isNothing(least) && isNothing(most)) return undefined
  return [without({ price: least?.price, priceMax: most?.price, currency })]
}

interface Amount {
  readonly price: string
  readonly currency: string | undefined
}

/** `{"major_value": "10.00", "currency": "USD"}`, or `10.00 USD`. */
function amountOf(value: unknown): Amount | undefined {
  if (!isObject(value)) {
    const text = textOf(value)
    return text === undefined ? undefined : { price: text, currency: undefined }
  }
  const price = textOf(value['major_value']) ?? textOf(value['display'])
  return price === undefined ? undefined : { price, currency: textOf(value['currency']) }
}

function isNothing(amount: Amount | undefined): boolean {
  return amount === undefined || Number.parseFloat(amount.price) === 0
}

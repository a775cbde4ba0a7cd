import type { NativeListing } from '../../../domain/native-listing.ts'
import { isObject, listOf, objectOf, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { amountOf, isNothing } from './money.ts'
import { classOffers } from './ticket-classes.ts'

/** What tickets cost and whether there are any, as told on the whole, by class, or by the seller elsewhere. */
export function ticketsOf(event: JsonObject): Partial<NativeListing> {
  const whole = objectOf(event['ticket_availability'] ?? event['ticket'])
  const elsewhere =
    event['is_externally_ticketed'] === true ? objectOf(event['external_ticketing']) : {}
  const tickets: JsonObject = { is_free: event['is_free'], ...elsewhere, ...whole }
  const classes = listOf(event['ticket_classes']).filter(isObject)
  const byClass = classOffers(classes)
  return without({
    availability: availabilityOf(tickets),
    offers: offersOf(tickets) ?? (byClass.length === 0 ? undefined : byClass),
    saleFrom: textOf(objectOf(tickets['start_sales_date'])['utc']),
  })
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

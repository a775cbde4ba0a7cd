import type { NativeListing } from '../../../domain/native-listing.ts'
import { textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { amountOf, isNothing } from './money.ts'

type Offers = Extract<NonNullable<NativeListing['offers']>, readonly unknown[]>

/** `UNAVAILABLE` is said before a sale and behind it. */
const SALES: Readonly<Record<string, string>> = {
  AVAILABLE: 'available',
  SOLD_OUT: 'soldOut',
  NOT_YET_ON_SALE: 'notYet',
}

/** What is sold beside admission. */
const KINDS: Readonly<Record<string, string>> = { add_on: 'addOn', donation: 'donation' }

/** Classes of tickets that the public sees, each with what is to be paid on top of it. */
export function classOffers(classes: readonly JsonObject[]): Offers {
  return classes.filter((one) => one['hidden'] !== true).map(offerOf)
}

function offerOf(one: JsonObject): Offers[number] {
  const cost = amountOf(one['cost'])
  const fee = one['include_fee'] === true ? undefined : amountOf(one['fee'])
  return without({
    name: textOf(one['name']),
    kind: one['donation'] === true ? 'donation' : KINDS[textOf(one['category']) ?? ''],
    price: one['free'] === true ? 0 : cost?.price,
    fees: isNothing(fee) ? undefined : fee?.price,
    currency: cost?.currency,
    availability: SALES[textOf(one['on_sale_status']) ?? ''],
    validFrom: textOf(one['sales_start']),
    validUntil: textOf(one['sales_end']),
  })
}

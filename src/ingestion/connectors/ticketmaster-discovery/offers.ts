import type { NativeListing } from '../../../domain/native-listing.ts'
import { isObject, listOf, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'

const INCLUDING_FEES = ' including fees'

/** Price ranges by type; where a type is given with and without fees, only with them. */
export function offersOf(value: unknown): NativeListing['offers'] {
  const ranges = listOf(value).filter(isObject)
  const withFees = new Set(ranges.map(typeIn).filter((type) => type.endsWith(INCLUDING_FEES)))
  const offers = ranges
    .filter((range) => !withFees.has(typeIn(range) + INCLUDING_FEES))
    .map((range) =>
      without({
        kind: (textOf(range['type']) ?? 'standard').replace(INCLUDING_FEES, ''),
        price: textOf(range['min']),
        priceMax: textOf(range['max']),
        currency: textOf(range['currency']),
      }),
    )
  return offers.length === 0 ? undefined : offers
}

/** What is told in two currencies is told twice. */
function typeIn(range: JsonObject): string {
  return `${textOf(range['currency']) ?? ''} ${textOf(range['type']) ?? ''}`
}

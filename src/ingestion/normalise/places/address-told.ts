import { countryCode } from '../../../lib/geo/countries.ts'
import { NO_ADDRESS, readAddress } from './address.ts'
import type { Address } from './address.ts'
import { addressInStreet, withoutName } from './address-in-street.ts'
import { addressOfName, isNameAlone } from './address-in-text.ts'
import { pairOf } from './coordinates.ts'
import { ONLINE } from '../tables/no-places.ts'
import type { Line } from './town-and-point.ts'
import { readVienneseAddress } from './viennese-address.ts'

interface AddressTold {
  /** Coordinates that stand in place of the address. */
  readonly point: ReturnType<typeof pairOf>
  readonly address: Address
}

/** The address of a place, which may stand whole in place of its street or its name. */
export function addressTold(line: Line, country: string | null): AddressTold {
  const told = line('address')
  const point = pairOf(told)
  if (told === null || point !== null || ONLINE.test(told)) {
    return { point, address: addressOfStreet(line, country) }
  }
  const address = readVienneseAddress(told, countryTold(line, country))
  return { point, address: address ?? readAddress(withoutName(told, line('name')), true) }
}

function countryTold(line: Line, byDefault: string | null): string | null {
  return countryCode(line('country') ?? '') ?? byDefault
}

function addressOfStreet(line: Line, country: string | null): Address {
  const told = { name: line('name'), city: line('city'), postalCode: line('postalCode') }
  const inStreet = addressInStreet(line('street') ?? '', told)
  return inStreet ?? (isNameAlone(line) ? addressOfName(line, country) : null) ?? NO_ADDRESS
}

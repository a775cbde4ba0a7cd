import { foldName } from '../../../lib/fold-name.ts'
import { readAddress } from './address.ts'
import type { Address } from './address.ts'

/** What a place tells in members of their own. */
interface Told {
  readonly name: string | null
  readonly city: string | null
  readonly postalCode: string | null
}

/**
 * All of the address in the place of its street: `12 Pine St, Austin, TX 78701`, `Pinienweg 70; Mitte; 10179 Berlin`. Null
 * where the street is one, or the rest of it contradicts what is told beside it.
 */
export function addressInStreet(street: string, told: Told): Address | null {
  if (!/[,;]/.test(street)) return null
  const read = readAddress(withoutName(street, told.name), true)
  const { city, postalCode } = read
  if (read.street === null || city === null || postalCode === null) return null
  const fits =
    (told.city === null || foldName(told.city) === foldName(city)) &&
    (told.postalCode === null || foldName(told.postalCode) === foldName(postalCode))
  return fits ? read : null
}

/** Programs of maps put the name before the address that they give it: `Salle Vega, 3 rue des Pins, 31000 Toulouse`. */
export function withoutName(address: string, name: string | null): string {
  const [first = '', ...rest] = address.split(/[,;]\s*/)
  const same = name !== null && foldName(first) === foldName(name)
  const without = rest.join(', ')
  // A number alone is no street.
  return same && /\p{L}/u.test(without) ? without : address
}

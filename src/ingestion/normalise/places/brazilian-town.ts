import { cityOfName } from '../../../lib/geo/centres.ts'
import { REGION_CODES } from '../tables/regions.ts'
import { isTownOf } from './states.ts'

const STATES = new Set(REGION_CODES['BR']?.split(' '))
/** Those that are neither a state of America or of Mexico, a province of Italy, nor a country that people write behind its towns. */
const SURELY = new Set('AC MG PB RJ RR RS'.split(' '))
const TOWN_SIGN_STATE = /^(\p{L}[\p{L} '’.-]*?)(?: [-–] | ?\/ ?)([A-Z]{2})$/u

/** `Rio de Janeiro - RJ`, `Ouro Preto/MG`: a town and its state, in a place of `country`; null: not known to be one of Brazil. */
export function brazilianTown(
  text: string,
  country: string | null,
): { readonly city: string; readonly region: string } | null {
  const [, city = '', region = ''] = TOWN_SIGN_STATE.exec(text) ?? []
  if (!STATES.has(region)) return null
  const isSurely = SURELY.has(region) && cityOfName(city) === null
  const isBrazil = country === 'BR' || isSurely || isTownOf('BR', city)
  return isBrazil ? { city, region } : null
}

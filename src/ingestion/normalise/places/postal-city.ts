import { countryOfCode } from './country-of-code.ts'
import { COUNTRY_SIGNS, POSTAL_SIGNS } from '../tables/postal-signs.ts'

const SIGNS = [...Object.keys(POSTAL_SIGNS), ...COUNTRY_SIGNS].join('|')
const POSTAL_CITY = new RegExp(
  String.raw`^(?:(${SIGNS})[- ])?(LV-\d{4}|LT-\d{5}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2}|\d{4,6}(?: ?[A-Z]{2})?|[A-Z]\d{4}[A-Z]{3})\s+(\p{L}.*)$`,
  'u',
)

/** `CH-8001`, `F-31000`; the sign belongs to the code in Latvia and Lithuania. */
export const SIGN_OF_CODE = new RegExp(`^(?:${SIGNS})-(?=\\d{3})`, 'i')

export interface PostalCity {
  readonly postalCode: string
  readonly city: string
  /** Told by a sign in front of the code. */
  readonly isSigned: boolean
  /** Where the sign or the form of the code tells it. */
  readonly country?: string
}

/** `31000 Toulouse`, `CH-8001 Zürich`, `00-950 Warszawa`: a postal code and its town. */
export function readPostalCity(text: string): PostalCity | null {
  if (!/^.{0,4}\d/.test(text)) return null
  const [, sign, postalCode, city] = POSTAL_CITY.exec(text) ?? []
  if (postalCode === undefined || city === undefined) return null
  const country =
    sign === undefined ? countryOfCode(postalCode, null) : (POSTAL_SIGNS[sign] ?? sign)
  const read = { postalCode, city, isSigned: sign !== undefined }
  return country === null ? read : { ...read, country }
}
